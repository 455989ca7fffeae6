import type { Reply } from '../api';
import type { Visibility } from '../commands/command';
import type { HandlerContext } from '../context';
import type { ChannelOfServer, KnownServers } from '../known-servers';
import type { Caller } from '../types';

interface ReplyContext {
  caller: Caller;
  /** `null` for a component. */
  visibility: Visibility | null;
  isInEphemeral?: boolean;
}

/** Never rejects, because the reply may report a committed turn. */
export async function updateKnownServers(
  { play, knownServers }: Pick<HandlerContext, 'play' | 'knownServers'>,
  { caller, visibility }: ReplyContext,
): Promise<void> {
  if (caller.home.kind !== 'guild' || visibility === 'ephemeral' || knownServers.isUpToDate(caller)) return;
  try {
    const outcome = await play.configuration(caller);
    if (outcome.kind === 'configured') knownServers.note(caller, outcome.config);
  } catch {
    // After a failed read, the last known configuration stays valid.
  }
}

/** In a channel without the game, an update becomes a new ephemeral message. */
export function applyServerRules(
  reply: Reply,
  { caller, visibility, isInEphemeral = false }: ReplyContext,
  servers: KnownServers,
): Reply {
  const { home, ...channel } = caller;
  const place = { ...channel, guild: home.kind === 'guild' ? home.id : undefined };
  if (reply.kind === 'message' && isEphemeral(visibility, place, servers)) return { ...reply, ephemeral: true };
  if (reply.kind === 'update' && !isInEphemeral && servers.isElsewhere(place)) {
    return { ...reply, kind: 'message', ephemeral: true };
  }
  return reply;
}

/** Uses only known server rules, without reading the store. */
export const isEphemeral = (visibility: Visibility | null, place: ChannelOfServer, servers: KnownServers): boolean =>
  visibility === 'ephemeral' ||
  servers.isElsewhere(place) ||
  (visibility === 'by-server' && place.guild !== undefined && servers.isQuiet(place.guild));
