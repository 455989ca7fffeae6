import type { Raws } from '../../engine';
import { mix, type Rgb, rgb } from '../color';
import { HEIGHT, WIDTH } from '../compact/layout';
import { drawCentredTitle } from '../font/title';
import { noise } from '../noise';
import { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { spriteOf } from '../sprites/sprite';

const NIGHT = rgb('#08080C');
const BRICK = rgb('#3A2E2A');
const MORTAR = rgb('#241C1A');
const PALE = rgb('#D8C49A');
const FLOOR = rgb('#8A7656');
const GLOW = rgb('#FF9A3D');
const TITLE = rgb('#FFD95C');
const SCALES = rgb('#120E18');
const EYES = rgb('#FF5A3A');

const CENTRE = WIDTH / 2;
/** Arches from the nearest to the farthest, in pixels: half the width, the top, the bottom. */
const ARCHES = [
  [132, 70, 340],
  [104, 92, 306],
  [82, 110, 280],
  [64, 124, 260],
  [50, 136, 244],
] as const;

export function titleCard(raws: Raws, name: string): Pixels {
  const pixels = new Pixels(WIDTH, HEIGHT, NIGHT);
  drawBricks(pixels);
  ARCHES.forEach((arch, depth) => {
    drawArch(pixels, arch, depth);
  });
  drawDragon(pixels, raws);
  drawCentredTitle(pixels, { x: CENTRE, middle: 36 }, name, { room: WIDTH - 8, color: TITLE, scales: [5] });
  return pixels;
}

function drawBricks(pixels: Pixels): void {
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const course = Math.floor(y / 8);
      const along = x + (course % 2) * 10;
      const joint = y % 8 === 7 || along % 20 === 19;
      const shade = noise(Math.floor(along / 20), course, 3) * 0.35;
      pixels.set(x, y, joint ? MORTAR : mix(BRICK, NIGHT, Math.round(shade * 8) / 8));
    }
  }
}

function drawArch(pixels: Pixels, [half, top, bottom]: (typeof ARCHES)[number], depth: number): void {
  const away = depth / (ARCHES.length - 1);
  const stone = mix(mix(PALE, NIGHT, 0.62 - 0.4 * away), GLOW, 0.3 * away);
  const inside = mix(NIGHT, GLOW, 0.1 + 0.16 * depth);
  const spring = top + half;
  for (let y = top; y < bottom; y++) {
    const reach = y >= spring ? half : Math.floor(Math.sqrt(half * half - (spring - y) ** 2));
    for (let x = -reach; x <= reach; x++) {
      const rim = Math.min(reach - Math.abs(x), y - top) < 9 - depth;
      pixels.set(CENTRE + x, y, rim ? joint(stone, x, y, depth) : inside);
    }
  }
  for (let y = bottom - 26 + depth * 2; y < bottom; y++) {
    const line = (bottom - y) % 9 === 0;
    pixels.rect(CENTRE - half + 9, y, 2 * half - 17, 1, mix(FLOOR, line ? NIGHT : GLOW, line ? 0.4 : 0.14 * depth));
  }
}

const joint = (stone: Rgb, x: number, y: number, depth: number): Rgb =>
  (Math.abs(x) + y * 2) % 22 < 2
    ? mix(stone, NIGHT, 0.4)
    : noise(x >> 2, y >> 2, depth) < 0.2
      ? mix(stone, NIGHT, 0.15)
      : stone;

function drawDragon(pixels: Pixels, raws: Raws): void {
  const sprite = spriteOf(raws.sprites, lookOf(raws.sprites, { kind: 'mob', raw: 'black-dragon' }));
  const scale = 2;
  const x = Math.round(CENTRE - (sprite.width * scale) / 2);
  const y = 240 - sprite.height * scale;
  drawSprite(pixels, sprite, x, y, { solid: SCALES, outline: null, scale });
  for (const column of [12, 18]) pixels.rect(x + column * scale, y + 7 * scale, 2 * scale, scale, EYES);
}
