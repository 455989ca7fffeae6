import type { RawId } from '../engine';
import { withMinus } from './numbers';

interface VariantName {
  base: RawId;
  trait: string | null;
  /** Bonus with its sign, such as `+2` or `−1`. */
  bonus: string;
}

const FORM = /^([a-z-]+?)([+-]\d)$/;

/** Splits the raw id of magic gear, such as `venomous-longsword+2`; `null` if the id has no bonus. */
export function splitVariant(raw: RawId, traits: readonly string[]): VariantName | null {
  const [, named, bonus] = FORM.exec(raw) ?? [];
  if (named === undefined || bonus === undefined) return null;
  const trait = traits.find((one) => named.startsWith(`${one}-`)) ?? null;
  return { base: trait === null ? named : named.slice(trait.length + 1), trait, bonus: withMinus(bonus) };
}
