import type { Chip, Tone } from '../../i18n';
import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';

interface BarColours {
  fill: Rgb;
  light: Rgb;
  back: Rgb;
}

const health: BarColours = { fill: rgb('#C8323E'), light: rgb('#EA6A68'), back: rgb('#3A1A22') };

export interface HudColours {
  panel: Rgb;
  line: Rgb;
  bright: Rgb;
  dim: Rgb;
  dark: Rgb;
  gold: Rgb;
  border: Rgb;
  health: BarColours;
  lowHealth: BarColours;
  mana: BarColours;
  experience: BarColours;
  tones: Record<Tone, Rgb>;
  chips: Record<Chip['tone'], Rgb>;
}

const STANDARD: HudColours = {
  panel: rgb('#15161E'),
  line: rgb('#2C2E3A'),
  bright: rgb('#F4F1E6'),
  dim: rgb('#85848E'),
  dark: rgb('#15161E'),
  gold: rgb('#FFD95C'),
  border: rgb('#08080C'),
  health,
  lowHealth: { ...health, fill: rgb('#FF5A4A'), light: rgb('#FF9A7A') },
  mana: { fill: rgb('#2F62C4'), light: rgb('#6A9AF0'), back: rgb('#17223F') },
  experience: { fill: rgb('#A87A1E'), light: rgb('#E0B64A'), back: rgb('#33280F') },
  tones: {
    plain: rgb('#F4F1E6'),
    hurt: rgb('#FF8A78'),
    good: rgb('#9BE88A'),
    gold: rgb('#FFD95C'),
    magic: rgb('#96E6F4'),
  },
  chips: {
    good: rgb('#9BE88A'),
    hungry: rgb('#FFB054'),
    bad: rgb('#FF8A78'),
    neutral: rgb('#D9D6E0'),
    mode: rgb('#FFD95C'),
    gold: rgb('#FFD95C'),
  },
};

const SAFE: HudColours = {
  ...STANDARD,
  dim: rgb('#898695'),
  gold: rgb('#F4E63F'),
  health: { fill: rgb('#B44300'), light: rgb('#E08A4A'), back: rgb('#331A0C') },
  lowHealth: { fill: rgb('#FEAE72'), light: rgb('#FFD9B8'), back: rgb('#331A0C') },
  mana: { fill: rgb('#0F75B5'), light: rgb('#5CB4EC'), back: rgb('#10243A') },
  experience: { fill: rgb('#ACA51D'), light: rgb('#E4DE5A'), back: rgb('#2C2A0C') },
  tones: {
    plain: rgb('#FFFFFF'),
    hurt: rgb('#EA7A0A'),
    good: rgb('#30B684'),
    gold: rgb('#F4E63F'),
    magic: rgb('#9BD1F7'),
  },
  chips: {
    good: rgb('#30B684'),
    hungry: rgb('#FFB95E'),
    bad: rgb('#EA7506'),
    neutral: rgb('#FFFFFF'),
    mode: rgb('#F4E63F'),
    gold: rgb('#F4E63F'),
  },
};

const orange: BarColours = { fill: rgb('#D55E00'), light: rgb('#FF8A3A'), back: rgb('#3A1A22') };

const CONTRAST: HudColours = {
  ...STANDARD,
  health: orange,
  lowHealth: orange,
  tones: { ...STANDARD.tones, hurt: rgb('#F0E442'), good: rgb('#56B4E9') },
};

const COLOURS: Record<Palette, HudColours> = { standard: STANDARD, safe: SAFE, contrast: CONTRAST };

export const hudColours = (palette: Palette): HudColours => COLOURS[palette];
