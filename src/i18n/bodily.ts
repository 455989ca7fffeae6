import type { RawId } from '../engine';

const BODILY: ReadonlySet<RawId> = new Set([
  'acid-breath',
  'clinging-spores',
  'confusion-cloud',
  'explode',
  'gate-chain',
  'hook',
  'key-ring',
  'poison-cloud',
  'spore-puff',
  'waking-spores',
]);

/** True for a bodily ability, such as acid breath, which sentences must not call casting. */
export const isBodily = (spell: RawId): boolean => BODILY.has(spell);
