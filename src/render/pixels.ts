import { mix, pack, type Rgb } from './color';

/** Rectangle in pixels: columns x1 to x2 - 1 and rows y1 to y2 - 1. */
export interface Clip {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const NOTHING = new Uint32Array();

/** Memory of the last released picture, for reuse, because allocating memory takes longer than drawing. */
let spare: Uint32Array = NOTHING;

function memoryFor(pixels: number): Uint32Array {
  if (spare.length !== pixels) return new Uint32Array(pixels);
  const memory = spare;
  spare = NOTHING;
  return memory;
}

/** Picture with a 0xRRGGBB colour for each pixel, row by row. Drawing outside `clip` does nothing. */
export class Pixels {
  data: Uint32Array;
  clip: Clip;

  constructor(
    readonly width: number,
    readonly height: number,
    background: Rgb,
  ) {
    this.data = memoryFor(width * height).fill(background);
    this.clip = this.whole();
  }

  /** Gives the memory to the next picture of the same size. The caller must not use this picture again. */
  release(): void {
    spare = this.data;
    this.data = NOTHING;
  }

  whole(): Clip {
    return { x1: 0, y1: 0, x2: this.width, y2: this.height };
  }

  /** Calls `draw` with `clip` as the area in which drawing is allowed, then restores the previous area. */
  within(clip: Clip, draw: () => void): void {
    const before = this.clip;
    this.clip = clip;
    draw();
    this.clip = before;
  }

  /** Returns a colour without regard to `clip`. (x, y) must lie inside the picture. */
  get(x: number, y: number): Rgb {
    return this.data[y * this.width + x] ?? 0;
  }

  set(x: number, y: number, color: Rgb): void {
    const { x1, y1, x2, y2 } = this.clip;
    if (x >= x1 && y >= y1 && x < x2 && y < y2) this.data[y * this.width + x] = color;
  }

  rect(x: number, y: number, width: number, height: number, color: Rgb): void {
    const { clip } = this;
    const left = Math.max(x, clip.x1);
    const right = Math.min(x + width, clip.x2);
    const bottom = Math.min(y + height, clip.y2);
    if (left >= right) return;
    for (let row = Math.max(y, clip.y1); row < bottom; row++) {
      this.data.fill(color, row * this.width + left, row * this.width + right);
    }
  }

  /** Draws the outline of a rectangle, `thickness` pixels wide, inside the rectangle. */
  frame(x: number, y: number, width: number, height: number, color: Rgb, thickness = 1): void {
    this.rect(x, y, width, thickness, color);
    this.rect(x, y + height - thickness, width, thickness, color);
    this.rect(x, y, thickness, height, color);
    this.rect(x + width - thickness, y, thickness, height, color);
  }

  /** Mixes a colour into all pixels of a rectangle. `share` is the colour's share, from 0 to 1. */
  wash(x: number, y: number, width: number, height: number, color: Rgb, share: number): void {
    const { x1, y1, x2, y2 } = this.clip;
    for (let row = Math.max(y1, y); row < Math.min(y2, y + height); row++) {
      for (let column = Math.max(x1, x); column < Math.min(x2, x + width); column++) {
        const c = mix(this.get(column, row), color, share);
        this.set(column, row, pack(coarse(c >> 16), coarse((c >> 8) & 255), coarse(c & 255)));
      }
    }
  }
}

/** Rounds a channel to a multiple of eight, or to 255, so that the picture has fewer colours. */
const coarse = (value: number): number => Math.min(255, Math.round(value / 8) * 8);
