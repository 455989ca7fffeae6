import { randomBytes } from 'node:crypto';
import { Acknowledgements, ApiError, LIMITS, type Limits, type Pending } from './acknowledgements';
import { completeDraft, type Draft, type Interaction, isEphemeral } from './interaction';
import { callbackProblems } from './lint/callback';
import type { CommandDefinition } from './lint/commands';
import { type Before, messageProblems, NEW_MESSAGE } from './lint/message';
import { edited, type Message, MessageStore, snowflakes } from './messages';
import { type Oracle, SCHEMA_OF_CALLBACK, SCHEMA_OF_EDIT } from './oracle';
import { CALLBACK, type Callback, FLAG, type PayloadData, type Upload } from './payload';
import type { IncomingReply, Transport } from './transport';
import { type ParsedBody, parseBody } from './transport';
import { channelOf } from './users';

/** Makes the headers of a request. `now` is in milliseconds since 1970. */
export interface RequestSigner {
  headers(body: string, now: number): Record<string, string>;
}

export interface FakeDiscordOptions {
  keys: RequestSigner;
  transport: Transport;
  commands: readonly CommandDefinition[];
  now?: () => number;
  limits?: Partial<Limits>;
  /** Check against Discord's own API description; `null` if there is no description. */
  oracle?: Oracle | null;
  messages?: MessageStore;
  /** Id of the application that receives the interactions; an invented one by default. */
  application?: string;
  /** Number of this process or tab, below `TABS`; 0 by default. Tabs with the same channels need different numbers. */
  tab?: number;
}

export interface Delivery {
  interaction: Interaction;
  ok: boolean;
  /** Reasons for a failure, for developers; empty if the interaction succeeded. */
  problems: string[];
  /** HTTP status of the endpoint's reply; 0 if none came in time. */
  status: number;
  /** Bytes of the reply's body, or of the callback request's body. */
  bytes: number;
  /** Milliseconds from sending to the first reply. */
  ms: number;
  callback: Callback | null;
  /** The message that was sent or edited, as it was after the first reply. */
  message: Message | null;
}

const KEPT_INTERACTIONS = 500;

interface OpenInteraction {
  pending: Pending;
  draft: Draft;
  onReply: (callback: Callback, bytes: number) => void;
}

function beforeOf(message: Message | null): Before {
  if (!message) return NEW_MESSAGE;
  return { componentsV2: (message.flags & FLAG.componentsV2) !== 0, files: message.files.map((file) => file.filename) };
}

function callbackOf(parsed: ParsedBody): Callback {
  const { json } = parsed;
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'number')
    throw new Error('the reply has no type');
  return json as Callback;
}

function problemsOf(error: unknown): string[] {
  if (error instanceof ApiError && error.problems.length > 0) return [...error.problems];
  return [error instanceof Error ? error.message : String(error)];
}

/** The HTTP side of Discord: sends signed interactions, checks and applies replies, and keeps messages. */
export class FakeDiscord {
  readonly messages: MessageStore;
  private readonly now: () => number;
  private readonly limits: Limits;
  private readonly acknowledgements: Acknowledgements;
  private readonly nextId: () => string;
  private readonly open = new Map<string, OpenInteraction>();
  private readonly failures: number[] = [];

  constructor(private readonly options: FakeDiscordOptions) {
    this.now = options.now ?? Date.now;
    this.limits = { ...LIMITS, ...options.limits };
    this.acknowledgements = new Acknowledgements(this.now, this.limits);
    this.nextId = snowflakes(this.now, options.tab);
    this.messages = options.messages ?? new MessageStore();
  }

  /** Makes the next edits fail with these HTTP statuses, in turn. */
  failNextEdits(...statuses: number[]): void {
    this.failures.push(...statuses);
  }

