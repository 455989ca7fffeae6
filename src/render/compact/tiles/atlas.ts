import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { toAbgr } from '../../color';
import { Pixels } from '../../pixels';
import { CELL } from '../layout';

const SLOTS = 1536;
const AREA = CELL * CELL;

/** Paints a tile of 16 × 16 pixels. */
export type Painter = (tile: Pixels) => void;

/**
 * Finished tiles below one another on one canvas, each painted once and copied from then on. A picture opens the atlas,
 * requests all its tiles, closes it and places them: the canvas library copies a whole canvas when it is painted on
 * after it was drawn from, so each happens at most once a picture.
 */
export class TileAtlas {
  private readonly canvas: Canvas = createCanvas(CELL, SLOTS * CELL);
  private readonly context: SKRSContext2D = this.canvas.getContext('2d');
  private readonly slots = new Map<string, number>();
  private readonly scratch = new Pixels(CELL, CELL, 0);
  private readonly newTiles: Uint32Array[] = [];

  /** Makes room for as many tiles as a picture may need, by dropping all if necessary. */
  open(most: number): void {
    if (this.slots.size + most > SLOTS) this.slots.clear();
  }

  /** Where the tile called `key` is; `paint` makes it when it is new. */
  slot(key: string, paint: Painter): number {
    const existing = this.slots.get(key);
    if (existing !== undefined) return existing;
    const slot = this.slots.size;
    this.scratch.rect(0, 0, CELL, CELL, 0);
    paint(this.scratch);
    this.newTiles.push(this.scratch.data.slice());
    this.slots.set(key, slot);
    return slot;
  }

  /** Puts the newly painted tiles on the canvas, all at once. To be called before the first `place`. */
  close(): void {
    const count = this.newTiles.length;
    if (count === 0) return;
    const image = this.context.createImageData(CELL, count * CELL);
    const words = new Uint32Array(image.data.buffer, image.data.byteOffset, count * AREA);
    this.newTiles.forEach((tile, n) => {
      for (let i = 0; i < AREA; i++) words[n * AREA + i] = toAbgr(tile[i]!);
    });
    this.context.putImageData(image, 0, (this.slots.size - count) * CELL);
    this.newTiles.length = 0;
  }

  /** Copies a tile to (x, y) of `target`. */
  place(target: SKRSContext2D, slot: number, x: number, y: number): void {
    target.drawImage(this.canvas, 0, slot * CELL, CELL, CELL, x, y, CELL, CELL);
  }
}
