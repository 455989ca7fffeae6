import type { RawId } from '../engine';
import { withMinus } from './numbers';

/** The parts of the id of magic gear: `venomous-longsword+2`. */
interface VariantName {
  base: RawId;
  trait: string | null;
  /** With its sign, as it is shown. */
  bonus: string;
}

const FORM = /^([a-z-]+?)([+-]\d)$/;

/** By the traits there are; `null` for an id of another form. */
export function splitVariant(raw: RawId, traits: readonly string[]): VariantName | null {
  const [, named, bonus] = FORM.exec(raw) ?? [];
  if (named === undefined || bonus === undefined) return null;
  const trait = traits.find((one) => named.startsWith(`${one}-`)) ?? null;
  return { base: trait === null ? named : named.slice(trait.length + 1), trait, bonus: withMinus(bonus) };
}
