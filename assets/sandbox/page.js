// The page: who one is, where one is, what is there, kept up to date.

import { relative } from './markdown.js';
import { closeLostPanel, closePanel, make, renderMessage, shield } from './message.js';
import { startComposer } from './composer.js';

const $ = (id) => document.getElementById(id);
const me = new URLSearchParams(location.search).get('as') ?? 'anna';
const LOCALES = { 'en-US': 'English (US)', 'en-GB': 'English (UK)', hu: 'Magyar', cs: 'Čeština', de: 'Deutsch', fr: 'Français', pl: 'Polski', 'es-ES': 'Español' };
const MANY = 50;

const page = {
  world: null,
  view: null,
  place: decodeURIComponent(location.hash.slice(1)) || 'round-table',
  act,
  notice,
  fillIn,
  jump: (id) => {
    const item = document.querySelector(`[data-message-id="${id}"]`);
    item?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    item?.classList.add('found');
    setTimeout(() => item?.classList.remove('found'), 1500);
  },
  hint: () => {
    if (!page.view?.place && page.place !== '@') return 'There is no such channel';
    const to = page.place === '@' || page.view.place.direct ? page.view.bot.name : `#${page.view.place.name}`;
    return matchMedia('(max-width: 720px)').matches ? 'Message, or / for commands' : `Message ${to}, or / for commands`;
  },
  picture: (src, alt) => {
    const dialog = $('picture');
    dialog.querySelector('img').src = src;
    dialog.querySelector('img').alt = alt;
    dialog.querySelector('p').textContent = alt;
    dialog.showModal();
  },
};
$('picture').addEventListener('click', () => $('picture').close());

// Tells the sandbox what this person does. Fails with the reason.
async function act(deed) {
  if (deed.do !== 'type_into') document.querySelector('.toast')?.remove();
  const response = await fetch('/sandbox/do', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ as: me, ...deed }),
  });
  const outcome = await response.json().catch(() => ({ error: 'The sandbox did not understand this.' }));
  if (!response.ok) throw new Error(outcome.error);
  return outcome;
}

// What this person has read, per place; kept by the browser for each person apart.
const seenKey = `seen ${me}`;
const seen = JSON.parse(localStorage.getItem(seenKey) ?? '{}');
const isNewer = (id, than) => BigInt(id) > BigInt(than ?? 0);
function markSeen(place) {
  if (document.hidden || !place?.last || !isNewer(place.last, seen[place.id])) return;
  seen[place.id] = place.last;
  localStorage.setItem(seenKey, JSON.stringify(seen));
}

// One refresh at a time; whatever happens meanwhile asks for one more.
let limit = MANY;
let busy = false;
let again = false;
async function refresh() {
  if (busy) { again = true; return; }
  busy = true;
  try {
    const query = new URLSearchParams({ as: me, place: page.place, limit });
    const response = await fetch(`/sandbox/view?${query}`);
    const view = await response.json();
    if (response.ok) show(view);
    else $('empty').textContent = view.error;
  } catch {
    $('lost').hidden = false;
  }
  busy = false;
  if (again) { again = false; refresh(); }
}

function show(view) {
  $('lost').hidden = true;
  page.view = view;
  page.world = { ...view, locale: view.me.locale, open, use: (name) => composer.use(name) };
  const here = view.places.find((place) => place.id === view.place?.id || place.name === page.place || place.id === page.place)
    ?? view.places.find((place) => place.id === '@' && view.place?.direct);
  markSeen(here);
  $('server').textContent = view.server.name;
  $('server-settings').hidden = !view.me.manager;
  $('channel-settings').hidden = view.place?.kind !== 'text';
  $('title').textContent = page.place === '@' || view.place?.direct ? view.bot.name : `# ${view.place?.name ?? page.place}`;
  $('presence').textContent = view.bot.online ? 'The bot is online' : 'The bot is offline';
  $('presence').className = view.bot.online ? 'online' : 'offline';
  const unread = showPlaces(view, here);
  document.title = `${unread ? `(${unread}) ` : ''}${view.me.name} · ${view.server.name}`;
  $('menu-mark').hidden = unread === 0;
  showMe(view);
  // First, since its height says where the messages end.
  composer.refresh();
  showMessages(view);
}

