import { Pixels } from '../../pixels';
import { CELL } from '../layout';

/** Maximum number of tiles in memory, 1 kB each; the next tile empties the cache. */
const MOST = 1536;

/** Function that paints a tile of 16 × 16 pixels. */
export type Painter = (tile: Pixels) => void;

export class TileAtlas {
  private readonly tiles = new Map<string, Uint32Array>();

  /** Returns the tile's pixels, row by row. Calls `paint` only if the tile is not in the cache. */
  tile(key: string, paint: Painter): Uint32Array {
    const existing = this.tiles.get(key);
    if (existing !== undefined) return existing;
    if (this.tiles.size === MOST) this.tiles.clear();
    const tile = new Pixels(CELL, CELL, 0);
    paint(tile);
    this.tiles.set(key, tile.data);
    return tile.data;
  }
}
