import * as z from 'zod/mini';
import { LINGERING_TURNS, NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Slow extends StatusBase {
  kind: 'slow';
  /** Initiative ticks added to each turn; negative for haste. */
  penalty: number;
}

const tags = {
  /** Initiative ticks added to each turn for five turns; negative for haste. */
  slow: z.number(),
};

const slows = ({ penalty }: Slow): boolean => penalty > 0;

/** A creature has one slowness, the strongest. Haste of each source is separate. */
export const slow: StatusDefinition<Slow, typeof tags> = {
  ...NO_CONTRIBUTION,
  tags,
  fromCarrier: ({ raw, effects: { slow: penalty } }) =>
    penalty === undefined ? null : { kind: 'slow', source: raw, turns: LINGERING_TURNS, by: null, penalty },
  isSame: (older, newer) => slows(older) === slows(newer) && (slows(newer) || older.source === newer.source),
  join: (older, newer) => (older.penalty > newer.penalty ? older : newer),
  strength: ({ penalty }) => penalty,
  isGood: (penalty) => penalty < 0,
  initiativePenalty: ({ penalty }) => penalty,
};
