import { pointOf } from '../../lib/geometry';
import { type Rng, rngFromSeed } from '../../lib/rng';
import type { WayHomeRaw } from '../schema/campaigns';
import {
  carriedQuest,
  component,
  emit,
  floorAround,
  type Hunt,
  has,
  isAlive,
  type Level,
  mobsOf,
  positionOf,
  removeFromLevel,
  setTile,
  TILES,
  TOWN,
  type World,
} from '../state';
import { win } from './common/win';
import { callBand, disband, drawBand, placeAhead, setOut } from './homeward/bands';
import { meetFormerCaptive } from './homeward/former-captives';
import { changeLevel } from './homeward/level-changes';
import { stillHunger } from './hunger';

const LEAST_SIGHT = 3;

/** Runs while the hero carries the quest item. Wins in the pub. */
export function wayHome(world: World): void {
  const { game } = world;
  if (!world.heroDue || game.over) return;
  const carried = carriedQuest(world.raws, game);
  if (!carried) return;
  const { way_home: way } = carried.quest;
  if (game.hunt?.depth !== game.depth) beginLevel(world, way);
  if (game.depth === TOWN) {
    if (isInPub(world)) win(world, carried.item);
  } else if (game.hunt) pursue(world, way, game.hunt);
}

const streamOf = ({ game: { seed, depth } }: World, what: 'band' | 'captive' | 'change'): Rng =>
  rngFromSeed(`${seed}/way-home/${what}/${depth}`);

function beginLevel(world: World, way: WayHomeRaw): void {
  const { game, level } = world;
  const isFirst = game.hunt === undefined;
  const before = game.hunt?.depth ?? game.deepest;
  if (isFirst) {
    emit(world, { kind: 'way-home', what: 'begun' }, 'self');
    stillHunger(world);
  }
  const hunt: Hunt = { depth: game.depth, at: arrivalOf(level), next: game.turn + waitAt(world, way) };
  game.hunt = hunt;
  if (sealStairs(world) && !isFirst) {
    emit(world, { kind: 'way-home', what: game.depth === TOWN ? 'shut' : 'sealed' }, 'self');
  }
  for (const portal of level.entities.filter((entity) => entity.portal)) removeFromLevel(world, portal);
  const from = pointOf(level, hunt.at);
  const isMet = !isFirst && meetFormerCaptive(world, way, { from, rng: streamOf(world, 'captive') });
  const change = isFirst || isMet ? null : changeLevel(world, way.changes, { from, rng: streamOf(world, 'change') });
  if (change) emit(world, { kind: 'way-home', what: 'changed', change: change.id }, 'self');
  dimSight(world, way, { before, dims: change?.dims ?? 0 });
  const tally = game.tallies[String(game.depth)];
  if (tally) game.tallies[String(game.depth)] = { ...tally, home: tally.home ?? game.turn };
  if (!isFirst) lieInWait(world, way, hunt);
}

function lieInWait(world: World, way: WayHomeRaw, hunt: Hunt): void {
  const rng = streamOf(world, 'band');
  const band = drawBand(way, world.game.depth, rng);
  if (!band || !rng.percent(way.ahead_percent)) return;
  const captain = placeAhead(world, band, { from: pointOf(world.level, hunt.at), rng });
  if (captain) world.game.hunt = { ...hunt, captain: captain.id };
}

function pursue(world: World, way: WayHomeRaw, hunt: Hunt): void {
  const { raws, game, level } = world;
  if (hunt.peace) return;
  if (hunt.captain === undefined) {
    const band = game.turn < hunt.next ? null : drawBand(way, game.depth, streamOf(world, 'band'));
    const captain = band && callBand(world, band, hunt);
    if (captain) game.hunt = { ...hunt, captain: captain.id };
  } else if (!mobsOf(level).some((mob) => mob.id === hunt.captain && isAlive(raws, mob))) {
    game.hunt = { ...hunt, peace: true };
    disband(world);
  } else if (game.turn >= hunt.next) setOut(world);
}

/** Returns the last stairs down, else stairs up, else the start. */
function arrivalOf({ tiles, width, start }: Level): number {
  const found = [TILES.downStairs, TILES.upStairs].map((tile) => tiles.lastIndexOf(tile)).find((cell) => cell >= 0);
  return found ?? start.y * width + start.x;
}

function sealStairs(world: World): boolean {
  const { tiles } = world.level;
  let cell = tiles.indexOf(TILES.downStairs);
  const isThere = cell >= 0;
  for (; cell >= 0; cell = tiles.indexOf(TILES.downStairs, cell + 1)) {
    setTile(world, pointOf(world.level, cell), TILES.floor);
  }
  return isThere;
}

const climbed = ({ game }: World): number => game.deepest - game.depth;

const waitAt = (world: World, { wait: { most, sooner, least } }: WayHomeRaw): number =>
  Math.max(least, most - sooner * climbed(world));

/** `before` is the previous depth; `dims` is an additional loss in cells. */
function dimSight(world: World, way: WayHomeRaw, { before, dims }: { before: number; dims: number }): void {
  const { raws, game } = world;
  const present = component(raws, game.hero, 'viewshed')?.range ?? 0;
  const own = raws.archetypes[game.hero.raw]?.viewshed?.range ?? present;
  const sightAt = (depth: number): number => own - Math.floor((game.deepest - depth) / way.dims_every);
  const range = game.depth === TOWN ? own : Math.max(LEAST_SIGHT, sightAt(game.depth) - dims);
  if (range === present) return;
  if (range === own) delete game.hero.viewshed;
  else game.hero.viewshed = { range };
  world.sightStale = true;
  if (game.depth === TOWN) emit(world, { kind: 'way-home', what: 'lit' }, 'self');
  else if (dims === 0 && sightAt(game.depth) < sightAt(before))
    emit(world, { kind: 'way-home', what: 'dimmed' }, 'self');
}

/** Doorways count, because a hero who visits the barkeep may stop there. */
function isInPub({ raws, game, index, level: { tiles, width, start } }: World): boolean {
  const at = positionOf(game.hero);
  const cell = at.y * width + at.x;
  const room = floorAround(tiles, start.y * width + start.x);
  if (room.has(cell)) return true;
  const isInDoorway = index.at(at).some((entity) => has(raws, entity, 'door'));
  return isInDoorway && [cell - 1, cell + 1, cell - width, cell + width].some((beside) => room.has(beside));
}
