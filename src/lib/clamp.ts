/** The value, but no less than `least` and no more than `most`; `least` where that is the higher. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
