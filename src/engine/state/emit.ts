import { distanceSquared, type Point } from '../../lib/geometry';
import type { EntityId } from '../vocabulary/character';
import { footprint, isHero } from './components';
import type { Entity } from './entity';
import type { EventFact, Sense } from './event';
import { heroSees, heroSeesEntity } from './queries';
import type { World } from './world';

/** Straight-line distance in tiles up to which the hero hears a fight. */
const HEARING_RANGE = 20;

/** Adds an event to the events of this action. */
export function emit(world: World, fact: EventFact, sense: Sense): void {
  world.events.push({ ...fact, turn: world.game.turn, sense });
}

/**
 * Adds an event if the hero notices it. The sense is `self` if the hero is involved, `seen` if it sees the cell. The
 * hero hears attacks out of sight within 20 tiles, reported as at most one `fighting` a turn. Other events out of sight
 * are dropped.
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

/**
 * Returns the cell at which to show an entity: the first cell that the hero sees, else the top-left one. Throws if the
 * entity is on no cell.
 */
export function visibleCellOf(world: World, entity: Entity): Point {
  const cells = footprint(world.raws, entity);
  const cell = cells.find((one) => heroSees(world, one)) ?? cells[0];
  if (!cell) throw new Error(`${entity.raw} ${entity.id} is nowhere`);
  return cell;
}

/**
 * Adds an event about an entity if the hero notices it. The sense is `self` if the entity is the hero. It is `self` as
 * well if the hero caused the event and sees the entity.
 */
export function emitAbout(world: World, fact: EventFact, who: Entity, by: EntityId | null): void {
  const own = isHero(who) || (by === world.game.hero.id && heroSeesEntity(world, who));
  emitAt(world, fact, visibleCellOf(world, who), own);
}
