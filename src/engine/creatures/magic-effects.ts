import { magicDamage, skillOf } from '../formulas';
import type { EffectMap, Entity, RawId, Raws } from '../state';

/**
 * Returns the effects of an item or spell in the hands of its user. The damage of spells, and of items that are aimed,
 * grows with the user's Magic skill. Potions, weapons and traps keep `effects`, which are the effects of the raw.
 */
export function effectsInHands(raws: Raws, user: Entity, raw: RawId, effects: EffectMap): EffectMap {
  const { damage, damage_over_time: perTurn } = effects;
  if (raws.spell[raw] === undefined && effects.ranged === undefined) return effects;
  const magic = skillOf(raws, user, 'magic');
  return {
    ...effects,
    ...(damage !== undefined && { damage: magicDamage(damage, magic) }),
    ...(perTurn !== undefined && { damage_over_time: magicDamage(perTurn, magic) }),
  };
}
