import { NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Guard extends StatusBase {
  kind: 'guard';
  /** Points added to the armour class. */
  armor: number;
}

/** A raised shield, which counts as armour until its bearer lowers it. No item, spell or trigger gives this status. */
export const guard: StatusDefinition<Guard> = {
  ...NO_CONTRIBUTION,
  tags: {},
  fromCarrier: () => null,
  strength: ({ armor }) => armor,
  isGood: () => true,
  armorBonus: ({ armor }) => armor,
};
