import { apart, type Rgb } from './color';

export const MAX_COLOURS = 256;
const TARGET = 250;
/**
 * Maximum distances, measured by `apart`, between a colour and its replacement. The larger applies only if the smaller
 * leaves too many colours.
 */
const LIMITS = [2 * 8 ** 2, 2 * 16 ** 2];
/** Maximum distances if the caller passes `atAnyCost`. Infinity allows any replacement. */
const ALL_LIMITS = [...LIMITS, 2 * 32 ** 2, Number.POSITIVE_INFINITY];
/** Number of slots in a new hash table, which must be a power of two. */
const SLOTS = 1 << 10;

export interface Indexed {
  palette: Rgb[];
  indices: Uint16Array;
}

/** Reused between pictures, because allocating memory takes longer than filling it. */
let scratch = new Uint16Array();

/** Returns a palette and each pixel's palette index. The next call overwrites the result. */
export function indexColours(data: Uint32Array): Indexed {
  if (scratch.length !== data.length) scratch = new Uint16Array(data.length);
  const colours = new ColourCount();
  const indices = colours.add(data, scratch);
  if (colours.size <= TARGET) return { palette: colours.colours, indices };
  const { palette, place } = colours.fold();
  for (let i = 0; i < indices.length; i++) indices[i] = place[indices[i]!]!;
  return { palette, indices };
}

/** Returns the palette index of each pixel. `place` maps colour numbers to palette indices, at most 255. */
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

  /** Returns `order`, filled with the colour number of each pixel. */
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
   * Returns a palette, which has at most 250 colours if `atAnyCost` is true. `place` maps colour numbers to palette
   * indices.
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
 * Maps each colour number to the number of the colour that replaces it, or to itself. Replaces the rarest colours
 * first, so that most pixels stay.
 */
function foldColours(colours: readonly Rgb[], counts: readonly number[], limits: readonly number[]): Int32Array {
  let remaining = colours.map((_, i) => i).sort((a, b) => counts[a]! - counts[b]! || a - b);
  // `members[i]` holds colour `i` and the colours that colour `i` has replaced so far.
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
 * Returns the colour number of the nearest colour after `place` in `order` that is within `limit` of all `members`;
 * `null` if there is none.
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
