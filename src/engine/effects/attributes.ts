import { always, type EffectKind } from './common/kind';
import { addStatus } from './common/status';

/** Player-turns the bonus of something consumed lasts. */
const BONUS_TURNS = 10;

/** The attribute bonus of a consumable, borne for a while. What is worn gives its bonus as long as it is worn. */
export const attributes: EffectKind = {
  carried({ raw }, raws) {
    const { consumable, attributeBonus } = raws.archetypes[raw] ?? {};
    return consumable && attributeBonus ? { amount: 0, turns: BONUS_TURNS } : null;
  },
  helps: always,
  apply(world, { source, turns, by }, target) {
    const bonus = world.raws.archetypes[source]?.attributeBonus ?? {};
    addStatus(world, target, { kind: 'attributes', source, turns, by, bonus: { ...bonus } });
  },
};
