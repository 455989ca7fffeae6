import { COMMANDS } from '../../commands';
import { createBot } from '../../src/discord/bot';
import { isSlow } from '../../src/discord/commands/slow';
import { completeDeferredReply } from '../../src/discord/http/deferred-reply';
import { createEndpoint, type DeferredReplyJob } from '../../src/discord/http/endpoint';
import { publicKeyFromHex } from '../../src/discord/http/signature';
import type { Raws } from '../../src/engine';
import { createPlay } from '../../src/play';
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
import { type ObservedOutcome, observedPlay } from './observed-play';
import type { Press } from './presses';
import { SampledRenderer } from './sampled-renderer';

export const PLAYER = PEOPLE[0] as Person;
export const PLACE = PLACES[0] as Place;

/** Every interaction comes so long after the one before: milliseconds of a clock of its own. */
const PAUSE = 1000;
const BEGINNING = Date.UTC(2026, 0, 1);
/** No answer is late here, however busy the machine. */
const PATIENCE = 10 * 60_000;

/** One answer, and what was noticed on its way. */
export interface Answer extends Delivery {
  /** What the last use case asked came to; `null` when none was. */
  outcome: ObservedOutcome | null;
  /** Failures that were answered with an apology, pictures that failed or are too large, answers that took another way. */
  faults: string[];
}

export interface HarnessOptions {
  /** One picture of so many is drawn. */
  drawEvery: number;
  /** Of runs that are begun without one. */
  newSeed: () => string;
  /** Discord's own description, where there is one at hand. */
  oracle?: Oracle | null;
}

/**
 * The bot behind a Discord that judges every reply, from the signature to the store, with a clock of its own: the same
 * presses are answered alike every time.
 */
export class BotHarness {
  readonly discord: FakeDiscord;
  private readonly pictures: SampledRenderer;
  private clock = BEGINNING;
  private told: ObservedOutcome | null = null;
  private faults: string[] = [];
  private readonly owed = new Set<string>();
  private readonly settle: (run: string) => Promise<unknown>;
  private late: DeferredReplyJob[] = [];
  /** What the worker changed or added. */
  private shown: Message | null = null;
  private readonly answerLate: (job: DeferredReplyJob) => Promise<boolean>;

  constructor(raws: Raws, store: Store, { drawEvery, newSeed, oracle = null }: HarnessOptions) {
    const complain = (fault: string) => void this.faults.push(fault);
    const keys = createSigningKeys();
    const now = () => this.clock;
    const play = createPlay({ store, raws, newSeed, onPendingResult: (run) => void this.owed.add(run) });
    this.settle = (run) => play.recordResult({ run });
    this.pictures = new SampledRenderer(raws, drawEvery, complain);
    const bot = createBot({
      play: observedPlay(play, (told) => {
        this.told = told;
      }),
      renderer: this.pictures.renderer,
      commands: COMMANDS,
      failed: (error) => complain(placed(error)),
    });
    const rest = createDirectRest(
      () => this.discord,
      complain,
      (message) => {
        this.shown = message;
      },
    );
    this.answerLate = (job) => completeDeferredReply(bot, rest, job, now);
    const endpoint = createEndpoint({
      publicKey: publicKeyFromHex(keys.publicKey),
      bot,
      rest,
      startWorker: async (job) => {
        if (!isSlow(job.interaction)) complain('the answer was put off');
        this.late.push(job);
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
        const reply = await endpoint({ headers, body: Buffer.from(body), receivedAt: this.clock });
        return { status: reply.status, contentType: reply.headers['content-type'] ?? '', body: reply.body };
      },
    });
  }

  get drawn(): number {
    return this.pictures.drawn;
  }

  press(message: Message, { customId, type, value }: Press, person = PLAYER, place = PLACE): Promise<Answer> {
    this.discord.messages.remove(message.id);
    this.discord.messages.put(message);
    const values = value === null ? {} : { values: [value] };
    return this.deliver({ kind: 'component', person, place, message, customId, componentType: type, ...values });
  }

  type(command: string, options: OptionValue[] = [], person = PLAYER, place = PLACE): Promise<Answer> {
    return this.deliver({ kind: 'command', person, place, command, options });
  }

  /** What is suggested for the option that has the focus. */
  suggest(command: string, options: OptionValue[], person = PLAYER, place = PLACE): Promise<Answer> {
    return this.deliver({ kind: 'autocomplete', person, place, command, options });
  }

  /** A form that nobody opened. */
  submit(customId: string, components: ModalPart[], person = PLAYER, place = PLACE): Promise<Answer> {
    return this.deliver({ kind: 'modal', customId, components, message: null, person, place });
  }

  private async deliver(draft: Draft): Promise<Answer> {
    this.clock += PAUSE;
    this.told = null;
    this.faults = [];
    this.shown = null;
    const delivery = await this.discord.deliver(draft);
    await this.work();
    const late = this.shown === null ? {} : asAnswer(this.shown);
    return { ...delivery, ...late, outcome: this.told, faults: this.faults };
  }

  /** What the worker does: late answers are given, and runs that are over are entered in the books. */
  private async work(): Promise<void> {
    for (const job of this.late.splice(0)) {
      if (!(await this.answerLate(job))) this.faults.push('the late answer was not given');
    }
    const runs = [...this.owed];
    this.owed.clear();
    for (const run of runs) {
      await this.settle(run).catch((error: unknown) => void this.faults.push(`not settled: ${placed(error)}`));
    }
  }
}

/** A message that came late, as if it had come at once. */
function asAnswer(message: Message): Pick<Answer, 'message' | 'callback'> {
  const attachments = message.files.map(({ filename, description }, id) => ({ id, filename, description }));
  return { message, callback: { type: CALLBACK.update, data: { components: message.components, attachments } } };
}

/** The failure and the place in our code where it came up. */
function placed(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place = ''] = /\n\s+at .*?((?:src|commands)\/[^)\s]+)/.exec(error.stack ?? '') ?? [];
  return `${error.message} at ${place}`;
}
