import type { Parsed } from '../kinds';
import type { Problem } from '../problem';

/** No two items, mobs, props, spells or boons may share an id, even across files. */
export function checkUniqueIds({
  hero,
  items,
  mobs,
  props,
  spells,
  factions,
  lootTables,
  themes,
  feats,
  campaigns,
  cages,
  kits,
  boons,
}: Parsed): Problem[] {
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
  check('boons.json', boons.boons, things);
  check('factions.json', factions.faction_table, new Set());
  check('loot-tables.json', lootTables.loot_tables, new Set());
  check('themes.json', themes.themes, new Set());
  check('feats.json', feats.feats, new Set());
  check('campaigns.json', campaigns.campaigns, new Set());
  check('cages.json', cages.cages, new Set());
  check('kits.json', kits.kits, new Set());
  return problems;
}
