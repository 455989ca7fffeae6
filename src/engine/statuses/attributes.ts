import { ATTRIBUTES, type AttributeBonus } from '../vocabulary/character';
import { NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Attributes extends StatusBase {
  kind: 'attributes';
  bonus: AttributeBonus;
}

/** Number of turns for which a consumable's bonus lasts. */
const BONUS_TURNS = 10;

/**
 * Bonus of a used consumable. No creature counts as the cause. A worn item gives no status, because its bonus lasts as
 * long as the hero wears it.
 */
export const attributes: StatusDefinition<Attributes> = {
  ...NO_CONTRIBUTION,
  tags: {},
  fromCarrier: ({ raw, archetype: { consumable, attributeBonus } }) =>
    consumable && attributeBonus
      ? { kind: 'attributes', source: raw, turns: BONUS_TURNS, by: null, bonus: { ...attributeBonus } }
      : null,
  strength: ({ bonus }) => ATTRIBUTES.reduce((sum, name) => sum + (bonus[name] ?? 0), 0),
  isGood: (points) => points >= 0,
  attributeBonus: ({ bonus }) => bonus,
};
