/** A rectangle of a picture: palette indices, row by row. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  indices: Uint8Array;
}

/** A whole picture as a part. */
export const wholeOf = (indices: Uint8Array, width: number): Part => ({
  x: 0,
  y: 0,
  width,
  height: indices.length / width,
  indices,
});

/**
 * The smallest rectangle with everything that is new, what is as before left transparent; a single transparent pixel
 * when nothing is.
 */
export function changeOf(before: Uint8Array, now: Uint8Array, width: number, transparent: number): Part {
  const box = boxOf(before, now, width);
  if (box === null) return { x: 0, y: 0, width: 1, height: 1, indices: Uint8Array.of(transparent) };
  const indices = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const at = (box.y + y) * width + box.x + x;
      indices[y * box.width + x] = now[at] === before[at] ? transparent : now[at]!;
    }
  }
  return { ...box, indices };
}

/** Where two pictures differ; `null` when they do not. */
function boxOf(before: Uint8Array, now: Uint8Array, width: number): Omit<Part, 'indices'> | null {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y * width < now.length; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (now[row + x] === before[row + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top < 0) top = y;
      bottom = y;
    }
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Every pixel `scale` × `scale`. */
export function enlarged(part: Part, scale: number): Part {
  if (scale === 1) return part;
  const { x, y, width, height, indices } = part;
  const wide = width * scale;
  const large = new Uint8Array(wide * height * scale);
  for (let row = 0; row < height; row++) {
    const start = row * scale * wide;
    let at = start;
    for (let column = 0; column < width; column++) {
      const index = indices[row * width + column]!;
      for (let k = 0; k < scale; k++) large[at++] = index;
    }
    for (let k = 1; k < scale; k++) large.copyWithin(start + k * wide, start, start + wide);
  }
  return { x: x * scale, y: y * scale, width: wide, height: height * scale, indices: large };
}
