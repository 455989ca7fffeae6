import { Pixels } from '../../pixels';
import { CELL } from '../layout';

/** Maximum number of tiles in memory, of 1 kB each, before all are dropped. A picture has at most about 400. */
const MOST = 1536;

/** Function that paints a tile of 16 × 16 pixels. */
export type Painter = (tile: Pixels) => void;

/** Cache of tiles, each painted once and copied into many pictures. */
export class TileAtlas {
  private readonly tiles = new Map<string, Uint32Array>();

  /** Returns the pixels of the tile with this key, row by row. `paint` paints a tile that is not in the cache. */
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
