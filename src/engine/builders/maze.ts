import { cellOf, snapshot } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';

const SNAPSHOT_EVERY = 50;

export const maze = defineBuilder({
  name: 'maze',
  role: 'starter',
  gives: ['floor'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const columns = Math.floor(map.width / 2) - 2;
    const rows = Math.floor(map.height / 2) - 2;
    const visited = new Uint8Array(columns * rows);
    const carve = (x: number, y: number) => {
      map.tiles[cellOf(map, x, y)] = TILES.floor;
    };
    const backTrace: number[] = [];
    let oldest = 0;
    let current: number | undefined = 0;
    let openings = 0;
    carve(2, 2);
    while (current !== undefined) {
      visited[current] = 1;
      const open = neighboursOf(current, columns, rows).filter((neighbour) => visited[neighbour] === 0);
      if (open.length === 0) {
        current = backTrace[oldest++];
        continue;
      }
      const next = rng.pick(open);
      backTrace.push(current);
      const [c, r] = [current % columns, Math.floor(current / columns)];
      const [nc, nr] = [next % columns, Math.floor(next / columns)];
      carve(c + nc + 2, r + nr + 2);
      carve(2 * (nc + 1), 2 * (nr + 1));
      if (++openings % SNAPSHOT_EVERY === 0) snapshot(draft, 'maze');
      current = next;
    }
  },
});

function neighboursOf(cell: number, columns: number, rows: number): number[] {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const neighbours: number[] = [];
  if (column > 0) neighbours.push(cell - 1);
  if (column < columns - 1) neighbours.push(cell + 1);
  if (row > 0) neighbours.push(cell - columns);
  if (row < rows - 1) neighbours.push(cell + columns);
  return neighbours;
}
