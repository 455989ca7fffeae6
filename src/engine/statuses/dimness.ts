import { countSchema } from '../vocabulary/schemas';
import { LINGERING_TURNS, NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Dimness extends StatusBase {
  kind: 'dimness';
  /** Cells by which the hero sees less far. */
  cells: number;
}

const tags = {
  /** Cells, for five player-turns. */
  dims: countSchema,
};

/** Light that was stolen: the hero sees less far. */
export const dimness: StatusDefinition<Dimness, typeof tags> = {
  ...NO_CONTRIBUTION,
  tags,
  fromCarrier: ({ raw, effects: { dims: cells } }) =>
    cells === undefined ? null : { kind: 'dimness', source: raw, turns: LINGERING_TURNS, by: null, cells },
  strength: ({ cells }) => cells,
  isGood: () => false,
  sightPenalty: ({ cells }) => cells,
};
