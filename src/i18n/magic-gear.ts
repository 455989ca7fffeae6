import type { RawId } from '../engine';

/** The parts of the id of magic gear: `venomous-longsword+2`. */
interface VariantName {
  base: RawId;
  trait: string | null;
  /** With its sign. */
  bonus: string;
}

const FORM = /^(?:(venomous|dazzling)-)?([a-z-]+?)([+-]\d)$/;

/** `null` for an id of another form. */
export function splitVariant(raw: RawId): VariantName | null {
  const [, trait = null, base, bonus] = FORM.exec(raw) ?? [];
  return base !== undefined && bonus !== undefined ? { base, trait, bonus } : null;
}
