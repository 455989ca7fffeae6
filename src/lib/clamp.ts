/** If `least` is above `most`, returns `least`. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
