import { weekOf } from '../../lib/calendar';
import type { BoardList, RunResult } from '../../storage/contract';
import type { Context } from '../context';
import { isUnplayed } from '../profiles/unplayed';
import { listResults } from '../results';
import type { Notable, NotableRuns } from './leaderboards-contract';
import { leaderboardRunOf } from './placing';

const LOOKED_AT = 8;

export interface NotableCandidates {
  laurels: RunResult[];
  deepest: RunResult[];
  closeCalls: RunResult[];
  hunters: RunResult[];
}

/** Laurels are from any time, all other runs from the week (UTC) of `now`. */
export async function loadNotableRuns(
  context: Context,
  board: BoardList,
  { now, signal }: { now: number; signal?: AbortSignal },
): Promise<NotableCandidates> {
  const season = weekOf(now);
  const listOf = async (list: BoardList) => (await listResults(context, list, { limit: LOOKED_AT }, signal)).entries;
  const load = (list: Pick<BoardList, 'season' | 'by'>) => listOf({ ...board, ...list });
  const [laurels, deepest, closeCalls, hunters] = await Promise.all([
    load({ season: 'all', by: 'date' }),
    load({ season, by: 'depth' }),
    load({ season, by: 'close' }),
    // All campaigns share one beast, so this list ignores the board's campaign.
    listOf({ kind: 'board', scope: board.scope, season, by: 'hunt' }),
  ]);
  return { laurels, deepest, closeCalls, hunters };
}

export function chooseNotableRuns(
  { laurels, deepest, closeCalls, hunters }: NotableCandidates,
  isShown: (result: RunResult) => boolean,
): NotableRuns {
  const first = <T>(results: readonly RunResult[], tell: (result: RunResult) => T | null): Notable<T> => {
    const shown = results.find(isShown);
    if (shown) return tell(shown);
    return results.every(isUnplayed) ? null : 'hidden';
  };
  return {
    laurel: first(laurels, leaderboardRunOf),
    deepest: first(deepest, leaderboardRunOf),
    closeCall: first(closeCalls, (result) =>
      result.closeCall ? { ...leaderboardRunOf(result), ...result.closeCall } : null,
    ),
    hunter: first(hunters, (result) =>
      result.felled === undefined ? null : { ...leaderboardRunOf(result), beast: result.felled },
    ),
  };
}
