import type { Rgb } from './color';

/** The most colours of a PNG palette. */
export const MAX_COLOURS = 256;
/** Fewer than the most, so that a caller may still add some. */
const TARGET = 250;
/** Weighted squares of distances: no channel changes by more than 8 levels, or 16 where that is not enough. */
const LIMITS = [2 * 8 ** 2, 2 * 16 ** 2];
/** With `atAnyCost`: twice that, then any distance. */
const ALL_LIMITS = [...LIMITS, 2 * 32 ** 2, Number.POSITIVE_INFINITY];
const SLOTS = 1 << 16;

export interface Indexed {
  palette: Rgb[];
  /** One palette index per pixel; meaningless when the palette is longer than 256. */
  indices: Uint8Array;
}

/** The colours of a picture in order of appearance, rare ones folded into their nearest when there are too many. */
export function indexColours(data: Uint32Array): Indexed {
  const colours = new ColourCount();
  const order = colours.add(data);
  if (colours.size <= TARGET) return { palette: colours.colours, indices: new Uint8Array(order) };
  const { palette, place } = colours.fold();
  return { palette, indices: placeIn(order, place) };
}

/** Colour numbers of pixels as places in a palette. */
export function placeIn(order: Uint16Array, place: Uint16Array): Uint8Array {
  const indices = new Uint8Array(order.length);
  for (let i = 0; i < order.length; i++) indices[i] = place[order[i]!]!;
  return indices;
}

/** The colours of one or more pictures that share a palette, numbered in order of appearance. */
export class ColourCount {
  readonly colours: Rgb[] = [];
  private readonly counts: number[] = [];
  // Open addressing: a Map lookup per pixel would cost as much as the compression.
  private readonly table = new Int32Array(SLOTS);

  get size(): number {
    return this.colours.length;
  }

  /** One colour number per pixel. */
  add(data: Uint32Array): Uint16Array {
    const { colours, counts, table } = this;
    const order = new Uint16Array(data.length);
    const mask = SLOTS - 1;
    const { length } = data;
    let i = 0;
    while (i < length) {
      const color = data[i]!;
      let slot = Math.imul(color, 0x9e3779b1) >>> 16;
      while (table[slot] !== 0 && colours[table[slot]! - 1] !== color) slot = (slot + 1) & mask;
      if (table[slot] === 0) {
        colours.push(color);
        counts.push(0);
        table[slot] = colours.length;
      }
      const index = table[slot]! - 1;
      const from = i;
      do order[i++] = index;
      while (i < length && data[i] === color);
      counts[index]! += i - from;
    }
    return order;
  }

  /**
   * A palette of at most 250, or more where too many colours are far from any other, unless `atAnyCost`; and the place
   * of each colour number in it.
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

/** For each colour the one that replaces it: the rarest are replaced first, each by the nearest. */
function foldColours(colours: readonly Rgb[], counts: readonly number[], limits: readonly number[]): Int32Array {
  const rarest = colours.map((_, i) => i).sort((a, b) => counts[a]! - counts[b]! || a - b);
  const remaining = new Set(rarest);
  // The colours that each one replaces: all of them must stay within the limit when it is replaced itself.
  const members = colours.map((_, i) => [i]);
  for (const limit of limits) {
    for (const i of rarest) {
      if (remaining.size <= TARGET) break;
      const best = remaining.has(i) ? nearest(colours, remaining, i, members[i]!, limit) : null;
      if (best === null) continue;
      remaining.delete(i);
      members[best]!.push(...members[i]!);
    }
  }
  const into = new Int32Array(colours.length);
  for (const i of remaining) for (const member of members[i]!) into[member] = i;
  return into;
}

/** The nearest remaining colour within the limit of all members; `null` when there is none. */
function nearest(
  colours: readonly Rgb[],
  remaining: ReadonlySet<number>,
  i: number,
  members: readonly number[],
  limit: number,
): number | null {
  let best: number | null = null;
  let least = limit + 1;
  for (const j of remaining) {
    if (j === i) continue;
    const d = apart(colours[i]!, colours[j]!);
    if (d < least && members.every((member) => apart(colours[member]!, colours[j]!) <= limit)) {
      least = d;
      best = j;
    }
  }
  return best;
}

const apart = (a: Rgb, b: Rgb): number =>
  2 * ((a >> 16) - (b >> 16)) ** 2 + 4 * (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + 3 * ((a & 255) - (b & 255)) ** 2;
