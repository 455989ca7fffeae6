import { COMMANDS } from '../../commands';
import { createBot } from '../../src/discord/bot';
import type { DeferredReplyJob, DeferredReplyResult } from '../../src/discord/http/deferred-reply';
import { completeDeferredReply } from '../../src/discord/http/deferred-reply';
import { createEndpoint } from '../../src/discord/http/endpoint';
import type { RequestLogEntry } from '../../src/discord/http/request-log';
import type { Action, Raws, Refusal } from '../../src/engine';
import { isAuthentic, publicKeyFromHex } from '../../src/handlers/signature';
import { type Board, createPlay, type Play } from '../../src/play';
import type { Store } from '../../src/storage/contract';
import { DEFINITIONS } from '../discord/definitions';
import { type Delivery, FakeDiscord } from '../discord/fake-discord';
import type { Draft, ModalPart, OptionValue } from '../discord/interaction';
import { createSigningKeys } from '../discord/keys';
import type { Message } from '../discord/messages';
import type { Oracle } from '../discord/oracle';
import { CALLBACK } from '../discord/payload';
import { PEOPLE, type Person, PLACES, type Place } from '../discord/users';
import { createDirectRest } from './direct-rest';
import type { Press } from './presses';
import { SAMPLE_ABOUT } from './sample-about';
import { SampledRenderer } from './sampled-renderer';

export const PLAYER = PEOPLE[0] as Person;
export const PLACE = PLACES[0] as Place;

/** Time in milliseconds between two interactions, on the harness's own clock. */
const PAUSE = 1000;
const START = Date.UTC(2026, 0, 1);
/** Time in milliseconds after which a reply is late. It is so long that no reply is late on a busy machine. */
const PATIENCE = 10 * 60_000;

/** Fields that the outcomes of all use cases share. */
export interface ObservedOutcome {
  kind: string;
  board?: Board;
  refusal?: Refusal | null;
  action?: Action;
}

/** A reply, and observations made while the bot answered. */
export interface HarnessReply extends Delivery {
  /** Outcome of the last use case that the bot called; `null` if it called none. */
  outcome: ObservedOutcome | null;
  /** Apologies for errors, pictures that failed or are too large, and replies that were deferred without need. */
  faults: string[];
}

export interface HarnessOptions {
  /** One picture in this many is drawn; all others are blank. */
  drawEvery: number;
  /** Returns the seed of a run that a player begins without a seed. */
  newSeed: () => string;
  /** Check against Discord's own API description; `null` if there is no description. */
  oracle?: Oracle | null;
  /** Called with the cost of each request. */
  onReply?: (cost: ReplyCost) => void;
}

export interface ReplyCost {
  /** CPU time in milliseconds, from the signature to the reply's bytes. */
  cpuMs: number;
  bytes: number;
  entry: RequestLogEntry;
}

/**
 * The whole bot from signature to store, behind a fake Discord that checks every reply. The harness has its own clock,
 * so the same presses always get the same replies.
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
    const publicKey = publicKeyFromHex(keys.publicKey);
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
      isAuthentic: (request, at) => isAuthentic(publicKey, request, at),
      bot,
      rest,
      startWorker: async (job) => {
        if (!bot.isSlow(job.interaction)) onFault('the reply was deferred');
        this.deferred.push(job);
      },
      limits: { hedgeAt: PATIENCE },
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

  suggest(command: string, options: OptionValue[], person = PLAYER, place = PLACE): Promise<HarnessReply> {
    return this.deliver({ kind: 'autocomplete', person, place, command, options });
  }

  /** Submits a form. The bot no longer opens forms, but a player may still have an old one open. */
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

  /** Completes deferred replies and records the results of finished runs, like the worker. */
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

/** Use case that the bot calls in addition, to learn who may see a reply. */
const BESIDES: keyof Play = 'configuration';

/** Wraps the use cases; the listener receives the outcome of each call, except of `BESIDES`. */
function observed(play: Play, listener: (outcome: ObservedOutcome) => void): Play {
  return new Proxy(play, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function' || name === BESIDES) return call;
      return async (...args: unknown[]) => {
        const outcome: unknown = await call.apply(target, args);
        if (typeof outcome === 'object' && outcome !== null && 'kind' in outcome) listener(outcome as ObservedOutcome);
        return outcome;
      };
    },
  });
}

/** Returns the message of a deferred reply as if it had been the first reply. */
function asReply(message: Message): Pick<HarnessReply, 'message' | 'callback'> {
  const attachments = message.files.map(({ filename, description }, id) => ({ id, filename, description }));
  return { message, callback: { type: CALLBACK.update, data: { components: message.components, attachments } } };
}

/** Returns the error's message, with the line in this project that threw it. */
function withLocation(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, location = ''] = /\n\s+at .*?((?:src|commands)\/[^)\s]+)/.exec(error.stack ?? '') ?? [];
  return `${error.message} at ${location}`;
}
