import { LOW_HEALTH, type View } from '../../engine';
import type { Profile } from '../../storage/contract';

/** Most urgent first. Stored profiles may contain names from older releases. */
export const HINTS = ['welcome', 'hurt', 'enemy', 'large'] as const;
export type Hint = (typeof HINTS)[number];

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

/** Omits `large` if the player has chosen a kind of picture. */
export const helpfulHints = ({ settings: { large, classic, text } }: Profile): Hint[] =>
  HINTS.filter((hint) => hint !== 'large' || !(large || classic || text));

export const pendingHints = (profile: Profile): Hint[] =>
  helpfulHints(profile).filter((hint) => !profile.givenHints?.includes(hint));

export const hintFor = (view: View, started: boolean, pending: readonly string[]): Hint | null =>
  view.over ? null : (HINTS.find((hint) => pending.includes(hint) && CONDITIONS[hint](view, started)) ?? null);
