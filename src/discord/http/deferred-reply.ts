import type { Reply, UserInteraction } from '../api';
import type { Bot } from '../bot';
import type { Rest } from './rest';

/** What the worker is sent when a reply would be late. */
export interface DeferredReplyJob {
  interaction: UserInteraction;
}

/** After this long Discord no longer takes edits: 15 minutes, less a margin for the edit itself. */
const TOKEN_LIFE_MS = 14.5 * 60_000;

/**
 * Replaces the deferred reply, if only with an apology. The same use case runs again and finds its own interaction id
 * if the first try was committed, so a turn is never played twice. False when Discord did not take the reply.
 */
export async function completeDeferredReply(
  bot: Bot,
  rest: Rest,
  { interaction }: DeferredReplyJob,
  now: () => number = Date.now,
): Promise<boolean> {
  const { application_id: application, token } = interaction;
  const apologize = () => rest.editOriginal(application, token, bot.apology(interaction, 'tookTooLong'));
  const deferred = bot.deferred(interaction);
  let reply: Reply;
  try {
    reply = await bot.reply(interaction, now(), AbortSignal.timeout(TOKEN_LIFE_MS));
  } catch {
    return apologize();
  }
  if (reply.kind !== 'message' && reply.kind !== 'update') return false;
  // A message of its own must not replace the board that the button stands in.
  if (deferred.update && reply.kind === 'message') return rest.note(application, token, reply.message);
  // As the edit of a public message an ephemeral reply would be seen by everybody.
  if (!deferred.update && !deferred.ephemeral && reply.kind === 'message' && reply.ephemeral) {
    const withdrawn = await rest.withdraw(application, token);
    return withdrawn ? rest.note(application, token, reply.message) : apologize();
  }
  return rest.editOriginal(application, token, reply.message);
}
