import { HEIGHT, type Raws, WIDTH } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders';
import type { BuiltLevel } from '../../src/engine/builders/chain/build-level';
import type { Frame } from '../../src/render/gif';
import { contactSheet, type LevelParts, levelPicture, type Mark, type Thumbnail } from '../../src/render/level';
import type { Pixels } from '../../src/render/pixels';

/** Pixels a cell takes on contact sheets and in animations. */
const SMALL = 4;
const LEGEND: Record<Mark, string> = {
  prop: 'fittings',
  door: 'doors',
  item: 'things',
  trap: 'traps',
  friendly: 'friendly',
  wary: 'wary',
  hostile: 'hostile',
  start: 'start',
  up: 'up',
  down: 'down',
};

const partsOf = ({ tiles, recipe, start, spawns }: BuiltLevel): LevelParts => ({
  width: WIDTH,
  height: HEIGHT,
  tiles,
  recipe,
  start,
  spawns,
});

/** Its depth and name; endless levels go through the names of their recipe. */
function titleOf(raws: Raws, depth: number, level: BuiltLevel): string {
  const recipe = raws.levels.recipes.find(({ id }) => id === level.recipe);
  const { names = [], depths } = recipe ?? {};
  return `${depth} · ${names[(depth - (depths?.[0] ?? depth)) % names.length] ?? recipe?.name ?? level.recipe}`;
}

/** One whole level with its name and what there is on it. */
export function wholeLevel(raws: Raws, seed: string, depth: number): Pixels {
  const level = buildLevel(raws, seed, depth);
  const title = `${titleOf(raws, depth, level)} · seed ${seed}`;
  return levelPicture(raws, partsOf(level), { title, legend: LEGEND });
}

/** All depths of a seed side by side. */
export function depthSheet(raws: Raws, seed: string, depths: readonly number[]): Pixels {
  const pictures = depths.map((depth): Thumbnail => {
    const level = buildLevel(raws, seed, depth);
    return { caption: titleOf(raws, depth, level), pixels: levelPicture(raws, partsOf(level), { cell: SMALL }) };
  });
  return contactSheet(pictures, 3);
}

interface Step {
  name: string;
  parts: LevelParts;
}

/** The building of a level, step by step; the last is the finished one with everybody on it. */
function stepsOf(raws: Raws, seed: string, depth: number): Step[] {
  const level = buildLevel(raws, seed, depth, { snapshots: true });
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

/** Each step with its builder's name; of one builder's many steps at most `perBuilder`, its last among them. */
export function stepSheet(raws: Raws, seed: string, depth: number, perBuilder: number): Pixels {
  const steps = thinned(stepsOf(raws, seed, depth), perBuilder);
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

/** The building as an animation that ends with the finished level and begins anew. */
export function buildingFrames(raws: Raws, seed: string, depth: number): Frame[] {
  const steps = stepsOf(raws, seed, depth);
  const delay = Math.min(SLOWEST, FILM / steps.length);
  return steps.map(({ name, parts }, index) => {
    const last = index === steps.length - 1;
    const pixels = levelPicture(raws, parts, { cell: SMALL, title: `${depth} · ${name}` });
    return { pixels, delay: last ? HELD : delay };
  });
}