function showPlaces(view, here) {
  let unread = 0;
  const groups = { text: [], direct: [] };
  const row = (place) => {
    const calls = place.pings.filter((id) => isNewer(id, seen[place.id])).length;
    unread += calls;
    const isDirect = place.kind === 'direct';
    const name = isDirect ? view.bot.name : place.name;
    const link = make('a', {
      href: `#${encodeURIComponent(isDirect ? '@' : place.kind === 'thread' ? place.id : place.name)}`,
      className: ['place', place.kind, place === here && 'here', place.last && isNewer(place.last, seen[place.id]) && 'unread', place.archived && 'archived'].filter(Boolean).join(' '),
      data: { testid: isDirect ? 'dm' : `channel-${place.name}` },
    }, isDirect ? shield('0', '', true) : make('span', { className: 'sign', textContent: place.kind === 'thread' ? '↳' : '#' }),
    make('span', { className: 'name', textContent: name }));
    if (place === here) link.ariaCurrent = 'page';
    if (calls) link.append(make('span', { className: 'count', textContent: calls, ariaLabel: `${calls} unread`, data: { testid: isDirect ? 'dm-unread' : `unread-${place.name}` } }));
    return link;
  };
  for (const place of view.places) {
    if (place.kind === 'text') {
      groups.text.push(row(place), ...view.places.filter((thread) => thread.parent === place.id && (!thread.archived || thread === here)).map(row));
    } else if (place.kind === 'direct') groups.direct.push(row(place));
  }
  $('places').replaceChildren(make('h3', { textContent: 'Channels' }), ...groups.text, make('h3', { textContent: 'Direct messages' }), ...groups.direct);
  return unread;
}

let shownMe = '';
function showMe(view) {
  const state = JSON.stringify([view.me, view.people]);
  if (state === shownMe) return;
  shownMe = state;
  const settings = make('button', { type: 'button', className: 'quiet', title: 'Your settings', ariaLabel: 'Your settings', textContent: '⚙', data: { testid: 'settings' } });
  settings.addEventListener('click', () => personSettings(page.view));
  const notes = [view.me.locale, view.me.dms_closed && 'DMs closed', view.me.owner && 'owner', !view.me.member && 'has left'].filter(Boolean).join(' · ');
  const people = view.people.map((person) => make('a', {
    href: `/?as=${encodeURIComponent(person.key)}${location.hash}`, title: `Be ${person.name} (${person.locale}); a new tab is another person at the same time`,
    className: person.key === view.me.key ? 'here' : '', data: { testid: `who-${person.key}` },
  }, shield(person.id, person.name), make('span', { textContent: person.name })));
  const another = make('button', { type: 'button', className: 'plain', textContent: '+ Somebody else…', data: { testid: 'add-person' } });
  another.addEventListener('click', () => addPerson());
  const everyone = make('details', { className: 'people' }, make('summary', { textContent: 'Be somebody else', data: { testid: 'people' } }),
    make('div', {}, ...people, another));
  everyone.open = $('me').querySelector('details')?.open ?? false;
  $('me').replaceChildren(everyone, make('div', { className: 'card' }, shield(view.me.id, view.me.name),
    make('div', {}, make('b', { textContent: view.me.name, data: { testid: 'me' } }), make('small', { textContent: notes })), settings));
}

