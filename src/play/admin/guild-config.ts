import { retry } from '../../lib/retry';
import type { GuildConfig } from '../../storage/contract';
import type { Caller, ChannelRefusal, Context, Input, Output } from '../use-case';
import { NO_SERVER, withAudit } from './audit';

const defaultConfig = (guild: string): GuildConfig => ({
  guild,
  revision: 0,
  channels: [],
  mode: 'owner',
  quiet: false,
});

/** What the caller's server has configured; `null` for nothing, and outside of servers. */
export const loadConfig = async (context: Context, { home, signal }: Caller): Promise<GuildConfig | null> =>
  home.kind === 'guild' ? context.store.loadConfig(home.id, signal) : null;

/**
 * Refuses to start or show a run in a channel that its server keeps free of the game. A thread is allowed with its
 * channel, or by itself where it was allowed before threads counted so. Runs go on in any channel.
 */
export async function channelRefusal(context: Context, caller: Caller): Promise<ChannelRefusal | null> {
  const { channel, parentChannel = channel } = caller;
  if (channel === undefined || parentChannel === undefined) return null;
  const channels = (await loadConfig(context, caller))?.channels ?? [];
  const isAllowed = channels.length === 0 || channels.includes(channel) || channels.includes(parentChannel);
  return isAllowed ? null : { kind: 'not-here', channels };
}

export async function configuration(
  context: Context,
  caller: Input<'configuration'>,
): Promise<Output<'configuration'>> {
  if (caller.home.kind !== 'guild') return NO_SERVER;
  return { kind: 'configured', config: (await loadConfig(context, caller)) ?? defaultConfig(caller.home.id) };
}

export async function configure(context: Context, caller: Input<'configure'>): Promise<Output<'configure'>> {
  const { channels, mode, quiet } = caller;
  const action = channels ? 'channels' : mode ? 'mode' : 'quiet';
  const detail = channels?.join(' ') ?? mode ?? String(quiet ?? '');
  const changes = {
    ...(channels ? { channels } : {}),
    ...(mode ? { mode } : {}),
    ...(quiet === undefined ? {} : { quiet }),
  };
  return withAudit(context, caller, { action, target: null, detail }, async ({ id }): Promise<Output<'configure'>> => {
    const config = await retry(context.rounds, async () => {
      const present = (await loadConfig(context, caller)) ?? defaultConfig(id);
      const changed = { ...present, ...changes, revision: present.revision + 1 };
      return (await context.store.putConfig(changed, caller.signal)) === 'put' ? changed : null;
    });
    return config ? { kind: 'configured', config } : { kind: 'busy' };
  });
}
