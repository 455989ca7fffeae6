import type { RunId } from '../ids';
import type { Snapshot } from './snapshots';

/** Maximum number of snapshots in memory. Together they take about 1.5 MB. */
const LIMIT = 128;

/**
 * Cache of the most recently used snapshots. Its entries need no refresh, because a reference names the same bytes
 * forever.
 */
export class KeptSnapshots {
  /**
   * Snapshots by the id of their run and their `ref`, separated by a space. The most recently used snapshot is last.
   */
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
