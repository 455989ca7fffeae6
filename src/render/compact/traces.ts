import { type GameEvent, HERO_ID, TILES } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { Rgb } from '../color';
import { noise } from '../noise';
import type { Pixels } from '../pixels';
import { CELL } from './layout';
import { particleColours } from './overlays/particles';
import type { Scene } from './scene';

const BONE: Rgb = 0x77705e;
const BONE_SHADE: Rgb = 0x4c463a;
const SOOT: Rgb = 0x14100e;
const THREAD: Rgb = 0x6c6c78;

const WET: ReadonlySet<string> = new Set([TILES.deepWater, TILES.shallowWater]);

/** Draws traces on dry ground in sight: bones of the dead, soot of flames, and threads of webs. */
export function drawTraces(pixels: Pixels, scene: Scene): void {
  for (const event of eventsOfStay(scene.view.events)) {
    if (event.kind === 'died' && event.who.id !== HERO_ID) trace(pixels, scene, event.at, drawBones);
    if (event.kind !== 'burst') continue;
    const { pattern } = particleColours(scene.raws.sprites, event.color, scene.palette);
    const draw = pattern === 'flames' ? drawSoot : pattern === 'threads' ? drawThreads : null;
    if (draw !== null) for (const cell of event.cells) trace(pixels, scene, cell, draw);
  }
}

function eventsOfStay(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === 'arrived' || kind === 'began') + 1);
}

type Draw = (pixels: Pixels, corner: Point, cell: Point) => void;

function trace(pixels: Pixels, scene: Scene, cell: Point, draw: Draw): void {
  const { x, y } = cell;
  if (scene.isSeen(x, y) && scene.isOpen(x, y) && !WET.has(scene.tile(x, y))) draw(pixels, scene.corner(cell), cell);
}

const BONES = ['..##...##.', '..#++++#..', '.....##.++', '##.##+++..', '.++#..##+.', '...##.....'];

const drawBones: Draw = (pixels, { x, y }, cell) => {
  const [left, top] = [x + 2 + Math.floor(noise(cell.x, cell.y, 51) * 3), y + 7];
  BONES.forEach((row, j) => {
    for (let i = 0; i < row.length; i++) {
      if (row[i] !== '.') pixels.set(left + i, top + j, row[i] === '#' ? BONE : BONE_SHADE);
    }
  });
};

const drawSoot: Draw = (pixels, { x, y }, cell) => {
  for (let j = 0; j < CELL; j++) {
    for (let i = 0; i < CELL; i++) {
      const reach = Math.hypot(i - 7.5, j - 7.5) + 2 * noise(cell.x * CELL + (i >> 1), cell.y * CELL + (j >> 1), 52);
      const isBurnt = reach < 5 ? (i + j) % 4 !== 0 : reach < 9.5 && (i + j) % 2 === 0;
      if (isBurnt) pixels.set(x + i, y + j, SOOT);
    }
  }
};

const drawThreads: Draw = (pixels, { x, y }) => {
  for (let k = 0; k < 7; k++) {
    pixels.set(x + k, y + 6 - k, THREAD);
    pixels.set(x + CELL - 1 - k, y + CELL - 7 + k, THREAD);
    if (k < 4) {
      pixels.set(x + k, y + 3 - k, THREAD);
      pixels.set(x + k, y + k, THREAD);
      pixels.set(x + CELL - 1 - k, y + CELL - 1 - k, THREAD);
    }
  }
};
