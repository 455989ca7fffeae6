import type { Rect } from '../../lib/geometry';
import { type MapDraft, snapshot } from '../level-draft/draft';
import { carve, centreOf, defineBuilder } from './common';

export const roomDrawer = defineBuilder({
  name: 'room-drawer',
  role: 'modifier',
  needs: ['rooms'],
  gives: ['floor'],
  settings: {},
  build(draft) {
    for (const room of draft.rooms ?? []) {
      if (draft.rng.die(4) === 1) drawDisc(draft.map, room);
      else drawRectangle(draft.map, room);
      snapshot(draft, 'room-drawer');
    }
  },
});

function drawRectangle(map: MapDraft, { x1, y1, x2, y2 }: Rect): void {
  for (let y = y1 + 1; y <= y2; y++) for (let x = x1 + 1; x <= x2; x++) carve(map, x, y);
}

/** Rounds even widths up, because single cells would stick out. */
function drawDisc(map: MapDraft, room: Rect): void {
  const shorter = Math.min(room.x2 - room.x1, room.y2 - room.y1);
  const diameter = shorter % 2 === 0 ? shorter + 1 : shorter;
  const centre = centreOf(room);
  for (let y = room.y1; y <= room.y2; y++) {
    for (let x = room.x1; x <= room.x2; x++) {
      const near = 4 * ((x - centre.x) ** 2 + (y - centre.y) ** 2) <= diameter ** 2;
      if (near) carve(map, x, y);
    }
  }
}
