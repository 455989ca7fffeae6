import type { Failure } from '../actions';
import { applicationAvatar, personAvatar } from '../avatars';
import { renderAll } from '../components';
import type { ComponentContext } from '../components/context';
import { h } from '../dom';
import { callbackText, clockText, durationText, sizeText } from '../format';
import type { PageTexts } from '../page-texts';
import type { PageDelivery, PageMessage } from '../protocol';
import type { Session } from '../session';

export interface MessageContext {
  session: Session;
  failures: readonly Failure[];
  delivery: PageDelivery | null;
  use: ComponentContext['use'];
  dismiss(): void;
}

export function messageElement(message: PageMessage, context: MessageContext): HTMLElement {
  const { session, failures, delivery } = context;
  return h(
    'article',
    {
      class: `message${message.visibleTo ? ' ephemeral' : ''}`,
      'data-id': message.id,
      'aria-label': session.texts.messageFrom(session.state.application.name),
    },
    message.cause ? causeLine(message.cause, session) : null,
    applicationAvatar(),
    h(
      'div',
      { class: 'content' },
      headingLine(message.sentAt, session),
      h('div', { class: 'body' }, ...bodyParts(message, context)),
      ...failures.map((failure) => failureNote(failure, session.texts)),
      message.visibleTo ? onlyYou(session.texts, context.dismiss) : null,
      delivery ? measures(delivery) : null,
    ),
  );
}

/** Renders a failed command in the place of its reply. */
export function failedElement(failure: Failure, session: Session, dismiss: () => void): HTMLElement {
  const { texts } = session;
  return h(
    'article',
    { class: 'message ephemeral failed', 'aria-label': texts.hasFailed(failure.what) },
    causeLine({ user: failure.person, command: failure.what.replace(/^\//, '') }, session),
    applicationAvatar(),
    h('div', { class: 'content' }, headingLine(null, session), failureNote(failure, texts), onlyYou(texts, dismiss)),
  );
}

function bodyParts(message: PageMessage, { session, use }: MessageContext): (HTMLElement | null)[] {
  const { application, canSend } = session.state;
  if (message.loading) return [h('div', { class: 'thinking' }, dots(), session.texts.thinking(application.name))];
  const { texts } = session;
  const context: ComponentContext = { names: session.names(), texts, files: message.files, enabled: canSend, use };
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

function causeLine(
  { user, command }: { user: string; command: string },
  { state, texts }: Session,
): HTMLElement | null {
  const person = state.people.find(({ id }) => id === user);
  if (!person) return null;
  const name = h('span', { class: 'user' }, person.displayName);
  return h(
    'div',
    { class: 'cause' },
    personAvatar(person, 'small'),
    name,
    ` ${texts.used} `,
    h('span', { class: 'command' }, `/${command}`),
  );
}

function onlyYou(texts: PageTexts, dismiss: () => void): HTMLElement {
  return h(
    'div',
    { class: 'only-you' },
    `${texts.onlyYou} • `,
    h('button', { type: 'button', class: 'linklike', onclick: dismiss }, texts.dismiss),
  );
}

function measures(delivery: PageDelivery): HTMLElement {
  const text = `${durationText(delivery.ms)} · ${sizeText(delivery.bytes)} · ${callbackText(delivery.callback?.type)}`;
  return h('div', { class: 'measures', title: 'Time to the first reply, its size and type' }, text);
}

function dots(): HTMLElement {
  return h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
}

function failureNote({ busy, problems }: Failure, texts: PageTexts): HTMLElement {
  return h(
    'div',
    { class: 'failure', role: 'alert' },
    h('span', {}, busy ? texts.busy : texts.failed),
    h('details', {}, h('summary', {}, texts.why), h('ul', {}, ...problems.map((problem) => h('li', {}, problem)))),
  );
}
