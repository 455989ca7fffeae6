import { isAllowedIn } from '../../settings/allowed-channels';
import type { ChannelId, GuildConfig, Party } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { isInChannel } from './rights';

/** `ofParty`: the refusal is for the run of the channel's party. */
export type ChannelRefusal = { kind: 'not-here'; channels: ChannelId[]; ofParty?: true };

export type NoServer = { kind: 'no-server' };

export const NO_SERVER: NoServer = { kind: 'no-server' };

/** Returns `null` outside servers, and for a server without settings. */
export const loadConfig = async (context: Context, { home, signal }: Caller): Promise<GuildConfig | null> =>
  home.kind === 'guild' ? context.store.loadConfig(home.id, signal) : null;

/** Returns `null` if the channel is allowed or unknown. */
export async function channelRefusal(context: Context, caller: Caller): Promise<ChannelRefusal | null> {
  if (caller.channel === undefined) return null;
  const channels = (await loadConfig(context, caller))?.channels ?? [];
  return isAllowedIn(channels, caller) ? null : { kind: 'not-here', channels };
}

/** The whole channel would see a party's board. */
export async function partyChannelRefusal(
  context: Context,
  party: Party | null,
  caller: Caller,
): Promise<ChannelRefusal | null> {
  const refusal = party && isInChannel(party, caller) ? await channelRefusal(context, caller) : null;
  return refusal && { ...refusal, ofParty: true };
}
