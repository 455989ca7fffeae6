import type { View } from '../../engine';
import { distanceSquared, type Point } from '../../lib/geometry';
import { rgb } from '../color';
import type { PictureOptions } from '../contract';
import type { Console } from './console';
import type { GroundColours } from './ground-colours';
import { onScreen, WINDOW } from './map';

type Targeting = NonNullable<PictureOptions['targeting']>;

const BLACK = 0x000000;
const NUMBER = rgb('#FFFF00');
const GREY = rgb('#999999');
const YELLOW = rgb('#FFFF00');

/** Marks the cells in range, the blast, the targets and the chosen cell. Writes `question` over the level's name. */
export function drawAim(
  screen: Console,
  view: View,
  targeting: Targeting,
  question: string,
  grounds: GroundColours,
): void {
  const isVisible = ({ x, y }: Point): boolean => view.visible[y * view.width + x] === '1';
  const ground = (at: Point, color: number) => {
    const cell = onScreen(view, at);
    if (cell) screen.background(cell.x, cell.y, color);
  };
  for (const at of cellsInRange(view, targeting.range)) if (isVisible(at)) ground(at, grounds.reach);
  for (const at of targeting.blast ?? []) if (isVisible(at)) ground(at, grounds.blast);
  for (const { at, size } of targeting.targets) for (const cell of cellsOf(at, size)) ground(cell, grounds.target);
  if (targeting.chosen) drawChosen(screen, view, targeting.chosen, grounds);
  targeting.targets.forEach(({ at }, i) => {
    const cell = onScreen(view, at);
    if (cell) screen.set(cell.x - 1, cell.y - 1, String(i + 1), NUMBER, screen.at(cell.x - 1, cell.y - 1)?.bg);
  });
  if (targeting.ruler) drawRuler(screen);
  drawQuestion(screen, question);
}

function drawQuestion(screen: Console, question: string): void {
  for (let x = 1; x < 49; x++) screen.set(x, 0, '─', GREY);
  screen.print(5, 0, question, YELLOW);
}

function drawChosen(
  screen: Console,
  view: View,
  { at, valid }: NonNullable<Targeting['chosen']>,
  { chosen, refused }: GroundColours,
): void {
  const cell = onScreen(view, at);
  if (!cell) return;
  const glyph = screen.at(cell.x, cell.y)?.glyph ?? ' ';
  screen.set(cell.x, cell.y, valid ? glyph : 'X', BLACK, valid ? chosen : refused);
}

function* cellsInRange({ hero: { at } }: View, range: number): Generator<Point> {
  for (let y = at.y - range; y <= at.y + range; y++) {
    for (let x = at.x - range; x <= at.x + range; x++) {
      if (distanceSquared(at, { x, y }) <= range * range) yield { x, y };
    }
  }
}

const cellsOf = (at: Point, { width, height }: { width: number; height: number }): Point[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: at.x + (i % width), y: at.y + Math.floor(i / width) }));

const columnName = (column: number): string => `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}`;

function drawRuler(screen: Console): void {
  for (let column = 0; column < WINDOW.columns; column++) {
    const color = column === WINDOW.columns / 2 ? YELLOW : GREY;
    screen.print(WINDOW.x + column, WINDOW.y, columnName(column).padStart(2), color);
  }
  for (let row = 1; row < WINDOW.rows; row++) {
    screen.print(WINDOW.x, WINDOW.y + row, String(row + 1).padStart(2), row === WINDOW.rows / 2 ? YELLOW : GREY);
  }
}
