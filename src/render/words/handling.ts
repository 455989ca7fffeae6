import type { RawId, Raws, ThingRef } from '../../engine';

/** What one does with a thing to have its use; each language has its own verb for it. */
export type Handling = 'eat' | 'drink' | 'read' | 'study' | 'zap' | 'wield' | 'wear' | 'use';

/** How somebody who knows no more than the hero would handle it. */
export function handlingOf(raws: Raws, { raw, alias }: Pick<ThingRef, 'raw' | 'alias'>): Handling {
  if (raw !== null) return knownHandling(raws, raw);
  if (alias?.kind === 'scroll') return 'read';
  return alias?.kind === 'potion' ? 'drink' : 'use';
}

function knownHandling(raws: Raws, raw: RawId): Handling {
  const { effects, consumable, magicItem, renderable, equippable } = raws.archetypes[raw] ?? {};
  if (equippable) return equippable.slot === 'melee' ? 'wield' : 'wear';
  if (!effects || !consumable) return 'use';
  if (effects.teach_spell !== undefined) return 'study';
  if (effects.food) return 'eat';
  if (magicItem?.naming === 'scroll') return 'read';
  if (consumable.maxCharges > 1) return 'zap';
  return renderable?.glyph === '!' ? 'drink' : 'use';
}
