import { defineBuilder, randomCellOf, stepCorridor } from './common';

/** Corridors may end beside round rooms, which do not fill their rectangle. */
export const bspCorridors = defineBuilder({
  name: 'bsp-corridors',
  role: 'modifier',
  needs: ['rooms'],
  gives: ['corridors', 'floor'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const rooms = draft.rooms ?? [];
    draft.corridors = rooms.slice(1).map((room, index) => {
      const before = rooms[index] ?? room;
      const from = randomCellOf(before, rng);
      return stepCorridor(map, from, randomCellOf(room, rng));
    });
  },
});
