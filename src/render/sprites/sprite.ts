import type { GridRaw, LookRaw, SpritesRaw } from '../../engine/schema/sprites';
import type { WallRaw } from '../../engine/schema/themes';
import { type Rgb, rgb } from '../color';

export const CLEAR = -1;

/** A picture of a thing, ready to be drawn. */
export interface Sprite {
  width: number;
  height: number;
  /** 0xRRGGBB or `CLEAR`, row by row. */
  pixels: Int32Array;
  /** Clear cells next to the picture, as x, y pairs from its corner; they may lie outside it. */
  outline: Int8Array;
  /** The ring round the outline. */
  halo: Int8Array;
}

const cache = new WeakMap<LookRaw, Sprite>();
const icons = new WeakMap<SpritesRaw, Map<string, Sprite>>();

/** The sprite of a look, made once. */
export function spriteOf(raws: SpritesRaw, look: LookRaw): Sprite {
  let sprite = cache.get(look);
  if (sprite === undefined) {
    sprite = compose(raws, look);
    cache.set(look, sprite);
  }
  return sprite;
}

/** The sprite of a grid as it stands, made once: icons, stairs. */
export function gridSprite(raws: SpritesRaw, id: string): Sprite {
  let known = icons.get(raws);
  if (known === undefined) {
    known = new Map();
    icons.set(raws, known);
  }
  let sprite = known.get(id);
  if (sprite === undefined) {
    sprite = compose(raws, { sprite: id });
    known.set(id, sprite);
  }
  return sprite;
}

const stones = new WeakMap<WallRaw, Map<string, Sprite>>();

/** A grid in the stone tones of a wall, made once: pillars, cave stones. */
export function stoneSprite(raws: SpritesRaw, id: string, wall: WallRaw): Sprite {
  let known = stones.get(wall);
  if (known === undefined) {
    known = new Map();
    stones.set(wall, known);
  }
  let sprite = known.get(id);
  if (sprite === undefined) {
    const [dark, middle, light] = wall.stone;
    sprite = compose(raws, { sprite: id, swap: { 2: dark, 3: middle, 4: light } });
    known.set(id, sprite);
  }
  return sprite;
}

function compose(raws: SpritesRaw, look: LookRaw): Sprite {
  const base = rowsOf(raws, look.sprite);
  const height = base.length;
  const width = base[0]?.length ?? 0;
  const pixels = new Int32Array(width * height).fill(CLEAR);
  for (const rows of [base, ...(look.over ?? []).map((id) => rowsOf(raws, id))]) {
    rows.forEach((row, y) => {
      for (let x = 0; x < width; x++) {
        const name = row[x] ?? '.';
        if (name !== '.') pixels[y * width + x] = inkOf(raws, look, name);
      }
    });
  }
  const outline = ring(width, height, 1, (x, y) => filled(pixels, width, height, x, y));
  const lined = new Set<number>();
  for (let i = 0; i < outline.length; i += 2) lined.add(outline[i]! * 256 + outline[i + 1]!);
  const covered = (x: number, y: number) => filled(pixels, width, height, x, y) || lined.has(x * 256 + y);
  return { width, height, pixels, outline, halo: ring(width, height, 2, covered) };
}

/** The rows of a grid, mirrored halves completed. Throws when there is no such grid. */
export function rowsOf(raws: SpritesRaw, id: string): string[] {
  const grid: GridRaw | undefined = raws.grids[id];
  if (grid === undefined) throw new Error(`no grid ${id}`);
  return grid.mirror ? grid.rows.map((row) => row + [...row].reverse().join('')) : [...grid.rows];
}

function inkOf(raws: SpritesRaw, look: LookRaw, name: string): Rgb {
  const swapped = look.swap?.[name] ?? name;
  const hex = swapped.startsWith('#') ? swapped : raws.inks[swapped];
  if (hex === undefined) throw new Error(`no ink ${swapped} for ${look.sprite}`);
  return rgb(hex);
}

const filled = (pixels: Int32Array, width: number, height: number, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && pixels[y * width + x] !== CLEAR;

function ring(width: number, height: number, margin: number, taken: (x: number, y: number) => boolean): Int8Array {
  const points: number[] = [];
  for (let y = -margin; y < height + margin; y++) {
    for (let x = -margin; x < width + margin; x++) {
      if (taken(x, y)) continue;
      if (taken(x - 1, y) || taken(x + 1, y) || taken(x, y - 1) || taken(x, y + 1)) points.push(x, y);
    }
  }
  return Int8Array.from(points);
}
