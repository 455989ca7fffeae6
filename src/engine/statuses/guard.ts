import { NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Guard extends StatusBase {
  kind: 'guard';
  armor: number;
}

/** Only a raised shield gives this status. */
export const guard: StatusDefinition<Guard> = {
  ...NO_CONTRIBUTION,
  tags: {},
  fromCarrier: () => null,
  strength: ({ armor }) => armor,
  isGood: () => true,
  armorBonus: ({ armor }) => armor,
};
