import { line } from '../../lib/geometry';
import { carveAll, defineBuilder, nearestPairs } from './common';

/** In slanting corridors, successive cells may share only a corner. */
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
