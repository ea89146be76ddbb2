# The bot in a small image: no shell, no root, the database on the volume /data.

FROM rust:1.95-slim-trixie AS build
WORKDIR /build
COPY . .
RUN CARGO_PROFILE_RELEASE_STRIP=true cargo build --release --locked && mkdir /data

FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=build /build/target/release/roundtable /usr/local/bin/roundtable
COPY LICENSE NOTICES.md /usr/share/doc/roundtable/
COPY licenses /usr/share/doc/roundtable/licenses
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /data
VOLUME /data
ENV ROUNDTABLE_DATABASE=/data/roundtable.sqlite ROUNDTABLE_METRICS=127.0.0.1:9100
USER 65532:65532
HEALTHCHECK --interval=30s --timeout=10s --start-period=15s CMD ["/usr/local/bin/roundtable", "health"]
# Without a shell in between, SIGTERM reaches the bot itself; it ends within five seconds.
ENTRYPOINT ["/usr/local/bin/roundtable"]
