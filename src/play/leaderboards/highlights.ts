import { weekOf } from '../../lib/calendar';
import type { BoardList, RunResult } from '../../storage/contract';
import type { Context } from '../context';
import { isUnplayed } from '../profiles/unplayed';
import { listResults } from '../results';
import type { Highlight, Highlights } from './leaderboards-contract';
import { leaderboardRunOf } from './placing';

/**
 * Results read for each highlight. Several are needed, because some are hidden from the caller, and some belong to
 * players who do not want to be shown.
 */
const LOOKED_AT = 8;

/** Results that may become the highlights of a server, the best first. */
export interface HighlightCandidates {
  laurels: RunResult[];
  deepest: RunResult[];
  closeCalls: RunResult[];
}

/**
 * Loads the candidates for highlights from the leaderboards of the board's scope and campaign. Deepest runs and close
 * calls are of this week, laurels of any time.
 */
export async function loadHighlights(
  context: Context,
  board: BoardList,
  { now, signal }: { now: number; signal?: AbortSignal },
): Promise<HighlightCandidates> {
  const season = weekOf(now);
  const load = async (list: Pick<BoardList, 'season' | 'by'>) =>
    (await listResults(context, { ...board, ...list }, { limit: LOOKED_AT }, signal)).entries;
  const [laurels, deepest, closeCalls] = await Promise.all([
    load({ season: 'all', by: 'date' }),
    load({ season, by: 'depth' }),
    load({ season, by: 'close' }),
  ]);
  return { laurels, deepest, closeCalls };
}

/**
 * Chooses the first result of each kind that may be shown. If there are results but none may be shown, the highlight is
 * `hidden`, because `null` would claim that nothing happened.
 */
export function chooseHighlights(
  { laurels, deepest, closeCalls }: HighlightCandidates,
  isShown: (result: RunResult) => boolean,
): Highlights {
  const first = <T>(results: readonly RunResult[], tell: (result: RunResult) => T | null): Highlight<T> => {
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
  };
}
