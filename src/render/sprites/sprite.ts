import type { GridRaw, LookRaw, SpritesRaw } from '../../engine/schema/sprites';
import type { WallRaw } from '../../engine/schema/themes';
import { type Rgb, rgb } from '../color';

export const CLEAR = -1;

export interface Sprite {
  width: number;
  height: number;
  /** Colour of each pixel as 0xRRGGBB, or `CLEAR`, row by row. */
  pixels: Int32Array;
  /** x and y of the outline's pixels in turn. Some lie outside the sprite's width and height. */
  outline: Int8Array;
  halo: Int8Array;
  /** Pixels of the eyes; empty if no eyes are visible. */
  eyes: readonly Pixel[];
}

type Pixel = readonly [x: number, y: number];

const lookSprites = new WeakMap<LookRaw, Sprite>();

/** Returns the sprite of a look, composed only once. Throws if a grid or a colour is missing. */
export function spriteOf(raws: SpritesRaw, look: LookRaw): Sprite {
  const sprite = lookSprites.get(look) ?? compose(raws, look);
  lookSprites.set(look, sprite);
  return sprite;
}

/** Returns the sprite of a single grid, such as an icon or stairs. Throws if the grid is missing. */
export const gridSprite = (raws: SpritesRaw, id: string): Sprite =>
  findOrCreate(raws, id, () => compose(raws, { sprite: id }));

/** Returns the sprite of a grid in the colours of a wall's stone. Throws if the grid is missing. */
export function stoneSprite(raws: SpritesRaw, id: string, wall: WallRaw): Sprite {
  const [dark, middle, light] = wall.stone;
  return findOrCreate(wall, id, () => compose(raws, { sprite: id, swap: { 2: dark, 3: middle, 4: light } }));
}

/** Returns a sprite of several looks, the first at the bottom. Throws if a grid or a colour is missing. */
export const layeredSprite = (raws: SpritesRaw, looks: readonly [LookRaw, ...LookRaw[]]): Sprite =>
  findOrCreate(raws.grids, JSON.stringify(looks), () => compose(raws, ...looks));

const sprites = new WeakMap<object, Map<string, Sprite>>();

function findOrCreate(owner: object, id: string, create: () => Sprite): Sprite {
  const known = sprites.get(owner) ?? new Map<string, Sprite>();
  sprites.set(owner, known);
  const sprite = known.get(id) ?? create();
  known.set(id, sprite);
  return sprite;
}

function compose(raws: SpritesRaw, look: LookRaw, ...others: readonly LookRaw[]): Sprite {
  const base = rowsOf(raws, look.sprite);
  const height = base.length;
  const width = base[0]?.length ?? 0;
  const pixels = new Int32Array(width * height).fill(CLEAR);
  const layers = [look, ...others].flatMap((part) =>
    [part.sprite, ...(part.over ?? [])].map((id) => ({ id, part, rows: rowsOf(raws, id) })),
  );
  for (const { part, rows } of layers) {
    rows.forEach((row, y) => {
      for (let x = 0; x < width; x++) {
        const name = row[x] ?? '.';
        if (name !== '.') pixels[y * width + x] = inkOf(raws, part, name);
      }
    });
  }
  const outline = ring(width, height, 1, (x, y) => filled(pixels, width, height, x, y));
  const outlined = new Set<number>();
  for (let i = 0; i < outline.length; i += 2) outlined.add(outline[i]! * 256 + outline[i + 1]!);
  const covered = (x: number, y: number) => filled(pixels, width, height, x, y) || outlined.has(x * 256 + y);
  const eyes = layers.flatMap(({ id }, i) =>
    // A layer above, such as an eye patch, may hide an eye.
    eyesOf(raws, id, width).filter(([x, y]) => layers.slice(i + 1).every(({ rows }) => (rows[y]?.[x] ?? '.') === '.')),
  );
  return { width, height, pixels, outline, halo: ring(width, height, 2, covered), eyes };
}

function eyesOf({ grids }: SpritesRaw, id: string, width: number): Pixel[] {
  const { eyes = [], mirror = false } = grids[id] ?? {};
  return eyes.flatMap(([x, y]): Pixel[] =>
    mirror
      ? [
          [x, y],
          [width - 1 - x, y],
        ]
      : [[x, y]],
  );
}

/** Returns the rows of a grid from the top, one character for each pixel. Throws if there is no such grid. */
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

function ring(width: number, height: number, margin: number, isFilled: (x: number, y: number) => boolean): Int8Array {
  const points: number[] = [];
  for (let y = -margin; y < height + margin; y++) {
    for (let x = -margin; x < width + margin; x++) {
      if (isFilled(x, y)) continue;
      if (isFilled(x - 1, y) || isFilled(x + 1, y) || isFilled(x, y - 1) || isFilled(x, y + 1)) points.push(x, y);
    }
  }
  return Int8Array.from(points);
}
