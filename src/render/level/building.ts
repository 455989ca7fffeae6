import { HEIGHT, type Raws, WIDTH } from '../../engine';
import type { BuiltLevel } from '../../engine/builders/chain/build-level';
import type { Frame } from '../gif';
import type { Pixels } from '../pixels';
import { contactSheet, type Thumbnail } from './contact-sheet';
import { levelPicture } from './level-picture';
import type { LevelParts } from './parts';

/** Pixels a cell takes on contact sheets and in animations. */
export const SMALL = 4;

/** What a picture shows of a level that was built. */
export const partsOf = ({ tiles, recipe, start, spawns }: BuiltLevel): LevelParts => ({
  width: WIDTH,
  height: HEIGHT,
  tiles,
  recipe,
  start,
  spawns,
});

interface Step {
  name: string;
  parts: LevelParts;
}

/** The building of a level, step by step; the last is the finished one with everybody on it. */
function stepsOf(level: BuiltLevel): Step[] {
  const finished = partsOf(level);
  const steps = level.snapshots.map(
    ({ name, tiles }): Step => ({ name, parts: { ...finished, tiles, start: null, spawns: [] } }),
  );
  return [...distinct(steps), { name: 'who and what is there', parts: finished }];
}

/** Without steps that changed nothing to be seen, unless another builder took them. */
function distinct(steps: readonly Step[]): Step[] {
  return steps.filter((step, index) => {
    const before = steps[index - 1];
    return before === undefined || before.name !== step.name || before.parts.tiles !== step.parts.tiles;
  });
}

/**
 * The steps of a level built with snapshots, each with its builder's name; of one builder's many steps at most
 * `perBuilder`, its last among them.
 */
export function stepSheet(raws: Raws, level: BuiltLevel, perBuilder: number): Pixels {
  const steps = thinned(stepsOf(level), perBuilder);
  const pictures = steps.map(({ name, parts }, index): Thumbnail => {
    return { caption: `${index + 1}  ${name}`, pixels: levelPicture(raws, parts, { cell: SMALL }) };
  });
  return contactSheet(pictures, 4);
}

function thinned(steps: readonly Step[], perBuilder: number): Step[] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    if (run && run[0]!.name === step.name) run.push(step);
    else runs.push([step]);
  }
  return runs.flatMap((run) => {
    const wanted = Math.min(perBuilder, run.length);
    return Array.from({ length: wanted }, (_, n) => run[Math.round(((n + 1) * run.length) / wanted) - 1]!);
  });
}

/** Milliseconds: for the steps together, of one at most, and of the finished level. */
const FILM = 7000;
const SLOWEST = 600;
const HELD = 3000;

/** The building of a level with snapshots as an animation that ends with the finished level and begins anew. */
export function buildingFrames(raws: Raws, level: BuiltLevel, depth: number): Frame[] {
  const steps = stepsOf(level);
  const delay = Math.min(SLOWEST, FILM / steps.length);
  return steps.map(({ name, parts }, index) => {
    const last = index === steps.length - 1;
    const pixels = levelPicture(raws, parts, { cell: SMALL, title: `${depth} · ${name}` });
    return { pixels, delay: last ? HELD : delay };
  });
}
