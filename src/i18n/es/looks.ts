import type { EmblemColour } from '../../lib/crest';
import type { EmblemChoice, FrameChoice, PetChoice, TitleChoice } from '../../settings/look-settings';

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

export const TITLE_NAMES: Record<TitleChoice, string> = {
  none: 'ninguno',
  wyrmling: 'a prueba de fuego',
  dragonslayer: 'matadragones',
  untouched: 'sin un rasguño',
  'in-a-hurry': 'con mucha prisa',
  tightwad: 'de puño cerrado',
  'well-read': 'de muchas letras',
  'back-from-one': 'de las siete vidas',
  'dwarf-friend': 'del clan enano',
  'public-enemy': 'en busca y captura',
  'it-looks-back': 'del Abismo',
  'round-trip': 'con el Amuleto',
  'rodent-of-the-week': 'pasto de ratas',
};

export const PET_NAMES: Record<PetChoice, string> = {
  none: 'ninguna',
  cat: 'gata',
  pup: 'cachorro',
  owl: 'lechuza',
  spiderling: 'arañita',
  hatchling: 'cría de dragón',
};

export const FRAME_NAMES: Record<FrameChoice, string> = {
  none: 'el de tu rango',
  ivy: 'hiedra',
  bones: 'huesos',
  coins: 'monedas',
  flames: 'llamas',
};
