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

/** Length of an orthogonal step in a distance field. */
const STEP = 100;
const DIAGONAL_STEP = 150;
const FORESIGHT = 25 * STEP;
const LEAD = 2 * STEP;
/** A creature with less room is cornered. Each reachable cell adds at most 2. */
const LEAST_ROOM = 40;
const ROOMY = 0.85;
const AMPLE_LEAD = 4 * STEP;
/** Ratio of turn intervals. Below 1, creatures also run from equally fast foes. */
const MOST_HASTE = 0.9;
/** Distance in cells to a dangerous foe; equals the longest weapon range. */
export const KEPT = 7;

/** Returns the mean number of ticks between two turns. */
export const intervalOf = ({ raws }: World, entity: Entity): number =>
  initiativeInterval(MEAN_D6, bonusOf(raws, entity, 'quickness'), component(raws, entity, 'pools')?.penalty ?? 0);

interface Retreat {
  map: WalkMap;
  hides: boolean;
}

/** A cornered creature keeps its turn. `hides` prefers places out of the foe's sight. */
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

/** Running from an equally fast archer would only bring more shots. */
function hasteOf(world: World, self: Entity, foe: Entity): number {
  const haste = intervalOf(world, self) / intervalOf(world, foe);
  return self.shotBy === foe.id ? haste : Math.min(MOST_HASTE, haste);
}

function hiding(world: World, self: Creature, foe: Creature): (at: Point) => boolean {
  const seen = cellsBetween(world, self, foe);
  const { width } = world.level;
  return (at) => cellsOf({ ...bodyOfCreature(self), ...at }).every(({ x, y }) => !seen.has(y * width + x));
}

interface Race {
  free: WalkMap;
  /** Hundredths of a step that the foe walks to attack each cell. */
  foeWay: Int32Array;
}

function raceAgainst(world: World, self: Creature, foe: Creature, map: WalkMap): Race {
  // Copies the arrays, because `escapeMap` still needs the originals.
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
