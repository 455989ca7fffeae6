import { type RawId, rawsFor } from '../../engine';
import { type Party, type Profile, type Run, StoreError } from '../../storage/contract';
import type { Act } from '../feats/conditions';
import { featsOfAct } from '../feats/feats';
import type { Caller, Context } from '../use-case';

/** A run, and its player's profile where that was read. */
export interface FeatsRun {
  run: Run;
  party: Party | null;
  read: Profile | null;
}

/** The feats that an act alone shows to be earned, without those that the player of the run has from another. */
export async function newFeats(
  { raws, store }: Context,
  { user, signal }: Caller,
  { run, party, read }: FeatsRun,
  act: Act,
): Promise<{ feats?: RawId[] }> {
  if (party || !run.ranked || act.after.cheated) return {};
  const earned = featsOfAct(rawsFor(raws, act.after), act);
  if (earned.length === 0) return {};
  try {
    const profile = read ?? (await store.loadProfile(user, signal));
    const before = profile ? featsBefore(profile, run) : [];
    const feats = earned.filter((feat) => !before.includes(feat));
    return feats.length > 0 ? { feats } : {};
  } catch (error) {
    // The turn is told without them: they are counted at the end of the run anyway.
    if (error instanceof StoreError) return {};
    throw error;
  }
}

/** Those that a player has from other runs: those of a run that was counted are new until the next one begins. */
function featsBefore({ feats = [], newFeats = [], countedRuns }: Profile, { id }: Run): string[] {
  return countedRuns.includes(id) ? feats.filter((feat) => !newFeats.includes(feat)) : feats;
}
