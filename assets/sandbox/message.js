// Messages: text, embeds, pictures, buttons, menus.

import { inline, markdown } from './markdown.js';

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  const { data, ...rest } = properties;
  Object.assign(element, rest);
  Object.assign(element.dataset, data ?? {});
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const TINTS = ['#6e1a14', '#0b3c8c', '#2f6b3a', '#7a4a12', '#4b2a63', '#0f5d66', '#83401f', '#394a1d'];

// A small shield with the first letter of a name; the bot has a round table.
export function shield(id, name, bot) {
  if (bot) return make('span', { className: 'avatar bot', ariaHidden: 'true' });
  const tint = TINTS[Number(BigInt(id) % BigInt(TINTS.length))];
  const letter = [...name.replace(/[^\p{L}\p{N}]/gu, '')][0] ?? '?';
  const avatar = make('span', { className: 'avatar', ariaHidden: 'true', textContent: letter.toUpperCase() });
  avatar.style.background = tint;
  return avatar;
}

// What was chosen on a menu stays shown while the menu keeps its custom id.
const chosen = new Map();
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'primary' };

// `page` is { world, act(deed) -> outcome, picture(src, alt) }. `act` fails with a reason.
export function renderMessage(message, page, joined) {
  const { world } = page;
  const item = make('li', {
    className: ['message', message.private && 'private', message.pings_me && 'pings', joined && 'joined']
      .filter(Boolean).join(' '),
    data: { testid: 'message', messageId: message.id, author: message.author_name },
  });
  if (message.type === 18) {
    const open = make('button', { type: 'button', className: 'plain', textContent: message.content });
    open.addEventListener('click', () => message.thread && world.open(message.thread.id));
    item.classList.add('notice');
    item.append(make('span', { className: 'text' }, `${message.author_name} started a thread: `, open));
    return item;
  }
  const sent = new Date(message.timestamp);
  const clock = new Intl.DateTimeFormat(world.locale, { timeStyle: 'short' }).format(sent);
  const body = make('div', { className: 'body' });
  if (message.used) {
    item.append(make('p', { className: 'origin' }, make('b', { textContent: message.used.who }), ' used ',
      make('span', { className: 'mention', textContent: `/${message.used.command}` })));
  } else if (message.answers) {
    // Its first line in plain words: no bell with mentions before it, no marks.
    const line = message.answers.text.replace(/^(🔔|<@\d+>|\s)+/u, '').split('\n')[0].replace(/\*\*|`/g, '').slice(0, 90) || 'a picture';
    const jump = make('button', { type: 'button', className: 'plain', textContent: line });
    jump.addEventListener('click', () => page.jump(message.answers.id));
    item.append(make('p', { className: 'origin' }, make('b', { textContent: message.answers.who }), ' ', jump));
  }
  if (joined) {
    item.append(make('time', { className: 'gutter', textContent: clock, dateTime: message.timestamp }));
  } else {
    item.append(shield(message.author.id, message.author_name, message.by_bot));
    body.append(make('header', {},
      make('b', { className: 'author', textContent: message.author_name }),
      message.by_bot && make('span', { className: 'tag', textContent: 'App' }),
      make('time', { textContent: clock, dateTime: message.timestamp, title: sent.toLocaleString(world.locale) })));
  }
  if (message.loading) {
    body.append(make('p', { className: 'thinking', data: { testid: 'loading' }, textContent: `${message.author_name} is thinking…` }));
  }
  if (message.content) {
    const text = markdown(message.content, world);
    text.dataset.testid = 'message-text';
    body.append(text);
    if (message.edited_timestamp) {
      (text.lastElementChild ?? text).append(make('span', { className: 'edited', textContent: ' (edited)' }));
    }
  }
  for (const embed of message.embeds) body.append(renderEmbed(embed, message, page));
  const used = usedFiles(message);
  const v2 = (message.flags & 32768) !== 0;
  const loose = message.attachments.filter((file) => !v2 && !used.has(file.id));
  if (loose.length > 0) {
    body.append(make('div', { className: `files n${Math.min(loose.length, 4)}` }, ...loose.map((file) => renderFile(file, page))));
  }
  const controls = make('div', { className: 'controls' });
  for (const component of message.components) {
    (v2 ? body : controls).append(renderComponent(component, message, page));
  }
  if (controls.childElementCount > 0) body.append(controls);
  body.append(make('p', { className: 'failure', role: 'alert', hidden: true, data: { testid: 'failed' } }));
  if (message.thread) {
    const open = make('button', { type: 'button', className: 'open-thread', textContent: `# ${message.thread.name}` });
    open.addEventListener('click', () => world.open(message.thread.id));
    body.append(open);
  }
  if (message.private) {
    const dismiss = make('button', { type: 'button', className: 'plain', textContent: 'Dismiss message', data: { testid: 'dismiss' } });
    dismiss.addEventListener('click', () => page.act({ do: 'remove', message: message.id }));
    body.append(make('p', { className: 'only-you', data: { testid: 'only-you' } }, 'Only you can see this · ', dismiss));
  } else if (world.me.manager || message.author.id === world.me.id) {
    const remove = make('button', { type: 'button', className: 'remove', title: 'Delete this message', ariaLabel: 'Delete this message', textContent: '×', data: { testid: 'delete' } });
    remove.addEventListener('click', () => page.act({ do: 'remove', message: message.id }));
    item.append(remove);
  }
  item.append(body);
  return item;
}

// Files that an embed shows are not shown again below it.
function usedFiles(message) {
  const used = new Set();
  for (const embed of message.embeds) {
    for (const holder of [embed.image, embed.thumbnail, embed.author, embed.footer]) {
      if (holder?.attachment_id) used.add(holder.attachment_id);
      const shown = message.attachments.find((file) => holder?.url && file.url === holder.url);
      if (shown) used.add(shown.id);
    }
  }
  return used;
}

function renderEmbed(embed, message, page) {
  const { world } = page;
  const box = make('article', { className: 'embed', data: { testid: 'embed' } });
  if (embed.color !== undefined) box.style.setProperty('--bar', `#${embed.color.toString(16).padStart(6, '0')}`);
  const text = make('div', { className: 'embed-text' });
  const add = (child) => { if (child) box.append(child); };
  if (embed.author) text.append(make('p', { className: 'embed-author', textContent: embed.author.name }));
  if (embed.title) {
    const title = make('h3', {}, inline(embed.title, world));
    text.append(embed.url ? make('a', { href: embed.url, target: '_blank', rel: 'noreferrer' }, title) : title);
  }
  if (embed.description) text.append(markdown(embed.description, world));
  if (embed.fields?.length) {
    const fields = embed.fields.map((field) => make('div', { className: field.inline ? 'field inline' : 'field' },
      make('h4', {}, inline(field.name, world)), markdown(field.value, world)));
    text.append(make('div', { className: 'fields' }, ...fields));
  }
  box.append(text);
  if (embed.thumbnail) add(picture(embed.thumbnail, altOf(embed.thumbnail, message), page, 'thumbnail'));
  if (embed.image) add(picture(embed.image, altOf(embed.image, message), page, 'wide'));
  const when = embed.timestamp && new Date(embed.timestamp).toLocaleString(world.locale);
  const footer = [embed.footer?.text, when].filter(Boolean).join(' · ');
  if (footer) box.append(make('p', { className: 'embed-footer', textContent: footer }));
  return box;
}

function altOf(media, message) {
  return message.attachments.find((file) => file.id === media.attachment_id || file.url === media.url)?.description ?? '';
}

function renderFile(file, page) {
  if (file.content_type?.startsWith('image/')) return picture(file, file.description ?? '', page, 'wide');
  return make('a', { className: 'file', href: file.url, download: file.filename, textContent: `${file.filename} (${Math.ceil(file.size / 1024)} KiB)` });
}

function picture(media, alt, page, className) {
  // The file that it refers to was dropped from the message.
  if (media.url.startsWith('attachment:')) return null;
  const img = make('img', { src: media.url, alt, loading: 'lazy', data: { testid: 'picture' } });
  if (media.width) Object.assign(img, { width: media.width, height: media.height });
  const open = make('button', { type: 'button', className: 'frame', ariaLabel: alt ? `Enlarge: ${alt}` : 'Enlarge the picture' }, img);
  open.addEventListener('click', () => page.picture(media.url, alt));
  const figure = make('figure', { className }, open);
  if (alt && className === 'wide') {
    const words = make('figcaption', { textContent: alt, hidden: true });
    const toggle = make('button', { type: 'button', className: 'alt', textContent: 'ALT', title: 'Show the description', data: { testid: 'alt' } });
    toggle.addEventListener('click', () => { words.hidden = !words.hidden; });
    figure.append(toggle, words);
  }
  return figure;
}

function renderComponent(component, message, page) {
  const all = (list) => (list ?? []).map((inner) => renderComponent(inner, message, page));
  switch (component.type) {
    case 1: return make('div', { className: 'row' }, ...all(component.components));
    case 2: return renderButton(component, message, page);
    case 3: case 5: return renderSelect(component, message, page);
    case 9: return make('div', { className: 'section' }, make('div', {}, ...all(component.components)),
      component.accessory && renderComponent(component.accessory, message, page));
    case 10: return markdown(component.content, page.world);
    case 11: return picture(component.media, component.description ?? altOf(component.media, message), page, 'thumbnail');
    case 12: return make('div', { className: `files n${Math.min(component.items.length, 4)}` }, ...component.items.map((item) =>
      picture(item.media, item.description ?? altOf(item.media, message), page, 'wide')));
    case 13: return make('a', { className: 'file', href: component.file.url, textContent: component.file.url.split('/').at(-1) });
    case 14: return make(component.divider === false ? 'div' : 'hr', { className: 'separator' });
    case 17: {
      const box = make('div', { className: 'embed container' }, ...all(component.components));
      if (component.accent_color !== undefined) box.style.setProperty('--bar', `#${component.accent_color.toString(16).padStart(6, '0')}`);
      return box;
    }
    default: return make('p', { className: 'failure', textContent: `A component of type ${component.type} cannot be shown here.` });
  }
}

function label(component) {
  return [component.emoji?.name && make('span', { className: 'emoji', textContent: component.emoji.name }), component.label];
}

function renderButton(component, message, page) {
  if (component.style === 5) {
    return make('a', { className: 'press link', href: component.url, target: '_blank', rel: 'noreferrer' }, ...label(component), ' ↗');
  }
  const button = make('button', {
    type: 'button', className: `press ${STYLES[component.style] ?? 'secondary'}`, disabled: component.disabled === true,
    data: { testid: 'button', customId: component.custom_id },
  }, ...label(component));
  button.addEventListener('click', () =>
    useComponent(button, message, page, { do: 'press', message: message.id, custom_id: component.custom_id }));
  return button;
}

// Everything on the message waits until the bot has acknowledged.
async function useComponent(control, message, page, deed) {
  const item = control.closest('.message');
  const controls = [...item.querySelectorAll('.press, .select')].filter((other) => !other.disabled);
  const failure = item.querySelector('.failure[role=alert]');
  failure.hidden = true;
  controls.forEach((other) => { other.disabled = true; });
  control.setAttribute('aria-busy', 'true');
  try {
    const outcome = await page.act(deed);
    if (!outcome.answered) throw new Error(`${message.author_name} did not respond in time.`);
    if (outcome.modal) page.fillIn(outcome.interaction, outcome.modal);
  } catch (error) {
    failure.textContent = error.message;
    failure.hidden = false;
  } finally {
    control.removeAttribute('aria-busy');
    controls.forEach((other) => { other.disabled = false; });
  }
}

function optionsOf(component, world) {
  if (component.type === 5) {
    return world.people.filter((person) => person.member).map((person) => ({ value: person.key, id: person.id, label: person.name }));
  }
  return component.options;
}

function renderSelect(component, message, page) {
  const key = `${message.id} ${component.custom_id}`;
  const options = optionsOf(component, page.world);
  const defaults = component.type === 5
    ? options.filter((option) => component.default_values?.some((value) => value.id === option.id))
    : options.filter((option) => option.default);
  const picked = chosen.get(key) ?? defaults.map((option) => option.value);
  const labels = options.filter((option) => picked.includes(option.value)).map((option) => option.label);
  const face = make('button', {
    type: 'button', className: 'select', disabled: component.disabled === true, ariaHasPopup: 'listbox', ariaExpanded: 'false',
    data: { testid: 'select', customId: component.custom_id },
  }, make('span', { className: labels.length ? 'picked' : 'placeholder', textContent: labels.join(', ') || component.placeholder || 'Make a selection' }));
  face.addEventListener('click', () => openPanel(face, component, options, picked, (values) => {
    chosen.set(key, values);
    const now = options.filter((option) => values.includes(option.value)).map((option) => option.label);
    face.firstChild.textContent = now.join(', ') || component.placeholder || 'Make a selection';
    face.firstChild.className = now.length ? 'picked' : 'placeholder';
    useComponent(face, message, page, { do: 'choose', message: message.id, custom_id: component.custom_id, values });
  }));
  return face;
}

let panel = null;

export function closePanel() {
  panel?.face.setAttribute('aria-expanded', 'false');
  panel?.element.remove();
  panel = null;
}

// Closes the menu of a control that is no longer on the page.
export function closeLostPanel() {
  if (panel && !panel.face.isConnected) closePanel();
}

function openPanel(face, component, options, picked, done) {
  const again = panel?.face === face;
  closePanel();
  if (again) return;
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const single = most === 1 && least === 1;
  const values = new Set(picked);
  const element = make('div', { className: 'panel', role: 'listbox', ariaMultiSelectable: String(!single), data: { testid: 'select-panel' } });
  const count = make('span', { className: 'count' });
  const finish = make('button', { type: 'button', className: 'press primary', textContent: 'Done', data: { testid: 'done' } });
  const close = (result) => { closePanel(); face.focus(); if (result) done(result); };
  const refresh = () => {
    count.textContent = least === most ? `${values.size} of ${most} chosen` : `${values.size} chosen (${least} to ${most})`;
    finish.disabled = values.size < least || values.size > most;
    for (const row of element.querySelectorAll('[role=option]')) {
      const isOn = values.has(row.dataset.value);
      row.ariaSelected = String(isOn);
      row.disabled = !isOn && most > 1 && values.size >= most;
    }
  };
  const list = make('div', { className: 'options' });
  for (const option of options) {
    const row = make('button', { type: 'button', role: 'option', data: { testid: 'option', value: option.value } },
      make('span', { className: single ? 'mark radio' : 'mark' }),
      make('span', { className: 'what' }, ...label({ emoji: option.emoji, label: option.label }),
        option.description && make('small', { textContent: option.description })));
    row.addEventListener('click', () => {
      if (single) return close([option.value]);
      if (!values.delete(option.value)) {
        if (most === 1) values.clear();
        values.add(option.value);
      }
      refresh();
    });
    list.append(row);
  }
  element.append(list);
  if (!single) element.append(make('div', { className: 'finish' }, count, finish));
  finish.addEventListener('click', () => close(options.map((option) => option.value).filter((value) => values.has(value))));
  element.addEventListener('keydown', (event) => {
    const rows = [...element.querySelectorAll('button:not(:disabled)')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close(null);
    if (step) {
      event.preventDefault();
      rows[(rows.indexOf(document.activeElement) + step + rows.length) % rows.length].focus();
    }
  });
  face.after(element);
  face.setAttribute('aria-expanded', 'true');
  panel = { face, element };
  refresh();
  element.querySelector('[aria-selected=true], [role=option]')?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}

document.addEventListener('click', (event) => {
  if (panel && !panel.element.contains(event.target) && !panel.face.contains(event.target)) closePanel();
});
