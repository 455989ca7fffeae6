import { distanceSquared, type Point } from '../../lib/geometry';
import type { EntityId } from '../vocabulary/character';
import { footprint, isHero } from './components';
import type { Entity } from './entity';
import type { EventFact, Sense } from './event';
import { heroSees, heroSeesEntity } from './queries';
import type { World } from './world';

/** Cells within which the hero hears a fight. */
const HEARING_RANGE = 20;

/** Adds an event even if the hero cannot notice the event. */
export function emit(world: World, fact: EventFact, sense: Sense): void {
  world.events.push({ ...fact, turn: world.game.turn, sense });
}

/** Drops unnoticed events. Heard attacks become `fighting`, at most once per player-turn. */
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

/** Returns the first visible cell, else the top-left. Throws without a position. */
export function visibleCellOf(world: World, entity: Entity): Point {
  const cells = footprint(world.raws, entity);
  const cell = cells.find((one) => heroSees(world, one)) ?? cells[0];
  if (!cell) throw new Error(`${entity.raw} ${entity.id} is nowhere`);
  return cell;
}

/** The hero is involved as `who`, or as `by` while seeing `who`. */
export function emitAbout(world: World, fact: EventFact, who: Entity, by: EntityId | null): void {
  const own = isHero(who) || (by === world.game.hero.id && heroSeesEntity(world, who));
  emitAt(world, fact, visibleCellOf(world, who), own);
}
