import type { Reply } from '../api';
import type { Visibility } from '../commands/command';
import type { HandlerContext } from '../context';
import type { QuietServers } from '../quiet-servers';
import type { Caller } from '../types';

/**
 * Learns whether the server of the caller keeps replies ephemeral. Reads nothing if this process already knows, or if
 * the reply does not depend on the server. Never rejects, because the reply may report a turn that was committed.
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
    // If the read fails, the last known configuration still counts.
  }
}

/** Returns the reply to a command, made ephemeral if the server keeps such replies ephemeral. */
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

/** True if a reply in this server will be ephemeral, judged without reading the server's configuration. */
export const isEphemeral = (visibility: Visibility, guild: string | undefined, quietServers: QuietServers): boolean =>
  visibility === 'ephemeral' || (visibility === 'by-server' && guild !== undefined && quietServers.has(guild));
