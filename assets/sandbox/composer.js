// The line where one writes: ordinary messages, and commands with their options.

import { make } from './message.js';

const KINDS = { 3: 'text', 4: 'whole number', 5: 'yes or no', 6: 'person', 7: 'channel', 10: 'number' };

// `page` is { world, view, act(deed), notice(text), place }.
export function startComposer(form, page) {
  const line = make('textarea', { rows: 1, ariaLabel: 'Message', data: { testid: 'composer' } });
  const list = make('div', { id: 'command-list', role: 'listbox', hidden: true, data: { testid: 'command-list' } });
  const send = make('button', { type: 'submit', className: 'send', textContent: 'Send', data: { testid: 'send' } });
  const writing = make('div', { className: 'writing' }, line, send);
  let at = 0;

  const matches = () => {
    const typed = line.value.slice(1).toLowerCase();
    const commands = page.view?.commands ?? [];
    return commands.filter((command) => command.name.startsWith(typed) || command.shown.toLowerCase().startsWith(typed));
  };

  function offer() {
    line.style.height = 'auto';
    line.style.height = `${Math.min(line.scrollHeight, 160)}px`;
    const isCommand = line.value.startsWith('/') && !line.value.includes('\n');
    const found = isCommand ? matches() : [];
    list.hidden = !isCommand;
    at = Math.min(at, Math.max(found.length - 1, 0));
    list.replaceChildren(...found.map((command, n) => {
      const row = make('button', { type: 'button', role: 'option', ariaSelected: String(n === at), data: { testid: 'command', command: command.name } },
        make('b', { textContent: `/${command.shown}` }), make('span', { textContent: command.description }));
      row.addEventListener('click', () => pick(command));
      return row;
    }));
    if (isCommand && found.length === 0) {
      const none = page.view?.commands.length ? 'No such command.' : 'The bot has registered no commands yet.';
      list.append(make('p', { textContent: none }));
    }
    list.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }

  function pick(command) {
    line.value = '';
    offer();
    if (command.options.length === 0) return run(command, {});
    fillIn(command);
  }

  async function run(command, options) {
    const place = page.place;
    write();
    try {
      const outcome = await page.act({ do: 'slash', place, command: command.name, options });
      if (!outcome.answered) throw new Error(`/${command.shown}: the application did not respond.`);
      if (outcome.modal) page.fillIn(outcome.interaction, outcome.modal);
    } catch (error) {
      page.notice(error.message);
    }
  }

  // One field per option that is needed or was asked for.
  function fillIn(command) {
    const fields = new Map();
    const box = make('div', { className: 'fields' });
    const more = make('div', { className: 'more' });
    const failure = make('p', { className: 'failure', hidden: true, role: 'alert', data: { testid: 'command-failed' } });
    const values = () => {
      const given = {};
      for (const [name, field] of fields) {
        const value = field.value();
        if (value !== undefined) given[name] = value;
      }
      return given;
    };
    const add = (option) => {
      const field = renderField(command, option, page, values);
      fields.set(option.name, field);
      const row = make('div', { className: 'field' }, make('label', { htmlFor: field.input.id }, make('b', { textContent: option.shown }),
        make('span', { textContent: option.description || KINDS[option.type] })), field.element);
      if (!option.required) {
        const drop = make('button', { type: 'button', className: 'quiet', ariaLabel: `Leave out ${option.shown}`, textContent: '×' });
        drop.addEventListener('click', () => { fields.delete(option.name); row.remove(); offerMore(); });
        row.append(drop);
      }
      box.append(row);
      return field;
    };
    const offerMore = () => {
      const left = command.options.filter((option) => !fields.has(option.name));
      more.hidden = left.length === 0;
      more.replaceChildren(...left.map((option) => {
        const button = make('button', { type: 'button', className: 'chip', title: option.description, textContent: `+ ${option.shown}`, data: { testid: `add-${option.name}` } });
        button.addEventListener('click', () => { add(option).input.focus(); offerMore(); });
        return button;
      }));
    };
    command.options.filter((option) => option.required).forEach(add);
    offerMore();
    const cancel = make('button', { type: 'button', className: 'plain', textContent: 'Cancel', data: { testid: 'cancel' } });
    cancel.addEventListener('click', write);
    const go = make('button', { type: 'submit', className: 'send', textContent: 'Send', data: { testid: 'send' } });
    form.onsubmit = (event) => {
      event.preventDefault();
      const given = values();
      const missing = command.options.find((option) => option.required && !(option.name in given));
      failure.hidden = !missing;
      failure.textContent = missing ? `${missing.shown} is needed.` : '';
      if (!missing) run(command, given);
    };
    form.onkeydown = (event) => { if (event.key === 'Escape') write(); };
    form.replaceChildren(make('div', { className: 'command', data: { testid: 'command-form' } },
      make('p', { className: 'which' }, make('b', { textContent: `/${command.shown}` }), ' ', command.description),
      box, more, failure, make('div', { className: 'finish' }, cancel, go)));
    (fields.values().next().value?.input ?? go).focus();
  }

  // Back to the plain line.
  function write() {
    form.onsubmit = (event) => { event.preventDefault(); submit(); };
    form.onkeydown = null;
    form.replaceChildren(list, writing);
    offer();
    if (matchMedia('(hover: hover)').matches) line.focus();
  }

  async function submit() {
    const text = line.value;
    if (!text.trim()) return;
    if (!list.hidden) {
      const found = matches();
      if (found[at]) pick(found[at]);
      return;
    }
    line.value = '';
    offer();
    try {
      await page.act({ do: 'say', place: page.place, text });
    } catch (error) {
      line.value = text;
      page.notice(error.message);
    }
  }

  line.addEventListener('input', () => { at = 0; offer(); });
  line.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!list.hidden && step) {
      event.preventDefault();
      const count = Math.max(matches().length, 1);
      at = (at + step + count) % count;
      offer();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Tab' && !list.hidden && matches()[at]) {
      event.preventDefault();
      pick(matches()[at]);
    } else if (event.key === 'Escape' && !list.hidden) {
      line.value = '';
      offer();
    }
  });
  write();

  return {
    // Begins a command as if it had been picked from the list.
    use(name) {
      const command = page.view?.commands.find((command) => command.name === name);
      if (command) pick(command);
      else page.notice(`/${name} cannot be used here.`);
    },
    // The world changed: what is offered may have too.
    refresh() {
      line.placeholder = page.hint();
      if (form.contains(line)) offer();
    },
    write,
  };
}

