import { type RawId, rawsFor } from '../../engine';
import type { Profile, Run } from '../../storage/contract';
import type { Context } from '../context';
import type { Act } from '../feats/conditions';
import { featsOfAct } from '../feats/feats';
import type { LoadedRun } from './resolve-run';

/**
 * Returns the feats that this act alone proves to be earned, without feats that the player has from other runs. Returns
 * none for a party, an unranked run or a cheat.
 */
export function newFeats({ raws }: Context, { run, party, profile }: LoadedRun, act: Act): { feats?: RawId[] } {
  if (party || !run.ranked || act.after.cheated) return {};
  const before = profile ? featsBefore(profile, run) : [];
  const feats = featsOfAct(rawsFor(raws, act.after), act).filter((feat) => !before.includes(feat));
  return feats.length > 0 ? { feats } : {};
}

/**
 * Returns the feats that a player has from other runs. If this run was counted already, leaves out the feats that the
 * player has not been shown yet, because this run may have earned them.
 */
function featsBefore({ feats = [], newFeats = [], countedRuns }: Profile, { id }: Run): string[] {
  return countedRuns.includes(id) ? feats.filter((feat) => !newFeats.includes(feat)) : feats;
}