  /**
   * Completes, signs and sends a person's action, and applies the reply. Never rejects; see `problems` for failures.
   */
  async deliver(draft: Draft): Promise<Delivery> {
    const token = randomBytes(48).toString('base64url');
    const { application, commands } = this.options;
    const interaction = {
      ...completeDraft(draft, this.nextId(), token, commands),
      ...(application ? { application_id: application } : {}),
    };
    const pending = this.acknowledgements.open(interaction);
    const delivery: Delivery = {
      interaction,
      ok: false,
      problems: [],
      status: 0,
      bytes: 0,
      ms: 0,
      callback: null,
      message: null,
    };
    const started = performance.now();
    const measure = (bytes: number) => Object.assign(delivery, { bytes, ms: performance.now() - started });
    const viaApi = new Promise<Callback>((resolve) => {
      const onReply = (callback: Callback, bytes: number) => {
        measure(bytes);
        resolve(callback);
      };
      this.keep({ pending, draft, onReply });
    });
    const inline = this.exchange(interaction).then((reply) => {
      delivery.status = reply.status;
      if (reply.status === 202 && reply.body.length === 0) return viaApi;
      measure(reply.body.length);
      return this.acceptInline(reply, pending, draft);
    });
    try {
      delivery.callback = await this.inTime(Promise.race([inline, viaApi]));
      delivery.ok = true;
    } catch (error) {
      if (delivery.ms === 0) measure(0);
      delivery.problems = problemsOf(error);
    }
    inline.catch(() => undefined);
    return { ...delivery, message: pending.original === null ? null : this.messages.get(pending.original) };
  }

  /** Signs and posts an interaction. Returns the reply unchecked, so that tests can repeat or forge requests. */
  exchange(interaction: Interaction): Promise<IncomingReply> {
    const body = JSON.stringify(interaction);
    return this.options.transport({ headers: this.options.keys.headers(body, this.now()), body });
  }

  /** Handles `POST /interactions/{id}/{token}/callback`. Rejects with an `ApiError` if Discord would refuse. */
  async callback(id: string, token: string, contentType: string, body: Buffer): Promise<void> {
    const parsed = await this.parsed(contentType, body);
    const entry = this.open.get(token);
    const callback = callbackOf(parsed);
    if (!entry) throw new ApiError(404, 10062, 'Unknown interaction');
    this.accept(id, entry, callback, parsed.uploads);
    entry.onReply(callback, body.length);
  }

  /**
   * Handles `PATCH /webhooks/{application}/{token}/messages/@original`. Rejects if Discord would refuse the request.
   */
  async editOriginal(token: string, contentType: string, body: Buffer): Promise<Message> {
    const failure = this.failures.shift();
    if (failure !== undefined) throw new ApiError(failure, failure === 429 ? 0 : 10015, 'Failure on request');
    const message = this.original(token);
    const parsed = await this.parsed(contentType, body);
    const data = parsed.json as PayloadData;
    const problems = messageProblems(data, parsed.uploads, beforeOf(message));
    problems.push(...(this.options.oracle?.(SCHEMA_OF_EDIT, data) ?? []));
    if (problems.length > 0) throw new ApiError(400, 50035, 'Invalid Form Body', problems);
    const after = { ...edited(message, data, parsed.uploads, this.nextId), editedAt: this.now() };
    this.messages.put(after);
    return after;
  }

  /** Throws an `ApiError` if the token names no message. */
  original(token: string): Message {
    const { original } = this.acknowledgements.byValidToken(token);
    const message = original === null ? null : this.messages.get(original);
    if (!message) throw new ApiError(404, 10008, 'Unknown Message');
    return message;
  }

  /**
   * Handles `POST /webhooks/{application}/{token}`, which sends another message. Rejects with an `ApiError` if Discord
   * would refuse the request.
   */
  async followUp(token: string, contentType: string, body: Buffer): Promise<Message> {
    this.acknowledgements.byValidToken(token);
    const draft = this.open.get(token)?.draft;
    if (!draft) throw new ApiError(404, 10015, 'Unknown Webhook');
    const parsed = await this.parsed(contentType, body);
    const data = parsed.json as PayloadData;
    const problems = messageProblems(data, parsed.uploads);
    if (problems.length > 0) throw new ApiError(400, 50035, 'Invalid Form Body', problems);
    const message = { ...this.newMessage(draft, { type: CALLBACK.message, data }, parsed.uploads), cause: null };
    this.messages.put(message);
    return message;
  }

