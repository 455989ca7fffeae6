import type { Parsed } from '../kinds';
import { idSet } from './id-set';
import type { Reporter } from './reporter';

const ONLY_A_GOAL = 'is what a campaign is about, and lies at its goal alone: name another';

const questsOf = ({ items }: Parsed['items']): ReadonlySet<string> => idSet(items.filter(({ quest }) => quest));

export function checkSpawns({ spawnTable, items }: Parsed, { report, refer, refuseUnique }: Reporter): void {
  const quests = questsOf(items);
  const seen = new Set<string>();
  for (const row of spawnTable.spawn_table) {
    const { raw, min_depth, max_depth, campaigns } = row;
    refer(raw, 'campaigns', 'campaign', campaigns);
    refer(raw, 'raw', 'item, mob or prop', raw);
    refuseUnique(raw, 'raw', raw);
    if (quests.has(raw)) report(raw, 'raw', ONLY_A_GOAL);
    if (min_depth > max_depth) report(raw, 'max_depth', 'must not be below min_depth');
    const text = JSON.stringify(Object.entries(row).sort());
    if (seen.has(text)) report(raw, '', 'the same row stands twice: raise the weight of one');
    seen.add(text);
  }
}

export function checkLoot({ lootTables, items }: Parsed, { report, refer }: Reporter): void {
  const quests = questsOf(items);
  for (const { id, drops } of lootTables.loot_tables) {
    for (const { item } of drops) {
      refer(id, 'drops', 'item', item);
      if (quests.has(item)) report(id, 'drops', `${item} ${ONLY_A_GOAL}`);
    }
  }
}
