import { spawnRegion } from '../spawning/region';
import { defineBuilder } from './common';

/** Spawns random creatures and things in each corridor, on the cells that were carved for it. */
export const corridorSpawner = defineBuilder({
  name: 'corridor-spawner',
  role: 'modifier',
  needs: ['corridors'],
  settings: {},
  build(draft) {
    for (const corridor of draft.corridors ?? []) spawnRegion(draft, corridor);
  },
});
