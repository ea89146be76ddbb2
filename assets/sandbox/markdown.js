// The part of Discord's markdown that bots use, as nodes of the page. Nothing is ever parsed as HTML.

const some = '((?:\\\\[\\s\\S]|[^\\\\])+?)';
const INLINE = new RegExp([
  '(?<escape>\\\\[^A-Za-z0-9\\s])',
  '(?<ticks>`+)(?<code>[^`](?:[\\s\\S]*?[^`])??)\\k<ticks>(?!`)',
  `\\|\\|(?<spoiler>${some})\\|\\|`,
  `\\*\\*(?<strong>${some})\\*\\*(?!\\*)`,
  `__(?<underline>${some})__`,
  `~~(?<strike>${some})~~`,
  `\\*(?<em>(?!\\s)${some})(?<![\\s\\\\])\\*(?!\\*)`,
  `(?<![A-Za-z0-9])_(?<em2>${some})(?<!\\\\)_(?![A-Za-z0-9])`,
  '<@!?(?<user>\\d+)>',
  '<@&(?<role>\\d+)>',
  '<#(?<channel>\\d+)>',
  '</(?<command>[^:>]+):(?<commandId>\\d+)>',
  '<t:(?<moment>-?\\d+)(?::(?<style>[tTdDfFR]))?>',
  '\\[(?<label>[^\\]\\n]+)\\]\\(<?(?<target>https?://[^\\s)>]+)>?\\)',
  '(?<url>https?://[^\\s<>]*[^\\s<>.,:;!?)\'"])',
  '(?<everyone>@everyone|@here)',
].join('|'), 'g');

// What a text needs to know of the world: { people, places, mentions, me, locale, open, use }.
export function inline(text, world) {
  const out = document.createDocumentFragment();
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) out.append(text.slice(at, match.index));
    out.append(node(match.groups, world));
    at = match.index + match[0].length;
  }
  if (at < text.length) out.append(text.slice(at));
  return out;
}

function wrap(tag, text, world) {
  const element = document.createElement(tag);
  element.append(inline(text, world));
  return element;
}

function mention(text, className) {
  const element = document.createElement('span');
  element.className = `mention ${className ?? ''}`;
  element.textContent = text;
  return element;
}

function link(href, label) {
  const a = document.createElement('a');
  Object.assign(a, { href, target: '_blank', rel: 'noreferrer' });
  a.append(label);
  return a;
}

function node(found, world) {
  if (found.escape) return found.escape.slice(1);
  if (found.code !== undefined) {
    const code = document.createElement('code');
    code.textContent = found.code;
    return code;
  }
  if (found.spoiler !== undefined) {
    const spoiler = wrap('span', found.spoiler, world);
    spoiler.className = 'spoiler';
    spoiler.tabIndex = 0;
    spoiler.role = 'button';
    spoiler.ariaLabel = 'Spoiler, press to read';
    const reveal = () => { spoiler.classList.add('open'); spoiler.removeAttribute('aria-label'); };
    spoiler.addEventListener('click', reveal);
    spoiler.addEventListener('keydown', (event) => { if (event.key === 'Enter' || event.key === ' ') reveal(); });
    return spoiler;
  }
  if (found.strong !== undefined) return wrap('strong', found.strong, world);
  if (found.underline !== undefined) return wrap('u', found.underline, world);
  if (found.strike !== undefined) return wrap('s', found.strike, world);
  const em = found.em ?? found.em2;
  if (em !== undefined) return wrap('em', em, world);
  if (found.user) {
    const person = world.people.find((person) => person.id === found.user);
    return mention(person ? `@${person.name}` : '@unknown-user', found.user === world.me.id ? 'me' : '');
  }
  if (found.role) return mention('@role');
  if (found.channel) {
    const place = world.places.find((place) => place.id === found.channel);
    if (!place) return mention('#unknown');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'mention';
    button.textContent = `#${place.name}`;
    button.addEventListener('click', () => world.open(place.id));
    return button;
  }
  if (found.command) {
    const known = world.mentions[found.commandId] === found.command.split(' ')[0];
    if (!known) return mention(`/${found.command}`, 'broken');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'mention';
    button.textContent = `/${found.command}`;
    button.addEventListener('click', () => world.use(found.command));
    return button;
  }
  if (found.moment) return moment(Number(found.moment), found.style ?? 'f', world.locale);
  if (found.target) return link(found.target, inline(found.label, world));
  if (found.url) return link(found.url, found.url);
  return mention(found.everyone, 'me');
}

const STYLES = {
  t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' }, D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' }, F: { dateStyle: 'full', timeStyle: 'short' },
};

function moment(seconds, style, locale) {
  const time = document.createElement('time');
  const date = new Date(seconds * 1000);
  time.className = 'moment';
  if (Number.isNaN(date.getTime())) {
    time.textContent = 'some time';
    return time;
  }
  time.dateTime = date.toISOString();
  time.title = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  if (style === 'R') {
    time.dataset.relative = seconds;
    time.dataset.locale = locale;
    time.textContent = relative(seconds, locale);
  } else {
    time.textContent = new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  }
  return time;
}

// "in 5 minutes", "2 hours ago".
export function relative(seconds, locale) {
  const away = seconds - Date.now() / 1000;
  const units = [['year', 31536000], ['month', 2592000], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];
  const [unit, size] = units.find(([, size]) => Math.abs(away) >= size) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(away / size), unit);
}

// A whole text: paragraphs, headings, lists, quotes, code.
export function markdown(text, world) {
  const out = document.createElement('div');
  out.className = 'markdown';
  text.split(/```(?:[a-z]*\n)?([\s\S]*?)```/).forEach((part, n) => {
    if (n % 2 === 1) {
      const pre = document.createElement('pre');
      pre.textContent = part.replace(/\n$/, '');
      out.append(pre);
    } else {
      blocks(n === 0 ? part : part.replace(/^\n/, ''), out, world);
    }
  });
  return out;
}

function blocks(text, out, world) {
  let lines = [];
  const flush = () => {
    const paragraph = lines.join('\n').replace(/\n+$/, '');
    if (paragraph.trim()) {
      const element = document.createElement('p');
      element.append(inline(paragraph, world));
      out.append(element);
    }
    lines = [];
  };
  let list = null;
  for (const line of text.split('\n')) {
    const heading = line.match(/^(#{1,3}) +(.+)/);
    const small = line.match(/^-# +(.+)/);
    const item = line.match(/^( *)([-*]|\d{1,9}\.) +(.+)/);
    const quote = line.match(/^> ?(.*)/);
    if (!item) list = null;
    if (heading || small || item || quote) flush();
    if (heading) out.append(wrap(`h${heading[1].length + 2}`, heading[2], world));
    else if (small) out.append(wrap('small', small[1], world));
    else if (item) {
      const tag = /\d/.test(item[2]) ? 'ol' : 'ul';
      if (!list || list.tagName.toLowerCase() !== tag) {
        list = document.createElement(tag);
        if (tag === 'ol') list.start = parseInt(item[2], 10);
        out.append(list);
      }
      const entry = wrap('li', item[3], world);
      if (item[1].length > 0) entry.className = 'deeper';
      list.append(entry);
    } else if (quote) {
      const last = out.lastElementChild;
      const box = last?.tagName === 'BLOCKQUOTE' ? last : out.appendChild(document.createElement('blockquote'));
      box.append(wrap('p', quote[1], world));
    } else lines.push(line);
  }
  flush();
}
