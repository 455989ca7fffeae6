import { line } from '../../lib/geometry';
import { carveAll, defineBuilder, nearestPairs } from './common';

/**
 * Joins each room to the nearest later room by a straight corridor. In a slanting corridor, successive cells can be
 * diagonal neighbours, which share only a corner.
 */
export const straightCorridors = defineBuilder({
  name: 'straight-corridors',
  role: 'modifier',
  needs: ['rooms'],
  gives: ['corridors', 'floor'],
  settings: {},
  build(draft) {
    draft.corridors = nearestPairs(draft.rooms ?? []).map(([from, to]) => carveAll(draft.map, line(from, to)));
  },
});
