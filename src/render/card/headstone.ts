import type { SpritesRaw } from '../../engine/schema/sprites';
import type { Crest } from '../../lib/crest';
import { rgb } from '../color';
import { noise } from '../noise';
import type { Pixels } from '../pixels';
import { drawCrest } from '../sprites/crest';
import { STONE } from './colours';

export const SLAB = { x: 112, y: 34, width: 212, height: 246 };
const ARCH = 70;

function inside(x: number, y: number): boolean {
  const { width, height } = SLAB;
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  if (y >= ARCH) return true;
  const centre = x < ARCH ? ARCH : x >= width - ARCH ? width - ARCH - 1 : x;
  return Math.hypot(x - centre, y - ARCH) < ARCH;
}

export function drawHeadstone(pixels: Pixels): void {
  drawSlab(pixels);
  drawInset(pixels);
  drawCrack(pixels);
  drawGrass(pixels);
}

function drawSlab(pixels: Pixels): void {
  const { x: left, y: top, width, height } = SLAB;
  for (let y = -2; y < height + 2; y++) {
    for (let x = -2; x < width + 8; x++) {
      if (inside(x, y)) pixels.set(left + x, top + y, grain(x, y));
      else if (inside(x - 6, y) && y > 20) pixels.set(left + x, top + y, STONE.side);
    }
  }
  pixels.rect(left - 1, top + height, width + 7, 1, STONE.foot);
}

function grain(x: number, y: number): number {
  if (!inside(x - 3, y - 3)) return STONE.edgeLight;
  if (!inside(x + 4, y + 1)) return STONE.edgeDark;
  const n = noise(x >> 2, y >> 1, 4);
  return n < 0.05 ? STONE.dim : n > 0.965 ? STONE.light : STONE.face;
}

function drawInset(pixels: Pixels): void {
  const { x: left, y: top, width, height } = SLAB;
  const within = (x: number, y: number): boolean =>
    [-9, 9].every((d) => inside(x + d, y - 9) && inside(x + d, y)) && inside(x - 9, y + 9) && y < height - 14 && y > 8;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!within(x, y)) continue;
      if (!within(x - 1, y) || !within(x, y - 1)) pixels.set(left + x, top + y, STONE.edgeDark);
      else if (!within(x + 1, y) || !within(x, y + 1)) pixels.set(left + x, top + y, STONE.inset);
    }
  }
}

function drawCrack(pixels: Pixels): void {
  let x = SLAB.x + SLAB.width - 26;
  for (let k = 0; k < 34; k++) {
    const y = SLAB.y + 52 + k;
    pixels.set(x, y, STONE.edgeDark);
    pixels.set(x + 1, y, STONE.inset);
    if (noise(k, 77) < 0.55) x -= 1;
    else if (noise(k, 78) < 0.4) x += 1;
  }
}

function drawGrass(pixels: Pixels): void {
  const foot = SLAB.y + SLAB.height + 4;
  for (let x = SLAB.x - 14; x < SLAB.x + SLAB.width + 18; x++) blade(pixels, x, foot, 5, 8);
}

function blade(pixels: Pixels, x: number, foot: number, salt: number, tall: number): void {
  const height = 3 + Math.floor(noise(x, salt) * tall);
  pixels.rect(x, foot - height, 1, height, STONE.grass[noise(x, salt + 1) < 0.4 ? 0 : 1]);
}

const DARK = rgb('#08080C');
const STEEL = rgb('#F6F2E4');
const STEEL_SHADE = rgb('#A3A1B0');
const GOLD = rgb('#FFD95C');
const GRIP = rgb('#9C683C');
const GRIP_SHADE = rgb('#5F3C27');
const BLUE = rgb('#5A9CF0');
const BLUE_SHADE = rgb('#2F5096');
const GROUND = 284;

/** Draws a sword beside the player's crest, or beside a plain shield if the player has no crest. */
export function drawSwordAndShield(pixels: Pixels, sprites: SpritesRaw, crest: Crest | undefined): void {
  drawSword(pixels);
  for (let x = 56; x < 92; x++) blade(pixels, x, GROUND + 2, 15, 7);
  if (crest) drawCrest(pixels, sprites, crest, { x: 12, y: GROUND - 38, scale: 2 });
  else drawShield(pixels);
  for (let x = 16; x < 52; x++) blade(pixels, x, GROUND + 2, 25, 6);
}

function drawSword(pixels: Pixels): void {
  pixels.rect(68, 226, 10, 56, DARK);
  pixels.rect(70, 228, 3, 52, STEEL);
  pixels.rect(73, 228, 3, 52, STEEL_SHADE);
  pixels.rect(58, 222, 30, 7, DARK);
  pixels.rect(60, 224, 26, 3, GOLD);
  pixels.rect(70, 206, 6, 18, DARK);
  pixels.rect(71, 207, 4, 16, GRIP);
  for (const y of [211, 215, 219]) pixels.rect(71, y, 4, 1, GRIP_SHADE);
  pixels.rect(68, 200, 10, 8, DARK);
  pixels.rect(70, 202, 6, 4, GOLD);
}

function drawShield(pixels: Pixels): void {
  const half = (y: number, width: number, from: number) =>
    y < from ? width : Math.max(1, width - Math.floor((y - from) * 0.95));
  for (let y = 0; y < 26; y++) {
    const w = half(y, 11, 14);
    pixels.rect(31 - w + 2 - 1, 253 + y, w * 2 + 4, 2, DARK);
  }
  for (let y = 0; y < 24; y++) {
    const w = half(y, 10, 13);
    pixels.rect(33 - w, 255 + y, w, 1, BLUE);
    pixels.rect(33, 255 + y, w, 1, BLUE_SHADE);
  }
  pixels.rect(32, 258, 2, 17, GOLD);
  pixels.rect(26, 263, 14, 2, GOLD);
}
