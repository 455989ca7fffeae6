import { canonicalJson, digest } from '../../src/lib/digest';
import type { Parsed } from '../../src/raws/kinds';

/** Returns a digest of all raws that affect the rules. Looks and texts are left out. */
export function rulesDigest(parsed: Parsed): string {
  const {
    items,
    magicGear,
    mobs,
    props,
    spells,
    factions,
    lootTables,
    spawnTable,
    levels,
    campaigns,
    kits,
    boons,
    prefabs,
    cages,
    hero,
  } = parsed;
  const rows = {
    items: items.items.map(bare),
    magicGear,
    mobs: mobs.mobs.map(({ quips, of_note, ...mob }) => ({
      ...bare(mob),
      quips: quips?.length ?? 0,
      ...(of_note && { of_note: true }),
    })),
    props: props.props.map(bare),
    spells: spells.spells.map(bare),
    factions: factions.faction_table.map(bare),
    lootTables: lootTables.loot_tables.map(bare),
    spawnTable: spawnTable.spawn_table,
    levels: levels.recipes.map(bare),
    campaigns: campaigns.campaigns.map(bare),
    kits: kits.kits.map(bare),
    boons: boons.boons.map(({ line, ...boon }) => bare(boon)),
    prefabs: [prefabs.legend, prefabs.prefabs],
    cages: [cages.cages, cages.locked_rooms],
    hero: bare(hero.hero),
  };
  return digest(canonicalJson(rows));
}

/** Keys of a row that do not affect the rules. */
const LOOKS = new Set([
  'name',
  'names',
  'proper_name',
  'description',
  'habit',
  'about',
  'places',
  'sign',
  'help',
  'offered',
  'theme',
  'themeEast',
  'eastFrom',
  'light',
  'look',
]);

function bare(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(row).filter(([key, value]) => !LOOKS.has(key) && value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, key === 'renderable' ? footprint(value) : value]));
}

function footprint(renderable: unknown): [number, number] {
  const { x_size = 1, y_size = 1 } = renderable as { x_size?: number; y_size?: number };
  return [x_size, y_size];
}
