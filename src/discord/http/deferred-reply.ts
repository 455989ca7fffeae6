import type { Bot } from '../bot';
import type { DeferredReplyJob } from './endpoint';
import type { Rest } from './rest';

/** After this long Discord no longer takes edits: 15 minutes, less a margin for the edit itself. */
const TOKEN_LIFE_MS = 14.5 * 60_000;

/**
 * Gives the answer that would have been late. The same use case runs again and finds its own interaction id if the
 * first try had landed, so a turn is never played twice. Always ends with an edit, if only with an apology.
 */
export async function completeDeferredReply(
  bot: Bot,
  rest: Rest,
  { interaction }: DeferredReplyJob,
  now: () => number = Date.now,
): Promise<boolean> {
  const { application_id: application, token } = interaction;
  const deadline = AbortSignal.timeout(TOKEN_LIFE_MS);
  const deferred = bot.deferred(interaction);
  let reply: Awaited<ReturnType<Bot['reply']>>;
  try {
    reply = await bot.reply(interaction, now(), deadline);
  } catch {
    return rest.editOriginal(application, token, bot.apology(interaction, 'tookTooLong'));
  }
  if (reply.kind !== 'message' && reply.kind !== 'update') return false;
  // A private note must not take the place of the board the button stands in.
  if (deferred.update && reply.kind === 'message') return rest.note(application, token, reply.message);
  // Nor what is for one alone that of an answer that was to be for all: as its edit it would be seen by all.
  if (!deferred.update && !deferred.ephemeral && reply.kind === 'message' && reply.ephemeral) {
    return (await rest.withdraw(application, token))
      ? rest.note(application, token, reply.message)
      : rest.editOriginal(application, token, bot.apology(interaction, 'tookTooLong'));
  }
  return rest.editOriginal(application, token, reply.message);
}
