import { rgb } from '../color';
import type { Pixels } from '../pixels';
import { blade } from './stone';

const DARK = rgb('#08080C');
const STEEL = rgb('#F6F2E4');
const STEEL_SHADE = rgb('#A3A1B0');
const GOLD = rgb('#FFD95C');
const GRIP = rgb('#9C683C');
const GRIP_SHADE = rgb('#5F3C27');
const BLUE = rgb('#5A9CF0');
const BLUE_SHADE = rgb('#2F5096');
const GROUND = 284;

/** The hero's sword planted in the ground, its shield leaning beside it. */
export function drawKeepsakes(pixels: Pixels): void {
  drawSword(pixels);
  for (let x = 56; x < 92; x++) blade(pixels, x, GROUND + 2, 15, 7);
  drawShield(pixels);
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
