/** Colours a picture may be painted in: as they are, told apart by colour-blind eyes, or in high contrast. */
export const PALETTES = ['standard', 'safe', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];
