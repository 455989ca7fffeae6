import { distanceSquared } from '../../lib/geometry';
import { Latest } from '../../lib/latest';
import { refOf } from '../knowledge';
import {
  component,
  type Entity,
  emit,
  has,
  heroSees,
  type Level,
  positionOf,
  setTile,
  TILES,
  type World,
} from '../state';

const ODDS = 24;
const CAREFUL_ODDS = 4;
const CAREFUL_REACH = 3;

/** Emits `spotted` for each hidden thing that a roll uncovers. */
export function search(world: World): void {
  world.searchDue = false;
  for (const thing of hiddenThings(world)) {
    if (!thing.position || !heroSees(world, thing.position)) continue;
    if (component(world.raws, thing, 'hidden') === null) continue;
    if (world.rng.die(oddsOf(world, thing)) !== 1) continue;
    uncover(world, thing);
    emit(world, { kind: 'spotted', thing: refOf(world, thing), at: thing.position }, 'seen');
  }
}

interface HiddenThings {
  newest: number;
  all: Entity[];
}

// Cached for speed; nothing becomes hidden later.
const hidden = new Latest<Level, HiddenThings>();

/** May include things that are no longer hidden. */
function hiddenThings({ raws, level }: World): readonly Entity[] {
  const newest = level.entities.at(-1)?.id ?? 0;
  const known = hidden.get(level);
  if (known !== undefined && known.newest >= newest) return known.all;
  const all = level.entities.filter((thing) => component(raws, thing, 'hidden') !== null);
  hidden.set(level, { newest, all });
  return all;
}

function oddsOf(world: World, thing: Entity): number {
  if (!world.careful) return ODDS;
  const far = distanceSquared(positionOf(world.game.hero), positionOf(thing));
  return far <= CAREFUL_REACH * CAREFUL_REACH ? CAREFUL_ODDS : ODDS;
}

function uncover(world: World, thing: Entity): void {
  thing.hidden = null;
  if (has(world.raws, thing, 'door')) setTile(world, positionOf(thing), TILES.floor);
}
