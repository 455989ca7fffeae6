import { kingDistance } from '../../lib/geometry';
import {
  companionHere,
  creatureById,
  isBesideHero,
  isConfused,
  isUnaware,
  seesPreferredRivals,
  stanceToHero,
} from '../creatures';
import { refOf } from '../knowledge';
import { nearestFree } from '../spawning/free-cell';
import {
  addToLevel,
  type Entity,
  emit,
  emitAt,
  has,
  isAlive,
  mobsOf,
  positionOf,
  removeFromLevel,
  roleIn,
  sizeOf,
  type World,
} from '../state';
import { visibility } from '../systems/visibility';

/** Player-turns that a pursuer spends on the stairs. */
const ON_THE_WAY = 1;

/** Moves hostile followers to `game.pursuers`. The caller must then move the hero. */
export function beginPursuit(world: World): void {
  for (const entity of mobsOf(world.level).filter((mob) => isPursuing(world, mob))) leave(world, entity, ON_THE_WAY);
}

function isPursuing(world: World, mob: Entity): boolean {
  const { raws } = world;
  const { width, height } = sizeOf(raws, mob);
  if (width > 1 || height > 1 || mob.afraidOf != null || has(raws, mob, 'rooted')) return false;
  if (isConfused(raws, mob) || isUnaware(mob) || roleIn(world.game.story, mob.id) === 'beast') return false;
  if (!isAlive(raws, mob) || stanceToHero(world, mob) !== 'hostile' || !has(raws, mob, 'attributes')) return false;
  if (!isBesideHero(world, mob)) return false;
  const self = creatureById(world, mob.id);
  return self !== null && !seesPreferredRivals(world, self);
}

/** Cells within which the companion follows the hero to another level. */
const WITHIN_CALL = 2;

/** Moves the companion to `game.pursuers`. Emits `bidden` if the companion cannot follow. */
export function bringCompanion(world: World, depth: number): void {
  const { raws, game } = world;
  const entity = companionHere(world);
  if (entity === null || !game.companion || entity.companion === 'wait') return;
  const isFar = kingDistance(positionOf(entity), positionOf(game.hero)) > WITHIN_CALL;
  if (isFar || isConfused(raws, entity)) {
    emit(world, { kind: 'bidden', who: refOf(world, entity), what: 'wait' }, 'self');
    return;
  }
  leave(world, entity, 0);
  game.companion = { ...game.companion, depth };
}

function leave(world: World, entity: Entity, turns: number): void {
  const { game, level } = world;
  removeFromLevel(world, entity);
  delete entity.position;
  delete entity.waypoint;
  delete entity.heard;
  delete entity.home;
  delete entity.windUp;
  entity.birthDepth ??= level.depth;
  game.pursuers.push({ entity, arrives: game.turn + turns });
}

/** A pursuer without a free cell waits for the next call. */
export function endPursuit(world: World): void {
  const { game } = world;
  if (game.pursuers.length === 0) return;
  visibility(world);
  const waiting = game.pursuers;
  game.pursuers = waiting.filter(({ entity, arrives }) => arrives > game.turn || !arrive(world, entity));
}

function arrive(world: World, entity: Entity): boolean {
  const at = nearestFree(world, entity, positionOf(world.game.hero));
  if (at === null) return false;
  entity.position = at;
  addToLevel(world, entity);
  if (entity.birthDepth === world.level.depth) delete entity.birthDepth;
  if (entity.companion) return true;
  world.noticed.add(entity.id);
  emitAt(world, { kind: 'pursued', who: refOf(world, entity), at }, at, false);
  return true;
}
