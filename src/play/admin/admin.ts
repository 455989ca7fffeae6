import { type GuildConfig, isAt } from '../../storage/contract';
import type { Context } from '../context';
import type { ActiveRun, Admin } from '../contract';
import { recountTotals } from '../profiles/totals';
import { withAudit } from './audit';

type Asked<K extends keyof Admin> = Parameters<Admin[K]>[0];
type Told<K extends keyof Admin> = ReturnType<Admin[K]>;

const NO_SERVER = { kind: 'no-server' } as const;
const LIST_LIMIT = 25;

/** What is being played in the server. A run found to be over is marked so, and not looked up again. */
export async function activeRuns(
  context: Context,
  { home, limit = LIST_LIMIT, signal }: Asked<'activeRuns'>,
): Told<'activeRuns'> {
  if (home.kind !== 'guild') return NO_SERVER;
  const listed = (await context.store.runsOfGuild(home.id, signal)).filter(({ over }) => !over);
  const runs: ActiveRun[] = [];
  for (let at = 0; at < listed.length && runs.length < limit; at += limit) {
    const loaded = await Promise.all(listed.slice(at, at + limit).map(({ run }) => context.store.loadRun(run, signal)));
    for (const run of loaded) {
      if (run?.game.over) await context.store.listRun(run, signal);
      else if (run) {
        const { id, version, owner, channel, ranked, updatedAt, game } = run;
        const { heroName, depth, turn } = game;
        runs.push({ run: id, version, owner, channel, heroName, depth, turn, ranked, updatedAt });
      }
    }
  }
  runs.sort((a, b) => b.updatedAt - a.updatedAt);
  return { kind: 'active', runs: runs.slice(0, limit) };
}

const usual = (guild: string): GuildConfig => ({ guild, revision: 0, channels: [], mode: 'owner', quiet: false });

export async function configuration(context: Context, { home, signal }: Asked<'configuration'>): Told<'configuration'> {
  if (home.kind !== 'guild') return NO_SERVER;
  return { kind: 'configured', config: (await context.store.loadConfig(home.id, signal)) ?? usual(home.id) };
}

export async function configure(context: Context, caller: Asked<'configure'>): Told<'configure'> {
  const { home, channels, mode, quiet, signal } = caller;
  if (home.kind !== 'guild') return NO_SERVER;
  const act = channels ? 'channels' : mode ? 'mode' : 'quiet';
  const detail = channels?.join(' ') ?? mode ?? String(quiet ?? '');
  const wanted = {
    ...(channels ? { channels } : {}),
    ...(mode ? { mode } : {}),
    ...(quiet === undefined ? {} : { quiet }),
  };
  return withAudit(context, home.id, caller, { action: act, target: null, detail }, async () => {
    for (let round = 1; round <= context.rounds; round++) {
      const present = (await context.store.loadConfig(home.id, signal)) ?? usual(home.id);
      const config = { ...present, ...wanted, revision: present.revision + 1 };
      if ((await context.store.putConfig(config, signal)) === 'put') return { kind: 'configured' as const, config };
    }
    return { kind: 'busy' as const };
  });
}

export async function exportPlayer(context: Context, caller: Asked<'exportPlayer'>): Told<'exportPlayer'> {
  const { home, player, signal } = caller;
  if (home.kind !== 'guild') return NO_SERVER;
  return withAudit(context, home.id, caller, { action: 'export', target: player, detail: '' }, async () => ({
    kind: 'exported' as const,
    items: await context.store.exportUser(player, home, signal),
  }));
}

export async function erasePlayer(context: Context, caller: Asked<'erasePlayer'>): Told<'erasePlayer'> {
  const { home, player, signal } = caller;
  if (home.kind !== 'guild') return NO_SERVER;
  return withAudit(context, home.id, caller, { action: 'erase', target: player, detail: '' }, async () => {
    await context.store.eraseUser(player, home, signal);
    await recountTotals(context, player, (entry) => isAt(entry.home, home.id), signal);
    return { kind: 'erased' as const };
  });
}

export async function audit(context: Context, { home, limit = LIST_LIMIT, signal }: Asked<'audit'>): Told<'audit'> {
  if (home.kind !== 'guild') return NO_SERVER;
  return { kind: 'audit', lines: (await context.store.loadAudit(home.id, signal)).slice(0, limit) };
}

export async function exportMine(context: Context, { user, signal }: Asked<'exportMine'>): Told<'exportMine'> {
  return { kind: 'exported', items: await context.store.exportUser(user, null, signal) };
}

export async function eraseMine(context: Context, { user, signal }: Asked<'eraseMine'>): Told<'eraseMine'> {
  await context.store.eraseUser(user, null, signal);
  return { kind: 'erased' };
}
