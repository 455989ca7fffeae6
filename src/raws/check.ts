import { namedBy } from '../engine/schema/levels';
import { checkCampaigns } from './check-campaigns';
import { checkFeats } from './check-feats';
import { checkMagicGear } from './check-magic-gear';
import { checkHero, checkMobs } from './check-mobs';
import { checkSprites } from './check-sprites';
import type { RawFiles } from './files';
import { idSet } from './id-set';
import type { Parsed } from './kinds';
import type { Problem } from './problem';
import { RawsError } from './problem';
import { readFiles } from './read';
import { createReporter, knownNames, type Reporter } from './reporter';

/** Checks the files: first their shape, then ids and references. Throws a `RawsError` that lists all problems. */
export function checkFiles(files: RawFiles): Parsed {
  const parsed = readFiles(files);
  const problems = [...checkUnique(parsed), ...checkReferences(parsed), ...checkSprites(parsed)];
  if (problems.length > 0) throw new RawsError(problems);
  return parsed;
}

/** Checks that ids are unique: over all kinds that names are looked up for, within their file for the others. */
function checkUnique({
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
  check('factions.json', factions.faction_table, new Set());
  check('loot-tables.json', lootTables.loot_tables, new Set());
  check('themes.json', themes.themes, new Set());
  check('feats.json', feats.feats, new Set());
  check('campaigns.json', campaigns.campaigns, new Set());
  return problems;
}

/** Checks that everything named exists. Expects files of the right shape. */
function checkReferences(parsed: Parsed): Problem[] {
  const problems: Problem[] = [];
  const known = knownNames(parsed);
  for (const [file, check] of CHECKS) check(parsed, createReporter(file, known, problems));
  return problems;
}

const CHECKS: readonly [file: string, check: (parsed: Parsed, reporter: Reporter) => void][] = [
  ['items.json', checkItems],
  ['mobs.json', checkMobs],
  ['magic-gear.json', checkMagicGear],
  ['hero.json', checkHero],
  ['factions.json', checkFactions],
  ['loot-tables.json', checkLoot],
  ['spells.json', checkSpells],
  ['spawn-table.json', checkSpawns],
  ['levels.json', checkLevels],
  ['campaigns.json', checkCampaigns],
  ['prefabs.json', checkPrefabs],
  ['feats.json', checkFeats],
];

function checkItems({ items, mobs }: Parsed, { report, refer }: Reporter): void {
  const sold = new Set(mobs.mobs.flatMap(({ vendor }) => vendor ?? []));
  for (const { id, campaigns, consumable, weapon, wearable, vendor_category } of items.items) {
    refer(id, 'campaigns', 'campaign', campaigns);
    refer(id, 'consumable.effects.teach_spell', 'spell', consumable?.effects.teach_spell);
    if (vendor_category !== undefined && !sold.has(vendor_category)) {
      report(id, 'vendor_category', `no vendor sells ${vendor_category}`);
    }
    if (weapon && wearable) report(id, 'wearable', 'a weapon cannot be worn as well');
    const procs = [weapon?.proc_chance, weapon?.proc_target, weapon?.proc_effects];
    if (procs.includes(undefined) && procs.some((part) => part !== undefined)) {
      report(id, 'weapon', 'proc_chance, proc_target and proc_effects go together');
    }
  }
}

function checkFactions({ factions: { faction_table } }: Parsed, { report, refer }: Reporter): void {
  const known = idSet(faction_table);
  for (const name of ['player', 'mindless']) if (!known.has(name)) report(name, '', 'the engine needs this faction');
  for (const { id, responses, rivals, watch } of faction_table) {
    for (const toward of Object.keys(responses)) {
      if (toward !== 'default') refer(id, `responses.${toward}`, 'faction', toward);
    }
    refer(id, 'rivals', 'faction', rivals);
    refer(id, 'watch', 'mob', watch);
  }
}

function checkLoot({ lootTables }: Parsed, { refer }: Reporter): void {
  for (const { id, drops } of lootTables.loot_tables) {
    for (const { item } of drops) refer(id, 'drops', 'item', item);
  }
}

function checkSpells({ spells }: Parsed, { refer }: Reporter): void {
  for (const { id, effects } of spells.spells) {
    refer(id, 'effects.wakes', 'prop', effects.wakes?.remains);
    refer(id, 'effects.wakes', 'mob', effects.wakes?.as);
  }
}

function checkSpawns({ spawnTable, mobs }: Parsed, { report, refer }: Reporter): void {
  const unique = idSet(mobs.mobs.filter((mob) => mob.unique));
  for (const { raw, min_depth, max_depth, campaigns } of spawnTable.spawn_table) {
    refer(raw, 'campaigns', 'campaign', campaigns);
    refer(raw, 'raw', 'item, mob or prop', raw);
    if (min_depth > max_depth) report(raw, 'max_depth', 'must not be below min_depth');
    if (unique.has(raw)) report(raw, 'raw', 'a unique foe has no row: its depths stand in mobs.json');
  }
}

function checkLevels({ levels }: Parsed, { refer }: Reporter): void {
  for (const { id, theme, themeEast, validation, goal, chain } of levels.recipes) {
    refer(id, 'goal', 'item, mob or prop', goal);
    refer(id, 'theme', 'theme', theme);
    refer(id, 'themeEast', 'theme', themeEast);
    refer(id, 'validation.present', 'item, mob or prop', validation?.present);
    for (const { kind, name } of namedBy(chain)) refer(id, 'chain', kind === 'raw' ? 'item, mob or prop' : kind, name);
  }
}

function checkPrefabs({ prefabs }: Parsed, { refer }: Reporter): void {
  for (const [mark, { raw }] of Object.entries(prefabs.legend)) refer(mark, 'legend', 'item, mob or prop', raw);
}
