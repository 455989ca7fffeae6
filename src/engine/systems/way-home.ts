import { pointOf } from '../../lib/geometry';
import { isWithin } from '../../lib/range';
import { refOf } from '../knowledge';
import type { WayHomeRaw } from '../schema/campaigns';
import { call, countCalled } from '../spawning/call';
import {
  carriedQuest,
  component,
  type Entity,
  emit,
  endRun,
  floorAround,
  type Hunt,
  has,
  type Level,
  positionOf,
  removeFromLevel,
  setTile,
  TILES,
  TOWN,
  type World,
} from '../state';

/** Maximum number of living hunters on a level. */
const MOST_HUNTERS = 4;
/** Minimum sight radius of the hero in cells, however high the hero has climbed. */
const LEAST_SIGHT = 3;

/**
 * Applies the rules of the way home while the hero carries the quest item. On each level that the hero reaches, removes
 * the stairs down and portals, and shortens the hero's sight as the hero climbs. From time to time, makes hunters
 * arrive at the cell where the hero arrived. In the pub, gives the hero the laurel and ends the run. Runs once a
 * player-turn, in the tick in which the hero is due.
 */
export function wayHome(world: World): void {
  const { game } = world;
  if (!world.heroDue || game.over) return;
  const carried = carriedQuest(world.raws, game);
  if (!carried) return;
  const { way_home: way } = carried.quest;
  if (game.hunt?.depth !== game.depth) beginLevel(world, way);
  if (game.depth === TOWN) {
    if (isInPub(world)) win(world, carried.item);
  } else if (game.hunt && game.turn >= game.hunt.next) {
    game.hunt = { ...game.hunt, next: game.turn + waitAt(world, way) };
    callHunters(world, way, game.hunt);
  }
}

function beginLevel(world: World, way: WayHomeRaw): void {
  const { game, level } = world;
  const isFirst = game.hunt === undefined;
  if (isFirst) emit(world, { kind: 'way-home', what: 'begun' }, 'self');
  game.hunt = { depth: game.depth, at: arrivalOf(level), next: game.turn + waitAt(world, way) };
  if (sealStairs(world) && !isFirst) {
    emit(world, { kind: 'way-home', what: game.depth === TOWN ? 'shut' : 'sealed' }, 'self');
  }
  for (const portal of level.entities.filter((entity) => entity.portal)) removeFromLevel(world, portal);
  dimSight(world, way);
  const tally = game.tallies[String(game.depth)];
  if (tally) game.tallies[String(game.depth)] = { ...tally, home: tally.home ?? game.turn };
}

/**
 * Returns the index of the cell through which the hero came: the last stairs down, else the stairs up, else the start.
 */
function arrivalOf({ tiles, width, start }: Level): number {
  const found = [TILES.downStairs, TILES.upStairs].map((tile) => tiles.lastIndexOf(tile)).find((cell) => cell >= 0);
  return found ?? start.y * width + start.x;
}

/** Turns all stairs down on the level into floor. Returns true if there were any. */
function sealStairs(world: World): boolean {
  const { tiles } = world.level;
  let cell = tiles.indexOf(TILES.downStairs);
  const isThere = cell >= 0;
  for (; cell >= 0; cell = tiles.indexOf(TILES.downStairs, cell + 1)) {
    setTile(world, pointOf(world.level, cell), TILES.floor);
  }
  return isThere;
}

/** Number of levels that the hero has climbed since the deepest level of the run. */
const climbed = ({ game }: World): number => game.deepest - game.depth;

const waitAt = (world: World, { wait: { most, sooner, least } }: WayHomeRaw): number =>
  Math.max(least, most - sooner * climbed(world));

function dimSight(world: World, way: WayHomeRaw): void {
  const { raws, game } = world;
  const before = component(raws, game.hero, 'viewshed')?.range ?? 0;
  const own = raws.archetypes[game.hero.raw]?.viewshed?.range ?? before;
  const range = game.depth === TOWN ? own : Math.max(LEAST_SIGHT, own - Math.floor(climbed(world) / way.dims_every));
  if (range === before) return;
  if (range === own) delete game.hero.viewshed;
  else game.hero.viewshed = { range };
  world.sightStale = true;
  emit(world, { kind: 'way-home', what: range < before ? 'dimmed' : 'lit' }, 'self');
}

/**
 * Makes hunters arrive and chase the hero, with the skills of creatures on the deepest level that the hero reached.
 * Hunters have no treasure and give no experience, because new hunters keep coming.
 */
function callHunters(world: World, { hunters }: WayHomeRaw, { at }: Hunt): void {
  const { game, level, rng } = world;
  const what = level.tiles[at] === TILES.upStairs ? 'awaited' : 'hunted';
  const band = hunters.find(({ depths }) => isWithin(depths, game.depth));
  if (!band) return;
  const cell = pointOf(level, at);
  const count = Math.min(band.count, MOST_HUNTERS - countCalled(world, ...band.mobs));
  for (let called = 0; called < count; called++) {
    const hunter = call(world, rng.pick(band.mobs), cell, game.deepest);
    if (!hunter) return;
    hunter.chasing = game.hero.id;
    if (called === 0) emit(world, { kind: 'way-home', what }, 'heard');
  }
}

/**
 * True if the hero is in the pub, which is the room around the town's start, or in one of its doorways. Doorways count
 * because a hero who walks up to the barkeep may stop in one.
 */
function isInPub({ raws, game, index, level: { tiles, width, start } }: World): boolean {
  const at = positionOf(game.hero);
  const cell = at.y * width + at.x;
  const room = floorAround(tiles, start.y * width + start.x);
  if (room.has(cell)) return true;
  const isInDoorway = index.at(at).some((entity) => has(raws, entity, 'door'));
  return isInDoorway && [cell - 1, cell + 1, cell - width, cell + width].some((beside) => room.has(beside));
}

function win(world: World, item: Entity): void {
  world.game.laurel = true;
  emit(world, { kind: 'laurel', item: refOf(world, item) }, 'self');
  endRun(world, 'retired');
}
