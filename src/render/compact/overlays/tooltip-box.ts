import { clamp } from '../../../lib/clamp';
import { fitText, textWidth, wrapText } from '../../font/text';
import { MAP_TOP, type Viewport } from '../layout';
import { type Box, overlap } from './box';

export const LINE = 16;
/** Width of the box's frame in pixels. */
export const FRAME = 4;
export const PADDING = 3;
const MARGIN = 2;
/** Length of the arrow in pixels. Arrows up and down are shorter, because text needs the room. */
export const ARROW: Record<Side, number> = { left: 8, right: 8, above: 4, below: 4 };

const LEAST = 80;
/** Widths in pixels to try after the full width, because a narrower box may hide fewer creatures. */
const WIDTHS = [208, 160, 120] as const;
const STEP = 8;
/** Cost of each letter without room in the box. Hiding a creature costs only 1. */
const LOST = 1000;
/** Maximum number of lines without a cost, and the cost of each further line. */
const LADDER = { lines: 8, cost: 0.1 } as const;
const SEPARATOR = '; ';

/** Side of the thing on which the box is. */
export type Side = 'left' | 'right' | 'above' | 'below';

export interface TooltipBox extends Box {
  side: Side;
  lines: string[];
}

/** Boxes that the tooltip should not cover: `thing` and `hero` never, and as few `creatures` as possible. */
export interface Surroundings {
  thing: Box;
  hero: Box;
  creatures: readonly Box[];
}

const isBeside = (side: Side): boolean => side === 'left' || side === 'right';

/** Returns the box that cuts off the fewest letters, then hides the fewest creatures; `null` if no box fits. */
export function placeTooltip(
  viewport: Viewport,
  surroundings: Surroundings,
  text: readonly string[],
): TooltipBox | null {
  let best: { box: TooltipBox; cost: number } | null = null;
  for (const box of candidates(viewport, surroundings, text)) {
    const ladder = Math.max(0, box.lines.length - LADDER.lines) * LADDER.cost;
    const cost = box.lost * LOST + hidden(box, surroundings.creatures) + ladder;
    if (best === null || cost < best.cost) best = { box, cost };
    if (cost === 0) break;
  }
  return best?.box ?? null;
}

const hidden = (box: Box, creatures: readonly Box[]): number =>
  creatures.reduce((sum, body) => sum + overlap(box, body) / (body.width * body.height), 0);

function* candidates(
  viewport: Viewport,
  surroundings: Surroundings,
  text: readonly string[],
): Generator<TooltipBox & { lost: number }> {
  const { thing, hero } = surroundings;
  for (const side of sidesOf(viewport, thing)) {
    for (const room of roomsOn(viewport, side, thing, hero)) {
      for (const width of [room.width, ...WIDTHS.filter((other) => other < room.width)]) {
        const written = fitLinesInBox(text, width, room.height);
        if (written === null) break;
        for (const box of placesIn(room, side, thing, sizeOf(written.lines))) {
          if (overlap(box, hero) === 0) yield { ...box, side, ...written };
        }
        if (written.lost > 0) break;
      }
    }
  }
}

const sidesOf = ({ width }: Viewport, { x, width: side }: Box): Side[] =>
  x + side / 2 < width / 2 ? ['right', 'left', 'above', 'below'] : ['left', 'right', 'above', 'below'];

/** Returns areas for the box from which a straight arrow reaches the thing. */
function roomsOn(viewport: Viewport, side: Side, thing: Box, hero: Box): Box[] {
  const whole = between(MARGIN, MAP_TOP + MARGIN, viewport.width - MARGIN, viewport.logTop - MARGIN);
  const room = pastArrow(whole, side, thing);
  if (overlap(room, hero) === 0) return [room];
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const free = [
    between(room.x, room.y, hero.x - MARGIN, bottom),
    between(hero.x + hero.width + MARGIN, room.y, right, bottom),
    between(room.x, room.y, right, hero.y - MARGIN),
    between(room.x, hero.y + hero.height + MARGIN, right, bottom),
  ];
  return [room, ...free].filter((other) => touches(other, side, room, thing));
}

const between = (x1: number, y1: number, x2: number, y2: number): Box => ({
  x: x1,
  y: y1,
  width: x2 - x1,
  height: y2 - y1,
});

function pastArrow(whole: Box, side: Side, { x, y, width, height }: Box): Box {
  const [right, bottom] = [whole.x + whole.width, whole.y + whole.height];
  if (side === 'left') return between(whole.x, whole.y, x - ARROW.left, bottom);
  if (side === 'right') return between(x + width + ARROW.right, whole.y, right, bottom);
  if (side === 'above') return between(whole.x, whole.y, right, y - ARROW.above);
  return between(whole.x, y + height + ARROW.below, right, bottom);
}

function touches(free: Box, side: Side, room: Box, thing: Box): boolean {
  const { x, y } = middleOf(thing);
  if (isBeside(side) && (y <= free.y || y >= free.y + free.height)) return false;
  if (!isBeside(side) && (x <= free.x || x >= free.x + free.width)) return false;
  if (side === 'left') return free.x + free.width === room.x + room.width;
  if (side === 'right') return free.x === room.x;
  return side === 'above' ? free.y + free.height === room.y + room.height : free.y === room.y;
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the lines that fit and the number of lost letters; `null` if the box is too small for any line. */
function fitLinesInBox(
  text: readonly string[],
  width: number,
  height: number,
): { lines: string[]; lost: number } | null {
  const most = Math.floor((height - 2 * FRAME - 2) / LINE);
  if (width < LEAST || most < 1) return null;
  const room = width - 2 * (FRAME + PADDING);
  const apart = wrapText(text, room);
  if (apart.length <= most) return { lines: apart, lost: lettersOf(text) - lettersOf(apart) };
  const [name = '', ...facts] = text;
  const joined = [name, facts.join(SEPARATOR)];
  const all = wrapText(joined, room);
  const lines = all.slice(0, most);
  if (all.length > most) lines.push(cut(lines.pop() ?? '', room));
  return { lines, lost: lettersOf(joined) - lettersOf(lines) };
}

const lettersOf = (lines: readonly string[]): number => lines.join('').replace(/[ \u2026]/g, '').length;

function cut(line: string, width: number): string {
  const short = `${line.replace(/[\s,.;:]+$/, '')}…`;
  return textWidth(short) <= width ? short : fitText(`${line} …`, width);
}

const sizeOf = (lines: readonly string[]) => ({
  width: Math.max(...lines.map((line) => textWidth(line))) + 2 * (FRAME + PADDING),
  height: lines.length * LINE + 2 * FRAME + 2,
});

function* placesIn(
  room: Box,
  side: Side,
  thing: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Generator<Box> {
  const { x, y } = middleOf(thing);
  const beside = isBeside(side);
  const [middle, length, start, extent] = beside ? [y, height, room.y, room.height] : [x, width, room.x, room.width];
  const least = Math.max(start, middle - length + FRAME);
  const most = Math.min(start + extent - length, middle - FRAME);
  const centred = clamp(Math.round(middle - length / 2), start, start + extent - length);
  for (let off = 0; off < extent; off += STEP) {
    for (const at of off === 0 ? [centred] : [centred - off, centred + off]) {
      if (off > 0 && (at < least || at > most)) continue;
      if (beside) yield { x: side === 'left' ? room.x + room.width - width : room.x, y: at, width, height };
      else yield { x: at, y: side === 'above' ? room.y + room.height - height : room.y, width, height };
    }
  }
}
