import { COMMANDS } from '../../commands';
import { FORMER_COMMANDS } from '../../commands/former';
import { createBot } from '../../src/discord/bot';
import type { DeferredReplyJob, DeferredReplyResult } from '../../src/discord/http/deferred-reply';
import { completeDeferredReply } from '../../src/discord/http/deferred-reply';
import { createEndpoint } from '../../src/discord/http/endpoint';
import type { RequestLogEntry } from '../../src/discord/http/request-log';
import { publicKeyFromHex } from '../../src/discord/http/signature';
import type { Action, Raws, Refusal } from '../../src/engine';
import { type Board, createPlay, type Play } from '../../src/play';
import type { Store } from '../../src/storage/contract';
import { DEFINITIONS } from '../discord/definitions';
import { type Delivery, FakeDiscord } from '../discord/fake-discord';
import type { Draft, ModalPart, OptionValue } from '../discord/interaction';
import { createSigningKeys } from '../discord/keys';
import type { Message } from '../discord/messages';
import type { Oracle } from '../discord/openapi';
import { CALLBACK } from '../discord/payload';
import { PEOPLE, type Person, PLACES, type Place } from '../discord/users';
import { createDirectRest } from './direct-rest';
import type { Press } from './presses';
import { SAMPLE_ABOUT } from './sample-about';
import { SampledRenderer } from './sampled-renderer';

export const PLAYER = PEOPLE[0] as Person;
export const PLACE = PLACES[0] as Place;

/** Milliseconds between two interactions, on a clock of its own. */
const PAUSE = 1000;
const START = Date.UTC(2026, 0, 1);
/** No reply is late here, however busy the machine. */
const PATIENCE = 10 * 60_000;
/** Whatever is asked for is looked at, and not the apology for having asked for much. */
const UNLIMITED = { requests: 1, milliseconds: 0 };

/** What a use case returned, as far as all of them have it. */
export interface ObservedOutcome {
  kind: string;
  board?: Board;
  refusal?: Refusal | null;
  action?: Action;
}

/** A reply, and what was observed on its way. */
export interface HarnessReply extends Delivery {
  /** What the last use case called returned; `null` when none was. */
  outcome: ObservedOutcome | null;
  /**
   * Errors that were answered with an apology, pictures that failed or are too large, replies deferred without need.
   */
  faults: string[];
}

export interface HarnessOptions {
  /** One picture of so many is drawn. */
  drawEvery: number;
  /** For runs that are begun without a seed. */
  newSeed: () => string;
  /** Discord's own API description, when there is one to check against. */
  oracle?: Oracle | null;
  /** Called with what each request cost. */
  onReply?: (cost: ReplyCost) => void;
}

/** What it took to answer a request. */
export interface ReplyCost {
  /** Of the processor, in milliseconds: from the signature to the reply's bytes. */
  cpuMs: number;
  /** Of the reply's body. */
  bytes: number;
  entry: RequestLogEntry;
}

/**
 * The bot from the signature to the store, behind a Discord that checks every reply, on a clock of its own: the same
 * presses get the same replies every time.
 */
export class BotHarness {
  readonly discord: FakeDiscord;
  private readonly pictures: SampledRenderer;
  private clock = START;
  private outcome: ObservedOutcome | null = null;
  private faults: string[] = [];
  private readonly pendingResults = new Set<string>();
  private readonly recordResult: (run: string) => Promise<unknown>;
  private deferred: DeferredReplyJob[] = [];
  /** The message that a deferred reply changed or added. */
  private deferredMessage: Message | null = null;
  private readonly completeDeferred: (job: DeferredReplyJob) => Promise<DeferredReplyResult>;

