import { apart, type Rgb } from './color';

/** Maximum number of colours in the palette of a PNG. */
export const MAX_COLOURS = 256;
/**
 * Number of colours to which a larger palette is reduced. The number is below 256, so that a caller can add colours,
 * such as a transparent one.
 */
const TARGET = 250;
/**
 * Maximum distances, by `apart`, between a colour and its replacement. The first limit allows red alone to change by 8
 * of 255, the second by 16. The second applies only if the first leaves too many colours.
 */
const LIMITS = [2 * 8 ** 2, 2 * 16 ** 2];
/** Maximum distances if the caller passes `atAnyCost`. The last one allows any replacement. */
const ALL_LIMITS = [...LIMITS, 2 * 32 ** 2, Number.POSITIVE_INFINITY];
/** Number of slots in a new hash table, which must be a power of two. */
const SLOTS = 1 << 10;

export interface Indexed {
  palette: Rgb[];
  indices: Uint16Array;
}

/** Indices of the previous picture, for reuse, because allocating memory takes longer than filling it. */
let scratch = new Uint16Array();

/**
 * Returns the palette of a picture in order of appearance, and the palette index of each pixel. If there are more than
 * 250 colours, similar colours replace the rarest. More than 250 are left if too many colours are unlike all others.
 * The next call overwrites the result.
 */
export function indexColours(data: Uint32Array): Indexed {
  if (scratch.length !== data.length) scratch = new Uint16Array(data.length);
  const colours = new ColourCount();
  const indices = colours.add(data, scratch);
  if (colours.size <= TARGET) return { palette: colours.colours, indices };
  const { palette, place } = colours.fold();
  for (let i = 0; i < indices.length; i++) indices[i] = place[indices[i]!]!;
  return { palette, indices };
}

/**
 * Returns the palette index of each pixel. `order` has the colour number of each pixel, `place` the palette index of
 * each colour number. Palette indices must be at most 255.
 */
export function placeIn(order: Uint16Array, place: Uint16Array): Uint8Array {
  const indices = new Uint8Array(order.length);
  for (let i = 0; i < order.length; i++) indices[i] = place[order[i]!]!;
  return indices;
}

/** Counts the colours of pictures that share a palette. Colours have numbers from 0, in order of appearance. */
export class ColourCount {
  readonly colours: Rgb[] = [];
  private readonly counts: number[] = [];
  // Hash table with open addressing, because a `Map` would take as long as the whole compression.
  private table = new Int32Array(SLOTS);

  get size(): number {
    return this.colours.length;
  }

  /** Returns the colour number of each pixel, in `order` if the caller passes an array. */
  add(data: Uint32Array, order = new Uint16Array(data.length)): Uint16Array {
    const { counts } = this;
    const { length } = data;
    let i = 0;
    while (i < length) {
      const color = data[i]!;
      const index = this.numberOf(color);
      const from = i;
      do order[i++] = index;
      while (i < length && data[i] === color);
      counts[index]! += i - from;
    }
    return order;
  }

  private numberOf(color: Rgb): number {
    const slot = this.slotOf(color);
    const known = this.table[slot]!;
    if (known !== 0) return known - 1;
    this.counts.push(0);
    this.table[slot] = this.colours.push(color);
    if (2 * this.colours.length > this.table.length) this.grow();
    return this.colours.length - 1;
  }

  private slotOf(color: Rgb): number {
    const { table, colours } = this;
    const mask = table.length - 1;
    let slot = (Math.imul(color, 0x9e3779b1) >>> 12) & mask;
    while (table[slot] !== 0 && colours[table[slot]! - 1] !== color) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    this.table = new Int32Array(4 * this.table.length);
    this.colours.forEach((color, i) => {
      this.table[this.slotOf(color)] = i + 1;
    });
  }

  /**
   * Returns a palette, and in `place` the palette index for each colour number. With `atAnyCost`, the palette has at
   * most 250 colours. Otherwise the palette is larger if too many colours are unlike all others.
   */
  fold(atAnyCost = false): { palette: Rgb[]; place: Uint16Array } {
    const { colours } = this;
    const into = colours.length > TARGET ? foldColours(colours, this.counts, atAnyCost ? ALL_LIMITS : LIMITS) : null;
    if (into === null) return { palette: colours, place: Uint16Array.from(colours, (_, i) => i) };
    const palette = colours.map((_, i) => i).filter((i) => into[i] === i);
    const now = new Map(palette.map((old, i) => [old, i]));
    return { palette: palette.map((i) => colours[i]!), place: Uint16Array.from(into, (i) => now.get(i)!) };
  }
}

/**
 * Returns for each colour number the number of its replacement, or the number itself if the colour stays. Replaces the
 * rarest colours first, so that most pixels keep their colour. Each replacement is the nearest colour that is at least
 * as frequent.
 */
function foldColours(colours: readonly Rgb[], counts: readonly number[], limits: readonly number[]): Int32Array {
  let remaining = colours.map((_, i) => i).sort((a, b) => counts[a]! - counts[b]! || a - b);
  // `members[i]` holds colour `i` and the colours that it has replaced so far. A replacement of `i` must be within the
  // limit for each of these colours.
  const members = colours.map((_, i) => [i]);
  for (const limit of limits) {
    let excess = remaining.length - TARGET;
    remaining = remaining.filter((i, at) => {
      const best = excess > 0 ? nearest(colours, remaining, at, members[i]!, limit) : null;
      if (best === null) return true;
      members[best]!.push(...members[i]!);
      excess -= 1;
      return false;
    });
  }
  const into = new Int32Array(colours.length);
  for (const i of remaining) for (const member of members[i]!) into[member] = i;
  return into;
}

/**
 * Returns the number of the colour nearest to `order[place]`; `null` if there is none. Considers only colours after
 * `place` in `order` that are within `limit` of all members.
 */
function nearest(
  colours: readonly Rgb[],
  order: readonly number[],
  place: number,
  members: readonly number[],
  limit: number,
): number | null {
  const color = colours[order[place]!]!;
  let best: number | null = null;
  let least = limit + 1;
  for (let at = place + 1; at < order.length; at++) {
    const other = colours[order[at]!]!;
    const d = apart(color, other);
    if (d < least && members.every((member) => apart(colours[member]!, other) <= limit)) {
      least = d;
      best = order[at]!;
    }
  }
  return best;
}
