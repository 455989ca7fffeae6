import type { BoardList, RunResult } from '../../storage/contract';
import type { Context } from '../context';
import { listResults } from '../results';
import type { Closing, Placing } from './leaderboards-contract';
import { leaderboardRunOf } from './placing';

/**
 * Results read for the deepest run and for the most feats. Several are needed, because some players do not want to be
 * shown.
 */
const LOOKED_AT = 8;
/**
 * Best places that are looked at for the card of a season, and most places that stand on the card. Players who do not
 * want to be shown are skipped.
 */
const PLACES_LOOKED_AT = 10;
const PLACES = 3;

/** Candidates for the deepest run and for the most feats of a week or month, the best first. */
export interface ClosingCandidates {
  deepest: RunResult[];
  mostFeats: RunResult[];
}

export async function loadClosing(
  context: Context,
  board: BoardList,
  signal?: AbortSignal,
): Promise<ClosingCandidates> {
  const load = async (by: 'depth' | 'feats') =>
    (await listResults(context, { ...board, by }, { limit: LOOKED_AT }, signal)).entries;
  const [deepest, mostFeats] = await Promise.all([load('depth'), load('feats')]);
  return { deepest, mostFeats };
}

/** Returns the best places, which are looked at for the card of a season. */
export const closingPlacings = (placings: readonly Placing[]): readonly Placing[] =>
  placings.slice(0, PLACES_LOOKED_AT);

/**
 * Returns the card of a week or month that is over, with players who may be shown; `null` if there is no place. The
 * card has no deepest run if none was recorded, as in older releases.
 */
export function closingOf(
  placings: readonly Placing[],
  { deepest, mostFeats }: ClosingCandidates,
  isShown: (result: Pick<RunResult, 'run' | 'owner' | 'summary'>) => boolean,
): Omit<Closing, 'settings'> | null {
  const places = closingPlacings(placings).filter(isShown).slice(0, PLACES);
  if (places.length === 0) return null;
  const [deep, proud] = [deepest.find(isShown), mostFeats.find(isShown)];
  return {
    places,
    deepest: deep ? leaderboardRunOf(deep) : null,
    mostFeats: proud ? { ...leaderboardRunOf(proud), feats: proud.feats.length } : null,
  };
}
