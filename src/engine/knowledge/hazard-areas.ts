import { cellIndex, type Point } from '../../lib/geometry';
import { Latest } from '../../lib/latest';
import { triggerAreaHere, triggerRange } from '../creatures';
import {
  type Danger,
  type Entity,
  isAlive,
  type Level,
  mobsOf,
  positionOf,
  type RawId,
  type Raws,
  type World,
} from '../state';
import { hazardAt } from './ground';
import { hasBeenSeen } from './memory';

interface Known {
  level: Level;
  turn: number;
  areas: ReadonlyMap<number, RawId>;
}

const areasOfWorld = new Latest<World, Known>();

/** Maps cells to creatures that burst if the hero enters. Call this only between turns. */
export function hazardAreas(world: World): ReadonlyMap<number, RawId> {
  const { level, game } = world;
  const last = areasOfWorld.get(world);
  if (last !== undefined && last.level === level && last.turn === game.turn) return last.areas;
  const areas = findAreas(world);
  areasOfWorld.set(world, { level, turn: game.turn, areas });
  return areas;
}

interface Trigger {
  mob: Entity;
  range: number;
}

const triggerLists = new Latest<readonly Entity[], { raws: Raws; all: Trigger[] }>();

function triggersOf({ raws, level }: World): readonly Trigger[] {
  const mobs = mobsOf(level);
  const last = triggerLists.get(mobs);
  if (last?.raws === raws) return last.all;
  const all = mobs.flatMap((mob) => {
    const range = triggerRange(raws, mob.raw);
    return range === null ? [] : [{ mob, range }];
  });
  triggerLists.set(mobs, { raws, all });
  return all;
}

const NOTHING: ReadonlyMap<number, RawId> = new Map();

function findAreas(world: World): ReadonlyMap<number, RawId> {
  const triggers = triggersOf(world).filter(({ mob }) => hasBeenSeen(world, mob) && isAlive(world.raws, mob));
  if (triggers.length === 0) return NOTHING;
  const { level, game } = world;
  const areas = new Map<number, RawId>();
  const here = cellIndex(level, positionOf(game.hero));
  for (const { mob, range } of triggers) {
    const area = triggerAreaHere(world, positionOf(mob), range);
    if (isRevealed(level, here) && area.includes(here)) continue;
    for (const cell of area) if (isRevealed(level, cell)) areas.set(cell, mob.raw);
  }
  return areas;
}

const isRevealed = ({ revealed }: Level, cell: number): boolean => revealed[cell] === '1';

/** Includes creatures that would burst. Call this only between turns. */
export function dangerAt(world: World, cell: Point): { danger: Danger; what: RawId } | null {
  const hazard = hazardAt(world, cell);
  if (hazard) return hazard;
  const what = hazardAreas(world).get(cellIndex(world.level, cell));
  return what === undefined ? null : { danger: 'hazard', what };
}
