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
/** How far it looks ahead. */
const FORESIGHT = 25 * STEP;
/** By how much it must be sooner at a hiding place than the foe: less leaves it caught behind the nearest pillar. */
const LEAD = 2 * STEP;
/** Room it must have, in places that it reaches well before the foe: with less it is cornered. */
const LEAST_ROOM = 40;
/** Share of the most room that a step may leave for the sake of a hiding place. */
const ROOMY = 0.85;
/** Lead, in hundredths of a step, beyond which a place counts no more: as much as two with half of it. */
const AMPLE_LEAD = 4 * STEP;
/** Share of its own way that the foe counts as covering at most: whoever is as fast is run from as well. */
const MOST_HASTE = 0.9;
/** Mean ticks between two turns of a creature. */
export const intervalOf = ({ raws }: World, entity: Entity): number =>
  initiativeInterval(MEAN_D6, bonusOf(raws, entity, 'quickness'), component(raws, entity, 'pools')?.penalty ?? 0);

interface Retreat {
  /** The walk map of the creature. */
  map: WalkMap;
  /** To where the foe does not see it, not only away. */
  hides: boolean;
}

/**
 * Lets a creature keep away from a foe, and cast on the way what it can; hidden, it stays. This uses its turn, unless
 * it is cornered: wherever it turned, the foe would soon be there first.
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

/** A step that leaves a choice of ways, its own cell when it is hidden already; `null` when it is cornered. */
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

/** Mean turns of the foe in one of its own. Running from an archer who is as fast only leaves it to be shot. */
function hasteOf(world: World, self: Entity, foe: Entity): number {
  const haste = intervalOf(world, self) / intervalOf(world, foe);
  return self.shotBy === foe.id ? haste : Math.min(MOST_HASTE, haste);
}

/** Tests whether the creature and its foe do not see each other when it stands somewhere. */
function hiding(world: World, self: Creature, foe: Creature): (at: Point) => boolean {
  const seen = cellsBetween(world, self, foe);
  const { width } = world.level;
  return (at) => cellsOf({ ...bodyOfCreature(self), ...at }).every(({ x, y }) => !seen.has(y * width + x));
}

interface Race {
  /** The walk map of the creature without the cells in reach of the foe. */
  free: WalkMap;
  /** Way of the foe to where it would strike the creature on each of its cells. */
  foeWay: Int32Array;
}

function raceAgainst(world: World, self: Creature, foe: Creature, map: WalkMap): Race {
  // The field of the foe is made of the arrays that are lent with the map.
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
