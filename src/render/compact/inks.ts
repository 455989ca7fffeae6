import { rgb } from '../color';

const INK = rgb('#08080C');

/** Colours of everything drawn over the map, and what takes their place in the high-contrast palette. */
const STANDARD = {
  ink: INK,
  hero: rgb('#FFD95C'),
  hostile: rgb('#FF4A40'),
  hit: rgb('#FF3B30'),
  spark: rgb('#FF9A3D'),
  sparkCore: rgb('#FFF4B0'),
  heal: rgb('#6FE05A'),
  plus: rgb('#8DFF7A'),
  mana: rgb('#5A9CF0'),
  magic: rgb('#96E6F4'),
  range: rgb('#5A9CF0'),
  target: rgb('#FFD95C'),
  chosen: rgb('#FFFFFF'),
  pipHigh: rgb('#FFD95C'),
  pipMiddle: rgb('#FF9A3D'),
  pipLow: rgb('#FF5A4A'),
  pipEmpty: rgb('#3A3844'),
  frame: rgb('#FF3B30'),
  grace: rgb('#FFF4B0'),
  blast: rgb('#E0561E'),
  blastHatch: rgb('#C8622A'),
  blastEdge: rgb('#FFA04A'),
  refused: rgb('#FF3B30'),
  ruler: rgb('#A9B0C4'),
  rulerHero: rgb('#FFD95C'),
  rulerLine: rgb('#4A5068'),
  box: rgb('#0B0C12'),
  boxFrame: rgb('#999999'),
  boxLine: rgb('#FFFFFF'),
  boxName: rgb('#FFFFFF'),
  boxText: rgb('#DDDDDD'),
};
export type OverlayInks = typeof STANDARD;

const CONTRAST: OverlayInks = {
  ...STANDARD,
  ink: 0,
  hostile: rgb('#E69F00'),
  heal: rgb('#56B4E9'),
  plus: rgb('#56B4E9'),
  mana: rgb('#56B4E9'),
  magic: rgb('#FFFFFF'),
  range: rgb('#56B4E9'),
  pipHigh: rgb('#FFFFFF'),
  pipMiddle: rgb('#FFFFFF'),
  pipLow: rgb('#FFFFFF'),
  frame: rgb('#D55E00'),
  blast: rgb('#8A5A00'),
  blastHatch: rgb('#E69F00'),
  blastEdge: rgb('#FFFFFF'),
  refused: rgb('#D55E00'),
  ruler: rgb('#FFFFFF'),
};

export const overlayInks = (contrast: boolean): OverlayInks => (contrast ? CONTRAST : STANDARD);
