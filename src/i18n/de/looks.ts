import type { EmblemColour } from '../../lib/crest';
import type { EmblemChoice, FrameChoice, PetChoice, TitleChoice } from '../../settings/look-settings';

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

/**
 * Titles that a player may choose. Each follows a name after a space, fits players of every gender, and has at most 20
 * letters.
 */
export const TITLE_NAMES: Record<TitleChoice, string> = {
  none: 'keiner',
  wyrmling: 'ohne Brandblase',
  dragonslayer: 'Drachentod',
  untouched: 'ohne Schramme',
  'in-a-hurry': 'im Laufschritt',
  tightwad: 'mit zugenähter Börse',
  'well-read': 'voller Zauberworte',
  'back-from-one': 'mit neun Leben',
  'dwarf-friend': 'im Zwergenbund',
  'public-enemy': 'mit Kopfgeld',
  'it-looks-back': 'vom Abgrund',
  'round-trip': 'mit dem Amulett',
  'rodent-of-the-week': 'Rattenfutter',
};

/** German names of the pets that a player may choose. */
export const PET_NAMES: Record<PetChoice, string> = {
  none: 'keiner',
  cat: 'Katze',
  pup: 'Welpe',
  owl: 'Eule',
  spiderling: 'Spinnchen',
  hatchling: 'Drachenküken',
};

/** German names of the frames round a player’s card. */
export const FRAME_NAMES: Record<FrameChoice, string> = {
  none: 'der deines Rangs',
  ivy: 'Efeu',
  bones: 'Knochen',
  coins: 'Münzen',
  flames: 'Flammen',
};
