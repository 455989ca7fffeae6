import type { View } from '../../engine';
import type { Profile } from '../../storage/contract';

/**
 * What a new player is told, each once, at the moment it matters: the most urgent first. `welcome` comes with the
 * title, before the first board; `large` offers pictures of larger cells. Profiles may hold the names of former ones.
 */
export const HINTS = ['welcome', 'hurt', 'enemy', 'large'] as const;
export type Hint = (typeof HINTS)[number];

/** Share of the hit points below which the hero is badly hurt. */
const BADLY_HURT = 1 / 3;

/** Player-turns after which somebody knows the picture well enough to want another. */
const SETTLED = 30;

/** When each hint applies. */
const CONDITIONS: Record<Hint, (view: View, started: boolean) => boolean> = {
  welcome: (_, started) => started,
  hurt: ({ hero: { hp } }) => hp.current < hp.max * BADLY_HURT,
  enemy: ({ things }) => things.some(({ stance }) => stance === 'hostile'),
  large: ({ depth, turn, things }) =>
    depth > 1 && turn >= SETTLED && things.every(({ stance }) => stance !== 'hostile'),
};

/** Those that a player has been given, and what they need not be offered because they have chosen already. */
export const settledHints = ({ givenHints = [], settings }: Profile): readonly string[] =>
  settings.large || settings.classic || settings.text ? [...givenHints, 'large'] : givenHints;

/**
 * The most urgent hint that applies to a run, which may just have been `started`, and was not given before; `null`
 * where there is none, and for a run that is over.
 */
export const hintFor = (view: View, started: boolean, given: readonly string[]): Hint | null =>
  view.over ? null : (HINTS.find((hint) => !given.includes(hint) && CONDITIONS[hint](view, started)) ?? null);
