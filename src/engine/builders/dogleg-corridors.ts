import { centreOf, defineBuilder, horizontalTunnel, verticalTunnel } from './common';

export const doglegCorridors = defineBuilder({
  name: 'dogleg-corridors',
  role: 'modifier',
  needs: ['rooms'],
  gives: ['corridors', 'floor'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const centres = (draft.rooms ?? []).map(centreOf);
    draft.corridors = centres.slice(1).map((to, index) => {
      const from = centres[index] ?? to;
      return rng.int(0, 1) === 1
        ? [...horizontalTunnel(map, from.x, to.x, from.y), ...verticalTunnel(map, from.y, to.y, to.x)]
        : [...verticalTunnel(map, from.y, to.y, from.x), ...horizontalTunnel(map, from.x, to.x, to.y)];
    });
  },
});
