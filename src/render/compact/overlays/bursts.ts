import { mix, pack } from '../../color';
import { noise } from '../../noise';
import type { Pixels } from '../../pixels';
import type { EventMarks } from '../event-marks';
import { CELL } from '../layout';
import type { Scene } from '../scene';
import { type ParticleColours, particleColours } from './particles';

/** Tints open cells in sight: all cells of bursts, and the last cell of each beam. */
export function drawBursts(pixels: Pixels, scene: Scene, { bursts, beams }: EventMarks): void {
  for (const { cells, color } of bursts) {
    const colours = particleColours(scene.raws.sprites, color, scene.palette);
    for (const cell of cells) burstCell(pixels, scene, cell, colours);
  }
  for (const { to, color } of beams) {
    burstCell(pixels, scene, to, particleColours(scene.raws.sprites, color, scene.palette));
  }
}

function burstCell(pixels: Pixels, scene: Scene, { x, y }: { x: number; y: number }, colours: ParticleColours): void {
  if (!scene.isSeen(x, y) || !scene.isOpen(x, y)) return;
  const corner = scene.corner({ x, y });
  tint(pixels, corner.x, corner.y, colours);
  PATTERNS[colours.pattern](pixels, corner.x, corner.y, colours.shades, (k) => noise(x + 3, y + 5, k));
}

/** Rounds a channel to a multiple of six, which keeps the number of colours in the picture low. */
const coarse = (value: number): number => Math.round(value / 6) * 6;

function tint(pixels: Pixels, left: number, top: number, { tint: color, share }: ParticleColours): void {
  for (let y = top; y < top + CELL; y++) {
    for (let x = left; x < left + CELL; x++) {
      const c = mix(pixels.get(x, y), color, share);
      pixels.set(x, y, pack(coarse(c >> 16), coarse((c >> 8) & 255), coarse(c & 255)));
    }
  }
}

type Pattern = (
  pixels: Pixels,
  x: number,
  y: number,
  shades: ParticleColours['shades'],
  noise: (k: number) => number,
) => void;

const bubbles: Pattern = (pixels, x, y, [bright, middle, dark], rnd) => {
  for (let k = 0; k < 4; k++) {
    const i = x + 2 + Math.floor(rnd(k) * 11);
    const j = y + 2 + Math.floor(rnd(k + 5) * 11);
    if (k >= 2) {
      pixels.set(i, j, bright);
      continue;
    }
    pixels.rect(i, j - 1, 2, 1, bright);
    pixels.rect(i - 1, j, 1, 2, middle);
    pixels.rect(i + 2, j, 1, 2, middle);
    pixels.rect(i, j + 2, 2, 1, dark);
  }
};

const flames: Pattern = (pixels, x, y, [bright, middle, dark], rnd) => {
  for (let k = 0; k < 3; k++) {
    const i = x + 2 + Math.floor(rnd(k) * 10);
    const j = y + 6 + Math.floor(rnd(k + 5) * 7);
    pixels.rect(i, j - 1, 3, 3, dark);
    pixels.rect(i + 1, j - 4, 1, 3, dark);
    pixels.rect(i + 1, j - 2, 1, 3, middle);
    pixels.set(i + 1, j + 1, bright);
  }
};

const threads: Pattern = (pixels, x, y, [bright, middle, dark]) => {
  for (let i = 0; i < CELL; i++) {
    pixels.set(x + i, y + i, middle);
    pixels.set(x + CELL - 1 - i, y + i, middle);
    if (i > 3 && i < 12) {
      pixels.set(x + i, y + 4, dark);
      pixels.set(x + i, y + 11, dark);
      pixels.set(x + 4, y + i, dark);
      pixels.set(x + 11, y + i, dark);
    }
  }
  pixels.rect(x + 7, y + 7, 2, 2, bright);
};

const sparks: Pattern = (pixels, x, y, [bright, middle], rnd) => {
  for (let k = 0; k < 3; k++) {
    const i = x + 2 + Math.floor(rnd(k) * 11);
    const j = y + 2 + Math.floor(rnd(k + 5) * 11);
    pixels.rect(i - 1, j, 3, 1, middle);
    pixels.rect(i, j - 1, 1, 3, middle);
    pixels.set(i, j, bright);
  }
};

const hatch: Pattern = (pixels, x, y, shades, rnd) => {
  for (let j = 0; j < CELL; j++)
    for (let i = 0; i < CELL; i++) if ((i + j) % 8 === 0) pixels.set(x + i, y + j, shades[1]);
  bubbles(pixels, x, y, shades, rnd);
};

const PATTERNS: Record<ParticleColours['pattern'], Pattern> = { bubbles, flames, threads, sparks, hatch };
