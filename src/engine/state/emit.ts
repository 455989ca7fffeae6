import { distanceSquared, type Point } from '../../lib/geometry';
import type { EntityId } from '../vocabulary/character';
import { footprint, isHero } from './components';
import type { Entity } from './entity';
import type { EventFact, Sense } from './event';
import { heroSees, heroSeesEntity } from './queries';
import type { World } from './world';

/** Maximum straight-line distance in cells at which the hero hears a fight. */
const HEARING_RANGE = 20;

/** Adds an event of the present player-turn, even if the hero cannot notice the event. */
export function emit(world: World, fact: EventFact, sense: Sense): void {
  world.events.push({ ...fact, turn: world.game.turn, sense });
}

/**
 * Adds the event as `self` if the hero is involved, and as `seen` if the hero sees the cell `at`. For an attack that
 * the hero only hears, adds `fighting` instead, at most once in a player-turn. Drops all other events out of sight.
 */
export function emitAt(world: World, fact: EventFact, at: Point, involvesHero: boolean): void {
  if (involvesHero) emit(world, fact, 'self');
  else if (heroSees(world, at)) emit(world, fact, 'seen');
  else if ((fact.kind === 'hit' || fact.kind === 'missed') && isHeard(world, at))
    emit(world, { kind: 'fighting' }, 'heard');
}

function isHeard(world: World, at: Point): boolean {
  if (distanceSquared(world.game.hero.position, at) > HEARING_RANGE * HEARING_RANGE) return false;
  return !world.events.some((event) => event.kind === 'fighting' && event.turn === world.game.turn);
}

/** Returns the first cell of the entity that the hero sees, else its top-left cell. Throws without a position. */
export function visibleCellOf(world: World, entity: Entity): Point {
  const cells = footprint(world.raws, entity);
  const cell = cells.find((one) => heroSees(world, one)) ?? cells[0];
  if (!cell) throw new Error(`${entity.raw} ${entity.id} is nowhere`);
  return cell;
}

/**
 * Adds the event as `self` if `who` is the hero. Also adds the event as `self` if the hero (`by`) caused the event and
 * sees `who`. Otherwise calls `emitAt`.
 */
export function emitAbout(world: World, fact: EventFact, who: Entity, by: EntityId | null): void {
  const own = isHero(who) || (by === world.game.hero.id && heroSeesEntity(world, who));
  emitAt(world, fact, visibleCellOf(world, who), own);
}
