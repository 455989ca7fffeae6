import type { RawId, Raws, Shop, View } from '../../../src/engine';
import { add, DIRECTIONS, directionTo, distance, kingDistance, type Point, STEPS } from '../../../src/lib/geometry';
import type { Sight } from '../memory';
import type { Plan, Situation } from '../situation';
import { bestEdge, groundOf, stepAlong, wayTo } from './ground';

const STEPS_AT_MOST = 60;

/**
 * Plans to visit vendors to trade, closed entrances other than doors, and kinds of lamps that the bot has not yet seen
 * from nearby. Walks in single steps, even if enemies are in view.
 */
export function* payVisits(situation: Situation): Plan {
  const { view, memory } = situation;
  for (const shop of view.shops) yield* tradeOnce(situation, shop);
  for (const sight of memory.sights(view.depth)) {
    if (isWorthAVisit(situation, sight)) yield* call(situation, sight);
  }
  yield* followLights(situation);
}

/** Plans one trade, the first that is accepted: to sell all spare items, to sell one item, or to buy one. */
function* tradeOnce({ view, memory }: Situation, { vendor, wares, offers }: Shop): Plan {
  const key = visitTo(vendor);
  if (memory.done.has(key)) return;
  memory.done.add(key);
  yield { kind: 'sell-spares', vendor: vendor.id };
  for (const { item } of offers) yield { kind: 'sell', vendor: vendor.id, item };
  for (const { raw, price, left } of wares) {
    if (left > 0 && price <= view.hero.gold) yield { kind: 'buy', vendor: vendor.id, item: raw };
  }
}

const visitTo = ({ id }: Pick<Sight, 'id'>): string => `visit ${id}`;

/** True if the raw is a closed entrance other than an ordinary door. */
export const isShutWay = (raws: Raws, raw: RawId | null): boolean =>
  raw !== null && raw !== 'door' && raws.prop[raw]?.door_open === true;

function isWorthAVisit({ raws, memory }: Situation, sight: Sight): boolean {
  return (sight.vendor || isShutWay(raws, sight.raw)) && !memory.done.has(visitTo(sight));
}

function* call({ view, memory }: Situation, sight: Sight): Plan {
  const { at, vendor } = sight;
  if (!memory.tryAgain(visitTo(sight), STEPS_AT_MOST)) return;
  yield { kind: 'travel', to: at };
  if (kingDistance(at, view.hero.at) > 1) yield* stepAlong(view, wayTo(view, placesBeside(view, at)));
  else if (!vendor) {
    const direction = directionTo(view.hero.at, at);
    memory.done.add(visitTo(sight));
    if (direction) yield { kind: 'move', direction };
  }
}

function placesBeside(view: View, at: Point): Point[] {
  const { blocked, width } = groundOf(view);
  return DIRECTIONS.map((direction) => add(at, STEPS[direction])).filter(({ x, y }) => blocked[y * width + x] === 0);
}

/** Number of additional steps that the bot accepts to come one cell closer to a lamp. */
const LURE = 2;

/** Plans to travel to a distant lamp, or to the cell beside unknown ground that is closest to the lamp. */
function* followLights({ view, memory }: Situation): Plan {
  for (const { at, source } of view.farLights ?? []) {
    if (memory.kinds.has(source) || !memory.tryAgain(`light ${at.x},${at.y}`, STEPS_AT_MOST)) continue;
    yield { kind: 'travel', to: at };
    yield* stepAlong(view, wayTo(view, [at]));
    const edge = bestEdge(view, groundOf(view), (cell, steps) => -LURE * distance(cell, at) - steps);
    if (edge === null) continue;
    yield { kind: 'travel', to: edge };
    yield* stepAlong(view, wayTo(view, [edge]));
  }
}
