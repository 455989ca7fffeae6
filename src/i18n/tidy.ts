/** A number as people write it: at most so many decimals, none where it is whole, and no tails of binary fractions. */
export const tidy = (value: number, decimals = 1): string => String(Number(value.toFixed(decimals)));

/** With its sign; nothing has none. */
export const signed = (value: number): string => (value > 0 ? `+${tidy(value)}` : tidy(value));
