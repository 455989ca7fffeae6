import type { BlockRaw } from '../../../engine/schema/themes';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import { type BlockPlace, FRONT } from './block';
import type { Noise } from './ground';

/** The upright side of a wall that looks south. */
export function paintFront(tile: Pixels, wall: BlockRaw, place: BlockPlace, noise: Noise): void {
  tile.rect(0, FRONT, CELL, CELL - FRONT, rgb(wall.faceDark));
  if (wall.texture === 'courses') paintCourses(tile, wall);
  if (wall.texture === 'ribs') paintRibs(tile, wall, noise);
  if (wall.texture === 'timber') paintTimber(tile, wall, place, noise);
}

/** Three courses of brick, joints staggered. */
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

/** Ribs of rock, two pixels wide, of uneven tone and length, on a ragged foot. */
function paintRibs(tile: Pixels, wall: BlockRaw, noise: Noise): void {
  const [face, faceDark, mortar, foot] = [wall.face, wall.faceDark, wall.mortar, wall.foot].map(rgb) as [
    number,
    number,
    number,
    number,
  ];
  for (let x = 0; x < 16; x++) {
    const version = noise(70 + (x >> 1));
    tile.rect(x, FRONT + 1, 1, 7 + Math.floor(version * 4), version < 0.35 ? face : version < 0.75 ? faceDark : mortar);
    const low = Math.floor(version * 3);
    tile.rect(x, FRONT + 8 + low, 1, 8 - low, version < 0.5 ? faceDark : mortar);
    tile.set(x, 15, version < 0.6 ? foot : mortar);
    tile.set(x, 14, version < 0.3 ? foot : mortar);
  }
}

/** Plaster between beams on a stone base. */
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
