import { distanceSquared, pointOf } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import { type Draft, snapshot } from '../level-draft/draft';
import { SAFE_RADIUS } from '../spawning/clean-up';
import { TILES, type TileCode } from '../state';
import { defineBuilder, explicitCells, handOf, siteOf, stampAnywhere } from './common';

const MOST = 3;

const OPEN_GROUND: ReadonlySet<TileCode> = new Set([TILES.floor, TILES.gravel, TILES.grass, TILES.shallowWater]);

export const roomVaults = defineBuilder({
  name: 'room-vaults',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: {},
  build(draft) {
    let wanted = draft.rng.die(MOST);
    let site = siteOf(draft, freeGround(draft));
    for (const vault of shuffle(handOf(draft, 'vault'), draft.rng)) {
      if (!stampAnywhere(draft, vault, site, 0)) continue;
      snapshot(draft, 'room-vaults');
      wanted -= 1;
      if (wanted === 0) return;
      site = siteOf(draft, freeGround(draft));
    }
  },
});

function freeGround({ map, start, spawns, drawn, cleared }: Draft): (cell: number) => boolean {
  const explicit = explicitCells(spawns);
  const arrival = start === null ? null : pointOf(map, start);
  return (cell) => {
    if (!OPEN_GROUND.has(map.tiles[cell] as TileCode)) return false;
    if (explicit.has(cell) || drawn.has(cell) || cleared.has(cell)) return false;
    return arrival === null || distanceSquared(pointOf(map, cell), arrival) > SAFE_RADIUS * SAFE_RADIUS;
  };
}
