import type { PageDelivery, PageDraft } from './protocol';
import type { Session } from './session';

/** A failed action, shown below the message or, without a message, in the channel. */
export interface Failure {
  person: string;
  place: string;
  /** Id of the message with the pressed control; `null` for a command. */
  message: string | null;
  /** Name of the attempted action, such as `/move`. */
  what: string;
  /** True if the server had too much to do. */
  busy: boolean;
  problems: string[];
}

type DraftOf<Kind> = Kind extends unknown ? Omit<Kind, 'person' | 'place'> : never;
export type ActionDraft = DraftOf<PageDraft>;

export class Actions {
  failures: Failure[] = [];
  readonly deliveries = new Map<string, PageDelivery>();
  /** Ids of messages on which a press is in progress. */
  readonly busy = new Set<string>();

  constructor(private readonly session: Session) {}

  async perform(draft: ActionDraft, what: string): Promise<PageDelivery | null> {
    const { person, place, server } = this.session;
    const message = 'message' in draft ? draft.message : null;
    if (message !== null && this.busy.has(message)) return null;
    this.failures = this.failures.filter((failure) => failure.message !== message);
    if (message !== null) this.busy.add(message);
    this.session.notify('messages');
    const delivery = await server.sendDraft({ ...draft, person: person.id, place: place.id }).catch(failed);
    if (message !== null) this.busy.delete(message);
    this.session.record({ what, person, delivery });
    if (delivery.message) {
      this.deliveries.set(delivery.message.id, delivery);
      this.session.messages.set(delivery.message.id, delivery.message);
    }
    if (!delivery.ok) {
      const { busy, problems } = delivery;
      this.failures.push({ person: person.id, place: place.id, message, what, busy, problems });
    }
    const shownElsewhere = delivery.ok
      ? delivery.message !== null && delivery.message.id !== message
      : message === null;
    this.session.notify(shownElsewhere ? 'own' : 'messages');
    return delivery;
  }

  dismiss(failure: Failure): void {
    this.failures = this.failures.filter((other) => other !== failure);
    this.session.notify('messages');
  }
}

function failed(error: unknown): PageDelivery {
  const reason = error instanceof TypeError ? 'the server cannot be reached' : String((error as Error).message);
  return { ok: false, busy: false, problems: [reason], ms: 0, bytes: 0, callback: null, message: null };
}
