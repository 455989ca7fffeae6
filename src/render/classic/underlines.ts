import { type Raws, stanceByNature, type View } from '../../engine';
import { type Rgb, rgb } from '../color';
import type { Underline } from './console';

type SeenThing = View['things'][number];

const DANGER: Rgb = rgb('#FF4040');

/**
 * Tells how creatures are underlined, as in the other layouts: what goes off in dashes, and enemies whose glyph
 * somebody or something harmless has as well. `null` for all others.
 */
export function underlinesOf(raws: Raws): (thing: SeenThing) => Underline | null {
  const ambiguous = new Set(harmless(raws).map((raw) => raws.archetypes[raw]?.renderable?.glyph));
  return ({ stance, raw }) => {
    if (stance === 'hazard') return { color: DANGER, dashed: true };
    const isAmbiguous = raw !== null && ambiguous.has(raws.archetypes[raw]?.renderable?.glyph);
    return stance === 'hostile' && isAmbiguous ? { color: DANGER, dashed: false } : null;
  };
}

const harmless = (raws: Raws): string[] =>
  Object.keys(raws.archetypes).filter((raw) => !raws.mob[raw] || stanceByNature(raws, raw) !== 'hostile');
