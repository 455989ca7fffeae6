import { snowflakeTime } from '../../lib/snowflake';
import { INTERACTION_TYPE, type Interaction, messageOf, type Reply, type UserInteraction } from '../api';
import type { Bot } from '../bot';
import type { DeferredReplyJob } from './deferred-reply';
import type { RequestLogEntry } from './request-log';
import type { Rest } from './rest';

/** Milliseconds and bytes that decide how a reply travels. */
export interface ResponderLimits {
  /** Age of an interaction at which it is handed to the worker. */
  hedgeAt: number;
  /** Age on arrival from which nothing is committed: Discord would no longer show the reply. */
  tooLate: number;
  /** Total size of the pictures sent inline; larger ones take the callback route. */
  inlineBytes: number;
}

export interface ResponderParts {
  bot: Bot;
  rest: Rest;
  /** Resolves once the worker is sure to run, rejects when it cannot be started. */
  startWorker: (job: DeferredReplyJob) => Promise<void>;
  limits: ResponderLimits;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** With the outcome `callback` the reply was already sent to Discord. */
export interface InteractionResponse {
  reply: Reply;
  outcome: Exclude<RequestLogEntry['outcome'], 'rejected'>;
}

/** When the host received a request and when work on it began, in milliseconds since 1970. */
export interface Arrival {
  receivedAt: number;
  began: number;
}

/** Discord waits three seconds for a reply: what would take longer is deferred to the worker. */
export async function respond(
  parts: ResponderParts,
  interaction: Interaction,
  { receivedAt, began }: Arrival,
): Promise<InteractionResponse> {
  if (interaction.type === INTERACTION_TYPE.ping) return { reply: { kind: 'pong' }, outcome: 'answered' };
  const { bot, limits, now } = parts;
  const age = began - sentAt(interaction, receivedAt, began);
  if (bot.isSlow(interaction)) return defer(parts, interaction);
  if (age >= limits.tooLate && interaction.type !== INTERACTION_TYPE.autocomplete) {
    return { reply: apology(bot, interaction, 'tooLate'), outcome: 'too-late' };
  }
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('deadline')), Math.max(0, limits.hedgeAt - age));
  try {
    const reply = await bot.reply(interaction, now(), deadline.signal);
    return { reply, outcome: (await sendLargePictures(parts, interaction, reply)) ? 'callback' : 'answered' };
  } catch {
    return defer(parts, interaction);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a reply with large pictures by the callback route. False when it is to go inline, also because that failed. */
async function sendLargePictures(
  { rest, limits }: ResponderParts,
  { id, token }: UserInteraction,
  reply: Reply,
): Promise<boolean> {
  const pictures = messageOf(reply)?.attachments ?? [];
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes.length, 0);
  return bytes > limits.inlineBytes && (await rest.callback(id, token, reply));
}

/** Hands the interaction to the worker. When that cannot be started the reply is an apology. */
async function defer({ bot, startWorker }: ResponderParts, interaction: UserInteraction): Promise<InteractionResponse> {
  if (interaction.type === INTERACTION_TYPE.autocomplete) {
    return { reply: { kind: 'choices', choices: [] }, outcome: 'failed' };
  }
  try {
    await startWorker({ interaction });
    return { reply: bot.deferred(interaction), outcome: 'deferred' };
  } catch {
    return { reply: apology(bot, interaction, 'unanswered'), outcome: 'failed' };
  }
}

const apology = (bot: Bot, interaction: UserInteraction, why: 'tooLate' | 'unanswered'): Reply => ({
  kind: 'message',
  message: bot.apology(interaction, why),
  ephemeral: true,
});

/** A snowflake names the time of sending. With an absurd age the clocks disagree, and the time of arrival counts. */
function sentAt({ id }: UserInteraction, receivedAt: number, now: number): number {
  const stamped = snowflakeTime(id);
  const age = now - stamped;
  return age < 0 || age > 15 * 60_000 ? receivedAt : Math.min(stamped, receivedAt);
}
