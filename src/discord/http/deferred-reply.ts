import { snowflakeTime } from '../../lib/snowflake';
import { wait } from '../../lib/wait';
import { errorOf, isUnavailable, type Message, type Reply } from '../api';
import type { Bot } from '../bot';
import type { UserInteraction } from '../controls/parse-interaction';
import { backoff, isGone, isMessageInvalid } from './resend';
import type { Rest, RestResult } from './rest';

/** The job of the worker: an interaction whose reply would be late. */
export interface DeferredReplyJob {
  interaction: UserInteraction;
  /** When Discord sent the interaction, in milliseconds since 1970. If absent, the interaction's id gives the time. */
  sentAt?: number | undefined;
  /**
   * True if the deferral was ephemeral. The worker must not decide that again, because it may know an older
   * configuration.
   */
  ephemeral?: boolean | undefined;
}

export interface DeferredReplyParts {
  bot: Bot;
  rest: Rest;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Waits this many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>;
}

/**
 * The result of a deferred reply. `answered`: Discord took the reply. `failed`: Discord took an apology instead.
 * `unclear`: Discord may have taken a note. `undelivered`: Discord took nothing. `gone`: somebody has deleted the
 * message or its channel, so no reply can be shown. `lost`: the token had expired, so the worker did nothing.
 */
export interface DeferredReplyResult {
  outcome: 'answered' | 'failed' | 'unclear' | 'undelivered' | 'gone' | 'lost';
  /** The error that prevented a reply; `null` if there was a reply. */
  error: unknown;
  /** The error with which Discord did not take the message; `null` if it did. */
  deliveryError: unknown;
}

/** Discord takes edits for 15 minutes; a margin of ten seconds allows for differing clocks. */
const TOKEN_LIFE_MS = 15 * 60_000 - 10_000;

/** Milliseconds kept back for the edit that ends every deferral. */
const LAST_EDIT_MS = 15_000;

type Deliver = (message: Message) => Promise<RestResult>;

/**
 * Replaces the deferred reply, in the worst case by an apology, while its token and the function's `timeLeft`
 * (milliseconds) allow. The same use case runs again. It finds its own interaction id if an earlier try was committed,
 * so no turn is played twice.
 */
export async function completeDeferredReply(
  parts: DeferredReplyParts,
  job: DeferredReplyJob,
  timeLeft: () => number = () => TOKEN_LIFE_MS,
): Promise<DeferredReplyResult> {
  const { bot, rest, now = Date.now } = parts;
  const { interaction, sentAt = snowflakeTime(interaction.id) } = job;
  const expiresAt = sentAt + TOKEN_LIFE_MS;
  if (now() >= expiresAt) return { outcome: 'lost', error: null, deliveryError: null };
  const until = Math.min(expiresAt, now() + timeLeft());
  const edit: Deliver = (message) => rest.editOriginal(interaction, message, until);
  const note =
    (ephemeral: boolean): Deliver =>
    (message) =>
      rest.note(interaction, { message, ephemeral }, until);
  const deferred = bot.deferred(interaction);
  const { update } = deferred;
  const { ephemeral = deferred.ephemeral } = job;
  const apologize = (deliver: Deliver, error: unknown): Promise<DeferredReplyResult> =>
    resultOf(deliver(bot.apology(interaction, 'tookTooLong')), error);

  const made = await makeReply(parts, { interaction, sentAt }, until - LAST_EDIT_MS);
  // If a button was pressed, the original message is the board, which must stay.
  if ('error' in made) return apologize(update ? note(true) : edit, made.error);
  const { reply } = made;
  const isMessage = reply.kind === 'message';
  let deliver = update && isMessage ? note(reply.ephemeral) : edit;
  // Editing a public message into an ephemeral reply would show the reply to everybody.
  if (!update && !ephemeral && isMessage && reply.ephemeral) {
    const withdrawn = await rest.withdraw(interaction, until);
    if (withdrawn.kind !== 'accepted') return apologize(edit, withdrawn.error);
    deliver = note(true);
  }
  const sent = await deliver(reply.message);
  if (sent.kind === 'refused' && isMessageInvalid(sent.error.response)) {
    return apologize(update ? note(true) : deliver, sent.error);
  }
  return resultOf(sent, errorOf(reply) ?? null);
}

async function resultOf(delivery: RestResult | Promise<RestResult>, error: unknown): Promise<DeferredReplyResult> {
  const sent = await delivery;
  if (sent.kind === 'accepted') return { outcome: error === null ? 'answered' : 'failed', error, deliveryError: null };
  const outcome = isGone(sent.error.response) ? 'gone' : 'undelivered';
  return { outcome: sent.kind === 'unclear' ? 'unclear' : outcome, error, deliveryError: sent.error };
}

type Deliverable = Extract<Reply, { kind: 'message' | 'update' }>;

/** Makes the reply, or returns the error that prevents one by `until`. If the store is unavailable, tries again. */
async function makeReply(
  { bot, now = Date.now, sleep = wait }: DeferredReplyParts,
  { interaction, sentAt }: { interaction: UserInteraction; sentAt: number },
  until: number,
): Promise<{ reply: Deliverable } | { error: unknown }> {
  for (let failures = 1; ; failures++) {
    try {
      const signal = AbortSignal.timeout(Math.max(0, Math.ceil(until - now())));
      const reply = await bot.reply(interaction, { now: now(), sentAt }, signal);
      if (reply.kind === 'message' || reply.kind === 'update') return { reply };
      return { error: new Error(`${reply.kind} cannot be sent later`) };
    } catch (error) {
      const pause = backoff(failures);
      if (!isUnavailable(error) || now() + pause >= until) return { error };
      await sleep(pause);
    }
  }
}