  /** Rejects if the reply takes longer than Discord waits. */
  private async inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
    const { ackMs } = this.limits;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no reply within ${ackMs} ms`)), ackMs);
    });
    return Promise.race([reply, late]).finally(() => clearTimeout(timer));
  }

  private keep(one: OpenInteraction): void {
    this.open.set(one.pending.token, one);
    const [oldest] = this.open.keys();
    if (oldest === undefined || this.open.size <= KEPT_INTERACTIONS) return;
    this.open.delete(oldest);
    this.acknowledgements.forget(oldest);
  }

  private async parsed(contentType: string, body: Buffer): Promise<ParsedBody> {
    try {
      return await parseBody(contentType, body);
    } catch (error) {
      throw new ApiError(400, 50035, 'Invalid Form Body', [String(error)]);
    }
  }

  private async acceptInline(reply: IncomingReply, pending: Pending, draft: Draft): Promise<Callback> {
    if (reply.status !== 200) throw new Error(`the endpoint answered ${reply.status}`);
    if (reply.body.length > this.limits.inlineBytes)
      throw new Error(`inline reply of ${reply.body.length} bytes is too large`);
    const parsed = await parseBody(reply.contentType, reply.body);
    const callback = callbackOf(parsed);
    if (draft.kind !== 'ping') this.accept(pending.id, { pending, draft }, callback, parsed.uploads);
    else if (callback.type !== CALLBACK.pong) throw new Error('a ping was not answered by a pong');
    return callback;
  }

  /** Checks a reply, counts it as the acknowledgement, and applies it. Throws an `ApiError` if Discord would refuse. */
  private accept(
    id: string,
    { pending, draft }: Omit<OpenInteraction, 'onReply'>,
    callback: Callback,
    uploads: readonly Upload[],
  ): void {
    const source = 'message' in draft ? draft.message : null;
    const target = callback.type === CALLBACK.update && source ? this.messages.get(source.id) : null;
    const problems = callbackProblems(pending.type, callback, uploads, beforeOf(target));
    const schema = SCHEMA_OF_CALLBACK[callback.type];
    if (schema) problems.push(...(this.options.oracle?.(schema, callback) ?? []));
    if (problems.length > 0) throw new ApiError(400, 50035, 'Invalid Form Body', problems);
    this.acknowledgements.acknowledge(id, pending.token, callback.type);
    if (callback.type === CALLBACK.message || callback.type === CALLBACK.deferMessage) {
      const message = this.newMessage(draft, callback, uploads);
      pending.original = message.id;
      this.messages.put(message);
    } else if (source && (callback.type === CALLBACK.update || callback.type === CALLBACK.deferUpdate)) {
      pending.original = source.id;
      if (target)
        this.messages.put({ ...edited(target, callback.data ?? {}, uploads, this.nextId), editedAt: this.now() });
    }
  }

  private newMessage(draft: Draft, callback: Callback, uploads: readonly Upload[]): Message {
    const data = callback.data ?? {};
    const ephemeral = isEphemeral(data.flags);
    const blank: Message = {
      id: this.nextId(),
      channel: channelOf(draft.place, draft.person),
      visibleTo: ephemeral ? draft.person.id : null,
      cause: draft.kind === 'command' ? { user: draft.person.id, command: draft.command } : null,
      flags: ephemeral ? FLAG.ephemeral : 0,
      content: '',
      embeds: [],
      components: [],
      files: [],
      sentAt: this.now(),
      editedAt: null,
    };
    if (callback.type === CALLBACK.deferMessage) return { ...blank, flags: blank.flags | FLAG.loading };
    return edited(blank, data, uploads, this.nextId);
  }
}
