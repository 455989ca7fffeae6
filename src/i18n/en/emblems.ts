import type { EmblemColour } from '../../lib/crest';
import type { EmblemChoice } from '../../settings/emblem';

/** Names of the emblems that a player may choose. */
export const EMBLEM_NAMES: Record<EmblemChoice, string> = {
  none: 'none',
  sword: 'sword',
  axe: 'axe',
  tower: 'tower',
  key: 'key',
  crown: 'crown',
  skull: 'skull',
  sun: 'sun',
  moon: 'moon',
  star: 'star',
  leaf: 'leaf',
  paw: 'paw',
  mug: 'mug',
};

/** Names of the colours of emblems. */
export const EMBLEM_COLOUR_NAMES: Record<EmblemColour, string> = {
  red: 'red',
  orange: 'orange',
  gold: 'gold',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  violet: 'violet',
  silver: 'silver',
};
