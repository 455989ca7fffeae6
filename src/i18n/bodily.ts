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

/** True if sentences must not say that the creature casts the spell. */
export const isBodily = (spell: RawId): boolean => BODILY.has(spell);
