import type { BuildingOutcome, Together } from './contract';
import { dayOf } from './days';
import type { Kit } from './kit';
import { lastOf } from './showing';
import { scopeOf } from './spoilers';

type Asked = Parameters<Together['building']>[0];

/** A level that may be seen being built: of a seed to practise on, or one that the asker's last finished run came to. */
export async function building(kit: Kit, asking: Asked): Promise<BuildingOutcome> {
  const { user, depth, signal } = asking;
  if (asking.seed !== undefined) return allowed(kit, asking, asking.seed);
  const id = await lastOf(kit, user, signal);
  const run = id === null ? null : await kit.store.loadRun(id, signal);
  if (!run) return { kind: 'no-run' };
  // Which levels of a branch are those of the original is not told by its seed.
  if (run.origin.kind === 'fork' || depth > run.game.deepest) return { kind: 'no-moment' };
  return allowed(kit, asking, run.game.seed);
}

async function allowed(kit: Kit, asking: Asked, seed: string): Promise<BuildingOutcome> {
  const { user, depth, signal } = asking;
  const [profile, played, today] = await Promise.all([
    kit.store.loadProfile(user, signal),
    seedsInPlay(kit, asking),
    seedsOfToday(kit, asking),
  ]);
  if ([...played, ...today].includes(seed)) return { kind: 'in-play' };
  return { kind: 'building', seed, depth, text: profile?.settings.text ?? false };
}

/** Seeds of what the asker plays: alone, set aside, and with the channel. A branch begins with levels of its origin. */
async function seedsInPlay(kit: Kit, { user, channel, signal }: Asked): Promise<string[]> {
  const [profile, party] = await Promise.all([
    kit.store.loadProfile(user, signal),
    kit.store.loadParty(channel, signal),
  ]);
  const ids = [profile?.activeRun ?? null, ...(profile?.aside ?? []), party?.run ?? null].filter((id) => id !== null);
  const runs = await Promise.all(ids.map((id) => kit.store.loadRun(id, signal)));
  return runs.flatMap((run) => (run && !run.game.over ? [run.game.seed, run.game.seed.split('~')[0] ?? ''] : []));
}

async function seedsOfToday(kit: Kit, { home, now, signal }: Asked): Promise<string[]> {
  const scopes = (['global', 'guild'] as const)
    .map((circle) => scopeOf(circle, home))
    .filter((scope) => scope !== null);
  const date = dayOf(now);
  return Promise.all(scopes.map((scope) => kit.store.dailySeed({ date, scope }, kit.newSeed(), signal)));
}
