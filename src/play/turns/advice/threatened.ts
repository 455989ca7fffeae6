import type { EntityId, View } from '../../../engine';
import { type Point, same } from '../../../lib/geometry';

/** Player-turns after which nobody strikes any more who has wound up. */
const PATIENCE = 12;

/** The cells, as far as the hero saw them, that somebody in view has wound up to strike and has not struck yet. */
function threatenedCells({ events, things, turn }: View): Point[] {
  const ready = new Map<EntityId, Point[]>();
  for (const event of events) {
    if (event.kind === 'prepared' && turn - event.turn <= PATIENCE) ready.set(event.who.id, event.cells);
    else if (event.kind === 'cast') ready.delete(event.caster.id);
  }
  return things.flatMap(({ id }) => ready.get(id) ?? []);
}

/** Does the hero stand on ground that is about to burn? */
export const isAboutToBurn = ({ things, hero }: View): boolean =>
  things.some(({ igniting, at }) => igniting && same(at, hero.at));

/** Is a blow coming down on the cell? */
export const isThreatened = (view: View, cell: Point): boolean =>
  threatenedCells(view).some((threatened) => same(threatened, cell));
