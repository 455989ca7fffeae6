import type { EmblemColour } from '../../lib/crest';
import type { EmblemChoice } from '../../settings/emblem';

/** Names of the emblems that a player may choose. */
export const EMBLEM_NAMES: Record<EmblemChoice, string> = {
  none: 'ninguno',
  sword: 'espada',
  axe: 'hacha',
  tower: 'torre',
  key: 'llave',
  crown: 'corona',
  skull: 'calavera',
  sun: 'sol',
  moon: 'luna',
  star: 'estrella',
  leaf: 'hoja',
  paw: 'zarpa',
  mug: 'jarra',
};

/** Names of the colours of emblems. */
export const EMBLEM_COLOUR_NAMES: Record<EmblemColour, string> = {
  red: 'rojo',
  orange: 'naranja',
  gold: 'oro',
  green: 'verde',
  teal: 'turquesa',
  blue: 'azul',
  violet: 'violeta',
  silver: 'plata',
};