// Only messages that have changed are drawn anew, so that nothing jumps under a finger.
const drawn = new Map();
let drawnPlace = null;
// Whether the end is kept in sight, and how far was scrolled last: only who scrolls up leaves the end.
let following = true;
let scrolled = 0;
function showMessages(view) {
  const scroll = $('scroll');
  const place = view.place?.id ?? page.place;
  const isNew = place !== drawnPlace;
  const atEnd = isNew || following;
  following = atEnd;
  const fromEnd = scroll.scrollHeight - scroll.scrollTop;
  if (isNew) {
    drawn.clear();
    $('messages').replaceChildren();
    drawnPlace = place;
  }
  const before = drawn.size;
  const surroundings = JSON.stringify([view.me, view.people, view.mentions, view.places.map((place) => [place.id, place.name])]);
  const kept = new Set();
  let previous = null;
  let day = '';
  let last = null;
  const put = (element) => {
    const expected = last ? last.nextSibling : $('messages').firstChild;
    if (element !== expected) $('messages').insertBefore(element, expected);
    last = element;
  };
  for (const message of view.messages) {
    const sent = new Date(message.timestamp);
    const today = sent.toDateString();
    const joined = previous !== null && previous.author.id === message.author.id && !message.used && !message.answers
      && previous.type !== 18 && sent - new Date(previous.timestamp) < 420000 && today === day && previous.private === message.private;
    if (today !== day) {
      const key = `day ${today}`;
      kept.add(key);
      const words = new Intl.DateTimeFormat(view.me.locale, { dateStyle: 'long' }).format(sent);
      const line = drawn.get(key)?.element ?? make('li', { className: 'day' }, make('span', { textContent: words }));
      drawn.set(key, { element: line });
      put(line);
    }
    const state = JSON.stringify(message) + joined + surroundings;
    const old = drawn.get(message.id);
    let element = old?.element;
    if (old?.state !== state) {
      element = renderMessage(message, page, joined);
      old?.element.replaceWith(element);
      drawn.set(message.id, { state, element });
    }
    kept.add(message.id);
    put(element);
    previous = message;
    day = today;
  }
  for (const [key, { element }] of drawn) {
    if (kept.has(key)) continue;
    element.remove();
    drawn.delete(key);
  }
  closeLostPanel();
  $('earlier').hidden = !view.more;
  $('empty').hidden = view.messages.length > 0;
  $('empty').textContent = !view.place && page.place !== '@' ? 'There is no such channel, or you do not see it.'
    : page.place === '@' ? `This is the beginning of your messages with ${view.bot.name}.`
    : `This is the beginning of #${view.place.name}. Type / to see what the bot can do.`;
  if (atEnd) scroll.scrollTop = scroll.scrollHeight;
  else if (limit > MANY && drawn.size > before + 1) scroll.scrollTop = scroll.scrollHeight - fromEnd;
  $('newer').hidden = atEnd || drawn.size <= before;
}
// Pictures that arrive late push the end away from whoever was there.
$('messages').addEventListener('load', () => {
  if (following) $('scroll').scrollTop = $('scroll').scrollHeight;
}, true);
$('newer').addEventListener('click', () => { $('scroll').scrollTop = $('scroll').scrollHeight; $('newer').hidden = true; });
$('scroll').addEventListener('scroll', () => {
  const { scrollTop, scrollHeight, clientHeight } = $('scroll');
  const isAtEnd = scrollHeight - scrollTop - clientHeight < 90;
  if (isAtEnd) $('newer').hidden = true;
  if (isAtEnd || scrollTop < scrolled) following = isAtEnd;
  scrolled = scrollTop;
});
$('earlier').addEventListener('click', () => { limit += MANY; refresh(); });

function open(place) { location.hash = encodeURIComponent(place); }
addEventListener('hashchange', () => {
  page.place = decodeURIComponent(location.hash.slice(1)) || 'round-table';
  limit = MANY;
  shownMe = '';
  closePanel();
  side(false);
  composer.write();
  refresh();
});

function side(isOpen) {
  document.body.classList.toggle('side-open', isOpen);
  $('shade').hidden = !isOpen;
}
$('menu').addEventListener('click', () => side(true));
$('shade').addEventListener('click', () => side(false));

// A line that only this tab shows, until the next one or a click.
function notice(text) {
  const old = document.querySelector('.toast');
  old?.remove();
  const toast = make('button', { type: 'button', className: 'toast', title: 'Put away', textContent: text, data: { testid: 'notice' } });
  toast.addEventListener('click', () => toast.remove());
  $('composer').before(toast);
}

// Asks in a dialog; `fields` are elements with a `name`.
function ask(title, fields, done, word = 'Save') {
  const dialog = $('dialog');
  const failure = make('p', { className: 'failure', hidden: true, role: 'alert' });
  const form = make('form', { method: 'dialog' }, make('h2', { textContent: title }), ...fields, failure,
    make('div', { className: 'finish' },
      make('button', { type: 'button', className: 'plain', textContent: 'Cancel', onclick: () => dialog.close(), data: { testid: 'dialog-cancel' } }),
      make('button', { type: 'submit', className: 'send', textContent: word, data: { testid: 'dialog-save' } })));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      await done(form);
      dialog.close();
      refresh();
    } catch (error) {
      failure.textContent = error.message;
      failure.hidden = false;
    }
  });
  dialog.replaceChildren(form);
  dialog.showModal();
}

