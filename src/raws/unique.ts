import type { Parsed } from './kinds';
import type { Problem } from './problem';

/** Ids of what a name may be looked up for are unique over all kinds, those of the rest within their file. */
export function checkUnique({ hero, items, mobs, props, spells, factions, lootTables, themes }: Parsed): Problem[] {
  const problems: Problem[] = [];
  const check = (file: string, rows: readonly { id: string }[], seen: Set<string>) => {
    for (const { id } of rows) {
      if (seen.has(id)) problems.push({ file, id, field: 'id', what: 'stands twice' });
      seen.add(id);
    }
  };
  const things = new Set<string>([hero.hero.id]);
  check('items.json', items.items, things);
  check('mobs.json', mobs.mobs, things);
  check('props.json', props.props, things);
  check('spells.json', spells.spells, things);
  check('factions.json', factions.faction_table, new Set());
  check('loot-tables.json', lootTables.loot_tables, new Set());
  check('themes.json', themes.themes, new Set());
  return problems;
}
