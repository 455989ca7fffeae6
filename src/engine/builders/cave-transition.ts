import { bspDungeon } from './bsp-dungeon';
import { runChain } from './chain/run';
import { defineBuilder, nestedDraft } from './common';
import { nearestCorridors } from './nearest-corridors';
import { roomDrawer } from './room-drawer';
import { roomExploder } from './room-exploder';
import { roomSorter } from './room-sorter';
import { roomSpawner } from './room-spawner';

const FORT = [
  { builder: 'bsp-dungeon' },
  { builder: 'room-drawer' },
  { builder: 'room-sorter', order: 'rightmost' },
  { builder: 'nearest-corridors' },
  { builder: 'room-exploder' },
  { builder: 'room-spawner' },
];
const FORT_BUILDERS = Object.fromEntries(
  [bspDungeon, roomDrawer, roomSorter, nearestCorridors, roomExploder, roomSpawner].map((one) => [one.name, one]),
);

/** Replaces the right half of the level by a ruined fort with its own inhabitants. */
export const caveTransition = defineBuilder({
  name: 'cave-transition',
  role: 'modifier',
  needs: ['floor'],
  settings: {},
  build(draft) {
    const fort = nestedDraft(draft);
    runChain(FORT_BUILDERS, FORT, fort);
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
