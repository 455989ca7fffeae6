import type { Draft } from '../builders/common';
import { masterRoll, masterTable } from './master-table';

/** Populates a region: 1d7 + depth - 4 rolls of the master table, each on a random cell, at most one a cell. */
export function spawnRegion(draft: Draft, cells: readonly number[]): void {
  const { rng, depth } = draft;
  const left = [...cells];
  const throws = Math.min(left.length, rng.die(7) + (depth - 1) - 3);
  const table = masterTable(draft.raws, depth);
  for (let i = 0; i < throws; i++) {
    const [cell] = left.splice(rng.int(0, left.length - 1), 1);
    const raw = masterRoll(table, rng);
    if (cell !== undefined && raw !== null) draft.spawns.push({ cell, raw, placed: false });
  }
}
