import { LOW_HEALTH, type View } from '../../engine';
import type { Profile } from '../../storage/contract';

/**
 * Hints for new players, the most urgent first. Each hint is given once, at the moment when it matters. `welcome` comes
 * with the title, before the first board; `large` offers pictures with larger cells. Profiles may hold names of former
 * hints.
 */
export const HINTS = ['welcome', 'hurt', 'enemy', 'large'] as const;
export type Hint = (typeof HINTS)[number];

/** Turns after which a player knows the picture well enough to want another kind of picture. */
const EXPERIENCED_TURNS = 30;

/** Conditions under which each hint applies. */
const CONDITIONS: Record<Hint, (view: View, started: boolean) => boolean> = {
  welcome: (_, started) => started,
  hurt: ({ hero: { hp } }) => hp.current < hp.max * LOW_HEALTH,
  enemy: ({ things }) => things.some(({ stance }) => stance === 'hostile'),
  large: ({ depth, turn, things }) =>
    depth > 1 && turn >= EXPERIENCED_TURNS && things.every(({ stance }) => stance !== 'hostile'),
};

/**
 * Returns the hints that a player has not been given. Leaves out `large` if the player has chosen a kind of picture
 * already.
 */
export const pendingHints = ({ givenHints = [], settings }: Profile): Hint[] => {
  const hasChosen = settings.large || settings.classic || settings.text;
  return HINTS.filter((hint) => !givenHints.includes(hint) && !(hint === 'large' && hasChosen));
};

/**
 * Returns the most urgent pending hint that applies to a run; `null` if there is none, or if the run is over. `started`
 * is true if the run has just begun.
 */
export const hintFor = (view: View, started: boolean, pending: readonly string[]): Hint | null =>
  view.over ? null : (HINTS.find((hint) => pending.includes(hint) && CONDITIONS[hint](view, started)) ?? null);
