/** Colours of pictures: standard, safe for colour-blind players, or high contrast. */
export const PALETTES = ['standard', 'safe', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];
