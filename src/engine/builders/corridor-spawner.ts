import { spawnRegion } from '../spawning/region';
import { defineBuilder } from './common';

export const corridorSpawner = defineBuilder({
  name: 'corridor-spawner',
  role: 'modifier',
  needs: ['corridors'],
  settings: {},
  build(draft) {
    for (const corridor of draft.corridors ?? []) spawnRegion(draft, corridor);
  },
});
