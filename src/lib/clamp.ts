/** Returns `value`, but at least `least` and at most `most`. If `least` is above `most`, returns `least`. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
