import { cellIndex, type Point, pointOf } from '../../lib/geometry';
import { UNREACHED, type WalkMap } from '../../lib/path';
import { NEIGHBOURS, NO_SIDE, stepsIn } from '../../lib/sides';
import { isInChains, residents } from '../creatures';
import { carriedQuest, type Entity, has, heroSeesEntity, positionOf, type Raws, TOWN, type World } from '../state';
import { isBeneficial, isCageWork, isWaitingShrine, stairCells, unseenCells } from './ground';
import { knownMap, reachField } from './known-map';

/** Stairs come first, each cell once. Leaves out the hero's cell. */
export function destinations(world: World): Point[] {
  const places = [
    ...stairs(world),
    ...things(world),
    ...questItems(world),
    ...people(world),
    ...endOfWayHome(world),
    ...frontiers(world, knownMap(world), reachField(world)),
  ];
  const listed = new Set([cellIndex(world.level, positionOf(world.game.hero))]);
  return places.filter((place) => {
    const cell = cellIndex(world.level, place);
    if (listed.has(cell)) return false;
    listed.add(cell);
    return true;
  });
}

const stairs = ({ level }: World): Point[] =>
  stairCells(level)
    .filter((cell) => level.revealed[cell] === '1')
    .map((cell) => pointOf(level, cell));

const isInviting = (raws: Raws, entity: Entity): boolean =>
  isBeneficial(raws, entity) || isWaitingShrine(raws, entity) || isCageWork(raws, entity);

function things(world: World): Point[] {
  const { raws, level } = world;
  const wanted = level.entities.filter((entity) => {
    if (!heroSeesEntity(world, entity)) return false;
    if (entity.kind === 'mob') return isInChains(entity);
    return entity.kind === 'item' || isInviting(raws, entity);
  });
  return wanted.map((entity) => positionOf(entity));
}

const questItems = ({ raws, level }: World): Point[] =>
  level.entities
    .filter((entity) => entity.seen === true && entity.position !== undefined && has(raws, entity, 'quest'))
    .map((entity) => positionOf(entity));

export const endOfWayHome = ({ raws, game, level }: World): Point[] =>
  game.depth === TOWN && carriedQuest(raws, game) ? [{ ...level.start }] : [];

const people = (world: World): Point[] => residents(world).map(({ at }) => at);

/** Returns a test for walkable cells beside a never seen cell. */
export function frontierTest({ level }: World, { width, blocked }: WalkMap): (cell: number) => boolean {
  const unseen = unseenCells(level);
  const steps = stepsIn(width);
  return (cell) => {
    if (blocked[cell] === 1) return false;
    // Indexed for speed, because searches test every cell.
    for (let side = 0; side < NO_SIDE; side++) if (unseen[cell + (steps[side] as number)] === 1) return true;
    return false;
  };
}

function frontiers(world: World, map: WalkMap, field: Int32Array): Point[] {
  const isFrontier = frontierTest(world, map);
  const grouped = new Uint8Array(field.length);
  const nearest: Point[] = [];
  for (let cell = 0; cell < field.length; cell++) {
    if (grouped[cell] === 1 || field[cell] === UNREACHED || !isFrontier(cell)) continue;
    let best = cell;
    const stretch = [cell];
    grouped[cell] = 1;
    for (const member of stretch) {
      if ((field[member] as number) < (field[best] as number)) best = member;
      for (const [dx, dy] of NEIGHBOURS) {
        const next = member + dy * map.width + dx;
        if (grouped[next] === 1 || field[next] === UNREACHED || !isFrontier(next)) continue;
        grouped[next] = 1;
        stretch.push(next);
      }
    }
    nearest.push(pointOf(map, best));
  }
  return nearest;
}
