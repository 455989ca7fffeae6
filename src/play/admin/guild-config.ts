import { retry } from '../../lib/retry';
import { formatPostRules } from '../../settings/post-rules';
import type { AuditLine, GuildConfig } from '../../storage/contract';
import type { Caller } from '../caller';
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
  mode: 'hotseat',
  quiet: false,
});

export async function configuration(
  context: Context,
  caller: InputOf<AdminUseCases, 'configuration'>,
): Promise<OutputOf<AdminUseCases, 'configuration'>> {
  if (caller.home.kind !== 'guild') return NO_SERVER;
  return { kind: 'configured', config: (await loadConfig(context, caller)) ?? defaultConfig(caller.home.id) };
}

/** Keeps settings that a later interaction has changed. Writes an audit line per setting. */
export async function configure(
  context: Context,
  caller: InputOf<AdminUseCases, 'configure'>,
): Promise<OutputOf<AdminUseCases, 'configure'>> {
  if (caller.home.kind !== 'guild') return NO_SERVER;
  const { id } = caller.home;
  const { channels, mode, quiet, posts, stories } = caller;
  const changes = {
    ...(channels ? { channels } : {}),
    ...(mode ? { mode } : {}),
    ...(quiet === undefined ? {} : { quiet }),
    ...(posts ? { posts } : {}),
    ...(stories === undefined ? {} : { stories }),
  };
  const put = async (): Promise<OutputOf<AdminUseCases, 'configure'>> => {
    const config = await retry(context.rounds, async () => {
      const present = (await loadConfig(context, caller)) ?? defaultConfig(id);
      const due = omitOvertaken(changes, caller.interaction, present.lastWrites);
      if (Object.keys(due).length === 0) return present;
      const lastWrites = withWrites(present.lastWrites, caller.interaction, Object.keys(due));
      const changed = { ...present, ...due, lastWrites, revision: present.revision + 1 };
      return (await context.store.putConfig(changed, caller.signal)) === 'put' ? changed : null;
    });
    return config ? { kind: 'configured', config } : { kind: 'busy' };
  };
  return auditedChanges(caller).reduce(
    (change, line, place) => () => withAudit(context, ofLine(caller, line, place), { ...line, target: null }, change),
    put,
  )();
}

type ChangeLine = Pick<AuditLine, 'action' | 'detail'>;

function auditedChanges({ channels, mode, quiet, posts, stories }: InputOf<AdminUseCases, 'configure'>): ChangeLine[] {
  return [
    ...(channels ? [{ action: 'channels', detail: channels.join(' ') } as const] : []),
    ...(mode ? [{ action: 'mode', detail: mode } as const] : []),
    ...(quiet === undefined ? [] : [{ action: 'quiet', detail: String(quiet) } as const]),
    ...(posts ? [{ action: 'posts', detail: formatPostRules(posts) } as const] : []),
    ...(stories === undefined ? [] : [{ action: 'stories', detail: String(stories) } as const]),
  ];
}

/** The audit log keeps only one line per interaction id. */
const ofLine = (caller: Caller, { action }: ChangeLine, place: number): Caller =>
  place === 0 ? caller : { ...caller, interaction: `${caller.interaction}/${action}` };
