import { looksOf } from '../../settings/look-settings';
import { type BoardList, DEFAULT_SETTINGS, type RunResult, type Settings, type UserId } from '../../storage/contract';
import type { Context } from '../context';
import { listResults } from '../results';
import type { Closing, Placing } from './leaderboards-contract';
import { leaderboardRunOf } from './placing';

/**
 * Number of results to read for the deepest run, and for the run with the most feats. Several are needed, because some
 * players do not want to be shown.
 */
const LOOKED_AT = 8;
/**
 * `PLACES_LOOKED_AT`: number of best places to read for the card of a finished season. `PLACES`: maximum number of
 * places on the card. The card leaves out players who do not want to be shown.
 */
const PLACES_LOOKED_AT = 10;
const PLACES = 3;

/** Candidates for the deepest run and for the run with the most feats of a week or month, the best first. */
export interface ClosingCandidates {
  deepest: RunResult[];
  mostFeats: RunResult[];
}

/**
 * Loads the candidates for the deepest run and for the run with the most feats, at most eight each. `board` names the
 * finished season.
 */
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

/**
 * Returns the best places, at most ten, for the card of a finished season. `placings` must begin with the best place.
 */
export const closingPlacings = (placings: readonly Placing[]): readonly Placing[] =>
  placings.slice(0, PLACES_LOOKED_AT);

/**
 * Players on a card. `isShown` is true for results of players who want to be shown. `settings` have the players'
 * crests.
 */
interface ClosingPlayers {
  isShown: (result: Pick<RunResult, 'run' | 'owner' | 'summary'>) => boolean;
  settings: ReadonlyMap<UserId, Settings>;
}

/**
 * Returns the card of a finished week or month, without players who do not want to be shown. Returns `null` if there is
 * no place to show. `deepest` is `null` for results of older releases, which did not record it.
 */
export function closingOf(
  placings: readonly Placing[],
  { deepest, mostFeats }: ClosingCandidates,
  { isShown, settings }: ClosingPlayers,
): Omit<Closing, 'settings'> | null {
  const crestOn = ({ owner }: Placing) => {
    const { crest } = looksOf(settings.get(owner) ?? DEFAULT_SETTINGS);
    return crest ? { crest } : {};
  };
  const best = closingPlacings(placings).filter(isShown).slice(0, PLACES);
  const places = best.map((placing) => ({ ...placing, ...crestOn(placing) }));
  if (places.length === 0) return null;
  const [deep, proud] = [deepest.find(isShown), mostFeats.find(isShown)];
  return {
    places,
    deepest: deep ? leaderboardRunOf(deep) : null,
    mostFeats: proud ? { ...leaderboardRunOf(proud), feats: proud.feats.length } : null,
  };
}
