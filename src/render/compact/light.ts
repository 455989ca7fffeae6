import type { View } from '../../engine';
import type { SpriteLightRaw } from '../../engine/schema/sprites';
import type { Point } from '../../lib/geometry';
import { fieldOfView } from '../../lib/sight';
import { blue, green, red, rgb } from '../color';
import { CELL } from './layout';
import type { Scene } from './scene';

/** Side in pixels of a square with constant light. */
export const GRAIN = 8;
const PER_CELL = CELL / GRAIN;
const STEPS = 3;
/** Number of shades in each of the `STEPS` of brightness. Four would look the same, but enlarge files by 2 %. */
const SHADES = 2;
/** Number of values for each square; see `lightOf`. */
export const VALUES = 6;

const AMBIENT = [0.54, 0.58, 0.68] as const;
const DAYLIGHT = [1.22, 1.16, 1.04] as const;

type Factors = readonly [number, number, number];

interface Source extends Omit<SpriteLightRaw, 'glow'> {
  x: number;
  y: number;
  glow: boolean;
  /** One byte for each cell of the level: 1 if the light of this source reaches the cell. */
  reaches: Uint8Array;
}

/** Light that is equally strong on a whole cell, because the view has only one strength of light for each cell. */
interface EvenLight {
  tint: Factors;
  strength: number;
}

/** Returns the number of squares of `GRAIN` pixels in a row of the map. */
export const lightColumns = ({ viewport }: Scene): number => viewport.columns * PER_CELL;

/**
 * Returns `VALUES` factors for each square: red, green and blue for every second pixel, then for the others. All
 * factors of cells out of sight are 0.
 */
export function lightOf(scene: Scene): Float32Array {
  const across = lightColumns(scene);
  const factors = new Float32Array(across * scene.viewport.rows * PER_CELL * VALUES);
  const sources = sourcesOf(scene);
  const glimmers = glimmersOf(scene.view);
  const fall = scene.view.lit ? daylight : lamplight;
  scene.each((x, y) => {
    if (!scene.isSeen(x, y) || !scene.isKnown(x, y)) return;
    const near = sources.filter((source) => reachesCell(scene, source, x, y));
    const even = glimmers.get(y * scene.view.width + x) ?? NO_LIGHT;
    const wall = scene.isWall(x, y);
    for (let j = 0; j < PER_CELL; j++) {
      const row = (y - scene.top) * PER_CELL + j;
      for (let i = 0; i < PER_CELL; i++) {
        const at = { x: x + (i + 0.5) / PER_CELL - 0.5, y: y + (j + 0.5) / PER_CELL - 0.5 };
        const into = (row * across + (x - scene.left) * PER_CELL + i) * VALUES;
        fall(scene, { at, wall, ...combine(near, even, at) }, factors, into);
      }
    }
  });
  return factors;
}

interface Grain {
  /** Middle of the square, in cells of the level. The middle of a cell has whole numbers. */
  at: Point;
  wall: boolean;
  total: number;
  tint: Factors;
}

function lamplight(scene: Scene, { wall, total, tint }: Grain, factors: Float32Array, into: number): void {
  const gain = wall ? 1.3 : 1.5;
  const grey = (tint[0] + tint[1] + tint[2]) / 3;
  const isGrey = scene.palette === 'contrast';
  blend(scene, total * STEPS + 0.15, into, (step, at) => {
    const reach = Math.min(1, step / STEPS) ** 0.9;
    for (let i = 0; i < 3; i++) {
      const ambient = AMBIENT[i]!;
      factors[at + i] = ambient + (gain * (isGrey ? grey : tint[i]!) - ambient) * reach;
    }
  });
}

function daylight(scene: Scene, { at, wall, total, tint }: Grain, factors: Float32Array, into: number): void {
  const hero = scene.view.hero.at;
  const d = Math.sqrt((at.x - hero.x) ** 2 + (at.y - hero.y) ** 2);
  const q = scene.palette === 'contrast' ? 0 : Math.round(4 * total) / 4;
  const weight = wall ? 0.35 : 0.8;
  blend(scene, STEPS * (1 - 0.28 * Math.max(0, (d - 3) / 6)), into, (step, to) => {
    for (let i = 0; i < 3; i++) {
      const day = scene.palette === 'contrast' ? 1 : DAYLIGHT[i]!;
      factors[to + i] = day * (step / STEPS) * (q > 0 ? 1 + q * (tint[i]! - 0.8) * weight : 1);
    }
  });
}

/**
 * Writes two sets of factors, for the brightness steps below and above `level`. In high contrast, both sets are for the
 * nearest half step.
 */
