import { distanceSquared, type Point } from '../../lib/geometry';
import type { EntityId } from '../vocabulary/character';
import { footprint, isHero } from './components';
import type { Entity } from './entity';
import type { EventFact, Sense } from './event';
import { heroSees, heroSeesEntity } from './queries';
import type { World } from './world';

/** Straight-line distance in tiles at which a fight is heard. */
const HEARING_RANGE = 20;

/** Adds an event to those of this action. */
export function emit(world: World, fact: EventFact, sense: Sense): void {
  world.events.push({ ...fact, turn: world.game.turn, sense });
}

/**
 * Adds an event if the hero notices it: `self` when it is involved, `seen` when it sees the cell. Attacks out of sight
 * are heard within 20 tiles, as at most one `fighting` a turn; everything else out of sight is dropped.
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

/** The cell of an entity to show: the first one the hero sees, else its top-left one. */
export function visibleCellOf(world: World, entity: Entity): Point {
  const cells = footprint(world.raws, entity);
  const cell = cells.find((one) => heroSees(world, one)) ?? cells[0];
  if (!cell) throw new Error(`${entity.raw} ${entity.id} is nowhere`);
  return cell;
}

/** Adds an event that concerns an entity, if the hero is that entity or sees it; `self` also when `by` is the hero. */
export function emitAbout(world: World, fact: EventFact, who: Entity, by: EntityId | null): void {
  const own = isHero(who) || (by === world.game.hero.id && heroSeesEntity(world, who));
  emitAt(world, fact, visibleCellOf(world, who), own);
}
