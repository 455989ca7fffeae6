import { TILES } from '../../state/tile';
import type { MapDraft } from '../chain/draft';

/** Makes the cell the only way down: exits of earlier steps become floor. */
export function setExit(map: MapDraft, exit: number): void {
  for (const [cell, tile] of map.tiles.entries()) {
    if (tile === TILES.downStairs) map.tiles[cell] = TILES.floor;
  }
  map.tiles[exit] = TILES.downStairs;
}
