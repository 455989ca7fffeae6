import type { Parsed } from './kinds';
import type { Reporter } from './reporter';

/** Checks that the rows of the spawn table stand for what exists, and say something each. */
export function checkSpawns({ spawnTable }: Parsed, { report, refer, refuseUnique }: Reporter): void {
  const seen = new Set<string>();
  for (const row of spawnTable.spawn_table) {
    const { raw, min_depth, max_depth, campaigns } = row;
    refer(raw, 'campaigns', 'campaign', campaigns);
    refer(raw, 'raw', 'item, mob or prop', raw);
    refuseUnique(raw, 'raw', raw);
    if (min_depth > max_depth) report(raw, 'max_depth', 'must not be below min_depth');
    const said = JSON.stringify(Object.entries(row).sort());
    if (seen.has(said)) report(raw, '', 'the same row stands twice: raise the weight of one');
    seen.add(said);
  }
}

export function checkLoot({ lootTables }: Parsed, { refer }: Reporter): void {
  for (const { id, drops } of lootTables.loot_tables) {
    for (const { item } of drops) refer(id, 'drops', 'item', item);
  }
}
