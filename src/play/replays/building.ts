import type { Context } from '../context';
import type { BuildingOutcome, Together } from '../contract';
import { dayOf } from '../dailies/calendar';
import { scopeOf } from '../dailies/spoilers';
import { lastFinishedRun } from './moment';

type Asked = Parameters<Together['building']>[0];

/** A level that may be seen being built: of a seed to practise on, or one that the asker's last finished run came to. */
export async function building(context: Context, caller: Asked): Promise<BuildingOutcome> {
  const { user, depth, signal } = caller;
  if (caller.seed !== undefined) return allowed(context, caller, caller.seed);
  const id = await lastFinishedRun(context, user, signal);
  const run = id === null ? null : await context.store.loadRun(id, signal);
  if (!run) return { kind: 'no-run' };
  // Which levels of a branch are those of the original is not told by its seed.
  if (run.origin.kind === 'fork' || depth > run.game.deepest) return { kind: 'no-moment' };
  return allowed(context, caller, run.game.seed);
}

async function allowed(context: Context, caller: Asked, seed: string): Promise<BuildingOutcome> {
  const { user, depth, signal } = caller;
  const [profile, played, today] = await Promise.all([
    context.store.loadProfile(user, signal),
    seedsInPlay(context, caller),
    seedsOfToday(context, caller),
  ]);
  if ([...played, ...today].includes(seed)) return { kind: 'in-play' };
  return { kind: 'building', seed, depth, text: profile?.settings.text ?? false };
}

/** Seeds of what the asker plays: alone, set aside, and with the channel. A branch begins with levels of its origin. */
async function seedsInPlay(context: Context, { user, channel, signal }: Asked): Promise<string[]> {
  const [profile, party] = await Promise.all([
    context.store.loadProfile(user, signal),
    context.store.loadParty(channel, signal),
  ]);
  const ids = [profile?.activeRun ?? null, ...(profile?.suspendedRuns ?? []), party?.run ?? null].filter(
    (id) => id !== null,
  );
  const runs = await Promise.all(ids.map((id) => context.store.loadRun(id, signal)));
  return runs.flatMap((run) => (run && !run.game.over ? [run.game.seed, run.game.seed.split('~')[0] ?? ''] : []));
}

async function seedsOfToday(context: Context, { home, now, signal }: Asked): Promise<string[]> {
  const scopes = (['global', 'guild'] as const)
    .map((circle) => scopeOf(circle, home))
    .filter((scope) => scope !== null);
  const date = dayOf(now);
  return Promise.all(scopes.map((scope) => context.store.dailySeed({ date, scope }, context.newSeed(), signal)));
}
