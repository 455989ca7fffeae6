import type { View } from '../../engine';
import type { Point } from '../../lib/geometry';
import { rgb } from '../color';
import { marksOf } from '../compact/event-marks';
import { newEvents } from '../new-events';
import type { Console } from './console';
import { onScreen } from './map';

const COLOURS = { brackets: rgb('#FF4040'), alarm: rgb('#FFFF00') };

/** Marks cells that a blow or fire will hit, and creatures that prepare a blow. Reads events after turn `sinceTurn`. */
export function drawDangers(screen: Console, view: View, sinceTurn?: number): void {
  const { threatened, windUps } = marksOf(newEvents(view, sinceTurn));
  const igniting = view.things.filter((thing) => thing.igniting).map(({ at }) => at);
  for (const at of [...threatened, ...igniting]) mark(screen, view, at, 'brackets');
  for (const { id, at } of windUps) mark(screen, view, rightmostOf(view, id) ?? at, 'alarm');
}

function mark(screen: Console, view: View, at: Point, sign: keyof typeof COLOURS): void {
  const cell = onScreen(view, at);
  if (cell && view.visible[at.y * view.width + at.x] === '1') screen.sign(cell.x, cell.y, { [sign]: COLOURS[sign] });
}

function rightmostOf({ things }: View, id: number): Point | null {
  const thing = things.find((one) => one.id === id);
  return thing ? { x: thing.at.x + thing.size.width - 1, y: thing.at.y } : null;
}
