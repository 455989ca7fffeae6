import { isAllowedIn } from '../../settings/allowed-channels';
import type { ChannelId, GuildConfig, Party } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { isInChannel } from './rights';

/** The server allows the game only in these channels. `ofParty` is set if the run of a party therefore stops. */
export type ChannelRefusal = { kind: 'not-here'; channels: ChannelId[]; ofParty?: true };

/** The interaction was not sent in a server, but for example in a direct message. */
export type NoServer = { kind: 'no-server' };

export const NO_SERVER: NoServer = { kind: 'no-server' };

/**
 * Returns the configuration of the caller's server; `null` if the server has none, or if the caller is not in a server.
 */
export const loadConfig = async (context: Context, { home, signal }: Caller): Promise<GuildConfig | null> =>
  home.kind === 'guild' ? context.store.loadConfig(home.id, signal) : null;

/**
 * Returns the refusal `not-here` if the server does not allow the game in the caller's channel; `null` otherwise. For
 * starting or showing a run only. A run of one player goes on in any channel, because only that player sees it.
 */
export async function channelRefusal(context: Context, caller: Caller): Promise<ChannelRefusal | null> {
  if (caller.channel === undefined) return null;
  const channels = (await loadConfig(context, caller))?.channels ?? [];
  return isAllowedIn(channels, caller) ? null : { kind: 'not-here', channels };
}

/**
 * Returns the refusal `not-here` if the party plays in the caller's channel, and the server does not allow the game
 * there. Returns `null` otherwise, and if `party` is `null`. Unlike a run of one player, a party's run does not go on
 * there, because the whole channel sees its board.
 */
export async function partyChannelRefusal(
  context: Context,
  party: Party | null,
  caller: Caller,
): Promise<ChannelRefusal | null> {
  const refusal = party && isInChannel(party, caller) ? await channelRefusal(context, caller) : null;
  return refusal && { ...refusal, ofParty: true };
}
