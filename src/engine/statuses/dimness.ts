import { countSchema } from '../vocabulary/schemas';
import { LINGERING_TURNS, NO_CONTRIBUTION, type StatusBase, type StatusDefinition } from './common/definition';

export interface Dimness extends StatusBase {
  kind: 'dimness';
  /** Number of cells that the dimness takes from the hero's sight radius. */
  cells: number;
}

const tags = {
  /** Number of cells that the dimness takes from the hero's sight radius, for five player-turns. */
  dims: countSchema,
};

/** Dimness: a creature has stolen some of the hero's light, which shrinks the hero's sight radius. */
export const dimness: StatusDefinition<Dimness, typeof tags> = {
  ...NO_CONTRIBUTION,
  tags,
  fromCarrier: ({ raw, effects: { dims: cells } }) =>
    cells === undefined ? null : { kind: 'dimness', source: raw, turns: LINGERING_TURNS, by: null, cells },
  strength: ({ cells }) => cells,
  isGood: () => false,
  sightPenalty: ({ cells }) => cells,
};
