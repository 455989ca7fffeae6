import { type RawId, rawsFor } from '../../engine';
import { dailyOf, type Profile, type Run } from '../../storage/contract';
import type { Context } from '../context';
import type { Act } from '../feats/conditions';
import { featsOfAct } from '../feats/feats';
import type { LoadedRun } from './resolve-run';

type VersionedAct = Act & { version: number };

/** Returns `{}` for a party, an unranked run, or after a cheat. */
export function newFeats(
  { raws }: Context,
  { run, party, profile }: LoadedRun,
  act: VersionedAct,
): { feats?: RawId[] } {
  if (party || !run.ranked || act.after.cheated) return {};
  const before = profile ? featsBefore(profile, run) : [];
  const isNew = (feat: RawId): boolean =>
    !before.includes(feat) && (run.shownFeats?.[feat] ?? act.version) >= act.version;
  const feats = featsOfAct(rawsFor(raws, act.after), act, dailyOf(run) !== null).filter(isNew);
  return feats.length > 0 ? { feats } : {};
}

function featsBefore({ feats = [], newFeats = [], countedRuns }: Profile, { id }: Run): string[] {
  return countedRuns.includes(id) ? feats.filter((feat) => !newFeats.includes(feat)) : feats;
}
