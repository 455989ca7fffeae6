import { looksOf } from '../../settings/look-settings';
import { type BoardList, DEFAULT_SETTINGS, type RunResult, type Settings, type UserId } from '../../storage/contract';
import type { Context } from '../context';
import { listResults } from '../results';
import type { Closing, Placing } from './leaderboards-contract';
import { leaderboardRunOf } from './placing';

const LOOKED_AT = 8;
const PLACES_LOOKED_AT = 10;
const PLACES = 3;

export interface ClosingCandidates {
  deepest: RunResult[];
  mostFeats: RunResult[];
}

/** Returns at most eight candidates per prize, best first. */
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

/** `placings` must begin with the best place. */
export const closingPlacings = (placings: readonly Placing[]): readonly Placing[] =>
  placings.slice(0, PLACES_LOOKED_AT);

interface ClosingPlayers {
  isShown: (result: Pick<RunResult, 'run' | 'owner' | 'summary'>) => boolean;
  settings: ReadonlyMap<UserId, Settings>;
}

/** Returns `null` if no placing may be shown. */
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
