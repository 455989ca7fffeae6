import { add, type Point, pointOf, same } from '../../../lib/geometry';
import { distanceField, UNREACHED, type WalkMap } from '../../../lib/path';
import { NEIGHBOURS } from '../../../lib/sides';
import {
  areBodiesAdjacent,
  bodyOfCreature,
  type Creature,
  cellsBetween,
  cellsOf,
  reactedToInSight,
} from '../../creatures';
import { bonusOf, initiativeInterval, MEAN_D6 } from '../../formulas';
import { component, type Entity, isHero, positionOf, type World } from '../../state';
import { castIntent } from './abilities';
import { escapeMap } from './paths';

/** Hundredths of a step, as in distance fields. */
const STEP = 100;
const DIAGONAL_STEP = 150;
/** Path length up to which a creature looks ahead, in hundredths of a step. */
const FORESIGHT = 25 * STEP;
/**
 * Lead that a creature must have over the foe at a hiding place. With less, the foe would catch it behind the nearest
 * pillar.
 */
const LEAD = 2 * STEP;
/**
 * A creature with less room than this counts as cornered. Its room is a sum over all places that it reaches before the
 * foe. Each of these places counts for 2 at most.
 */
const LEAST_ROOM = 40;
/** A step towards a hiding place must leave at least this share of the room that the best step leaves. */
const ROOMY = 0.85;
/**
 * Lead, in hundredths of a step, beyond which a place adds no more room. A place with half of this lead adds half as
 * much.
 */
const AMPLE_LEAD = 4 * STEP;
/** Upper limit for `hasteOf`. It makes the creature run even from a foe that is as fast. */
const MOST_HASTE = 0.9;
/** Returns the mean number of ticks between two turns of a creature. */
export const intervalOf = ({ raws }: World, entity: Entity): number =>
  initiativeInterval(MEAN_D6, bonusOf(raws, entity, 'quickness'), component(raws, entity, 'pools')?.penalty ?? 0);

interface Retreat {
  /** The walk map of the creature. */
  map: WalkMap;
  /** True if the creature looks for a place where the foe does not see it. */
  hides: boolean;
}

/**
 * Lets a creature keep away from a foe, and cast spells on the way; once hidden, it stays. This uses its turn. A
 * cornered creature keeps its turn, because the foe would soon be first at every place.
 */
export function withdraw(world: World, self: Creature, foe: Creature, retreat: Retreat): void {
  const { entity } = self;
  const to = cellAway(world, self, foe, retreat);
  if (to === null) return;
  world.due.delete(entity.id);
  if (same(to, positionOf(entity))) return;
  const cast = castIntent(world, self, reactedToInSight(world, self, 'attack'));
  world.intents.set(entity.id, cast ?? { kind: 'step', to });
  if (cast === null && isHero(foe.entity)) world.fleeing.add(entity.id);
}

/**
 * Returns the cell to step to: towards the nearest hiding place, or else where the creature has the most room. Returns
 * the creature's own cell if it is hidden already; `null` if it is cornered.
 */
function cellAway(world: World, self: Creature, foe: Creature, { map, hides }: Retreat): Point | null {
  const { entity } = self;
  const start = positionOf(entity);
  const isHidden = hides ? hiding(world, self, foe) : () => false;
  if (isHidden(start)) return start;
  const { free, foeWay } = raceAgainst(world, self, foe, map);
  const haste = hasteOf(world, entity, foe.entity);
  const options = NEIGHBOURS.map(([x, y]) => add(start, { x, y }))
    .filter((to) => free.blocked[to.y * map.width + to.x] === 0 && world.index.fits(entity, to))
    .map((to) => {
      const first = to.x !== start.x && to.y !== start.y ? DIAGONAL_STEP : STEP;
      const ways = distanceField(free, [to], FORESIGHT);
      let room = 0;
      let hideout = UNREACHED;
      for (let cell = 0; cell < ways.length; cell++) {
        if (ways[cell] === UNREACHED) continue;
        const way = (ways[cell] as number) + first;
        const lead = (foeWay[cell] as number) - haste * way;
        if (lead <= 0) continue;
        room += (2 * Math.min(lead, AMPLE_LEAD)) / AMPLE_LEAD;
        if (hides && way < hideout && lead >= LEAD && isHidden(pointOf(map, cell))) hideout = way;
      }
      return { to, room, hideout };
    });
  const most = Math.max(0, ...options.map(({ room }) => room));
  if (most < LEAST_ROOM) return null;
  const roomy = options.filter(({ room }) => room >= ROOMY * most);
  return roomy.sort((a, b) => a.hideout - b.hideout || b.room - a.room)[0]?.to ?? null;
}

/**
 * Returns the mean number of turns of the foe in one turn of the creature. Capped at `MOST_HASTE`, so that the creature
 * runs even from a foe that is as fast. Not capped for a foe that shot the creature, because an archer as fast would
 * only shoot again.
 */
function hasteOf(world: World, self: Entity, foe: Entity): number {
  const haste = intervalOf(world, self) / intervalOf(world, foe);
  return self.shotBy === foe.id ? haste : Math.min(MOST_HASTE, haste);
}

/** Returns a test: true if the creature, standing at a cell, and its foe would not see each other. */
function hiding(world: World, self: Creature, foe: Creature): (at: Point) => boolean {
  const seen = cellsBetween(world, self, foe);
  const { width } = world.level;
  return (at) => cellsOf({ ...bodyOfCreature(self), ...at }).every(({ x, y }) => !seen.has(y * width + x));
}

interface Race {
  /** The walk map of the creature, without the cells where the foe could strike it. */
  free: WalkMap;
  /**
   * For each cell, the length in hundredths of a step of the foe's path to a place from which the foe could strike
   * there.
   */
  foeWay: Int32Array;
}

function raceAgainst(world: World, self: Creature, foe: Creature, map: WalkMap): Race {
  // Copied because `escapeMap` shares the arrays of the creature's map, and the code below blocks further cells.
  const free = { ...map, blocked: map.blocked.slice(), cost: map.cost.slice() };
  const ways = distanceField(escapeMap(world), cellsOf(bodyOfCreature(foe)));
  const foeWay = new Int32Array(ways.length);
  for (let cell = 0; cell < ways.length; cell++) {
    if (free.blocked[cell] === 1) continue;
    const body = { ...bodyOfCreature(self), ...pointOf(map, cell) };
    if (areBodiesAdjacent(body, bodyOfCreature(foe))) free.blocked[cell] = 1;
    foeWay[cell] = Math.min(...cellsOf(body).map(({ x, y }) => ways[y * map.width + x] as number)) - STEP;
  }
  return { free, foeWay };
}
