import { magicDamage, skillOf } from '../formulas';
import { boonSum, type EffectMap, type Entity, type RawId, type Raws } from '../state';

/** Magic skill and boons raise the damage of spells and aimed items only. */
export function effectsInHands(raws: Raws, user: Entity, raw: RawId, effects: EffectMap): EffectMap {
  const { damage, damage_over_time: perTurn } = effects;
  if (raws.spell[raw] === undefined && effects.ranged === undefined) return effects;
  const magic = skillOf(raws, user, 'magic');
  const percent = 100 + boonSum(raws, user, 'magic_percent');
  const grown = (amount: number): number => Math.round((magicDamage(amount, magic) * percent) / 100);
  return {
    ...effects,
    ...(damage !== undefined && { damage: grown(damage) }),
    ...(perTurn !== undefined && { damage_over_time: grown(perTurn) }),
  };
}
