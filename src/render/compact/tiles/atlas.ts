import { Pixels } from '../../pixels';
import { CELL } from '../layout';

/** Tiles kept, each of 1 kB. A picture shows at most some 400. */
const MOST = 1536;

/** Paints a tile of 16 × 16 pixels. */
export type Painter = (tile: Pixels) => void;

/** Finished tiles, each painted once and copied from then on. */
export class TileAtlas {
  private readonly tiles = new Map<string, Uint32Array>();

  /** The pixels of the tile called `key`, row by row; `paint` makes it when it is new. */
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
