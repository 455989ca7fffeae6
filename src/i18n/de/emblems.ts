import type { EmblemColour } from '../../lib/crest';
import type { EmblemChoice } from '../../settings/emblem';

/** Names of the emblems that a player may choose. */
export const EMBLEM_NAMES: Record<EmblemChoice, string> = {
  none: 'keins',
  sword: 'Schwert',
  axe: 'Axt',
  tower: 'Turm',
  key: 'Schlüssel',
  crown: 'Krone',
  skull: 'Schädel',
  sun: 'Sonne',
  moon: 'Mond',
  star: 'Stern',
  leaf: 'Blatt',
  paw: 'Pfote',
  mug: 'Krug',
};

/** Names of the colours of emblems. */
export const EMBLEM_COLOUR_NAMES: Record<EmblemColour, string> = {
  red: 'Rot',
  orange: 'Orange',
  gold: 'Gold',
  green: 'Grün',
  teal: 'Türkis',
  blue: 'Blau',
  violet: 'Violett',
  silver: 'Silber',
};
