import { snowflakeTime } from '../../lib/snowflake';
import { wait } from '../../lib/wait';
import { errorOf, isUnavailable, type Message, type Reply } from '../api';
import type { Bot } from '../bot';
import type { UserInteraction } from '../controls/parse-interaction';
import { TOKEN_LIFE_MS } from '../known-boards';
import { backoff, isGone, isMessageInvalid } from './resend';
import { editBoard, type Rest, type RestResult } from './rest';

export interface DeferredReplyJob {
  interaction: UserInteraction;
  /** Milliseconds since 1970; by default the time in the interaction's id. */
  sentAt?: number | undefined;
  /** True if the handler announced an ephemeral reply. */
  ephemeral?: boolean | undefined;
}

export interface DeferredReplyParts {
  bot: Bot;
  rest: Rest;
  now?: () => number;
  sleep?: (ms: number) => Promise<unknown>;
}

/** `failed`: Discord accepted an apology. `lost`: the token had expired. */
export interface DeferredReplyResult {
  outcome: 'answered' | 'failed' | 'unclear' | 'undelivered' | 'gone' | 'lost';
  error: unknown;
  /** Error of the delivering request; `null` if Discord accepted. */
  deliveryError: unknown;
}

const LAST_EDIT_MS = 15_000;

type Deliver = (message: Message) => Promise<RestResult>;

/** Apologizes if no reply is ready within `timeLeft` milliseconds. A repeated job commits once. */
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
  // After a press, the original message is the board, which must stay.
  if ('error' in made) return apologize(update ? note(true) : edit, made.error);
  const { reply } = made;
  const isMessage = reply.kind === 'message';
  let deliver = update && isMessage ? note(reply.ephemeral) : edit;
  // An edit cannot make a message ephemeral.
  if (!update && !ephemeral && isMessage && reply.ephemeral) {
    const withdrawn = await rest.withdraw(interaction, until);
    if (withdrawn.kind !== 'accepted') return apologize(edit, withdrawn.error);
    deliver = note(true);
  }
  const sent = await deliver(reply.message);
  if (reply.edit) await editBoard(rest, reply.edit, until);
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

/** Tries again while the store is unavailable. `until` is milliseconds since 1970. */
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
