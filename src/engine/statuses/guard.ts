import { NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Guard extends StatusBase {
  kind: 'guard';
  armor: number;
}

/**
 * A raised shield, which adds to the armour class until the creature lowers it. No item, spell or trap gives this
 * status.
 */
export const guard: StatusDefinition<Guard> = {
  ...NO_CONTRIBUTION,
  tags: {},
  fromCarrier: () => null,
  strength: ({ armor }) => armor,
  isGood: () => true,
  armorBonus: ({ armor }) => armor,
};