  constructor(raws: Raws, store: Store, { drawEvery, newSeed, oracle = null, onReply }: HarnessOptions) {
    const onFault = (fault: string) => void this.faults.push(fault);
    const keys = createSigningKeys();
    const now = () => this.clock;
    const play = createPlay({ store, raws, newSeed, onPendingResult: (run) => void this.pendingResults.add(run) });
    this.recordResult = (run) => play.recordResult({ run });
    this.pictures = new SampledRenderer(raws, drawEvery, onFault);
    const bot = createBot({
      play: observed(play, (outcome) => {
        this.outcome = outcome;
      }),
      renderer: this.pictures.renderer,
      commands: COMMANDS,
      formerCommands: FORMER_COMMANDS,
      about: SAMPLE_ABOUT,
      failed: (error) => onFault(withLocation(error)),
    });
    const rest = createDirectRest({
      discord: () => this.discord,
      onFault,
      onMessage: (message) => {
        this.deferredMessage = message;
      },
    });
    this.completeDeferred = (job) => completeDeferredReply({ bot, rest, now }, job);
    let entry: RequestLogEntry | null = null;
    const endpoint = createEndpoint({
      record: (written) => {
        entry = written;
      },
      publicKey: publicKeyFromHex(keys.publicKey),
      bot,
      rest,
      startWorker: async (job) => {
        if (!bot.isSlow(job.interaction)) onFault('the reply was deferred');
        this.deferred.push(job);
      },
      limits: { hedgeAt: PATIENCE, heavyReplies: UNLIMITED },
      now,
    });
    this.discord = new FakeDiscord({
      keys,
      commands: DEFINITIONS,
      oracle,
      now,
      limits: { ackMs: PATIENCE },
      transport: async ({ headers, body }) => {
        const began = process.cpuUsage();
        const reply = await endpoint({ headers, body: Buffer.from(body), receivedAt: this.clock });
        const { user, system } = process.cpuUsage(began);
        if (entry) onReply?.({ cpuMs: (user + system) / 1000, bytes: reply.body.length, entry });
        return { status: reply.status, contentType: reply.headers['content-type'] ?? '', body: reply.body };
      },
    });
  }

  get drawn(): number {
    return this.pictures.drawn;
  }

  press(message: Message, { customId, type, value }: Press, person = PLAYER, place = PLACE): Promise<HarnessReply> {
    this.discord.messages.remove(message.id);
    this.discord.messages.put(message);
    const values = value === null ? {} : { values: [value] };
    return this.deliver({ kind: 'component', person, place, message, customId, componentType: type, ...values });
  }

  type(command: string, options: OptionValue[] = [], person = PLAYER, place = PLACE): Promise<HarnessReply> {
    return this.deliver({ kind: 'command', person, place, command, options });
  }

  /** Asks for suggestions for the focused option. */
  suggest(command: string, options: OptionValue[], person = PLAYER, place = PLACE): Promise<HarnessReply> {
    return this.deliver({ kind: 'autocomplete', person, place, command, options });
  }

  /** Submits a form, which the bot has not opened: it opens none. */
  submit(customId: string, components: ModalPart[], person = PLAYER, place = PLACE): Promise<HarnessReply> {
    return this.deliver({ kind: 'modal', customId, components, message: null, person, place });
  }

  private async deliver(draft: Draft): Promise<HarnessReply> {
    this.clock += PAUSE;
    this.outcome = null;
    this.faults = [];
    this.deferredMessage = null;
    const delivery = await this.discord.deliver(draft);
    await this.work();
    const deferred = this.deferredMessage === null ? {} : asReply(this.deferredMessage);
    return { ...delivery, ...deferred, outcome: this.outcome, faults: this.faults };
  }

  /** Does what the worker would: completes deferred replies and records the results of finished runs. */
  private async work(): Promise<void> {
    for (const job of this.deferred.splice(0)) {
      const { outcome } = await this.completeDeferred(job);
      if (outcome !== 'answered') this.faults.push(`the deferred reply was ${outcome}`);
    }
    const runs = [...this.pendingResults];
    this.pendingResults.clear();
    for (const run of runs) {
      await this.recordResult(run).catch((error: unknown) => {
        this.faults.push(`the result was not recorded: ${withLocation(error)}`);
      });
    }
  }
}

/** The same use cases; the listener receives what each call returns. */
function observed(play: Play, listener: (outcome: ObservedOutcome) => void): Play {
  return new Proxy(play, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]) => {
        const outcome: unknown = await call.apply(target, args);
        if (typeof outcome === 'object' && outcome !== null && 'kind' in outcome) listener(outcome as ObservedOutcome);
        return outcome;
      };
    },
  });
}

/** The message of a deferred reply, as if it had been the first reply. */
function asReply(message: Message): Pick<HarnessReply, 'message' | 'callback'> {
  const attachments = message.files.map(({ filename, description }, id) => ({ id, filename, description }));
  return { message, callback: { type: CALLBACK.update, data: { components: message.components, attachments } } };
}

/** The error's message with the line of this project that threw it. */
function withLocation(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, location = ''] = /\n\s+at .*?((?:src|commands)\/[^)\s]+)/.exec(error.stack ?? '') ?? [];
  return `${error.message} at ${location}`;
}
