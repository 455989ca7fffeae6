import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { toAbgr } from '../../canvas';
import { Pixels } from '../../pixels';
import { CELL } from '../layout';

const SIDE = 64;
const SLOTS = SIDE * SIDE;

/** Paints a tile of 16 × 16 pixels. */
export type Painter = (tile: Pixels) => void;

/** Finished tiles on one canvas, painted the first time they are asked for and blitted ever after. */
export class TileAtlas {
  private readonly canvas: Canvas = createCanvas(SIDE * CELL, SIDE * CELL);
  private readonly context: SKRSContext2D = this.canvas.getContext('2d');
  private readonly slots = new Map<string, number>();
  private readonly scratch = new Pixels(CELL, CELL, 0);

  /**
   * Where the tile called `key` is; `paint` makes it when it is new. Ask for all tiles of a picture before the first is
   * drawn: painting on a canvas that was just drawn from copies the whole of it.
   */
  slot(key: string, paint: Painter): number {
    return this.slots.get(key) ?? this.bake(key, paint);
  }

  /** Copies a tile to (x, y) of `target`. */
  blit(target: SKRSContext2D, slot: number, x: number, y: number): void {
    const from = { x: (slot % SIDE) * CELL, y: Math.floor(slot / SIDE) * CELL };
    target.drawImage(this.canvas, from.x, from.y, CELL, CELL, x, y, CELL, CELL);
  }

  private bake(key: string, paint: Painter): number {
    // Thousands of different tiles mean many themes in one process: begin anew.
    if (this.slots.size === SLOTS) this.slots.clear();
    const slot = this.slots.size;
    this.scratch.rect(0, 0, CELL, CELL, 0);
    paint(this.scratch);
    const image = this.context.createImageData(CELL, CELL);
    const words = new Uint32Array(image.data.buffer, image.data.byteOffset, CELL * CELL);
    for (let i = 0; i < words.length; i++) words[i] = toAbgr(this.scratch.data[i]!);
    this.context.putImageData(image, (slot % SIDE) * CELL, Math.floor(slot / SIDE) * CELL);
    this.slots.set(key, slot);
    return slot;
  }
}