function blend({ palette }: Scene, level: number, into: number, write: (step: number, at: number) => void): void {
  if (palette === 'contrast') {
    for (const at of [into, into + 3]) write(Math.round(level * 2) / 2, at);
    return;
  }
  const shade = Math.round(level * SHADES);
  write(Math.floor(shade / SHADES), into);
  write(Math.ceil(shade / SHADES), into + 3);
}

const WHITE: Factors = [1, 1, 1];
const NO_LIGHT: readonly EvenLight[] = [];

/**
 * Returns the sum of all light, at most 1, and the strongest source's colour. If the two strongest sources are nearly
 * equal, mixes their colours.
 */
function combine(near: readonly Source[], even: readonly EvenLight[], at: Point): Pick<Grain, 'total' | 'tint'> {
  let total = 0;
  let best = 0;
  let second = 0;
  let tint = WHITE;
  let other = WHITE;
  for (let n = 0; n < near.length + even.length; n++) {
    const source = near[n] ?? even[n - near.length]!;
    const strength = 'strength' in source ? source.strength : strengthAt(source, at);
    if (strength <= 0) continue;
    total += strength;
    if (strength > best) {
      second = best;
      other = tint;
      best = strength;
      tint = source.tint as Factors;
    } else if (strength > second) {
      second = strength;
      other = source.tint as Factors;
    }
  }
  if (second > best * 0.62) tint = [(tint[0] + other[0]) / 2, (tint[1] + other[1]) / 2, (tint[2] + other[2]) / 2];
  return { total: Math.min(1, total), tint };
}

function strengthAt(source: Source, at: Point): number {
  const d = Math.sqrt((at.x - source.x) ** 2 + (at.y - source.y) ** 2);
  return Math.max(0, (source.range - d) / source.range) * source.power;
}

function glimmersOf({ glimmers = [] }: View): Map<number, EvenLight[]> {
  const byCell = new Map<number, EvenLight[]>();
  for (const { color, cells } of glimmers) {
    const { tint, power } = plainLight(1, color);
    for (const { cell, strength } of cells) {
      const lights = byCell.get(cell) ?? [];
      lights.push({ tint: tint as Factors, strength: strength * power });
      byCell.set(cell, lights);
    }
  }
  return byCell;
}

function reachesCell(scene: Scene, source: Source, x: number, y: number): boolean {
  if (!scene.isOpaque(x, y)) return source.reaches[y * scene.view.width + x] === 1;
  // Light reaches a wall if the light reaches a visible open cell beside the wall.
  for (let j = y - 1; j <= y + 1; j++) {
    for (let i = x - 1; i <= x + 1; i++) {
      if (
        scene.isInside(i, j) &&
        !scene.isOpaque(i, j) &&
        scene.isSeen(i, j) &&
        source.reaches[j * scene.view.width + i]
      )
        return true;
    }
  }
  return false;
}

function sourcesOf(scene: Scene): Source[] {
  const { view, raws } = scene;
  const opaque = scene.opacity();
  const lightRaws = raws.sprites.lights;
  const at = (light: SpriteLightRaw, x: number, y: number, cell: { x: number; y: number }): Source => ({
    ...light,
    x,
    y,
    glow: light.glow ?? false,
    reaches: reachOf(view.width, view.height, opaque, cell, light.range),
  });
  const lights = view.lights
    .filter(({ source }) => !view.lit || source !== 'hero')
    .map(({ at: cell, range, color, source }) =>
      at(lightRaws[source] ?? plainLight(range, color), cell.x, cell.y, cell),
    );
  if (!view.lit) return lights;
  const glows = view.things.flatMap((thing) => {
    const light = thing.raw === null ? undefined : lightRaws[thing.raw];
    if (light?.glow === undefined) return [];
    const { at: cell, size } = thing;
    return [at(light, cell.x + (size.width - 1) / 2, cell.y + (size.height - 1) / 2, cell)];
  });
  return [...lights, ...glows];
}

function plainLight(range: number, color: string): SpriteLightRaw {
  const c = rgb(color);
  const strongest = Math.max(red(c), green(c), blue(c), 1);
  return { range, power: 0.95, tint: [red(c) / strongest, green(c) / strongest, blue(c) / strongest] };
}

function reachOf(
  width: number,
  height: number,
  opaque: Uint8Array,
  cell: { x: number; y: number },
  range: number,
): Uint8Array {
  const reaches = new Uint8Array(width * height);
  for (const i of fieldOfView({ width, height, opaque }, cell.x, cell.y, Math.ceil(range))) reaches[i] = 1;
  return reaches;
}
