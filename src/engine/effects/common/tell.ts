import type { Point } from '../../../lib/geometry';
import { refOf } from '../../identification';
import type { EntityId } from '../../state/character';
import { emitAt } from '../../state/emit';
import type { Entity } from '../../state/entity';
import type { EventFact, ThingRef } from '../../state/event';
import { entityById, footprint, heroSees, heroSeesEntity, isHero } from '../../state/queries';
import type { World } from '../../state/world';

/** The cell of an entity to show: the first one the hero sees, else its top-left corner. */
export function shownAt(world: World, entity: Entity): Point {
  const cells = footprint(world.raws, entity);
  const cell = cells.find((one) => heroSees(world, one)) ?? cells[0];
  if (!cell) throw new Error(`${entity.raw} ${entity.id} is nowhere`);
  return cell;
}

/** Tells what befell somebody, if the hero suffers or sees it; it is the hero's own doing when `by` is the hero. */
export function tell(world: World, fact: EventFact, who: Entity, by: EntityId | null): void {
  const own = isHero(who) || (by === world.game.hero.id && heroSeesEntity(world, who));
  emitAt(world, fact, shownAt(world, who), own);
}

/** Somebody by id as the hero knows it; `null` for nobody and for those long gone. */
export function refById(world: World, id: EntityId | null): ThingRef | null {
  const entity = id === null ? null : entityById(world, id);
  return entity ? refOf(world, entity) : null;
}
