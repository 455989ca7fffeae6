import { snowflakeTime } from '../../lib/snowflake';
import { errorOf, INTERACTION_TYPE, type Message, messageOf, type Reply } from '../api';
import type { Bot } from '../bot';
import type { Interaction, UserInteraction } from '../controls/parse-interaction';
import { type Cause, describeCause } from './cause';
import type { DeferredReplyJob } from './deferred-reply';
import type { RequestLogEntry } from './request-log';
import { editBoard, type Rest } from './rest';

/** Ages start when Discord sends the interaction. */
export interface ResponderLimits {
  /** Age in milliseconds at which the worker takes over. */
  hedgeAt: number;
  /** Age in milliseconds from which the handler refuses interactions, except autocomplete. */
  tooLate: number;
  /** Age in milliseconds at which the handler must reply. */
  replyBy: number;
  /** Maximum bytes of attachments in an HTTP response; the callback route takes more. */
  inlineBytes: number;
}

export interface ResponderParts {
  bot: Bot;
  rest: Rest;
  /** Resolves once the worker is certain to run. Rejects on failure or abort. */
  startWorker: (job: DeferredReplyJob, signal: AbortSignal) => Promise<void>;
  limits: ResponderLimits;
  now: () => number;
}

type SentJob = DeferredReplyJob & { sentAt: number };

/** Bytes. Lambda limits a response to 6 MB in base64. */
const MOST_INLINE = 4_000_000;

/** The player waits for the reply during the edit. */
const LONGEST_EDIT_MS = 600;

const SHORTEST_START_MS = 300;

/** For the outcome `callback`, Discord has already received the reply. */
export interface InteractionResponse extends Pick<RequestLogEntry, 'cause' | 'workerCause'> {
  reply: Reply;
  outcome: Exclude<RequestLogEntry['outcome'], 'rejected'>;
}

/** Milliseconds since 1970: arrival at the host, and start of work. */
export interface Arrival {
  receivedAt: number;
  began: number;
}

/** The worker replies if the handler is slow or the store unavailable. */
export async function respond(
  parts: ResponderParts,
  interaction: Interaction,
  { receivedAt, began }: Arrival,
): Promise<InteractionResponse> {
  if (interaction.type === INTERACTION_TYPE.ping) return { reply: { kind: 'pong' }, ...ANSWERED };
  const { bot, limits, now } = parts;
  const job = { interaction, sentAt: sentAt(interaction, receivedAt, began) };
  const age = began - job.sentAt;
  if (age >= limits.tooLate && interaction.type !== INTERACTION_TYPE.autocomplete) {
    return { ...ANSWERED, reply: apology(bot, interaction, 'tooLate'), outcome: 'too-late' };
  }
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new DeadlineError(limits.hedgeAt)), Math.max(0, limits.hedgeAt - age));
  try {
    const times = { now: now(), sentAt: job.sentAt };
    const refusal = await heavyRefusal(parts, job, deadline.signal);
    if (refusal) return { ...ANSWERED, reply: { kind: 'message', message: refusal, ephemeral: true } };
    if (bot.isSlow(interaction)) {
      await bot.prepareDeferral(interaction, times, deadline.signal);
      return await defer(parts, job, null);
    }
    const reply = await bot.reply(interaction, times, deadline.signal);
    const error = errorOf(reply);
    if (error !== undefined) return { ...ANSWERED, reply, outcome: 'failed', cause: describeCause(error) };
    await editPublicBoard(parts, job, reply);
    if (await sendLargePictures(parts, job, reply)) return { ...ANSWERED, reply, outcome: 'callback' };
    return bytesOf(reply) > MOST_INLINE ? defer(parts, job, null) : { ...ANSWERED, reply, outcome: 'answered' };
  } catch (error) {
    return defer(parts, job, describeCause(error));
  } finally {
    clearTimeout(timer);
  }
}

/** A heavy request occupies a Lambda function. A failed check allows the request. */
async function heavyRefusal(
  { bot, now }: ResponderParts,
  { interaction, sentAt }: SentJob,
  signal: AbortSignal,
): Promise<Message | null> {
  if (!bot.isHeavy(interaction)) return null;
  try {
    return await bot.refuseHeavy(interaction, { now: now(), sentAt }, signal);
  } catch {
    return null;
  }
}

const ANSWERED = { outcome: 'answered', cause: null, workerCause: null } as const;

class DeadlineError extends Error {
  readonly code = 'deadline';

  constructor(ms: number) {
    super(`no reply ${ms} ms after the interaction was sent`);
    this.name = 'DeadlineError';
  }
}

const bytesOf = (reply: Reply): number =>
  (messageOf(reply)?.attachments ?? []).reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Returns false if the HTTP response must carry the reply. */
async function sendLargePictures({ rest, limits }: ResponderParts, job: SentJob, reply: Reply): Promise<boolean> {
  if (bytesOf(reply) <= limits.inlineBytes) return false;
  return (await rest.callback(job.interaction, reply, job.sentAt + limits.replyBy)).kind === 'accepted';
}

/** Ignores a failure, because the next press updates the board. */
async function editPublicBoard(
  { rest, limits, now }: ResponderParts,
  { sentAt }: SentJob,
  reply: Reply,
): Promise<void> {
  const edit = reply.kind === 'message' || reply.kind === 'update' ? reply.edit : undefined;
  const until = Math.min(now() + LONGEST_EDIT_MS, sentAt + limits.hedgeAt);
  if (edit) await editBoard(rest, edit, until);
}

/** Discord accepts no late suggestions, so autocomplete gets none. */
async function defer(
  { bot, startWorker, limits, now }: ResponderParts,
  job: SentJob,
  cause: Cause | null,
): Promise<InteractionResponse> {
  const { interaction, sentAt } = job;
  if (interaction.type === INTERACTION_TYPE.autocomplete) {
    return { reply: { kind: 'choices', choices: [] }, outcome: 'failed', cause, workerCause: null };
  }
  const timeout = Math.max(SHORTEST_START_MS, sentAt + limits.replyBy - now());
  const reply = bot.deferred(interaction);
  try {
    await startWorker({ ...job, ephemeral: reply.ephemeral }, AbortSignal.timeout(timeout));
    return { reply, outcome: 'deferred', cause, workerCause: null };
  } catch (error) {
    const apologized = apology(bot, interaction, 'unanswered');
    return { reply: apologized, outcome: 'failed', cause, workerCause: describeCause(error) };
  }
}

const apology = (bot: Bot, interaction: UserInteraction, why: 'tooLate' | 'unanswered'): Reply => ({
  kind: 'message',
  message: bot.apology(interaction, why),
  ephemeral: true,
});

/** Milliseconds since 1970. Falls back to the arrival if clocks clearly disagree. */
function sentAt({ id }: UserInteraction, receivedAt: number, now: number): number {
  const stamped = snowflakeTime(id);
  const age = now - stamped;
  return age < 0 || age > 15 * 60_000 ? receivedAt : Math.min(stamped, receivedAt);
}
