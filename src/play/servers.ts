import { type GuildConfig, isAt } from '../storage/contract';
import { audited } from './audited';
import type { ActiveRun, Servers } from './contract';
import type { Kit } from './kit';
import { recount } from './statistics';

type Asked<K extends keyof Servers> = Parameters<Servers[K]>[0];
type Told<K extends keyof Servers> = ReturnType<Servers[K]>;

const NO_SERVER = { kind: 'no-server' } as const;
const LIST_LIMIT = 25;

/** What is being played in the server. A run found to be over is marked so, and not looked up again. */
export async function activeRuns(
  kit: Kit,
  { home, limit = LIST_LIMIT, signal }: Asked<'activeRuns'>,
): Told<'activeRuns'> {
  if (home.kind !== 'guild') return NO_SERVER;
  const listed = (await kit.store.runsOfGuild(home.id, signal)).filter(({ over }) => !over);
  const runs: ActiveRun[] = [];
  for (let at = 0; at < listed.length && runs.length < limit; at += limit) {
    const loaded = await Promise.all(listed.slice(at, at + limit).map(({ run }) => kit.store.loadRun(run, signal)));
    for (const run of loaded) {
      if (run?.game.over) await kit.store.listRun(run, signal);
      else if (run) {
        const { id, v, owner, channel, ranked, updatedAt, game } = run;
        const { heroName, depth, turn } = game;
        runs.push({ run: id, v, owner, channel, heroName, depth, turn, ranked, updatedAt });
      }
    }
  }
  runs.sort((a, b) => b.updatedAt - a.updatedAt);
  return { kind: 'active', runs: runs.slice(0, limit) };
}

const usual = (guild: string): GuildConfig => ({ guild, rev: 0, channels: [], mode: 'owner', quiet: false });

export async function configuration(kit: Kit, { home, signal }: Asked<'configuration'>): Told<'configuration'> {
  if (home.kind !== 'guild') return NO_SERVER;
  return { kind: 'configured', config: (await kit.store.loadConfig(home.id, signal)) ?? usual(home.id) };
}

export async function configure(kit: Kit, asking: Asked<'configure'>): Told<'configure'> {
  const { home, channels, mode, quiet, signal } = asking;
  if (home.kind !== 'guild') return NO_SERVER;
  const act = channels ? 'channels' : mode ? 'mode' : 'quiet';
  const detail = channels?.join(' ') ?? mode ?? String(quiet ?? '');
  const wanted = {
    ...(channels ? { channels } : {}),
    ...(mode ? { mode } : {}),
    ...(quiet === undefined ? {} : { quiet }),
  };
  return audited(kit, home.id, asking, { act, target: null, detail }, async () => {
    for (let round = 1; round <= kit.rounds; round++) {
      const present = (await kit.store.loadConfig(home.id, signal)) ?? usual(home.id);
      const config = { ...present, ...wanted, rev: present.rev + 1 };
      if ((await kit.store.putConfig(config, signal)) === 'put') return { kind: 'configured' as const, config };
    }
    return { kind: 'busy' as const };
  });
}

export async function exportPlayer(kit: Kit, asking: Asked<'exportPlayer'>): Told<'exportPlayer'> {
  const { home, player, signal } = asking;
  if (home.kind !== 'guild') return NO_SERVER;
  return audited(kit, home.id, asking, { act: 'export', target: player, detail: '' }, async () => ({
    kind: 'exported' as const,
    items: await kit.store.exportUser(player, home, signal),
  }));
}

export async function erasePlayer(kit: Kit, asking: Asked<'erasePlayer'>): Told<'erasePlayer'> {
  const { home, player, signal } = asking;
  if (home.kind !== 'guild') return NO_SERVER;
  return audited(kit, home.id, asking, { act: 'erase', target: player, detail: '' }, async () => {
    await kit.store.eraseUser(player, home, signal);
    await recount(kit, player, (entry) => isAt(entry.home, home.id), signal);
    return { kind: 'erased' as const };
  });
}

export async function audit(kit: Kit, { home, limit = LIST_LIMIT, signal }: Asked<'audit'>): Told<'audit'> {
  if (home.kind !== 'guild') return NO_SERVER;
  return { kind: 'audit', lines: (await kit.store.loadAudit(home.id, signal)).slice(0, limit) };
}

export async function exportMine(kit: Kit, { user, signal }: Asked<'exportMine'>): Told<'exportMine'> {
  return { kind: 'exported', items: await kit.store.exportUser(user, null, signal) };
}

export async function eraseMine(kit: Kit, { user, signal }: Asked<'eraseMine'>): Told<'eraseMine'> {
  await kit.store.eraseUser(user, null, signal);
  return { kind: 'erased' };
}
