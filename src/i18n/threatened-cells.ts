import type { View } from '../engine';
import { distanceSquared, type Point, same } from '../lib/geometry';

type Id = View['things'][number]['id'];

/** Player-turns after which nobody strikes any more who has wound up. */
const PATIENCE = 12;

/**
 * The cells, as far as the hero saw them, that somebody in view has wound up to strike and has not struck yet, each
 * once and the nearest first.
 */
export function threatenedCells({ events, things, turn, hero }: View): Point[] {
  const ready = new Map<Id, Point[]>();
  for (const event of events) {
    if (event.kind === 'prepared' && turn - event.turn <= PATIENCE) ready.set(event.who.id, event.cells);
    else if (event.kind === 'cast') ready.delete(event.caster.id);
  }
  return things
    .flatMap(({ id }) => ready.get(id) ?? [])
    .filter((cell, order, all) => all.findIndex((other) => same(other, cell)) === order)
    .sort((a, b) => distanceSquared(a, hero.at) - distanceSquared(b, hero.at));
}
