import type { Reply } from '../api';
import type { Visibility } from '../commands/command';
import type { HandlerContext } from '../context';
import type { QuietServers } from '../quiet-servers';
import type { Caller } from '../types';

/**
 * Updates what this process knows of the server's setting for ephemeral replies. Reads nothing if the knowledge is
 * recent, or if the reply does not depend on the server. Never rejects, because the reply may report a turn that the
 * store has already saved.
 */
export async function updateQuietServers(
  { play, quietServers }: Pick<HandlerContext, 'play' | 'quietServers'>,
  visibility: Visibility,
  caller: Caller,
): Promise<void> {
  if (!dependsOnServer(visibility, caller) || quietServers.isUpToDate(caller)) return;
  try {
    const outcome = await play.configuration(caller);
    if (outcome.kind === 'configured') quietServers.note(caller, outcome.config);
  } catch {
    // After a failed read, the last known configuration stays in force.
  }
}

/** Returns the reply to a command. The reply becomes ephemeral if the server's configuration demands that. */
export const inVisibility = (
  reply: Reply,
  visibility: Visibility,
  caller: Caller,
  quietServers: QuietServers,
): Reply =>
  reply.kind === 'message' && dependsOnServer(visibility, caller) && quietServers.has(caller.home.id)
    ? { ...reply, ephemeral: true }
    : reply;

const dependsOnServer = (visibility: Visibility, { home }: Caller): boolean =>
  home.kind === 'guild' && visibility !== 'public';

/**
 * True if a command's reply in the server will be ephemeral. Uses the last known configuration of the server. `guild`
 * is absent outside servers.
 */
export const isEphemeral = (visibility: Visibility, guild: string | undefined, quietServers: QuietServers): boolean =>
  visibility === 'ephemeral' || (visibility === 'by-server' && guild !== undefined && quietServers.has(guild));
