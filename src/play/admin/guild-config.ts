import { retry } from '../../lib/retry';
import type { GuildConfig } from '../../storage/contract';
import type { Context } from '../context';
import { omitOvertaken, withWrites } from '../last-writes';
import { loadConfig, NO_SERVER } from '../turns/server-rules';
import type { InputOf, OutputOf } from '../use-case';
import type { AdminUseCases } from './admin-contract';
import { withAudit } from './audit';

const defaultConfig = (guild: string): GuildConfig => ({
  guild,
  revision: 0,
  channels: [],
  mode: 'owner',
  quiet: false,
});

export async function configuration(
  context: Context,
  caller: InputOf<AdminUseCases, 'configuration'>,
): Promise<OutputOf<AdminUseCases, 'configuration'>> {
  if (caller.home.kind !== 'guild') return NO_SERVER;
  return { kind: 'configured', config: (await loadConfig(context, caller)) ?? defaultConfig(caller.home.id) };
}

export async function configure(
  context: Context,
  caller: InputOf<AdminUseCases, 'configure'>,
): Promise<OutputOf<AdminUseCases, 'configure'>> {
  const { channels, mode, quiet } = caller;
  const action = channels ? 'channels' : mode ? 'mode' : 'quiet';
  const detail = channels?.join(' ') ?? mode ?? String(quiet ?? '');
  const changes = {
    ...(channels ? { channels } : {}),
    ...(mode ? { mode } : {}),
    ...(quiet === undefined ? {} : { quiet }),
  };
  return withAudit(
    context,
    caller,
    { action, target: null, detail },
    async ({ id }): Promise<OutputOf<AdminUseCases, 'configure'>> => {
      const config = await retry(context.rounds, async () => {
        const present = (await loadConfig(context, caller)) ?? defaultConfig(id);
        const due = omitOvertaken(changes, caller.interaction, present.lastWrites);
        if (Object.keys(due).length === 0) return present;
        const lastWrites = withWrites(present.lastWrites, caller.interaction, Object.keys(due));
        const changed = { ...present, ...due, lastWrites, revision: present.revision + 1 };
        return (await context.store.putConfig(changed, caller.signal)) === 'put' ? changed : null;
      });
      return config ? { kind: 'configured', config } : { kind: 'busy' };
    },
  );
}
