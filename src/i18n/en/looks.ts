import type { EmblemColour } from '../../lib/crest';
import type { EmblemChoice, FrameChoice, PetChoice, TitleChoice } from '../../settings/look-settings';

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

/** A title follows a name, fits players of every gender, and has at most 20 letters. */
export const TITLE_NAMES: Record<TitleChoice, string> = {
  none: 'none',
  wyrmling: 'the Unburnt',
  dragonslayer: 'the Dragonslayer',
  untouched: 'the Unscathed',
  'in-a-hurry': 'the Swift',
  tightwad: 'of the Tight Purse',
  'well-read': 'the Well-Read',
  'back-from-one': 'of Nine Lives',
  'dwarf-friend': 'Friend of Dwarves',
  'public-enemy': 'the Wanted',
  'it-looks-back': 'of the Abyss',
  'round-trip': 'of the Amulet',
  'rodent-of-the-week': 'the Rat’s Supper',
};

export const PET_NAMES: Record<PetChoice, string> = {
  none: 'none',
  cat: 'cat',
  pup: 'pup',
  owl: 'owl',
  spiderling: 'spiderling',
  hatchling: 'hatchling',
};

export const FRAME_NAMES: Record<FrameChoice, string> = {
  none: 'that of your rank',
  ivy: 'ivy',
  bones: 'bones',
  coins: 'coins',
  flames: 'flames',
};
