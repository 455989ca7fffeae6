import type { Rgb } from './color';

/** What a PNG palette holds. */
export const MAX_COLOURS = 256;
/** Fold down to this many, so that a caller may still add some. */
const WANTED = 250;
/** Weighted squares of distances: no channel moves further than 8 levels, or 16 where that does not do. */
const REACHES = [2 * 8 ** 2, 2 * 16 ** 2];
/** Where there is no other way: twice that, then as far as it takes. */
const ALL_REACHES = [...REACHES, 2 * 32 ** 2, Number.POSITIVE_INFINITY];
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
  if (colours.size <= WANTED) return { palette: colours.colours, indices: new Uint8Array(order) };
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
    const { colours: inks, counts, table } = this;
    const order = new Uint16Array(data.length);
    const mask = SLOTS - 1;
    let last = -1;
    let index = 0;
    for (let i = 0; i < data.length; i++) {
      const color = data[i]!;
      if (color !== last) {
        let slot = Math.imul(color, 0x9e3779b1) >>> 16;
        while (table[slot] !== 0 && inks[table[slot]! - 1] !== color) slot = (slot + 1) & mask;
        if (table[slot] === 0) {
          inks.push(color);
          counts.push(0);
          table[slot] = inks.length;
        }
        index = table[slot]! - 1;
        last = color;
      }
      order[i] = index;
      counts[index]!++;
    }
    return order;
  }

  /**
   * A palette of at most 250, or more where too many colours are far from any other, unless `atAnyCost`; and the place
   * of each colour number in it.
   */
  fold(atAnyCost = false): { palette: Rgb[]; place: Uint16Array } {
    const { colours: inks } = this;
    const into = inks.length > WANTED ? folding(inks, this.counts, atAnyCost ? ALL_REACHES : REACHES) : null;
    if (into === null) return { palette: inks, place: Uint16Array.from(inks, (_, i) => i) };
    const kept = inks.map((_, i) => i).filter((i) => into[i] === i);
    const now = new Map(kept.map((old, i) => [old, i]));
    return { palette: kept.map((i) => inks[i]!), place: Uint16Array.from(into, (i) => now.get(i)!) };
  }
}

/** For each colour the one it is drawn as: the rarest give way first, to whatever is nearest. */
function folding(colours: readonly Rgb[], counts: readonly number[], reaches: readonly number[]): Int32Array {
  const rarest = colours.map((_, i) => i).sort((a, b) => counts[a]! - counts[b]! || a - b);
  const alive = new Set(rarest);
  // Who is drawn as each: all of them must stay within reach when it gives way itself.
  const members = colours.map((_, i) => [i]);
  for (const reach of reaches) {
    for (const i of rarest) {
      if (alive.size <= WANTED) break;
      const best = alive.has(i) ? nearest(colours, alive, i, members[i]!, reach) : null;
      if (best === null) continue;
      alive.delete(i);
      members[best]!.push(...members[i]!);
    }
  }
  const into = new Int32Array(colours.length);
  for (const i of alive) for (const member of members[i]!) into[member] = i;
  return into;
}

/** The living colour most like the given one and within reach of all its members; `null` when there is none. */
function nearest(
  colours: readonly Rgb[],
  alive: ReadonlySet<number>,
  i: number,
  members: readonly number[],
  reach: number,
): number | null {
  let best: number | null = null;
  let least = reach + 1;
  for (const j of alive) {
    if (j === i) continue;
    const d = apart(colours[i]!, colours[j]!);
    if (d < least && members.every((member) => apart(colours[member]!, colours[j]!) <= reach)) {
      least = d;
      best = j;
    }
  }
  return best;
}

const apart = (a: Rgb, b: Rgb): number =>
  2 * ((a >> 16) - (b >> 16)) ** 2 + 4 * (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + 3 * ((a & 255) - (b & 255)) ** 2;
