import { type Raws, stanceByNature, type View } from '../../engine';
import { type Rgb, rgb } from '../color';
import type { Underline } from './console';

type SeenThing = View['things'][number];

const DANGER: Rgb = rgb('#FF4040');
const UNAWARE: Rgb = rgb('#70C0FF');
const FRIEND: Rgb = rgb('#70E070');

/** Returns a function that gives the line below a creature; `null` for no line. */
export function underlinesOf(raws: Raws): (thing: SeenThing) => Underline | null {
  const ambiguous = new Set(harmless(raws).map((raw) => raws.archetypes[raw]?.renderable?.glyph));
  return ({ stance, raw, unaware, captive, companion }) => {
    if (captive || companion) return { color: FRIEND, dashed: captive !== undefined };
    if (unaware) return { color: UNAWARE, dashed: unaware === 'asleep' };
    if (stance === 'hazard') return { color: DANGER, dashed: true };
    const isAmbiguous = raw !== null && ambiguous.has(raws.archetypes[raw]?.renderable?.glyph);
    return stance === 'hostile' && isAmbiguous ? { color: DANGER, dashed: false } : null;
  };
}

const harmless = (raws: Raws): string[] =>
  Object.keys(raws.archetypes).filter(
    (raw) => !raws.mob[raw]?.captive && (!raws.mob[raw] || stanceByNature(raws, raw) !== 'hostile'),
  );