let next = 0;

// An input for one option: its element, the input to focus, and the value (undefined when empty).
function renderField(command, option, page, others) {
  const id = `option-${next += 1}`;
  const data = { testid: `option-${option.name}` };
  const people = () => page.view.people.filter((person) => person.member).map((person) => ({ name: person.name, value: person.key }));
  const channels = () => page.view.places.filter((place) => place.kind !== 'direct').map((place) => ({ name: `#${place.name}`, value: place.id }));
  const fixed = option.choices.length ? option.choices
    : { 5: [{ name: 'True', value: true }, { name: 'False', value: false }], 6: people(), 7: channels() }[option.type];
  if (fixed) {
    const select = make('select', { id, data }, make('option', { value: '', textContent: 'Choose…' }),
      ...fixed.map((choice, n) => make('option', { value: String(n), textContent: choice.name })));
    return { element: select, input: select, value: () => fixed[select.value]?.value };
  }
  const isNumber = option.type === 4 || option.type === 10;
  const input = make('input', { id, data, type: isNumber && !option.autocomplete ? 'number' : 'text', autocomplete: 'off' });
  if (option.max_length) input.maxLength = option.max_length;
  if (isNumber) {
    input.step = option.type === 4 ? '1' : 'any';
    if (option.min !== null) input.min = option.min;
    if (option.max !== null) input.max = option.max;
  }
  const read = (text) => (text === '' ? undefined : isNumber ? Number(text) : text);
  if (!option.autocomplete) return { element: input, input, value: () => read(input.value) };

  let picked = null;
  let asked = 0;
  const offers = make('div', { className: 'offers', role: 'listbox', hidden: true, data: { testid: 'offers' } });
  const ask = async () => {
    const mine = asked += 1;
    const rest = others();
    delete rest[option.name];
    let found = [];
    try {
      const outcome = await page.act({ do: 'type_into', place: page.place, command: command.name, option: option.name, text: input.value, others: rest });
      found = outcome.offers;
    } catch {
      found = null;
    }
    if (mine !== asked) return;
    offers.hidden = document.activeElement !== input;
    offers.replaceChildren(...(found ?? []).map((offer) => {
      const row = make('button', { type: 'button', role: 'option', textContent: offer.name, data: { testid: 'offer' } });
      row.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        picked = offer;
        input.value = offer.name;
        offers.hidden = true;
      });
      return row;
    }));
    if (!found?.length) offers.append(make('p', { textContent: found ? 'Nothing fits.' : 'Loading options failed.' }));
  };
  input.addEventListener('input', () => { picked = null; ask(); });
  input.addEventListener('focus', ask);
  input.addEventListener('blur', () => { offers.hidden = true; });
  const element = make('div', { className: 'offering' }, input, offers);
  return { element, input, value: () => (picked && picked.name === input.value ? picked.value : read(input.value)) };
}
