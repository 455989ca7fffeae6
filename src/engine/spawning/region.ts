import type { Draft } from '../level-draft/draft';
import { type MasterTable, masterRoll, masterTable, tabledDepth } from './master-table';

/** `throws` is a percentage of the usual number of rolls. */
export function spawnRegion(
  draft: Draft,
  cells: readonly number[],
  {
    table = masterTable(draft.raws, draft.depth),
    throws: percent = 100,
  }: { table?: MasterTable; throws?: number | undefined } = {},
): void {
  const { rng, depth } = draft;
  const left = [...cells];
  const usual = rng.die(7) + (tabledDepth(depth) - 1) - 3;
  const throws = Math.min(left.length, Math.round((usual * percent) / 100));
  for (let i = 0; i < throws; i++) {
    const [cell] = left.splice(rng.int(0, left.length - 1), 1);
    const raw = masterRoll(table, rng);
    if (cell !== undefined && raw !== null) draft.spawns.push({ cell, raw, explicit: false });
  }
}
