import { countSchema } from '../vocabulary/schemas';
import { LINGERING_TURNS, NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Dimness extends StatusBase {
  kind: 'dimness';
  cells: number;
}

const tags = {
  /** Cells taken from the hero's sight radius for five turns. */
  dims: countSchema,
};

export const dimness: StatusDefinition<Dimness, typeof tags> = {
  ...NO_CONTRIBUTION,
  tags,
  fromCarrier: ({ raw, effects: { dims: cells } }) =>
    cells === undefined ? null : { kind: 'dimness', source: raw, turns: LINGERING_TURNS, by: null, cells },
  strength: ({ cells }) => cells,
  isGood: () => false,
  sightPenalty: ({ cells }) => cells,
};
