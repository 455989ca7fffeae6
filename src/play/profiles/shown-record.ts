import type { Raws } from '../../engine';
import type { Profile, RunResult } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { featsOfTotals } from '../feats/feats';
import { visibleTo } from '../turns/open-dailies';
import { mayHaveForgotten } from './may-have-forgotten';
import { isWin } from './totals';
import { isUnplayed } from './unplayed';

interface ShownRecord extends Required<Pick<Profile, 'totals' | 'feats'>> {
  ranked: RunResult[];
  visible: RunResult[];
}

/** Only `ranked` includes hidden runs. */
export async function shownRecord(
  context: Context,
  caller: Pick<Caller, 'user' | 'now' | 'signal'>,
  profile: Profile,
  newest: readonly RunResult[],
): Promise<ShownRecord> {
  const ranked = newest.filter((result) => result.ranked && !isUnplayed(result));
  const visible = await visibleTo(context, caller, ranked);
  const hidden = ranked.filter((result) => !visible.includes(result));
  return { ranked, visible, ...withoutHidden(profile, { visible, hidden }, context.raws) };
}

function withoutHidden(
  profile: Profile,
  { visible, hidden }: { visible: RunResult[]; hidden: RunResult[] },
  raws: Raws,
): Pick<ShownRecord, 'totals' | 'feats'> {
  const { totals, feats = [], countedRuns } = profile;
  const counted = hidden.filter(({ run }) => countedRuns.includes(run) || mayHaveForgotten(profile, run));
  if (counted.length === 0) return { totals, feats };
  const best = (total: number, of: (result: RunResult) => number): number =>
    counted.some((result) => of(result) >= total) ? Math.max(0, ...visible.map(of)) : total;
  const without = {
    runs: totals.runs - counted.length,
    wins: totals.wins - counted.filter(({ summary }) => isWin(summary, raws)).length,
    bestDepth: best(totals.bestDepth, ({ summary }) => summary.deepest),
    bestScore: best(totals.bestScore, ({ summary }) => summary.score),
  };
  const featsOf = (results: RunResult[], sum: Profile['totals']) =>
    new Set([...results.flatMap((result) => result.feats), ...featsOfTotals(raws, sum)]);
  const [known, unknown] = [featsOf(visible, without), featsOf(counted, totals)];
  return { totals: without, feats: feats.filter((feat) => known.has(feat) || !unknown.has(feat)) };
}
