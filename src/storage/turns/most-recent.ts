export class MostRecent<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  get(name: string): Value | null {
    return this.kept.get(name) ?? null;
  }

  keep(name: string, value: Value): void {
    this.kept.delete(name);
    this.kept.set(name, value);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.limit && oldest !== undefined) this.kept.delete(oldest);
  }
}
