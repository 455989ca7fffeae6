import { DEFAULT_SETTINGS, type FinishedRun, NO_STATS, type Profile } from '../storage/contract';
import type { Fame, StatsOutcome } from './contract';
import type { Kit } from './kit';

/**
 * The profile once a run of its owner is over: a ranked one counts, and one that was set aside for it becomes the
 * active one again. The same profile when all that was done before.
 */
export function counted(profile: Profile, entry: FinishedRun): Profile {
  const back = profile.activeRun === entry.run ? profile.aside.at(-1) : undefined;
  const counts = entry.ranked && !profile.counted.includes(entry.run);
  if (!counts && back === undefined) return profile;
  return {
    ...profile,
    ...(back === undefined ? {} : { activeRun: back, aside: profile.aside.slice(0, -1) }),
    ...(counts ? { stats: withRun(profile.stats, entry), counted: [...profile.counted, entry.run] } : {}),
  };
}

function withRun({ runs, wins, bestDepth, bestScore }: Profile['stats'], { record }: FinishedRun): Profile['stats'] {
  return {
    runs: runs + 1,
    wins: wins + (record.laurel ? 1 : 0),
    bestDepth: Math.max(bestDepth, record.deepest),
    bestScore: Math.max(bestScore, record.score),
  };
}

/** A player's figures; those of somebody who has never played are nought. */
export async function stats(
  kit: Kit,
  { user, of = user, signal }: Parameters<Fame['stats']>[0],
): Promise<StatsOutcome> {
  const asker = kit.store.loadProfile(user, signal);
  const [own, profile] = await Promise.all([asker, of === user ? asker : kit.store.loadProfile(of, signal)]);
  const { language } = own?.settings ?? DEFAULT_SETTINGS;
  return { kind: 'stats', user: of, stats: profile?.stats ?? NO_STATS, language };
}
