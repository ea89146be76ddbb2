//! A wire to a server that can be cut.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU16, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of connections.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wire {
    /// They go through.
    Open,
    /// They stand, but nothing goes through.
    Hanging,
    /// They are ended, and new ones refused.
    Cut,
}

/// Passes connections on to a server.
pub struct Relay {
    pub address: SocketAddr,
    wire: watch::Sender<Wire>,
}

impl Relay {
    /// A relay to the server at this address, `HOST:PORT`.
    pub async fn to(server: &str, wire: Wire) -> Relay {
        let address = own_address().await;
        let wire = watch::Sender::new(wire);
        tokio::spawn(listen(address, server.to_owned(), wire.subscribe()));
        Relay { address, wire }
    }

    pub fn set(&self, wire: Wire) {
        self.wire.send_replace(wire);
    }
}

/// An address with a port that no connection of another program is given while nobody listens there: those that systems
/// give out begin at 32768.
async fn own_address() -> SocketAddr {
    static TRIED: AtomicU16 = AtomicU16::new(0);
    let first = u16::try_from(std::process::id() % 10_000).unwrap();
    loop {
        let port = 20_000 + (first + TRIED.fetch_add(1, Ordering::Relaxed)) % 10_000;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        if TcpListener::bind(address).await.is_ok() {
            return address;
        }
    }
}

async fn listen(address: SocketAddr, server: String, mut wire: watch::Receiver<Wire>) {
    while wire.wait_for(|wire| *wire != Wire::Cut).await.is_ok() {
        let listener = TcpListener::bind(address).await.unwrap();
        loop {
            tokio::select! {
                accepted = listener.accept() => {
                    tokio::spawn(pass(accepted.unwrap().0, server.clone(), wire.clone()));
                }
                _ = cut(wire.clone()) => break,
            }
        }
    }
}

async fn pass(client: TcpStream, server: String, wire: watch::Receiver<Wire>) {
    let until = wire.clone();
    let both = async move {
        flows(&wire).await;
        let server = TcpStream::connect(server).await.unwrap();
        let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
        tokio::join!(pump(from_client, to_server, wire.clone()), pump(from_server, to_client, wire));
    };
    tokio::select! {
        () = both => {}
        () = cut(until) => {}
    }
}

/// Passes on what one side says, until either side ends.
async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, wire: watch::Receiver<Wire>) {
    let mut bytes = vec![0; 16 << 10];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        flows(&wire).await;
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

async fn flows(wire: &watch::Receiver<Wire>) {
    // An evening that has ended needs no wire.
    let _ = wire.clone().wait_for(|wire| *wire == Wire::Open).await;
}

async fn cut(mut wire: watch::Receiver<Wire>) {
    let _ = wire.wait_for(|wire| *wire == Wire::Cut).await;
}
