/** A number with at most so many decimals, none where it is whole, and without the tails of binary fractions. */
export const formatNumber = (value: number, decimals = 1): string => String(Number(value.toFixed(decimals)));

/** The same with its sign; zero has none. */
export const formatSigned = (value: number, decimals = 1): string =>
  `${value > 0 ? '+' : ''}${formatNumber(value, decimals)}`;
