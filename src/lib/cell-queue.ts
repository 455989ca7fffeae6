const WIDTH_BITS = 4;
/** The last bucket holds all larger keys, and is slow. */
const LAST = 0xfff;

const NONE = -1;

/** Priority queue: smallest key first, ties in order of pushing. Keys are integers from 0. */
export class CellQueue {
  size = 0;
  private entered = 0;
  /** All buckets below this index are empty. */
  private lowest = LAST;
  /** All buckets above this index are empty. */
  private highest = 0;
  private readonly first = new Int32Array(LAST + 1).fill(NONE);
  private readonly final = new Int32Array(LAST + 1);
  private cells = new Int32Array(1024);
  private keys = new Int32Array(1024);
  private following = new Int32Array(1024);

  clear(): void {
    if (this.size > 0) this.first.fill(NONE, this.lowest, this.highest + 1);
    this.size = 0;
    this.entered = 0;
    this.lowest = LAST;
    this.highest = 0;
  }

  /** The queue must not be empty. */
  topKey(): number {
    return this.keys[this.first[this.filled()] as number] as number;
  }

  push(cell: number, key: number): void {
    if (this.entered === this.cells.length) this.grow();
    const bucket = Math.min(key >> WIDTH_BITS, LAST);
    const entry = this.entered++;
    this.cells[entry] = cell;
    this.keys[entry] = key;
    this.size += 1;
    if (bucket < this.lowest) this.lowest = bucket;
    if (bucket > this.highest) this.highest = bucket;
    const { first, final, following, keys } = this;
    const head = first[bucket] as number;
    if (head === NONE || (keys[head] as number) > key) {
      following[entry] = head;
      first[bucket] = entry;
      if (head === NONE) final[bucket] = entry;
      return;
    }
    let before = final[bucket] as number;
    if ((keys[before] as number) > key) {
      before = head;
      while ((keys[following[before] as number] as number) <= key) before = following[before] as number;
    } else final[bucket] = entry;
    following[entry] = following[before] as number;
    following[before] = entry;
  }

  /** The queue must not be empty. */
  pop(): number {
    const bucket = this.filled();
    const entry = this.first[bucket] as number;
    this.first[bucket] = this.following[entry] as number;
    this.size -= 1;
    return this.cells[entry] as number;
  }

  private filled(): number {
    const { first } = this;
    let bucket = this.lowest;
    while (first[bucket] === NONE) bucket += 1;
    this.lowest = bucket;
    return bucket;
  }

  private grow(): void {
    this.cells = doubleLength(this.cells);
    this.keys = doubleLength(this.keys);
    this.following = doubleLength(this.following);
  }
}

function doubleLength(list: Int32Array) {
  const longer = new Int32Array(2 * list.length);
  longer.set(list);
  return longer;
}
