import { pointOf } from '../../lib/geometry';
import { distanceField, UNREACHED } from '../../lib/path';
import { walkMapOf } from '../level-draft/areas';
import { setExit } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';

export const distantExit = defineBuilder({
  name: 'distant-exit',
  role: 'modifier',
  needs: ['start', 'floor'],
  gives: ['exit'],
  settings: {},
  build(draft) {
    const { map, start } = draft;
    if (start === null) return;
    const field = distanceField(walkMapOf(map), [pointOf(map, start)]);
    let exit = start;
    for (let cell = 0; cell < field.length; cell++) {
      const distance = field[cell] as number;
      if (distance === UNREACHED || distance <= (field[exit] as number)) continue;
      if (map.tiles[cell] === TILES.floor) exit = cell;
    }
    if (exit !== start) setExit(map, exit);
  },
});
