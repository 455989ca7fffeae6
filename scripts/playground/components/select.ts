import { COMPONENT, type Component, type SelectOption } from '../../discord/payload';
import { h } from '../dom';
import type { ComponentContext } from './context';

/** Number of selects rendered until now, which makes ids unique on the page. */
let rendered = 0;

function optionElement(id: string, option: SelectOption, chosen: boolean, several: boolean): HTMLElement {
  return h(
    'div',
    { role: 'option', id, class: 'option', 'data-value': option.value, 'aria-selected': String(chosen) },
    h(
      'span',
      { class: 'texts' },
      h('span', { class: 'label' }, option.label),
      option.description ? h('span', { class: 'description' }, option.description) : null,
    ),
    several ? h('span', { class: 'check', 'aria-hidden': 'true' }) : null,
  );
}

/** True if the end of the scrolling area would cut off the list. */
function lacksRoomBelow(list: HTMLElement): boolean {
  list.classList.remove('above');
  const end = list.closest('#messages')?.getBoundingClientRect().bottom ?? window.innerHeight;
  return list.getBoundingClientRect().bottom > end;
}

/** Renders a string select. A single value is sent when it is picked, several values when the list closes. */
export function renderSelect(part: Component, context: ComponentContext): HTMLElement {
  const options = part.options ?? [];
  const most = part.max_values ?? 1;
  const least = part.min_values ?? 1;
  const before = options.filter((option) => option.default).map((option) => option.value);
  let chosen = [...before];
  let active = 0;
  const prefix = `select-${++rendered}`;
  const list = h('div', {
    role: 'listbox',
    class: 'options',
    id: prefix,
    'aria-multiselectable': String(most > 1),
    hidden: true,
  });
  const face = h('span', { class: 'face' });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'select-button',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': prefix,
      'data-custom-id': part.custom_id ?? '',
      disabled: part.disabled === true || !context.enabled,
    },
    face,
    h('span', { class: 'chevron', 'aria-hidden': 'true' }),
  );
  const holder = h('div', { class: 'select' }, button, list);

  const draw = () => {
    const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    const placeholder = part.placeholder || context.texts.makeSelection;
    face.textContent = labels.length > 0 ? labels.join(', ') : placeholder;
    button.setAttribute('aria-label', [part.placeholder, ...labels].filter(Boolean).join(', ') || placeholder);
    face.classList.toggle('empty', labels.length === 0);
    list.replaceChildren(
      ...options.map((option, at) => optionElement(`${prefix}-${at}`, option, chosen.includes(option.value), most > 1)),
    );
    const current = list.children[active];
    current?.classList.add('active');
    current?.scrollIntoView({ block: 'nearest' });
    if (current) button.setAttribute('aria-activedescendant', current.id);
  };
  const open = (yes: boolean) => {
    if (list.hidden === !yes) return;
    list.hidden = !yes;
    list.classList.toggle('above', yes && lacksRoomBelow(list));
    button.setAttribute('aria-expanded', String(yes));
    if (!yes && most > 1 && chosen.length >= least && String(chosen) !== String(before)) submit();
  };
  const submit = () => context.use(part.custom_id ?? '', COMPONENT.stringSelect, chosen, part.placeholder ?? 'select');
  const pick = (at: number) => {
    const value = options[at]?.value;
    if (value === undefined) return;
    active = at;
    if (most === 1) {
      chosen = [value];
      draw();
      open(false);
      submit();
      return;
    }
    if (chosen.includes(value)) chosen = chosen.filter((other) => other !== value);
    else if (chosen.length < most) chosen = [...chosen, value];
    draw();
  };
  const move = (step: number) => {
    active = (active + step + options.length) % options.length;
    draw();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (list.hidden ? open(true) : move(1)),
    ArrowUp: () => (list.hidden ? open(true) : move(-1)),
    Enter: () => (list.hidden ? open(true) : pick(active)),
    ' ': () => (list.hidden ? open(true) : pick(active)),
    Escape: () => open(false),
  };
  button.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act || (event.key === 'Escape' && list.hidden)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  button.addEventListener('click', () => open(list.hidden === true));
  button.addEventListener('blur', () => open(false));
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
    const option = (event.target as Element).closest('.option');
    if (option) pick([...list.children].indexOf(option));
  });
  draw();
  return holder;
}
