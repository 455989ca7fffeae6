import { distanceSquared, type Point } from '../../lib/geometry';
import type { EntityId } from './character';
import { footprint, isHero } from './components';
import type { Entity } from './entity';
import type { EventFact, Sense } from './event';
import { heroSees, heroSeesEntity } from './queries';
import type { World } from './world';

/** Tiles, straight-line: how far off a fight is heard. */
const HEARING_RANGE = 20;

/** Adds a fact to what happened in this action. */
export function emit(world: World, fact: EventFact, sense: Sense): void {
  world.events.push({ ...fact, turn: world.game.turn, sense });
}

/**
 * Adds a fact if the hero comes to know of it: `self` when it is involved, `seen` when it sees the cell. Blows out of
 * sight are heard within 20 tiles, as at most one `fighting` a turn; everything else out of sight is dropped.
 */
export function emitAt(world: World, fact: EventFact, at: Point, involvesHero: boolean): void {
  if (involvesHero) emit(world, fact, 'self');
  else if (heroSees(world, at)) emit(world, fact, 'seen');
  else if ((fact.kind === 'hit' || fact.kind === 'missed') && isHeard(world, at))
    emit(world, { kind: 'fighting' }, 'heard');
}

function isHeard(world: World, at: Point): boolean {
  const ear = world.game.hero.position;
  if (!ear || distanceSquared(ear, at) > HEARING_RANGE * HEARING_RANGE) return false;
  return !world.events.some((event) => event.kind === 'fighting' && event.turn === world.game.turn);
}

/** The cell of an entity to show: the first one the hero sees, else its top-left corner. */
export function visibleCellOf(world: World, entity: Entity): Point {
  const cells = footprint(world.raws, entity);
  const cell = cells.find((one) => heroSees(world, one)) ?? cells[0];
  if (!cell) throw new Error(`${entity.raw} ${entity.id} is nowhere`);
  return cell;
}

/** Tells what befell somebody, if the hero suffers or sees it; it is the hero's own doing when `by` is the hero. */
export function emitAbout(world: World, fact: EventFact, who: Entity, by: EntityId | null): void {
  const own = isHero(who) || (by === world.game.hero.id && heroSeesEntity(world, who));
  emitAt(world, fact, visibleCellOf(world, who), own);
}
