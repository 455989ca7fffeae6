import type { GroundRaw } from '../../../engine/schema/themes';
import { clamp } from '../../../lib/clamp';
import { type Rgb, rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import { E, N, S, W } from '../sides';

/** Function that returns a number in [0, 1) for each `k`. */
export type Noise = (k: number) => number;

export interface GroundColours {
  base: Rgb;
  joint: Rgb;
  highlight: Rgb;
  shadow: Rgb;
  accents: readonly Rgb[];
}

export const coloursOf = (ground: GroundRaw): GroundColours => ({
  base: rgb(ground.base),
  joint: rgb(ground.joint),
  highlight: rgb(ground.highlight),
  shadow: rgb(ground.shadow),
  accents: (ground.accents ?? []).map(rgb),
});

type Texture = (tile: Pixels, colours: GroundColours, noise: Noise, evenColumn: boolean) => void;

const pick = (share: number, count: number): number => Math.floor(share * count);

const slabs: Texture = (tile, { joint, highlight }, noise) => {
  tile.rect(0, 15, 16, 1, joint);
  tile.rect(15, 0, 1, 16, joint);
  const split = noise(1);
  if (split < 0.3) {
    tile.rect(0, 7, 15, 1, joint);
    tile.rect(noise(2) < 0.5 ? 5 : 9, 8, 1, 7, joint);
  } else if (split < 0.45) tile.rect(7, 0, 1, 15, joint);
  if (noise(3) < 0.25) {
    const x = 2 + pick(noise(4), 9);
    const y = 2 + pick(noise(5), 3);
    tile.set(x, y, joint);
    tile.rect(x + 1, y + 1, 1, 2, joint);
  }
  tile.rect(0, 0, split >= 0.3 && split < 0.45 ? 7 : 15, 1, highlight);
};

const pebbles: Texture = (tile, { joint, highlight }, noise) => {
  for (let k = 0; k < 3; k++) {
    const x = 1 + pick(noise(k * 3 + 1), 12);
    const y = 1 + pick(noise(k * 3 + 2), 13);
    if (noise(k) < 0.7) {
      tile.rect(x, y, 2, 1, highlight);
      tile.rect(x, y + 1, 2, 1, joint);
    } else {
      tile.rect(x, y, 2, 1, joint);
      tile.set(x + 2, y + 1, joint);
    }
  }
};

const tufts: Texture = (tile, { joint, highlight, accents }, noise) => {
  const count = 1 + pick(noise(9), 3);
  for (let k = 0; k < count; k++) {
    const x = 2 + pick(noise(k * 3 + 1), 11);
    const y = 3 + pick(noise(k * 3 + 2), 10);
    tile.set(x, y, joint);
    tile.set(x, y - 1, highlight);
    tile.rect(x + 2, y - 1, 1, 2, joint);
    tile.set(x + 1, y + 1, joint);
  }
  const flower = accents[pick(noise(23), accents.length)];
  if (flower !== undefined && noise(20) < 0.08) tile.rect(4 + pick(noise(21), 8), 4 + pick(noise(22), 8), 2, 1, flower);
};

const bricks: Texture = (tile, { joint, highlight }, noise) => {
  for (const [y, shift] of [
    [0, 0],
    [5, 8],
    [10, 3],
  ] as const) {
    tile.rect(0, y + 4, 16, 1, joint);
    tile.rect((shift + 4) % 16, y, 1, 5, joint);
    tile.rect((shift + 12) % 16, y, 1, 5, joint);
  }
  tile.rect(0, 15, 16, 1, joint);
  tile.rect(pick(noise(1), 12), noise(2) < 0.5 ? 1 : 6, 3, 1, highlight);
};

const cobbles: Texture = (tile, { joint, highlight }, noise) => {
  for (let k = 0; k < 4; k++) {
    tile.rect(0, k * 4 + 3, 16, 1, joint);
    for (let x = (k % 2) * 3 + 2; x < 16; x += 6) tile.rect(x, k * 4, 1, 3, joint);
  }
  for (let k = 0; k < 2; k++) tile.rect(pick(noise(k + 1), 13), pick(noise(k + 5), 4) * 4, 2, 1, highlight);
};

const specks: Texture = (tile, { joint, highlight }, noise) => {
  for (let k = 0; k < 5; k++) {
    const x = pick(noise(k * 2 + 1), 15);
    const y = pick(noise(k * 2 + 2), 15);
    tile.set(x, y, k % 2 ? highlight : joint);
    if (k < 2) tile.set(x + 1, y, joint);
  }
};

const planks: Texture = (tile, { joint, highlight }, noise, evenColumn) => {
  for (let k = 0; k < 4; k++) {
    tile.rect(0, k * 4 + 3, 16, 1, joint);
    if ((k % 2 === 0) === evenColumn) tile.rect((k * 5 + 3) % 13, k * 4, 1, 3, joint);
  }
  if (noise(3) < 0.4) tile.rect(pick(noise(4), 10), 1 + 4 * pick(noise(5), 4), 4, 1, highlight);
};

const waves: Texture = (tile, { joint, highlight }, noise) => {
  for (let k = 0; k < 2; k++) {
    const x = pick(noise(k * 2 + 1), 9);
    const y = 3 + k * 7 + pick(noise(k * 2 + 2), 3);
    for (let q = 0; q < 5; q++) tile.set(x + q, q === 0 || q === 4 ? y : y - 1, q === 2 ? highlight : joint);
  }
};

const plates: Texture = (tile, { joint, highlight, accents }, noise) => {
  const glow = noise(30) < 0.13 ? accents : [];
  let y = 3 + pick(noise(1), 10);
  for (let x = 0; x < 16; x++) {
    y = clamp(y + pick(noise(40 + x), 3) - 1, 1, 14);
    const lit = glow[x > 4 && x < 12 ? 0 : 1];
    tile.set(x, y, lit ?? joint);
    if (x % 3 !== 0) tile.set(x, y + 1, lit === undefined ? highlight : joint);
  }
  let across = 3 + pick(noise(2), 10);
  for (let down = y > 7 ? 0 : y; down < (y > 7 ? y : 16); down++) {
    across = clamp(across + pick(noise(60 + down), 3) - 1, 1, 14);
    tile.set(across, down, joint);
  }
};

const emptiness: Texture = (tile, { joint, accents }, noise) => {
  if (noise(1) < 0.5) tile.rect(pick(noise(2), 10), pick(noise(3), 15), 5, 1, joint);
  const spark = accents[pick(noise(4), accents.length)];
  if (spark !== undefined && noise(5) < 0.35) tile.set(1 + pick(noise(6), 14), 7 + pick(noise(7), 8), spark);
};

const TEXTURES: Record<GroundRaw['texture'], Texture> = {
  slabs,
  pebbles,
  tufts,
  bricks,
  cobbles,
  specks,
  planks,
  plates,
  water: waves,
  void: emptiness,
  flat: (tile, { highlight }) => tile.set(0, 0, highlight),
  'flat-water': (tile, { highlight }) => {
    tile.rect(2, 4, 5, 1, highlight);
    tile.rect(8, 11, 5, 1, highlight);
  },
};

/**
 * Paints a tile of ground with its texture, without the shadows of walls and the edges of water or chasms. `evenColumn`
 * shifts the joints of planks, so that the joints differ between neighbouring columns.
 */
export function paintGround(tile: Pixels, ground: GroundRaw, noise: Noise, evenColumn: boolean): void {
  const colours = coloursOf(ground);
  tile.rect(0, 0, CELL, CELL, colours.base);
  TEXTURES[ground.texture](tile, colours, noise, evenColumn);
}

const BROKEN = [6, 7, 5, 4, 5, 8, 7, 4, 3, 5, 7, 8, 6, 4, 3, 5];

/** Paints the edges of a chasm. `sides` adds up the bits `N`, `E`, `S` and `W` of the neighbours that are land. */
export function paintBrink(tile: Pixels, empty: GroundRaw, land: GroundRaw, sides: number): void {
  const { highlight, shadow } = coloursOf(empty);
  if (sides & N) {
    for (let x = 0; x < CELL; x++) {
      const depth = BROKEN[x] as number;
      tile.rect(x, 0, 1, depth, x % 5 === 4 ? rgb(empty.joint) : shadow);
    }
    tile.rect(0, 0, CELL, 1, highlight);
  }
  if (sides & W) tile.rect(0, 0, 1, CELL, highlight);
  if (sides & E) tile.rect(CELL - 1, 0, 1, CELL, highlight);
  if (sides & S) tile.rect(0, CELL - 1, CELL, 1, highlight);
  roundCorners(tile, sides & ~N, rgb(land.base), highlight);
}

export const isFlat = (ground: GroundRaw): boolean => ground.texture === 'flat' || ground.texture === 'flat-water';

const CORNER = [6, 4, 3, 2, 1, 1];

function roundCorners(tile: Pixels, sides: number, beyond: Rgb, edge: Rgb): void {
  for (const [across, right] of [
    [W, false],
    [E, true],
  ] as const) {
    for (const [along, below] of [
      [N, false],
      [S, true],
    ] as const) {
      if (sides & across && sides & along) cutCorner(tile, right, below, beyond, edge);
    }
  }
}

function cutCorner(tile: Pixels, right: boolean, below: boolean, beyond: Rgb, edge: Rgb): void {
  CORNER.forEach((cut, j) => {
    const y = below ? 15 - j : j;
    for (let i = 0; i < cut; i++) tile.set(right ? 15 - i : i, y, beyond);
    tile.set(right ? 15 - cut : cut, y, edge);
  });
}
