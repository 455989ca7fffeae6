import type { BlockRaw } from '../../../engine/schema/themes';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import { E, N, NE, NW, ORTHOGONAL, S, SE, SW, W } from '../sides';
import type { Noise } from './ground';
import { paintShards } from './shards';
import { paintStrata } from './strata';

/** Row of the tile in which the front of a wall begins. Rows above show the wall's top, here called cap. */
const FRONT = 5;

export interface BlockPlace {
  /** Bits of the neighbours that are open ground. */
  open: number;
  ground: number;
  window: boolean;
}

/** Paints a wall as seen from above and from the south, so that only the southern side is visible. */
export function paintBlock(tile: Pixels, wall: BlockRaw, place: BlockPlace, noise: Noise): void {
  const { open } = place;
  if (open === 0) {
    tile.rect(0, 0, CELL, CELL, rgb(wall.inside));
    return;
  }
  if (isRagged(wall) && (open & ORTHOGONAL) === ORTHOGONAL) {
    paintBoulder(tile, wall, place.ground, noise);
    return;
  }
  tile.rect(0, 0, CELL, CELL, rgb(wall.cap));
  if (open & S) paintFront(tile, wall, place, noise);
  if (isRagged(wall)) paintRagged(tile, wall, place, noise);
  else paintRims(tile, wall, open);
}

export const isRagged = ({ texture }: Pick<BlockRaw, 'texture'>): boolean =>
  texture === 'ribs' || texture === 'shards' || texture === 'strata';

function paintRims(tile: Pixels, wall: BlockRaw, open: number): void {
  const rim = rgb(wall.rim);
  const south = (open & S) !== 0;
  const side = south ? FRONT : CELL;
  if (open & N) tile.rect(0, 0, 16, 2, rim);
  if (open & W) tile.rect(0, 0, 2, side, rim);
  if (open & E) tile.rect(14, 0, 2, side, rim);
  if (south) tile.rect(0, FRONT - 1, 16, 1, rim);
  paintCornerDots(tile, open, rim);
  if (south && wall.texture !== 'plain') {
    if (open & W) tile.rect(0, FRONT, 1, CELL - FRONT, rgb(wall.face));
    if (open & E) tile.rect(15, FRONT, 1, CELL - FRONT, rgb(wall.foot));
  }
}

function paintCornerDots(tile: Pixels, open: number, rim: number): void {
  if (open & NW && !(open & (N | W))) tile.rect(0, 0, 2, 2, rim);
  if (open & NE && !(open & (N | E))) tile.rect(14, 0, 2, 2, rim);
  if (open & SW && !(open & (S | W))) tile.rect(0, 14, 2, 2, rim);
  if (open & SE && !(open & (S | E))) tile.rect(14, 14, 2, 2, rim);
}

function paintFront(tile: Pixels, wall: BlockRaw, place: BlockPlace, noise: Noise): void {
  tile.rect(0, FRONT, CELL, CELL - FRONT, rgb(wall.faceDark));
  if (wall.texture === 'courses') paintCourses(tile, wall);
  if (wall.texture === 'ribs') paintRibs(tile, wall, noise);
  if (wall.texture === 'shards') paintShards(tile, wall, noise);
  if (wall.texture === 'strata') paintStrata(tile, wall, noise);
  if (wall.texture === 'timber') paintTimber(tile, wall, place, noise);
}

function paintCourses(tile: Pixels, wall: BlockRaw): void {
  const [face, mortar] = [rgb(wall.face), rgb(wall.mortar)];
  [4, 11, 6].forEach((joint, course) => {
    const y = FRONT + course * 4;
    const bright = (joint + 1) % 16;
    tile.rect(bright, y, Math.min(5, 16 - bright), 3, face);
    tile.rect(0, y + 3, 16, 1, mortar);
    tile.rect(joint, y, 1, 3, mortar);
    tile.rect((joint + 8) % 16, y, 1, 3, mortar);
  });
  tile.rect(0, 15, 16, 1, rgb(wall.foot));
}

function paintRibs(tile: Pixels, wall: BlockRaw, noise: Noise): void {
  const [face, faceDark, mortar, foot] = [wall.face, wall.faceDark, wall.mortar, wall.foot].map(rgb) as [
    number,
    number,
    number,
    number,
  ];
  for (let x = 0; x < 16; x++) {
    const shade = noise(70 + (x >> 1));
    tile.rect(x, FRONT + 1, 1, 7 + Math.floor(shade * 4), shade < 0.35 ? face : shade < 0.75 ? faceDark : mortar);
    const low = Math.floor(shade * 3);
    tile.rect(x, FRONT + 8 + low, 1, 8 - low, shade < 0.5 ? faceDark : mortar);
    tile.set(x, 15, shade < 0.6 ? foot : mortar);
    tile.set(x, 14, shade < 0.3 ? foot : mortar);
  }
}

