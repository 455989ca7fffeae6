import { countSchema } from '../vocabulary/schemas';
import { LINGERING_TURNS, NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface DamageOverTime extends StatusBase {
  kind: 'damage-over-time';
  /** Hit points per turn. */
  damage: number;
}

const tags = {
  /** Hit points lost in each of five turns. */
  damage_over_time: countSchema,
};

export const damageOverTime: StatusDefinition<DamageOverTime, typeof tags> = {
  ...NO_CONTRIBUTION,
  tags,
  fromCarrier: ({ raw, effects: { damage_over_time: damage } }) =>
    damage === undefined ? null : { kind: 'damage-over-time', source: raw, turns: LINGERING_TURNS, by: null, damage },
  strength: ({ damage }) => damage,
  isGood: () => false,
  damagePerTurn: ({ damage }) => damage,
};

/** Returns hit points lost at once and over `LINGERING_TURNS` turns. */
export const totalDamage = ({
  damage = 0,
  damage_over_time: perTurn = 0,
}: {
  damage?: number | undefined;
  damage_over_time?: number | undefined;
}): number => damage + perTurn * LINGERING_TURNS;
