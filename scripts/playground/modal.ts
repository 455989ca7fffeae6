import type { ModalPart } from '../discord/interaction';
import { COMPONENT, type Component, type PayloadData } from '../discord/payload';
import { renderSelect } from './components/select';
import { byId, h, rendered } from './dom';
import { markdownHtml } from './markdown/html';
import type { Session } from './session';

/** A field of the form: its element, and what it will submit. */
interface Field {
  element: HTMLElement;
  submit(): ModalPart | null;
}

const PARAGRAPH = 2;

function textField(part: Component, id: string): Field {
  const limits = {
    id,
    name: part.custom_id ?? '',
    placeholder: part.placeholder ?? null,
    minlength: part.min_length ?? null,
    maxlength: part.max_length ?? 4000,
    required: part.required !== false,
  };
  const input =
    part.style === PARAGRAPH ? h('textarea', { ...limits, rows: 4 }) : h('input', { ...limits, type: 'text' });
  input.value = part.value ?? '';
  return {
    element: input,
    submit: () => ({ type: COMPONENT.textInput, custom_id: part.custom_id ?? '', value: input.value }),
  };
}

function selectField(part: Component, session: Session): Field {
  let values = (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  const use = (_: string, __: number, picked: string[] | null) => {
    values = picked ?? [];
  };
  const element = renderSelect(part, { names: session.names(), files: [], enabled: true, use });
  return { element, submit: () => ({ type: part.type, custom_id: part.custom_id ?? '', values }) };
}

function inputOf(part: Component, id: string, session: Session): Field {
  return part.type === COMPONENT.stringSelect ? selectField(part, session) : textField(part, id);
}

function fieldOf(part: Component, at: number, session: Session): Field {
  const id = `modal-field-${at}`;
  if (part.type === COMPONENT.text) {
    return { element: rendered(markdownHtml(part.content ?? '', session.names())), submit: () => null };
  }
  const child = part.component ?? part.components?.[0];
  if (!child) return { element: h('div'), submit: () => null };
  const input = inputOf(child, id, session);
  const label = part.label ?? child.label ?? '';
  const star = child.required === false ? null : h('span', { class: 'star', 'aria-hidden': 'true' }, ' *');
  const description = part.description ? h('div', { class: 'description' }, part.description) : null;
  const element = h('div', { class: 'field' }, h('label', { for: id }, label, star), description, input.element);
  const wrap = (inner: ModalPart | null): ModalPart | null => {
    if (!inner) return null;
    return part.type === COMPONENT.label
      ? { type: part.type, component: inner }
      : { type: part.type, components: [inner] };
  };
  return { element, submit: () => wrap(input.submit()) };
}

/** Shows a form over the page; `submit` is called with what was filled in, at most once. */
export function openModal(
  data: PayloadData,
  session: Session,
  submit: (customId: string, components: ModalPart[]) => void,
): void {
  const dialog = byId<HTMLDialogElement>('modal');
  const fields = (data.components ?? []).map((part, at) => fieldOf(part, at, session));
  const send = (event: Event) => {
    event.preventDefault();
    dialog.close();
    submit(
      data.custom_id ?? '',
      fields.flatMap((field) => field.submit() ?? []),
    );
  };
  const close = () => dialog.close();
  dialog.setAttribute('aria-label', data.title ?? 'Form');
  dialog.replaceChildren(
    h(
      'form',
      { onsubmit: send },
      h(
        'header',
        {},
        h('h2', {}, data.title ?? ''),
        h('button', { type: 'button', class: 'close', 'aria-label': 'Close', onclick: close }, '✕'),
      ),
      h('div', { class: 'fields' }, ...fields.map((field) => field.element)),
      h(
        'footer',
        {},
        h('button', { type: 'button', class: 'button plain', onclick: close }, 'Cancel'),
        h('button', { type: 'submit', class: 'button primary' }, 'Submit'),
      ),
    ),
  );
  dialog.addEventListener('close', () => dialog.replaceChildren(), { once: true });
  dialog.showModal();
}
