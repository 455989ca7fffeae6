import { isAllowedIn } from '../../settings/allowed-channels';
import type { ChannelId, GuildConfig, Party } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { isInChannel } from './rights';

/** The server allows the game only in these channels. `ofParty` is set if a party's run stopped for this reason. */
export type ChannelRefusal = { kind: 'not-here'; channels: ChannelId[]; ofParty?: true };

/** The interaction came from outside of a server. */
export type NoServer = { kind: 'no-server' };

export const NO_SERVER: NoServer = { kind: 'no-server' };

/** Returns the configuration of the caller's server; `null` if there is none, and outside of servers. */
export const loadConfig = async (context: Context, { home, signal }: Caller): Promise<GuildConfig | null> =>
  home.kind === 'guild' ? context.store.loadConfig(home.id, signal) : null;

/**
 * Refuses to start or show a run in a channel that its server keeps free of the game; `null` if the channel is allowed.
 * The runs of single players that have begun go on in any channel, where only their players see them.
 */
export async function channelRefusal(context: Context, caller: Caller): Promise<ChannelRefusal | null> {
  if (caller.channel === undefined) return null;
  const channels = (await loadConfig(context, caller))?.channels ?? [];
  return isAllowedIn(channels, caller) ? null : { kind: 'not-here', channels };
}

/**
 * Refuses to play the run of a party in the party's channel, if the server keeps that channel free of the game. A party
 * needs a board that all members see, so its run goes on only in another channel.
 */
export async function partyChannelRefusal(
  context: Context,
  party: Party | null,
  caller: Caller,
): Promise<ChannelRefusal | null> {
  const refusal = party && isInChannel(party, caller) ? await channelRefusal(context, caller) : null;
  return refusal && { ...refusal, ofParty: true };
}
