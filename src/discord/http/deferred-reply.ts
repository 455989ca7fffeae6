import { snowflakeTime } from '../../lib/snowflake';
import { wait } from '../../lib/wait';
import { errorOf, isUnavailable, type Message, type Reply } from '../api';
import type { Bot } from '../bot';
import type { UserInteraction } from '../controls/parse-interaction';
import { backoff, isInvalid } from './resend';
import type { Rest, RestResult } from './rest';

/** What the worker is sent when a reply would be late. */
export interface DeferredReplyJob {
  interaction: UserInteraction;
  /** When Discord sent it, in milliseconds since 1970; absent where the id tells. */
  sentAt?: number | undefined;
  /** Whether the reply that announced this one is ephemeral: this process may know another configuration. */
  ephemeral?: boolean | undefined;
}

export interface DeferredReplyParts {
  bot: Bot;
  rest: Rest;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Waits so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>;
}

/**
 * What came of a deferred reply. `answered`: Discord took it; `failed`: it took an apology instead; `unclear`: a note
 * was sent, and may have arrived; `undelivered`: Discord took nothing; `lost`: the token had expired, so nothing was
 * done.
 */
export interface DeferredReplyResult {
  outcome: 'answered' | 'failed' | 'unclear' | 'undelivered' | 'lost';
  /** Why there was no reply to deliver; `null` when there was one. */
  error: unknown;
  /** Why Discord did not take it; `null` when it did. */
  deliveryError: unknown;
}

/** Discord takes edits for 15 minutes; the rest is a margin for the clocks. */
const TOKEN_LIFE_MS = 15 * 60_000 - 10_000;

/** The part of the time left that is kept for the edit that ends every deferral. */
const LAST_EDIT_MS = 15_000;

type Deliver = (message: Message) => Promise<RestResult>;

/**
 * Replaces the deferred reply, if only with an apology, for as long as its token and the function's `timeLeft`
 * (milliseconds) allow. The same use case runs again and finds its own interaction id if an earlier try was committed,
 * so a turn is never played twice.
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
  // A button's original message is the board, which stays as it is.
  if ('error' in made) return apologize(update ? note(true) : edit, made.error);
  const { reply } = made;
  const isMessage = reply.kind === 'message';
  let deliver = update && isMessage ? note(reply.ephemeral) : edit;
  // As the edit of a public message an ephemeral reply would be seen by everybody.
  if (!update && !ephemeral && isMessage && reply.ephemeral) {
    const withdrawn = await rest.withdraw(interaction, until);
    if (withdrawn.kind !== 'accepted') return apologize(edit, withdrawn.error);
    deliver = note(true);
  }
  const sent = await deliver(reply.message);
  if (sent.kind === 'refused' && isInvalid(sent.error.response)) {
    return apologize(update ? note(true) : deliver, sent.error);
  }
  return resultOf(sent, errorOf(reply) ?? null);
}

async function resultOf(delivery: RestResult | Promise<RestResult>, error: unknown): Promise<DeferredReplyResult> {
  const sent = await delivery;
  if (sent.kind === 'accepted') return { outcome: error === null ? 'answered' : 'failed', error, deliveryError: null };
  const outcome = sent.kind === 'unclear' ? 'unclear' : 'undelivered';
  return { outcome, error, deliveryError: sent.error };
}

type Deliverable = Extract<Reply, { kind: 'message' | 'update' }>;

/** The reply, or why there is none by `until`. A store that gives no answer is asked again. */
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
