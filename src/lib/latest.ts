/**
 * What was worked out for one object, until it is worked out for another. For objects that live as long as one action:
 * a `WeakMap` of these has the collector go through it again and again, which takes longer than most of what is kept.
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
