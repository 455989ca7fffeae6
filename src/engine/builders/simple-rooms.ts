import type { Rect } from '../../lib/geometry';
import { snapshot } from '../level-draft/draft';
import { defineBuilder, rect, touch } from './common';

const ATTEMPTS = 30;

export const simpleRooms = defineBuilder({
  name: 'simple-rooms',
  role: 'starter',
  gives: ['rooms'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const rooms: Rect[] = [];
    draft.rooms = rooms;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const width = rng.int(6, 9);
      const height = rng.int(6, 9);
      const x = rng.die(map.width - width - 1) - 1;
      const y = rng.die(map.height - height - 1) - 1;
      const room = rect(x, y, width, height);
      if (rooms.some((other) => touch(room, other))) continue;
      rooms.push(room);
      snapshot(draft, 'simple-rooms');
    }
  },
});
