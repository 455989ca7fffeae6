import { LOW_HEALTH, type View } from '../../engine';
import type { Profile } from '../../storage/contract';

/**
 * Names of hints for new players, the most urgent first. A player gets each hint once. `welcome` comes with the title
 * screen, before the first board. `large` offers pictures with larger cells.
 *
 * Stored profiles may contain other names, from older releases.
 */
export const HINTS = ['welcome', 'hurt', 'enemy', 'large'] as const;
export type Hint = (typeof HINTS)[number];

/**
 * Number of player-turns before the hint `large`. The player must first know the picture well enough to choose another
 * kind.
 */
const EXPERIENCED_TURNS = 30;

const CONDITIONS: Record<Hint, (view: View, started: boolean) => boolean> = {
  welcome: (_, started) => started,
  hurt: ({ hero: { hp } }) => hp.current < hp.max * LOW_HEALTH,
  enemy: ({ things }) => things.some(({ stance }) => stance === 'hostile'),
  large: ({ depth, turn, things, hero: { hp } }) =>
    depth > 1 &&
    turn >= EXPERIENCED_TURNS &&
    hp.current >= hp.max * LOW_HEALTH &&
    things.every(({ stance }) => stance !== 'hostile'),
};

/** Returns all hints, the most urgent first. Leaves out `large` if the player has already chosen a kind of picture. */
export const helpfulHints = ({ settings: { large, classic, text } }: Profile): Hint[] =>
  HINTS.filter((hint) => hint !== 'large' || !(large || classic || text));

/** Returns the hints that the player has not been given yet, the most urgent first. */
export const pendingHints = (profile: Profile): Hint[] =>
  helpfulHints(profile).filter((hint) => !profile.givenHints?.includes(hint));

/**
 * Returns the most urgent pending hint that fits the view; `null` if none fits, or if the run is over. `started` is
 * true if the run has just begun.
 */
export const hintFor = (view: View, started: boolean, pending: readonly string[]): Hint | null =>
  view.over ? null : (HINTS.find((hint) => pending.includes(hint) && CONDITIONS[hint](view, started)) ?? null);
