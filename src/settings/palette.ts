/** Colours of pictures: the standard ones, colours that are safe for colour-blind players, or high contrast. */
export const PALETTES = ['standard', 'safe', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];
