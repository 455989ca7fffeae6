/** The messages between the page and the dev server. */
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
  /** The only person who sees it; `null` when everybody does. */
  visibleTo: string | null;
  cause: { user: string; command: string } | null;
  /** Deferred, and still waiting for its text. */
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
  /** False when the server accepts another key only: then the page shows messages, but cannot send. */
  canSend: boolean;
  /** The key the server accepts. */
  publicKey: string;
}

/** What a user did on the page. */
export type PageDraft = { person: string; place: string } & (
  | { kind: 'command' | 'autocomplete'; command: string; options: OptionValue[] }
  | { kind: 'component'; message: string; customId: string; componentType: number; values?: string[] }
);

/** The result of sending it. */
export interface PageDelivery {
  ok: boolean;
  problems: string[];
  /** Milliseconds to the first reply. */
  ms: number;
  /** Size of the reply. */
  bytes: number;
  callback: Callback | null;
  message: PageMessage | null;
}

export type PageEvent = { kind: 'put'; message: PageMessage } | { kind: 'deleted'; id: string };
