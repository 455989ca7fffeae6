import { defineBuilder, nearestPairs, stepCorridor } from './common';

export const nearestCorridors = defineBuilder({
  name: 'nearest-corridors',
  role: 'modifier',
  needs: ['rooms'],
  gives: ['corridors', 'floor'],
  settings: {},
  build(draft) {
    draft.corridors = nearestPairs(draft.rooms ?? []).map(([from, to]) => stepCorridor(draft.map, from, to));
  },
});
