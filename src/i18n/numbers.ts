/**
 * A number with at most so many decimals, none where it is whole, and without the tails of binary fractions. Its minus
 * sign is as wide as a plus: a hyphen is easily missed.
 */
export const formatNumber = (value: number, decimals = 1): string => withMinus(String(Number(value.toFixed(decimals))));

/** A written number, or the name of a thing that ends with one, with a minus sign for the hyphen before it. */
export const withMinus = (written: string): string => written.replace(/(^| )-(?=[\d.]+$)/, '$1−');

/** An amount of gold in whole coins: ten of silver are worth one of gold, and less than one of silver is left out. */
export function coinsOf(amount: number): { gold: number; silver: number } {
  const silver = Math.round(Math.abs(amount) * 10);
  return { gold: Math.floor(silver / 10), silver: silver % 10 };
}

/** The same with its sign; zero has none. */
export const formatSigned = (value: number, decimals = 1): string =>
  `${value > 0 ? '+' : ''}${formatNumber(value, decimals)}`;
