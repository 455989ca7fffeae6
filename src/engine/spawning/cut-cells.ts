import { NEIGHBOURS } from '../../lib/sides';
import { openCells } from '../level-draft/areas';
import { exitCells, type MapDraft } from '../level-draft/draft';

/** Marks cells that, if blocked, cut off an exit or `region` cells. */
export function cutCells(map: MapDraft, start: number, blocked: Iterable<number>, region: number): Uint8Array {
  const open = openCells(map);
  for (const cell of blocked) open[cell] = 0;
  const sides = NEIGHBOURS.map(([dx, dy]) => dy * map.width + dx);
  const found = new Int32Array(open.length);
  const lowest = new Int32Array(open.length);
  const size = new Int32Array(open.length).fill(1);
  const exit = new Uint8Array(open.length);
  for (const cell of exitCells(map)) exit[cell] = 1;
  const tried = new Uint8Array(open.length);
  const cuts = new Uint8Array(open.length);
  const stack = [start];
  let count = 1;
  found[start] = count;
  lowest[start] = count;
  for (let cell = start; ; ) {
    const side = tried[cell] as number;
    if (side < sides.length) {
      tried[cell] = side + 1;
      const next = cell + (sides[side] as number);
      if (open[next] !== 1) continue;
      if (found[next] !== 0) {
        lowest[cell] = Math.min(lowest[cell] as number, found[next] as number);
        continue;
      }
      count += 1;
      found[next] = count;
      lowest[next] = count;
      stack.push(next);
      cell = next;
      continue;
    }
    stack.pop();
    const above = stack.at(-1);
    if (above === undefined) return cuts;
    lowest[above] = Math.min(lowest[above] as number, lowest[cell] as number);
    size[above] = (size[above] as number) + (size[cell] as number);
    if (exit[cell] === 1) exit[above] = 1;
    const isCutOff = (lowest[cell] as number) >= (found[above] as number);
    if (isCutOff && above !== start && (exit[cell] === 1 || (size[cell] as number) >= region)) cuts[above] = 1;
    cell = above;
  }
}
