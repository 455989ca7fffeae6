/**
 * Formats a number with at most `decimals` decimals and without the error of binary fractions. The minus sign is as
 * wide as a plus, because a hyphen is easily missed.
 */
export const formatNumber = (value: number, decimals = 1): string => withMinus(String(Number(value.toFixed(decimals))));

/** Replaces the hyphen before a number at the end of a text by a minus sign. */
export const withMinus = (written: string): string => written.replace(/(^| )-(?=[\d.]+$)/, '$1−');

/**
 * Splits an amount of gold into whole coins, without its sign. Ten silver are worth one gold; less than one silver is
 * rounded.
 */
export function coinsOf(amount: number): { gold: number; silver: number } {
  const silver = Math.round(Math.abs(amount) * 10);
  return { gold: Math.floor(silver / 10), silver: silver % 10 };
}

/** Formats a number like `formatNumber`, with a plus sign if it is positive. */
export const formatSigned = (value: number, decimals = 1): string =>
  `${value > 0 ? '+' : ''}${formatNumber(value, decimals)}`;
