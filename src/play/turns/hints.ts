import type { View } from '../../engine';

/**
 * What a new player is told, each once, at the moment it matters: the most urgent first. `welcome` comes with the title,
 * before the first board. Profiles may hold the names of former ones.
 */
export const HINTS = ['welcome', 'hurt', 'enemy'] as const;
export type Hint = (typeof HINTS)[number];

/** Share of the hit points below which the hero is badly hurt. */
const BADLY_HURT = 1 / 3;

/** When each hint applies. */
const CONDITIONS: Record<Hint, (view: View, started: boolean) => boolean> = {
  welcome: (_, started) => started,
  hurt: ({ hero: { hp } }) => hp.current < hp.max * BADLY_HURT,
  enemy: ({ things }) => things.some(({ stance }) => stance === 'hostile'),
};

/**
 * The most urgent hint that applies to a run, which may just have been `started`, and was not given before; `null` where
 * there is none, and for a run that is over.
 */
export const hintFor = (view: View, started: boolean, given: readonly string[]): Hint | null =>
  view.over ? null : (HINTS.find((hint) => !given.includes(hint) && CONDITIONS[hint](view, started)) ?? null);
