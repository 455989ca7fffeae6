import { add, DIRECTIONS, distanceSquared, kingDistance, type Point, STEPS, same } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import { hazardCarrier, queueEffects } from '../effects/queue/carriers';
import {
  addToLevel,
  type Entity,
  emit,
  heroSees,
  isAlive,
  isStairs,
  isWalkable,
  positionOf,
  type RawId,
  removeFromLevel,
  type World,
} from '../state';
import type { Twist } from './common/twist';

const GLOWING: RawId = 'glowing-crack';
const BURNING: RawId = 'burning-crack';

const INTERVAL = 6;
const REACH = 6;
/** Steps from the hero within which a new crack emits `ground-glows`. */
const NEAR = 2;
const CRACKS = 2;
const LENGTH = 5;

/** Cracks need eight walkable neighbours, because doorways and passages must stay safe. */
export const burningCracks: Twist = {
  pass(world) {
    const { game } = world;
    if (!world.heroDue || game.over) return;
    if (game.turn % INTERVAL === 0) {
      for (const crack of cracksOf(world, BURNING)) removeFromLevel(world, crack);
      openGround(world);
    } else igniteCracks(world);
  },
};

const cracksOf = ({ level }: World, raw: RawId): Entity[] => level.entities.filter((entity) => entity.raw === raw);

function openGround(world: World): void {
  const { game } = world;
  const hero = positionOf(game.hero);
  const around = cellsAround(hero).filter((cell) => mayOpen(world, cell));
  const opened: Point[] = [];
  const isOpened = (cell: Point): boolean => opened.some((other) => same(other, cell));
  for (let crack = 0; crack < CRACKS; crack++) {
    const closed = around.filter((cell) => !isOpened(cell));
    let at: Point | undefined = closed.length > 0 ? world.rng.pick(closed) : undefined;
    while (at && opened.length < (crack + 1) * LENGTH) {
      opened.push(at);
      const next = DIRECTIONS.map((name) => add(at as Point, STEPS[name]));
      const further = next.filter((cell) => mayOpen(world, cell) && !isOpened(cell));
      at = further.length > 0 ? world.rng.pick(further) : undefined;
    }
  }
  for (const at of opened) addToLevel(world, { id: game.nextId++, kind: 'prop', raw: GLOWING, position: at });
  if (!opened.some((at) => kingDistance(at, hero) <= NEAR)) return;
  const underfoot = opened.some((at) => same(at, hero));
  emit(world, { kind: 'ground-glows', underfoot }, underfoot ? 'self' : 'seen');
}

function cellsAround({ x, y }: Point): Point[] {
  const cells: Point[] = [];
  for (let row = y - REACH; row <= y + REACH; row++) {
    for (let column = x - REACH; column <= x + REACH; column++) {
      if (distanceSquared({ x, y }, { x: column, y: row }) <= REACH * REACH) cells.push({ x: column, y: row });
    }
  }
  return cells;
}

function mayOpen(world: World, at: Point): boolean {
  const { level, index } = world;
  const tileAt = (x: number, y: number): string => level.tiles[y * level.width + x] ?? '';
  if (!heroSees(world, at) || isStairs(tileAt(at.x, at.y))) return false;
  if (!NEIGHBOURS.every(([dx, dy]) => isWalkable(tileAt(at.x + dx, at.y + dy)))) return false;
  return isWalkable(tileAt(at.x, at.y)) && !index.at(at).some(({ kind }) => kind === 'prop');
}

/** Harms a large creature once, even on several cracks. */
function igniteCracks(world: World): void {
  const { game, raws } = world;
  const caught = new Map<number, { who: Entity; crack: Entity }>();
  for (const glow of cracksOf(world, GLOWING)) {
    const position = positionOf(glow);
    removeFromLevel(world, glow);
    const crack: Entity = { id: game.nextId++, kind: 'prop', raw: BURNING, position };
    addToLevel(world, crack);
    for (const who of world.index.at(position)) if (isAlive(raws, who)) caught.set(who.id, { who, crack });
  }
  for (const { who, crack } of [...caught.values()].sort((a, b) => a.who.id - b.who.id)) {
    queueEffects(world, hazardCarrier(world, crack, who), null, { kind: 'entity', id: who.id });
  }
}
