import { centreOf, defineBuilder, drunkenStep, paint, waysOf } from './common';

const LIFETIME = 20;

export const roomExploder = defineBuilder({
  name: 'room-exploder',
  role: 'modifier',
  needs: ['rooms', 'floor'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const ways = waysOf(rng);
    for (const room of draft.rooms ?? []) {
      const diggers = rng.die(20) - 5;
      for (let digger = 0; digger < diggers; digger++) {
        const at = centreOf(room);
        for (let step = 0; step < LIFETIME; step++) {
          paint(map, at, 1, 'none');
          drunkenStep(map, at, ways);
        }
      }
    }
  },
});
