import { type BuiltLevel, HEIGHT, type Raws, WIDTH } from '../../engine';
import { rgb } from '../color';
import { drawText, fitText } from '../font/text';
import type { Frame } from '../gif';
import { Pixels } from '../pixels';
import { LINE, levelPicture } from './level-picture';
import type { LevelParts } from './terrain';

export const SMALL = 4;

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

function stepsOf(level: BuiltLevel): Step[] {
  const finished = partsOf(level);
  const steps = level.snapshots.map(
    ({ name, tiles }): Step => ({ name, parts: { ...finished, tiles, start: null, spawns: [] } }),
  );
  return [...visibleSteps(steps), { name: 'who and what is there', parts: finished }];
}

function visibleSteps(steps: readonly Step[]): Step[] {
  return steps.filter((step, index) => {
    const before = steps[index - 1];
    return before === undefined || before.name !== step.name || before.parts.tiles !== step.parts.tiles;
  });
}

/** Draws the steps that built a level, at most `perBuilder` for each builder. The level must have snapshots. */
export function stepSheet(raws: Raws, level: BuiltLevel, perBuilder: number): Pixels {
  const steps = thin(stepsOf(level), perBuilder);
  const pictures = steps.map(({ name, parts }, index): Thumbnail => {
    return { caption: `${index + 1}  ${name}`, pixels: levelPicture(raws, parts, { cell: SMALL }) };
  });
  return contactSheet(pictures, 4);
}

function thin(steps: readonly Step[], perBuilder: number): Step[] {
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

const STEPS_DURATION = 7000;
const MAX_STEP_DELAY = 600;
const LAST_DELAY = 3000;

/** Returns the pictures of an animation that builds the level step by step. The level must have snapshots. */
export function buildingFrames(raws: Raws, level: BuiltLevel, title: string): Frame[] {
  const steps = stepsOf(level);
  const builders = [...new Set(level.snapshots.map(({ name }) => name))];
  const delay = Math.min(MAX_STEP_DELAY, STEPS_DURATION / steps.length);
  return steps.map(({ name, parts }, index) => {
    const last = index === steps.length - 1;
    const step = `${builders.indexOf(name) + 1}/${builders.length}`;
    const pixels = levelPicture(raws, parts, { cell: SMALL, title: last ? title : step });
    return { pixels, delay: last ? LAST_DELAY : delay };
  });
}

const BACKGROUND = rgb('#0C0D12');
const CAPTION = rgb('#F0E6C8');
const GAP = 8;

export interface Thumbnail {
  caption: string;
  pixels: Pixels;
}

/** Draws pictures of equal size in rows of `columns`. Throws if there are no pictures. */
export function contactSheet(pictures: readonly Thumbnail[], columns: number): Pixels {
  const [first] = pictures;
  if (!first) throw new Error('nothing to put on a contact sheet');
  const { width, height } = first.pixels;
  const across = Math.min(columns, pictures.length);
  const down = Math.ceil(pictures.length / across);
  const sheet = new Pixels(across * (width + GAP) + GAP, down * (height + LINE + GAP) + GAP, BACKGROUND);
  pictures.forEach(({ caption, pixels }, index) => {
    const x = GAP + (index % across) * (width + GAP);
    const y = GAP + Math.floor(index / across) * (height + LINE + GAP);
    drawText(sheet, x, y, fitText(caption, width), CAPTION);
    copy(sheet, pixels, x, y + LINE);
  });
  return sheet;
}

function copy(to: Pixels, from: Pixels, x: number, y: number): void {
  for (let row = 0; row < from.height; row++) {
    to.data.set(from.data.subarray(row * from.width, (row + 1) * from.width), (y + row) * to.width + x);
  }
}
