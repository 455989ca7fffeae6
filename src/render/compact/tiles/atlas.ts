import { Pixels } from '../../pixels';
import { CELL } from '../layout';

/** Number of tiles kept, 1 kB each. A picture shows at most about 400. */
const MOST = 1536;

/** Paints a tile of 16 × 16 pixels. */
export type Painter = (tile: Pixels) => void;

/** Finished tiles. Each is painted once and copied afterwards. */
export class TileAtlas {
  private readonly tiles = new Map<string, Uint32Array>();

  /** Returns the pixels of the tile called `key`, row by row. A new tile is painted by `paint`. */
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
