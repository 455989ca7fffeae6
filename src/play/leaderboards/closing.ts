import type { BoardList, RunResult } from '../../storage/contract';
import type { Context } from '../context';
import type { Closing, Placing } from './leaderboards-contract';
import { notedRun } from './placing';

/** Results looked at for the deepest run and for the most feats: players may not want to be shown. */
const LOOKED_AT = 8;
/** The same of places, and how many of them stand on the card. */
const PLACES_LOOKED_AT = 10;
const PLACES = 3;

/** What stands out in a week or month besides the places, the best first. */
export interface ClosingCandidates {
  deepest: RunResult[];
  mostFeats: RunResult[];
}

export async function loadClosing(
  { store }: Context,
  board: BoardList,
  signal?: AbortSignal,
): Promise<ClosingCandidates> {
  const load = async (by: 'depth' | 'feats') =>
    (await store.listResults({ ...board, by }, { limit: LOOKED_AT }, signal)).entries;
  const [deepest, mostFeats] = await Promise.all([load('depth'), load('feats')]);
  return { deepest, mostFeats };
}

/** The places that may come to stand on the card. */
export const closingPlacings = (placings: readonly Placing[]): readonly Placing[] =>
  placings.slice(0, PLACES_LOOKED_AT);

/**
 * The card of a week or month that is over, of those who may be shown; `null` without a place. Where the deepest run
 * was not noted, as by older releases, nothing is said of it.
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
    deepest: deep ? notedRun(deep) : null,
    mostFeats: proud ? { ...notedRun(proud), feats: proud.feats.length } : null,
  };
}
