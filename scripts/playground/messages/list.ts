import type { Actions, Failure } from '../actions';
import { byId, h } from '../dom';
import type { PageMessage } from '../protocol';
import type { Session } from '../session';
import { failedElement, messageElement } from './element';
import { focusIn, preloadPictures, restoreFocus } from './redraw';

interface RenderedMessage {
  element: HTMLElement;
  /** JSON of everything that the element shows. The element is reused if the JSON has not changed. */
  source: string;
}

/** Distance from the end, in pixels, up to which the list follows new messages. */
const NEAR = 120;

/** The list of the channel's messages. A message is rendered again only if it changed. */
export class MessageList {
  private readonly rendered = new Map<string, RenderedMessage>();
  private readonly holder = byId('messages');
  /** Number of the newest update. An older update that still waits for pictures is dropped. */
  private updates = 0;
  private atEnd = true;
  /** Last scroll position, in pixels. */
  private top = 0;
  /** True if a dropped update should have scrolled to the end. The next update then scrolls. */
  private jumping = false;
  private welcome = h('div');

  constructor(
    private readonly session: Session,
    private readonly actions: Actions,
  ) {
    session.on('messages', () => void this.update(false));
    session.on('own', () => void this.update(true));
    session.on('viewer', () => this.changeViewer());
    this.holder.addEventListener('scroll', () => this.scrolled());
    this.holder.addEventListener('load', () => this.follow(), { capture: true });
    new ResizeObserver(() => this.follow()).observe(this.holder);
    this.changeViewer();
  }

  private changeViewer(): void {
    const { place, texts } = this.session;
    const title = place.kind === 'dm' ? place.name : texts.welcome(`#${place.name}`);
    const line = place.kind === 'dm' ? texts.firstDirectLine : texts.firstLine;
    this.welcome = h('div', { class: 'welcome' }, h('h1', {}, title), h('p', {}, line));
    this.rendered.clear();
    void this.update(true);
  }

  /** Records the scroll position. Only users scroll up. If a late picture moves the end down, the list follows. */
  private scrolled(): void {
    const { scrollTop } = this.holder;
    if (this.near()) this.atEnd = true;
    else if (scrollTop < this.top) this.atEnd = false;
    this.top = scrollTop;
  }

  private near(): boolean {
    const { scrollHeight, scrollTop, clientHeight } = this.holder;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  private follow(): void {
    if (!this.atEnd) return;
    this.holder.scrollTop = this.holder.scrollHeight;
    this.top = this.holder.scrollTop;
  }

  private async update(jump: boolean): Promise<void> {
    const update = ++this.updates;
    this.jumping ||= jump;
    const messages = this.session.visible();
    await preloadPictures(messages);
    if (update !== this.updates) return;
    this.atEnd = this.jumping || this.near();
    this.jumping = false;
    const focus = focusIn(this.holder);
    const elements = messages.map((message) => this.element(message));
    const failed = this.failures(null).map((failure) =>
      failedElement(failure, this.session, () => this.actions.dismiss(failure)),
    );
    const wanted = [this.welcome, ...elements, ...failed];
    arrange(this.holder, wanted);
    restoreFocus(this.holder, focus);
    this.follow();
  }

  private failures(message: string | null): Failure[] {
    const { person, place } = this.session;
    return this.actions.failures.filter(
      (one) => one.message === message && one.person === person.id && one.place === place.id,
    );
  }

  private element(message: PageMessage): HTMLElement {
    const failures = this.failures(message.id);
    const delivery = this.actions.deliveries.get(message.id) ?? null;
    const source = JSON.stringify([message, failures, delivery?.ms, this.session.state.canSend]);
    const before = this.rendered.get(message.id);
    const element = before?.source === source ? before.element : this.draw(message, failures);
    this.rendered.set(message.id, { element, source });
    const busy = this.actions.busy.has(message.id);
    element.classList.toggle('busy', busy);
    for (const button of element.querySelectorAll('.body button')) {
      button.setAttribute('aria-disabled', String(busy));
      if (!busy) button.classList.remove('pressed');
    }
    return element;
  }

  private draw(message: PageMessage, failures: readonly Failure[]): HTMLElement {
    const { session, actions } = this;
    return messageElement(message, {
      session,
      failures,
      delivery: actions.deliveries.get(message.id) ?? null,
      use: (customId, componentType, values, what) => {
        const picked = values ? { values } : {};
        void actions.perform({ kind: 'component', message: message.id, customId, componentType, ...picked }, what);
      },
      dismiss: () => {
        session.messages.delete(message.id);
        session.notify('messages');
      },
    });
  }
}

/** Makes these elements the children of `holder`. Does not touch children that are already in place. */
function arrange(holder: HTMLElement, wanted: readonly HTMLElement[]): void {
  const staying = new Set<Element>(wanted);
  for (const child of [...holder.children]) if (!staying.has(child)) child.remove();
  wanted.forEach((element, at) => {
    if (holder.children[at] !== element) holder.insertBefore(element, holder.children[at] ?? null);
  });
}
