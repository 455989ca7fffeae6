import { type RawId, rawsFor } from '../../engine';
import type { Profile, Run } from '../../storage/contract';
import type { Context } from '../context';
import type { Act } from '../feats/conditions';
import { featsOfAct } from '../feats/feats';
import type { LoadedRun } from './resolve-run';

/**
 * Returns the feats that this action alone proves, without feats that the player earned in other runs. Returns none in
 * a party's run, in an unranked run, and after a cheat.
 */
export function newFeats({ raws }: Context, { run, party, profile }: LoadedRun, act: Act): { feats?: RawId[] } {
  if (party || !run.ranked || act.after.cheated) return {};
  const before = profile ? featsBefore(profile, run) : [];
  const feats = featsOfAct(rawsFor(raws, act.after), act).filter((feat) => !before.includes(feat));
  return feats.length > 0 ? { feats } : {};
}

/**
 * Returns the feats that a player earned in other runs. If the profile already counts this run, leaves out feats not
 * shown to the player yet, because they may come from this run.
 */
function featsBefore({ feats = [], newFeats = [], countedRuns }: Profile, { id }: Run): string[] {
  return countedRuns.includes(id) ? feats.filter((feat) => !newFeats.includes(feat)) : feats;
}
