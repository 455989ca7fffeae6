/** `opaque`: one byte a cell, row by row; 1 blocks sight. */
export interface SightMap {
  width: number;
  height: number;
  opaque: Uint8Array;
}

const OCTANTS = [
  [0, -1, 1, 0],
  [0, -1, -1, 0],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [1, 0, 0, 1],
  [1, 0, 0, -1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
] as const;

/** Returns sorted cell indices, walls included. Uses symmetric shadow casting (Albert Ford, 2017, CC0). */
export function fieldOfView(map: SightMap, x: number, y: number, radius: number): number[] {
  if (radius < 0) return [];
  const seen = cleanMarks(map.width * map.height);
  seen[y * map.width + x] = 1;
  // Largest squared distance that rounds to the radius.
  const reach = radius * radius + radius;
  const eye: Eye = { map, seen, x, y, radius, reach };
  for (const octant of OCTANTS) scan(eye, octant);
  const cells: number[] = [];
  const right = Math.min(map.width - 1, x + radius);
  const bottom = Math.min(map.height - 1, y + radius);
  for (let row = Math.max(0, y - radius); row <= bottom; row++) {
    for (let column = Math.max(0, x - radius); column <= right; column++) {
      const index = row * map.width + column;
      if (seen[index] === 0) continue;
      cells.push(index);
      seen[index] = 0;
    }
  }
  return cells;
}

// Shared, because allocating is slow; each call clears its marks.
let marks = new Uint8Array(0);

function cleanMarks(cells: number): Uint8Array {
  if (marks.length < cells) marks = new Uint8Array(cells);
  return marks;
}

interface Eye extends Record<'x' | 'y' | 'radius' | 'reach', number> {
  map: SightMap;
  seen: Uint8Array;
}

function scan({ map, seen, x, y, radius, reach }: Eye, [rx, ry, cx, cy]: (typeof OCTANTS)[number]): void {
  // Five numbers a row: distance, then start and end slopes as fractions.
  const stack: number[] = [1, 0, 1, 1, 1];
  while (stack.length > 0) {
    const endD = stack.pop() as number;
    const endN = stack.pop() as number;
    let startD = stack.pop() as number;
    let startN = stack.pop() as number;
    const row = stack.pop() as number;
    if (row > radius) continue;
    const first = Math.floor((2 * row * startN + startD) / (2 * startD));
    const last = Math.ceil((2 * row * endN - endD) / (2 * endD));
    let before = -1;
    for (let column = first; column <= last; column++) {
      const px = x + rx * row + cx * column;
      const py = y + ry * row + cy * column;
      const inside = px >= 0 && py >= 0 && px < map.width && py < map.height;
      const index = py * map.width + px;
      const wall = !inside || map.opaque[index] === 1;
      const centred = column * startD >= row * startN && column * endD <= row * endN;
      if (inside && (wall || centred) && row * row + column * column <= reach) seen[index] = 1;
      if (before === 1 && !wall) {
        startN = 2 * column - 1;
        startD = 2 * row;
      }
      if (before === 0 && wall) stack.push(row + 1, startN, startD, 2 * column - 1, 2 * row);
      before = wall ? 1 : 0;
    }
    if (before === 0) stack.push(row + 1, startN, startD, endN, endD);
  }
}