const field = (words, input) => make('label', { className: 'field' }, make('span', { textContent: words }), input);
const check = (words, name, checked) => make('label', { className: 'check' },
  make('input', { type: 'checkbox', name, checked, data: { testid: name.replace('_', '-') } }), make('span', { textContent: words }));
function languages(name, current) {
  const known = current in LOCALES ? LOCALES : { ...LOCALES, [current]: current };
  const options = Object.entries(known).map(([value, words]) => make('option', { value, textContent: `${words} (${value})`, selected: value === current }));
  return make('select', { name, data: { testid: name } }, ...options);
}

function personSettings({ me: person }) {
  ask(`Settings of ${person.name}`, [
    field('Name', make('input', { name: 'name', value: person.name, maxLength: 32, data: { testid: 'name' } })),
    field('Language', languages('locale', person.locale)),
    check('Direct messages from the bot are closed', 'dms_closed', person.dms_closed),
    check('May manage the server and its messages', 'manager', person.manager),
    check('Is on this server', 'member', person.member),
  ], (form) => act({
    do: 'set_person', name: form.elements.name.value, locale: form.elements.locale.value,
    dms_closed: form.elements.dms_closed.checked, manager: form.elements.manager.checked, member: form.elements.member.checked,
  }));
}

$('server-settings').addEventListener('click', () => ask(`Settings of ${page.view.server.name}`, [
  field('Language (any other than English (US) makes it a Community server)', languages('server-locale', page.view.server.locale)),
], (form) => act({ do: 'set_server', locale: form.elements['server-locale'].value })));

const PERMISSIONS = [
  ['See the channel', 10n], ['Send messages', 11n], ['Embed links', 14n], ['Attach files', 15n], ['Read the history', 16n],
  ['Send messages in threads', 38n], ['Open public threads', 35n], ['Open private threads', 36n], ['Manage messages', 13n],
];
$('channel-settings').addEventListener('click', () => {
  const bits = BigInt(page.view.place.bot_permissions);
  const channel = page.view.place.id;
  ask(`What the bot may do in #${page.view.place.name}`,
    PERMISSIONS.map(([words, bit]) => check(words, `bit-${bit}`, (bits >> bit & 1n) === 1n)),
    (form) => {
      let now = bits;
      for (const [, bit] of PERMISSIONS) {
        now = form.elements[`bit-${bit}`].checked ? now | 1n << bit : now & ~(1n << bit);
      }
      return act({ do: 'set_channel', channel, bot_permissions: now.toString() });
    });
});

function addPerson() {
  ask('Somebody else joins the server', [field('Name', make('input', { name: 'name', required: true, maxLength: 32, data: { testid: 'new-name' } }))],
    async (form) => {
      const { key } = await act({ do: 'add_person', name: form.elements.name.value });
      location.href = `/?as=${encodeURIComponent(key)}${location.hash}`;
    }, 'Join');
}

// A form that the bot asks to be filled in.
function fillIn(interaction, modal) {
  const inputs = modal.components.flatMap((component) => component.type === 18
    ? [{ ...component.component, label: component.label, description: component.description }] : component.components ?? [])
    .filter((input) => input.type === 4);
  const fields = inputs.map((input) => field(input.label, make(input.style === 2 ? 'textarea' : 'input', {
    name: input.custom_id, value: input.value ?? '', placeholder: input.placeholder ?? '', required: input.required !== false,
    maxLength: input.max_length ?? 4000, minLength: input.min_length ?? 0, data: { testid: 'modal-input' },
  })));
  ask(modal.title, fields, async (form) => {
    const values = Object.fromEntries(inputs.map((input) => [input.custom_id, form.elements[input.custom_id].value]));
    const outcome = await act({ do: 'submit', interaction, fields: values });
    if (!outcome.answered) throw new Error('The application did not respond.');
  }, 'Send');
}

setInterval(() => {
  for (const time of document.querySelectorAll('time[data-relative]')) {
    time.textContent = relative(Number(time.dataset.relative), time.dataset.locale);
  }
}, 5000);

const composer = startComposer($('composer'), page);
// `?still` shows the page once as it is, for browsers that take a picture when nothing moves any more.
if (!new URLSearchParams(location.search).has('still')) {
  const live = new EventSource('/sandbox/live');
  live.onmessage = refresh;
  live.onopen = refresh;
  live.onerror = () => { $('lost').hidden = false; };
}
document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
refresh();
