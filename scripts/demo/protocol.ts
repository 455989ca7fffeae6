/** Types of the messages between the page of the demo and its worker. */
import type { PageDelivery, PageDraft, PageEvent, PageState } from '../playground/protocol';

export interface Calls {
  state: { input: null; output: PageState };
  send: { input: PageDraft; output: PageDelivery };
  /** Asks for the seed code of the visitor's run; `null` if there is no run, or if its seed is secret. */
  seedCode: { input: null; output: string | null };
}

export type Call = { [Kind in keyof Calls]: { id: number; kind: Kind; input: Calls[Kind]['input'] } }[keyof Calls];

export type FromWorker = { id: number; output: unknown } | { id: number; error: string } | { event: PageEvent };
