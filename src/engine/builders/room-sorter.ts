import * as z from 'zod/mini';
import { distanceSquared, type Point, type Rect } from '../../lib/geometry';
import { centreOf, defineBuilder, middleOf } from './common';

const ORDERS = {
  leftmost: ({ x1 }: Rect) => x1,
  rightmost: ({ x2 }: Rect) => -x2,
  topmost: ({ y1 }: Rect) => y1,
  bottommost: ({ y2 }: Rect) => -y2,
  central: (room: Rect, middle: Point) => distanceSquared(centreOf(room), middle),
};
type Order = keyof typeof ORDERS;

export const roomSorter = defineBuilder({
  name: 'room-sorter',
  role: 'modifier',
  needs: ['rooms'],
  gives: ['rooms'],
  settings: { order: z.enum(Object.keys(ORDERS) as Order[]) },
  build(draft, { order }) {
    const middle = middleOf(draft.map);
    const rank = ORDERS[order];
    draft.rooms = [...(draft.rooms ?? [])].sort((a, b) => rank(a, middle) - rank(b, middle));
  },
});
