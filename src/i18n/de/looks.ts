import type { EmblemColour } from '../../lib/crest';
import type { EmblemChoice, FrameChoice, PetChoice, TitleChoice } from '../../settings/look-settings';

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

export const PET_NAMES: Record<PetChoice, string> = {
  none: 'keiner',
  cat: 'Katze',
  pup: 'Welpe',
  owl: 'Eule',
  spiderling: 'Spinnchen',
  hatchling: 'Drachenküken',
};

export const FRAME_NAMES: Record<FrameChoice, string> = {
  none: 'der deines Rangs',
  ivy: 'Efeu',
  bones: 'Knochen',
  coins: 'Münzen',
  flames: 'Flammen',
};
