import { LOW_HEALTH, type View } from '../../engine';
import type { Profile } from '../../storage/contract';

/**
 * What a new player is told, each once, at the moment it matters: the most urgent first. `welcome` comes with the
 * title, before the first board; `large` offers pictures of larger cells. Profiles may hold the names of former ones.
 */
export const HINTS = ['welcome', 'hurt', 'enemy', 'large'] as const;
export type Hint = (typeof HINTS)[number];

/** Player-turns after which somebody knows the picture well enough to want another. */
const SETTLED = 30;

/** When each hint applies. */
const CONDITIONS: Record<Hint, (view: View, started: boolean) => boolean> = {
  welcome: (_, started) => started,
  hurt: ({ hero: { hp } }) => hp.current < hp.max * LOW_HEALTH,
  enemy: ({ things }) => things.some(({ stance }) => stance === 'hostile'),
  large: ({ depth, turn, things }) =>
    depth > 1 && turn >= SETTLED && things.every(({ stance }) => stance !== 'hostile'),
};

/** Those that a player has not been given, without what they need not be offered because they have chosen already. */
export const pendingHints = ({ givenHints = [], settings }: Profile): Hint[] => {
  const hasChosen = settings.large || settings.classic || settings.text;
  return HINTS.filter((hint) => !givenHints.includes(hint) && !(hint === 'large' && hasChosen));
};

/**
 * The most urgent of the hints pending that applies to a run, which may just have been `started`; `null` where there is
 * none, and for a run that is over.
 */
export const hintFor = (view: View, started: boolean, pending: readonly string[]): Hint | null =>
  view.over ? null : (HINTS.find((hint) => pending.includes(hint) && CONDITIONS[hint](view, started)) ?? null);
