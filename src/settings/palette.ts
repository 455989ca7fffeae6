/** `safe` is for colour-blind players. */
export const PALETTES = ['standard', 'safe', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];
