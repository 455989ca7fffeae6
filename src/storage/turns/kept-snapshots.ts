import type { RunId } from '../ids';
import type { Snapshot } from './snapshots';

/** Greatest number of snapshots, about one and a half megabytes. */
const LIMIT = 128;

/**
 * The most recently used snapshots, in memory. A cached snapshot is never outdated, because the content behind a
 * reference never changes.
 */
export class KeptSnapshots {
  /** Snapshots by run and reference, the most recently used last. */
  private readonly kept = new Map<string, Snapshot>();

  get(run: RunId, ref: string): Snapshot | null {
    return this.kept.get(nameOf(run, ref)) ?? null;
  }

  keep(run: RunId, snapshot: Snapshot): void {
    const name = nameOf(run, snapshot.ref);
    this.kept.delete(name);
    this.kept.set(name, snapshot);
    const [oldest] = this.kept.keys();
    if (this.kept.size > LIMIT && oldest !== undefined) this.kept.delete(oldest);
  }
}

const nameOf = (run: RunId, ref: string): string => `${run} ${ref}`;
