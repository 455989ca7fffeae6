import { NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Guard extends StatusBase {
  kind: 'guard';
  /** Points of armour class. */
  armor: number;
}

/** Behind a raised shield: as good as armour, until it is lowered. No carrier gives it. */
export const guard: StatusDefinition<Guard> = {
  ...NO_CONTRIBUTION,
  tags: {},
  fromCarrier: () => null,
  strength: ({ armor }) => armor,
  isGood: () => true,
  armorBonus: ({ armor }) => armor,
};
