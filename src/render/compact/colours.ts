import type { Palette } from '../../settings/palette';
import { rgb } from '../color';

export const UNKNOWN = rgb('#0C0D12');

const STANDARD = {
  outline: rgb('#08080C'),
  hero: rgb('#FFD95C'),
  hostile: rgb('#FF4A40'),
  hit: rgb('#FF3B30'),
  spark: rgb('#FF9A3D'),
  sparkCore: rgb('#FFF4B0'),
  heal: rgb('#6FE05A'),
  plus: rgb('#8DFF7A'),
  mana: rgb('#5A9CF0'),
  magic: rgb('#96E6F4'),
  rank: rgb('#FFD95C'),
  range: rgb('#5A9CF0'),
  target: rgb('#FFD95C'),
  chosen: rgb('#FFFFFF'),
  pipHigh: rgb('#FFD95C'),
  pipMiddle: rgb('#FF9A3D'),
  pipLow: rgb('#FF5A4A'),
  pipEmpty: rgb('#3A3844'),
  frame: rgb('#FF3B30'),
  healingRays: rgb('#FFF4B0'),
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
export type OverlayColours = typeof STANDARD;

/** Colour-blind people can distinguish these colours, because the colours also differ in brightness. */
const SAFE: OverlayColours = {
  ...STANDARD,
  hero: rgb('#F4E63F'),
  hostile: rgb('#DC640C'),
  hit: rgb('#DC640C'),
  spark: rgb('#E9A202'),
  heal: rgb('#28CB96'),
  plus: rgb('#28CB96'),
  mana: rgb('#2F86D8'),
  magic: rgb('#B8E1FA'),
  rank: rgb('#FEF8B1'),
  range: rgb('#5CAFE1'),
  target: rgb('#F4E63F'),
  pipHigh: rgb('#FEF8B1'),
  pipMiddle: rgb('#E9A202'),
  pipLow: rgb('#CE5A00'),
  pipEmpty: rgb('#34323D'),
  frame: rgb('#DC640C'),
  blast: rgb('#C85600'),
  blastHatch: rgb('#DE9909'),
  blastEdge: rgb('#DE9909'),
  refused: rgb('#C45300'),
  rulerHero: rgb('#F4E63F'),
};

const CONTRAST: OverlayColours = {
  ...STANDARD,
  outline: 0,
  hostile: rgb('#E69F00'),
  heal: rgb('#56B4E9'),
  plus: rgb('#56B4E9'),
  mana: rgb('#56B4E9'),
  magic: rgb('#FFFFFF'),
  rank: rgb('#FFFFFF'),
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

const COLOURS: Record<Palette, OverlayColours> = { standard: STANDARD, safe: SAFE, contrast: CONTRAST };

export const overlayColours = (palette: Palette): OverlayColours => COLOURS[palette];
