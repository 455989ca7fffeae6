import { cellOf, setExit } from '../level-draft/draft';
import { centreOf, defineBuilder } from './common';

export const roomStairs = defineBuilder({
  name: 'room-stairs',
  role: 'modifier',
  needs: ['rooms'],
  gives: ['exit'],
  settings: {},
  build(draft) {
    const last = draft.rooms?.at(-1);
    if (!last) return;
    const { x, y } = centreOf(last);
    setExit(draft.map, cellOf(draft.map, x, y));
  },
});
