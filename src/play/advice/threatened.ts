import { threatenedCells, type View } from '../../engine';
import { type Point, same } from '../../lib/geometry';

/** Does the hero stand on ground that is about to burn? */
export const isAboutToBurn = ({ things, hero }: View): boolean =>
  things.some(({ igniting, at }) => igniting && same(at, hero.at));

/** Is a blow coming down on the cell? */
export const isThreatened = (view: View, cell: Point): boolean =>
  threatenedCells(view).some((threatened) => same(threatened, cell));
