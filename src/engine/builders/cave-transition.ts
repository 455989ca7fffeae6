import { nestedDraft, snapshot } from '../level-draft/draft';
import { bspDungeon } from './bsp-dungeon';
import { type Builder, defineBuilder } from './common';
import { nearestCorridors } from './nearest-corridors';
import { roomDrawer } from './room-drawer';
import { roomExploder } from './room-exploder';
import { roomSorter } from './room-sorter';
import { roomSpawner } from './room-spawner';

const FORT: readonly (readonly [Builder, settings?: object])[] = [
  [bspDungeon],
  [roomDrawer],
  [roomSorter, { order: 'rightmost' }],
  [nearestCorridors],
  [roomExploder],
  [roomSpawner],
];

/** Replaces the right half and its inhabitants with a ruined fort. */
export const caveTransition = defineBuilder({
  name: 'cave-transition',
  role: 'modifier',
  needs: ['floor'],
  settings: {},
  build(draft) {
    const fort = nestedDraft(draft);
    for (const [builder, settings = {}] of FORT) {
      builder.build(fort, settings);
      snapshot(fort, builder.name);
    }
    const { map } = draft;
    const isEast = (cell: number) => cell % map.width >= map.width / 2;
    for (const cell of map.tiles.keys()) {
      if (isEast(cell)) map.tiles[cell] = fort.map.tiles[cell] ?? map.tiles[cell] ?? '#';
    }
    draft.spawns = [
      ...draft.spawns.filter(({ cell }) => !isEast(cell)),
      ...fort.spawns.filter(({ cell }) => isEast(cell)),
    ];
  },
});
