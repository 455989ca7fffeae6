/** `count` dice of `sides` sides plus `bonus`. */
export interface Dice {
  count: number;
  sides: number;
  bonus: number;
}

const FORM = /^([1-9]\d*)d([1-9]\d*)([+-]\d+)?$/;

/** Reads `NdM`, `NdM+K` or `NdM-K`; `null` for anything else. */
export function parseDice(text: string): Dice | null {
  const match = FORM.exec(text);
  if (!match) return null;
  return { count: Number(match[1]), sides: Number(match[2]), bonus: Number(match[3] ?? 0) };
}

/** As `parseDice`, for text that was checked when the raws were built. Throws on anything else. */
export function dice(text: string): Dice {
  const parsed = parseDice(text);
  if (!parsed) throw new Error(`not dice: ${text}`);
  return parsed;
}
