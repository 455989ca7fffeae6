/** Formats a number with at most `decimals` decimals and a true minus sign, because players overlook a hyphen. */
export const formatNumber = (value: number, decimals = 1): string => withMinus(String(Number(value.toFixed(decimals))));

/** Turns the hyphen before a number at the end of a text into a minus sign: `Shield -1` becomes `Shield −1`. */
export const withMinus = (written: string): string => written.replace(/(^| )-(?=[\d.]+$)/, '$1−');

/** Splits an amount in gold into coins; one gold is ten silver. Ignores the sign, and rounds to whole silver. */
export function coinsOf(amount: number): { gold: number; silver: number } {
  const silver = Math.round(Math.abs(amount) * 10);
  return { gold: Math.floor(silver / 10), silver: silver % 10 };
}

/** Formats like `formatNumber`, with a plus sign before positive numbers. */
export const formatSigned = (value: number, decimals = 1): string =>
  `${value > 0 ? '+' : ''}${formatNumber(value, decimals)}`;
