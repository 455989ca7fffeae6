import type { RunId } from '../ids';
import type { Snapshot } from './snapshots';

/** About a megabyte and a half. */
const LIMIT = 128;

/**
 * Snapshots in memory, those used last. What a reference names never changes, so one that is kept is as good as stored.
 */
export class KeptSnapshots {
  /** What was used last stands last. */
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