function paintTimber(tile: Pixels, wall: BlockRaw, { window }: BlockPlace, noise: Noise): void {
  const beam = rgb(wall.mortar);
  const seam = rgb(wall.seam ?? wall.foot);
  tile.rect(0, FRONT + 1, 16, 9, rgb(wall.face));
  tile.rect(0, 13, 16, 3, rgb(wall.plinth ?? wall.faceDark));
  tile.rect(0, 15, 16, 1, rgb(wall.foot));
  tile.rect(4, 13, 1, 3, seam);
  tile.rect(11, 13, 1, 3, seam);
  tile.rect(0, FRONT, 16, 1, beam);
  tile.rect(0, 12, 16, 1, beam);
  tile.rect(0, FRONT, 2, 8, beam);
  if (window) {
    tile.rect(5, 6, 7, 6, beam);
    tile.rect(6, 7, 5, 4, rgb(wall.window ?? wall.rim));
    tile.rect(8, 7, 1, 4, beam);
  } else if (noise(4) < 0.3) {
    for (let q = 0; q < 6; q++) tile.set(4 + Math.floor(q * 1.6), 7 + q, beam);
  }
}

function paintRagged(tile: Pixels, wall: BlockRaw, { open, ground }: BlockPlace, noise: Noise): void {
  const [rim, face, faceDark, mortar] = [wall.rim, wall.face, wall.faceDark, wall.mortar].map(rgb) as [
    number,
    number,
    number,
    number,
  ];
  const south = (open & S) !== 0;
  for (let i = 0; i < 16; i++) {
    const down = Math.floor(noise(30 + (i >> 1)) * 3);
    const across = Math.floor(noise(50 + (i >> 1)) * 3);
    const front = south && i > FRONT;
    if (open & N) {
      tile.rect(i, 0, 1, down, ground);
      tile.set(i, down, rim);
    }
    if (open & W) {
      tile.rect(0, i, across, 1, ground);
      tile.set(across, i, front ? face : rim);
    }
    if (open & E) {
      tile.rect(16 - across, i, across, 1, ground);
      tile.set(15 - across, i, front ? mortar : rim);
    }
  }
  if (south) paintBrow(tile, open, rim, noise);
  for (let k = 0; k < 2; k++) {
    const y = (south ? 1 : 3) + Math.floor(noise(33 + k) * (south ? 2 : 9));
    tile.rect(3 + Math.floor(noise(20 + k) * 9), y, 2, 1, faceDark);
  }
  for (let j = 0; j < 4; j++) {
    if (open & N && open & W) tile.rect(0, j, 4 - j, 1, ground);
    if (open & N && open & E) tile.rect(12 + j, j, 4 - j, 1, ground);
  }
  paintCornerDots(tile, open, rim);
}

function paintBoulder(tile: Pixels, wall: BlockRaw, ground: number, noise: Noise): void {
  const [cap, rim, face, faceDark, mortar, foot] = [
    wall.cap,
    wall.rim,
    wall.face,
    wall.faceDark,
    wall.mortar,
    wall.foot,
  ].map(rgb) as [number, number, number, number, number, number];
  tile.rect(0, 0, CELL, CELL, ground);
  const [wide, high] = [6.6 + noise(1), 6.2 + noise(2) * 1.2];
  for (let y = 0; y < CELL; y++) {
    for (let x = 0; x < CELL; x++) {
      const [dx, dy] = [(x - 7.5) / wide, (y - 8.5) / high];
      const reach = dx * dx + dy * dy + (noise(10 + (x >> 1)) - 0.5) * 0.16;
      const height = -dx * 0.45 - dy;
      if (reach > 1) {
        if (reach < 1.35 && dy > 0.55) tile.set(x, y, foot);
      } else if (reach > 0.78 && height > 0.35) tile.set(x, y, rim);
      else if (height > 0.3) tile.set(x, y, face);
      else if (height > -0.1) tile.set(x, y, noise(30 + (x >> 1)) < 0.4 ? face : faceDark);
      else tile.set(x, y, height > -0.65 ? (noise(50 + (x >> 1)) < 0.5 ? faceDark : mortar) : cap);
    }
  }
}

function paintBrow(tile: Pixels, open: number, rim: number, noise: Noise): void {
  for (let x = 0; x < 16; x++) {
    if ((open & W && x < 2) || (open & E && x > 13)) continue;
    tile.set(x, FRONT - Math.floor(noise(90 + (x >> 1)) * 2), rim);
  }
}
