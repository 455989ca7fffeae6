/**
 * Cache with one entry: the value for the object that was set last. For objects that exist only during one action. A
 * `WeakMap` is slower for these, because every garbage collection visits all its entries.
 */
export class Latest<Key extends object, Value> {
  private key: Key | null = null;
  private value: Value | undefined;

  get(key: Key): Value | undefined {
    return key === this.key ? this.value : undefined;
  }

  set(key: Key, value: Value): void {
    this.key = key;
    this.value = value;
  }

  delete(key: Key): void {
    if (key !== this.key) return;
    this.key = null;
    this.value = undefined;
  }
}
