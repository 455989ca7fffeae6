import { countSchema } from '../vocabulary/schemas';
import { NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Confusion extends StatusBase {
  kind: 'confusion';
}

const tags = {
  /** Number of turns. */
  confusion: countSchema,
};

export const confusion: StatusDefinition<Confusion, typeof tags> = {
  ...NO_CONTRIBUTION,
  tags,
  fromCarrier: ({ raw, effects: { confusion: turns } }) =>
    turns === undefined ? null : { kind: 'confusion', source: raw, turns, by: null },
  strength: () => 0,
  isGood: () => false,
  confuses: true,
};
