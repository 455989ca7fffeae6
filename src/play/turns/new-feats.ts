import { type RawId, rawsFor } from '../../engine';
import type { Profile, Run } from '../../storage/contract';
import type { Context } from '../context';
import type { Act } from '../feats/conditions';
import { featsOfAct } from '../feats/feats';
import type { LoadedRun } from './resolve-run';

/** The feats that an act alone shows to be earned, without those that the player of the run has from another. */
export function newFeats({ raws }: Context, { run, party, profile }: LoadedRun, act: Act): { feats?: RawId[] } {
  if (party || !run.ranked || act.after.cheated) return {};
  const before = profile ? featsBefore(profile, run) : [];
  const feats = featsOfAct(rawsFor(raws, act.after), act).filter((feat) => !before.includes(feat));
  return feats.length > 0 ? { feats } : {};
}

/** Those that a player has from other runs: those of a run that was counted are new until the next one begins. */
function featsBefore({ feats = [], newFeats = [], countedRuns }: Profile, { id }: Run): string[] {
  return countedRuns.includes(id) ? feats.filter((feat) => !newFeats.includes(feat)) : feats;
}
