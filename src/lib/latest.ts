/**
 * Cache with one entry: the value for the object that was used last. Suits objects that live only as long as one
 * action. A `WeakMap` is slower for them, because the garbage collector goes through all its entries again and again.
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
