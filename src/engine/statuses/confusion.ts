import { countSchema } from '../schema/common';
import { NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Confusion extends StatusBase {
  kind: 'confusion';
}

const tags = {
  /** Player-turns. */
  confusion: countSchema,
};

/** Takes the turns of mobs, and the hero's sense of direction. */
export const confusion: StatusDefinition<Confusion, typeof tags> = {
  ...NO_CONTRIBUTION,
  tags,
  fromCarrier: ({ raw, effects: { confusion: turns } }) =>
    turns === undefined ? null : { kind: 'confusion', source: raw, turns, by: null },
  strength: () => 0,
  isGood: () => false,
  confuses: true,
};
