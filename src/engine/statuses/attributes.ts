import { ATTRIBUTES, type AttributeBonus } from '../vocabulary/character';
import { NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Attributes extends StatusBase {
  kind: 'attributes';
  bonus: AttributeBonus;
}

const BONUS_TURNS = 10;

/** Only consumables give this status, because worn bonuses have no duration. */
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
