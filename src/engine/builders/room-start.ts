import { cellOf } from '../level-draft/draft';
import { centreOf, defineBuilder } from './common';

export const roomStart = defineBuilder({
  name: 'room-start',
  role: 'modifier',
  needs: ['rooms'],
  gives: ['start'],
  settings: {},
  build(draft) {
    const first = draft.rooms?.[0];
    if (!first) return;
    const { x, y } = centreOf(first);
    draft.start = cellOf(draft.map, x, y);
  },
});
