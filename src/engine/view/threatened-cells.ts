import { distanceSquared, type Point, same } from '../../lib/geometry';
import { type EntityId, type View, WIND_UP_PATIENCE } from '../state';

/** Returns cells of visible prepared attacks, each once, nearest first. */
export function threatenedCells({ events, things, turn, hero }: View): Point[] {
  const ready = new Map<EntityId, Point[]>();
  for (const event of events) {
    if (event.kind === 'prepared' && turn - event.turn <= WIND_UP_PATIENCE) ready.set(event.who.id, event.cells);
    else if (event.kind === 'cast') ready.delete(event.caster.id);
  }
  return things
    .flatMap(({ id }) => ready.get(id) ?? [])
    .filter((cell, order, all) => all.findIndex((other) => same(other, cell)) === order)
    .sort((a, b) => distanceSquared(a, hero.at) - distanceSquared(b, hero.at));
}
