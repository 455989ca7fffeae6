import type { Failure } from '../actions';
import { applicationAvatar, personAvatar } from '../avatars';
import { renderAll } from '../components';
import type { ComponentContext } from '../components/context';
import { h } from '../dom';
import { callbackText, clockText, durationText, sizeText } from '../format';
import type { PageDelivery, PageMessage } from '../protocol';
import type { Session } from '../session';

/** Facts about a message that the message itself does not contain. */
export interface MessageContext {
  session: Session;
  failures: readonly Failure[];
  delivery: PageDelivery | null;
  use: ComponentContext['use'];
  dismiss(): void;
}

/** Renders a message as Discord shows it. */
export function messageElement(message: PageMessage, context: MessageContext): HTMLElement {
  const { session, failures, delivery } = context;
  return h(
    'article',
    {
      class: `message${message.visibleTo ? ' ephemeral' : ''}`,
      'data-id': message.id,
      'aria-label': `Message from ${session.state.application.name}`,
    },
    message.cause ? causeLine(message.cause, session) : null,
    applicationAvatar(),
    h(
      'div',
      { class: 'content' },
      headingLine(message.sentAt, session),
      h('div', { class: 'body' }, ...bodyParts(message, context)),
      ...failures.map(failureNote),
      message.visibleTo ? onlyYou(context.dismiss) : null,
      delivery ? measures(delivery) : null,
    ),
  );
}

/** Renders a failed command in the place of its reply. */
export function failedElement(failure: Failure, session: Session, dismiss: () => void): HTMLElement {
  return h(
    'article',
    { class: 'message ephemeral failed', 'aria-label': `${failure.what} failed` },
    causeLine({ user: failure.person, command: failure.what.replace(/^\//, '') }, session),
    applicationAvatar(),
    h('div', { class: 'content' }, headingLine(null, session), failureNote(failure), onlyYou(dismiss)),
  );
}

function bodyParts(message: PageMessage, { session, use }: MessageContext): (HTMLElement | null)[] {
  const names = session.names();
  const { application, canSend } = session.state;
  if (message.loading) return [h('div', { class: 'thinking' }, dots(), `${application.name} is thinking…`)];
  const context: ComponentContext = { names, files: message.files, enabled: canSend, use };
  return [...renderAll(message.components, context)];
}

function headingLine(sentAt: number | null, { state, person }: Session): HTMLElement {
  const time =
    sentAt === null
      ? null
      : h('time', { datetime: new Date(sentAt).toISOString() }, clockText(sentAt, Date.now(), person.locale));
  return h(
    'div',
    { class: 'heading' },
    h('span', { class: 'name' }, state.application.name),
    h('span', { class: 'badge' }, 'APP'),
    time,
  );
}

function causeLine({ user, command }: { user: string; command: string }, { state }: Session): HTMLElement | null {
  const person = state.people.find(({ id }) => id === user);
  if (!person) return null;
  const name = h('span', { class: 'user' }, person.displayName);
  return h(
    'div',
    { class: 'cause' },
    personAvatar(person, 'small'),
    name,
    ' used ',
    h('span', { class: 'command' }, `/${command}`),
  );
}

function onlyYou(dismiss: () => void): HTMLElement {
  return h(
    'div',
    { class: 'only-you' },
    'Only you can see this • ',
    h('button', { type: 'button', class: 'linklike', onclick: dismiss }, 'Dismiss message'),
  );
}

function measures(delivery: PageDelivery): HTMLElement {
  const text = `${durationText(delivery.ms)} · ${sizeText(delivery.bytes)} · ${callbackText(delivery.callback?.type)}`;
  return h('div', { class: 'measures', title: 'Time to the first reply, its size and type' }, text);
}

function dots(): HTMLElement {
  return h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
}

function failureNote({ busy, problems }: Failure): HTMLElement {
  return h(
    'div',
    { class: 'failure', role: 'alert' },
    h('span', {}, busy ? 'The server is busy. Try again in a moment.' : 'This interaction failed'),
    h('details', {}, h('summary', {}, 'Why'), h('ul', {}, ...problems.map((problem) => h('li', {}, problem)))),
  );
}
