import type { GameEvent } from '../../../engine';
import { clamp } from '../../../lib/clamp';
import { same } from '../../../lib/geometry';
import { type Amount, amountsOf, bodyOf, signOf, toneOf } from '../../amounts';
import { drawTiny, tinySize } from '../../font/tiny';
import type { Pixels } from '../../pixels';
import { hudColours } from '../hud-colours';
import { CELL, spanOf } from '../layout';
import type { Scene } from '../scene';
import { type Box, overlap } from './box';
import type { Body } from './marks';

/** Cost of each pixel that a new number would hide. */
const COST = { number: 20, face: 10, body: 1 } as const;
const RELUCTANCE = 6;
const GAP = 1;
const FACE = 10;

/** Draws each number `risen` pixels above the place near the creature where the number hides the least. */
export function drawNumbers(pixels: Pixels, scene: Scene, events: readonly GameEvent[], risen = 0): void {
  const { tones } = hudColours(scene.palette);
  const actors = actorsOf(scene);
  const written: Box[] = [];
  for (const amount of amountsOf(events)) {
    const body = bodyIn(scene, amount);
    if (body === null) continue;
    const text = `${signOf(amount)}${amount.sum}`;
    const box = leastHiding(placesFor(scene, body, tinySize(text)), (place) => costOf(place, body, actors, written));
    written.push({ x: box.x - GAP, y: box.y - GAP, width: box.width + 2 * GAP, height: box.height + 2 * GAP });
    drawTiny(pixels, box.x, box.y - risen, text, tones[toneOf(amount)]);
  }
}

/** Returns the creature's square in pixels; `null` if the creature is out of sight or outside the picture. */
function bodyIn(scene: Scene, amount: Amount): Body | null {
  const body = bodyOf(scene.view, amount);
  if (body === null) return null;
  const corner = scene.corner(body.at);
  const { x1, y1, x2, y2 } = scene.viewport.mapClip;
  const size = body.width * CELL;
  const isInside = corner.x + size > x1 && corner.x < x2 && corner.y + size > y1 && corner.y < y2;
  return isInside ? { ...corner, size } : null;
}

function actorsOf(scene: Scene): Body[] {
  const { hero, things } = scene.view;
  const mobs = things.filter(({ kind }) => kind === 'mob');
  return [
    { ...scene.corner(hero.at), size: CELL },
    ...mobs.map(({ at, size }) => ({ ...scene.corner(at), size: spanOf(size) })),
  ];
}

/** Returns boxes for a number, the preferred one first. Moves boxes outside the map to its edge. */
function placesFor({ viewport, palette }: Scene, { x, y, size }: Body, number: Pick<Box, 'width' | 'height'>): Box[] {
  const { width, height } = number;
  const middle = x + Math.round((size - width) / 2);
  // In high contrast the number is above the triangle over an enemy's head.
  const above = y - height - (palette === 'contrast' ? 6 : 0);
  const { x1, y1, x2, y2 } = viewport.mapClip;
  const corners = [
    [middle, above],
    [x + size - 4, above + 2],
    [x + 4 - width, above + 2],
    [x + size + 1, y + 1],
    [x - width - 1, y + 1],
    [middle, y + size + 1],
  ] as const;
  return corners.map(([left, top]) => ({
    x: clamp(left, x1, x2 - width),
    y: clamp(top, y1, y2 - height),
    width,
    height,
  }));
}

function leastHiding(places: readonly Box[], cost: (place: Box) => number): Box {
  const costs = places.map((place, rank) => cost(place) + rank * RELUCTANCE);
  return places[costs.indexOf(Math.min(...costs))]!;
}

function costOf(place: Box, own: Body, actors: readonly Body[], written: readonly Box[]): number {
  const bodies = actors.some((actor) => same(actor, own)) ? actors : [...actors, own];
  const numbers = written.reduce((sum, box) => sum + overlap(place, box) * COST.number, 0);
  return bodies.reduce((sum, { x, y, size }) => {
    const face = { x, y, width: size, height: Math.round((size * FACE) / CELL) };
    const body = { x, y, width: size, height: size };
    return sum + overlap(place, face) * (COST.face - COST.body) + overlap(place, body) * COST.body;
  }, numbers);
}
