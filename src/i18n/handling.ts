import type { RawId, Raws, ThingRef } from '../engine';

type EffectMap = NonNullable<NonNullable<Raws['archetypes'][RawId]>['effects']>;

/** What one does with a thing to have its use; each language has its own verb for it. */
export type Handling = 'eat' | 'drink' | 'read' | 'study' | 'zap' | 'wield' | 'wear' | 'touch' | 'enter' | 'use';

/** How somebody who knows no more than the hero would handle it. */
export function handlingOf(raws: Raws, { raw, alias }: Pick<ThingRef, 'raw' | 'alias'>): Handling {
  if (raw !== null) return knownHandling(raws, raw);
  if (alias?.kind === 'scroll') return 'read';
  return alias?.kind === 'potion' ? 'drink' : 'use';
}

function knownHandling(raws: Raws, raw: RawId): Handling {
  const { effects, consumable, magicItem, renderable, equippable, entryTrigger } = raws.archetypes[raw] ?? {};
  if (equippable) return equippable.slot === 'melee' ? 'wield' : 'wear';
  if (entryTrigger) return blessing(effects ?? {});
  if (!effects || !consumable) return 'use';
  if (effects.teach_spell !== undefined) return 'study';
  if (effects.food) return 'eat';
  if (magicItem?.naming === 'scroll') return 'read';
  if (consumable.maxCharges > 1) return 'zap';
  return renderable?.glyph === '!' ? 'drink' : 'use';
}

/** What heals is touched; what neither heals nor harms is the way to somewhere. A trap is nothing to handle. */
function blessing(effects: EffectMap): Handling {
  if (effects.provides_healing !== undefined) return 'touch';
  return effects.damage === undefined ? 'enter' : 'use';
}
