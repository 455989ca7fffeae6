/** Palettes of pictures: as designed, safe for colour-blind players, or in high contrast. */
export const PALETTES = ['standard', 'safe', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];
