import { nestedDraft } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';
import { diffusionLimitedAggregation } from './diffusion-limited-aggregation';

export const dragonsLair = defineBuilder({
  name: 'dragons-lair',
  role: 'modifier',
  gives: ['floor'],
  settings: {},
  build(draft) {
    const lair = nestedDraft(draft);
    diffusionLimitedAggregation.build(lair, { preset: 'insectoid' });
    for (const [cell, tile] of lair.map.tiles.entries()) {
      if (tile === TILES.floor && draft.map.tiles[cell] === TILES.wall) draft.map.tiles[cell] = TILES.floor;
    }
  },
});
