/** Cache with one entry; a `WeakMap` would slow down garbage collection. */
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
