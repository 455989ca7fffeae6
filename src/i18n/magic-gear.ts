import type { RawId } from '../engine';
import { withMinus } from './numbers';

/** Parts of the raw id of a magic weapon or armour, such as `venomous-longsword+2`. */
interface VariantName {
  base: RawId;
  trait: string | null;
  /** Bonus with its sign, as players read it. */
  bonus: string;
}

const FORM = /^([a-z-]+?)([+-]\d)$/;

/**
 * Splits the raw id of magic gear. `traits` are all traits with which an id can begin. `trait` is `null` if the id
 * begins with none of them. Returns `null` if the id has no bonus.
 */
export function splitVariant(raw: RawId, traits: readonly string[]): VariantName | null {
  const [, named, bonus] = FORM.exec(raw) ?? [];
  if (named === undefined || bonus === undefined) return null;
  const trait = traits.find((one) => named.startsWith(`${one}-`)) ?? null;
  return { base: trait === null ? named : named.slice(trait.length + 1), trait, bonus: withMinus(bonus) };
}
