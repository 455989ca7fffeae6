/** Types of the data that the page and its server send each other. */
import type { OptionValue } from '../discord/interaction';
import type { CommandDefinition } from '../discord/lint/commands';
import type { Callback, Component } from '../discord/payload';
import type { Person, Place } from '../discord/users';

export interface PageFile {
  id: string;
  filename: string;
  description: string | null;
  contentType: string;
  size: number;
  url: string;
}

export interface PageMessage {
  id: string;
  channel: string;
  /** Id of the only person who sees the message; `null` if everybody sees it. */
  visibleTo: string | null;
  cause: { user: string; command: string } | null;
  /** True for a deferred message that still waits for its text. */
  loading: boolean;
  components: Component[];
  files: PageFile[];
  sentAt: number;
}

export interface PageState {
  application: { id: string; name: string };
  guild: { id: string; name: string };
  people: readonly Person[];
  places: readonly Place[];
  commands: readonly CommandDefinition[];
  messages: PageMessage[];
  /** False if the server accepts only another key. The page then shows messages but cannot send. */
  canSend: boolean;
  /** Public key that the server accepts. */
  publicKey: string;
}

/** An action of the page's user. */
export type PageDraft = { person: string; place: string } & (
  | { kind: 'command' | 'autocomplete'; command: string; options: OptionValue[] }
  | { kind: 'component'; message: string; customId: string; componentType: number; values?: string[] }
);

export interface PageDelivery {
  ok: boolean;
  /** True if the server refused the draft because it had too much to do. */
  busy: boolean;
  problems: string[];
  ms: number;
  bytes: number;
  callback: Callback | null;
  message: PageMessage | null;
}

export type PageEvent = { kind: 'put'; message: PageMessage } | { kind: 'deleted'; id: string };

/** The part that the page talks to: the dev server, or a worker in the same browser. */
export interface PageServer {
  /** Loads the state of the page. Rejects if the server does not answer. */
  fetchState(): Promise<PageState>;
  /** Asks the server to send an interaction. Rejects if the server refuses the draft or cannot be reached. */
  sendDraft(draft: PageDraft): Promise<PageDelivery>;
  /** Listens to changes of messages. Calls `onReopened` for a restored connection, as changes may be missed. */
  listen(onEvent: (event: PageEvent) => void, onLost: () => void, onReopened: () => void): void;
}
