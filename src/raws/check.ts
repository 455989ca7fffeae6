import type { ItemRaw } from '../engine/schema/items';
import { namedBy } from '../engine/schema/levels';
import type { LookRaw } from '../engine/schema/sprites';
import { slotOfWeapon } from './archetypes';
import { checkCampaignNames, checkCampaigns } from './check-campaigns';
import { checkFeats } from './check-feats';
import { checkMagicGear } from './check-magic-gear';
import { checkAbilities, checkPhases } from './check-phases';
import type { RawFiles } from './files';
import { idSet } from './id-set';
import type { Parsed } from './kinds';
import { magicVariants } from './magic-gear';
import type { Problem, Report } from './problem';
import { RawsError } from './problem';
import { readFiles } from './read';

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
  const reporter =
    (file: string): Report =>
    (id, field, what) =>
      problems.push({ file, id, field, what });
  checkItems(parsed, reporter('items.json'));
  checkMobs(parsed, reporter('mobs.json'));
  checkPhases(parsed, reporter('mobs.json'));
  checkMagicGear(parsed, reporter('magic-gear.json'));
  checkHero(parsed, reporter('hero.json'));
  checkFactions(parsed, reporter('factions.json'));
  checkLoot(parsed, reporter('loot-tables.json'));
  checkSpells(parsed, reporter('spells.json'));
  checkSpawns(parsed, reporter('spawn-table.json'));
  checkLevels(parsed, reporter('levels.json'));
  checkCampaigns(parsed, reporter('campaigns.json'));
  checkPrefabs(parsed, reporter('prefabs.json'));
  checkFeats(parsed, reporter('feats.json'));
  return problems;
}

function checkItems({ items, mobs, spells, campaigns }: Parsed, report: Report): void {
  checkCampaignNames(campaigns, items.items, report);
  const known = idSet(spells.spells);
  const sold = new Set(mobs.mobs.flatMap(({ vendor }) => vendor ?? []));
  for (const { id, consumable, weapon, wearable, vendor_category } of items.items) {
    const spell = consumable?.effects.teach_spell;
    if (spell !== undefined && !known.has(spell)) report(id, 'consumable.effects.teach_spell', `no spell ${spell}`);
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

function checkMobs({ mobs, items, spells, factions, lootTables, magicGear }: Parsed, report: Report): void {
  const slots = slotsOf([...items.items, ...magicVariants(items.items, magicGear)]);
  const spellIds = idSet(spells.spells);
  const factionIds = idSet(factions.faction_table);
  const lootIds = idSet(lootTables.loot_tables);
  const itemIds = idSet(items.items);
  const categories = new Set(items.items.map(({ vendor_category }) => vendor_category));
  for (const {
    id,
    equipped,
    faction,
    loot_table,
    treasure,
    vendor,
    abilities,
    on_death,
    unique,
    deals_for,
    takes_tribute,
    ...mob
  } of mobs.mobs) {
    checkWorn(equipped ?? [], slots, (field, what) => report(id, field, what));
    if (faction !== undefined && !factionIds.has(faction)) report(id, 'faction', `no faction ${faction}`);
    if (deals_for !== undefined && !factionIds.has(deals_for)) report(id, 'deals_for', `no faction ${deals_for}`);
    for (const name of takes_tribute ?? [])
      if (!factionIds.has(name)) report(id, 'takes_tribute', `no faction ${name}`);
    if (loot_table !== undefined && !lootIds.has(loot_table)) report(id, 'loot_table', `no loot table ${loot_table}`);
    for (const item of treasure?.items ?? []) if (!itemIds.has(item)) report(id, 'treasure', `no item ${item}`);
    for (const category of vendor ?? []) {
      if (!categories.has(category)) report(id, 'vendor', `no item of category ${category}`);
    }
    for (const { spell } of on_death ?? []) if (!spellIds.has(spell)) report(id, 'on_death', `no spell ${spell}`);
    checkAbilities(abilities ?? [], spellIds, (what) => report(id, 'abilities', what));
    if (mob.wings && !mob.lair) report(id, 'wings', 'only who has a lair flies');
    if (unique) checkUniqueFoe({ unique, ...mob }, (field, what) => report(id, field, what));
  }
}

type UniqueFoe = Pick<Parsed['mobs']['mobs'][number], 'unique' | 'renderable' | 'description'>;

/** It is placed on a single cell, and introduced by its description. */
function checkUniqueFoe(
  { unique, renderable, description }: UniqueFoe,
  report: (field: string, what: string) => void,
): void {
  const [first, last] = unique?.depths ?? [0, 0];
  if (first > last) report('unique.depths', 'the first must not be above the last');
  if (renderable.x_size !== undefined || renderable.y_size !== undefined) report('unique', 'must fill one cell only');
  if (description === undefined) report('description', 'a unique foe needs one');
}

function checkHero({ hero: { hero }, items, spells, factions }: Parsed, report: Report): void {
  const slots = slotsOf(items.items);
  const spellIds = idSet(spells.spells);
  checkWorn(hero.equipped, slots, (field, what) => report('hero', field, what));
  for (const item of hero.carried) if (!slots.has(item)) report('hero', 'carried', `no item ${item}`);
  for (const spell of hero.spells) if (!spellIds.has(spell)) report('hero', 'spells', `no spell ${spell}`);
  if (!idSet(factions.faction_table).has(hero.faction)) report('hero', 'faction', `no faction ${hero.faction}`);
}

function checkFactions({ factions: { faction_table }, mobs }: Parsed, report: Report): void {
  const known = idSet(faction_table);
  const mobIds = idSet(mobs.mobs);
  for (const name of ['player', 'mindless']) if (!known.has(name)) report(name, '', 'the engine needs this faction');
  for (const { id, responses, rivals, watch } of faction_table) {
    for (const toward of Object.keys(responses)) {
      if (toward !== 'default' && !known.has(toward)) report(id, `responses.${toward}`, `no faction ${toward}`);
    }
    for (const rival of rivals ?? []) if (!known.has(rival)) report(id, 'rivals', `no faction ${rival}`);
    if (watch !== undefined && !mobIds.has(watch)) report(id, 'watch', `no mob ${watch}`);
  }
}

function checkLoot({ lootTables, items }: Parsed, report: Report): void {
  const known = idSet(items.items);
  for (const { id, drops } of lootTables.loot_tables) {
    for (const { item } of drops) if (!known.has(item)) report(id, 'drops', `no item ${item}`);
  }
}

function checkSpells({ spells, props, mobs }: Parsed, report: Report): void {
  for (const { id, effects } of spells.spells) {
    const { remains, as } = effects.wakes ?? {};
    if (remains !== undefined && !idSet(props.props).has(remains)) report(id, 'effects.wakes', `no prop ${remains}`);
    if (as !== undefined && !idSet(mobs.mobs).has(as)) report(id, 'effects.wakes', `no mob ${as}`);
  }
}

function checkSpawns({ spawnTable, campaigns, items, mobs, props }: Parsed, report: Report): void {
  const known = idSet([...items.items, ...mobs.mobs, ...props.props]);
  checkCampaignNames(
    campaigns,
    spawnTable.spawn_table.map((row) => ({ ...row, id: row.raw })),
    report,
  );
  for (const { raw, min_depth, max_depth } of spawnTable.spawn_table) {
    if (!known.has(raw)) report(raw, 'raw', `no item, mob or prop ${raw}`);
    if (min_depth > max_depth) report(raw, 'max_depth', 'must not be below min_depth');
  }
}

function checkLevels({ levels, prefabs, themes, factions, ...things }: Parsed, report: Report): void {
  const { items, mobs, props } = things;
  const known = {
    raw: idSet([...items.items, ...mobs.mobs, ...props.props]),
    prefab: idSet(prefabs.prefabs),
    faction: idSet(factions.faction_table),
  };
  const themeIds = idSet(themes.themes);
  for (const { id, theme, themeEast, validation, goal, chain } of levels.recipes) {
    if (goal !== undefined && !known.raw.has(goal)) report(id, 'goal', `no item, mob or prop ${goal}`);
    for (const name of [theme, themeEast])
      if (name !== undefined && !themeIds.has(name)) report(id, 'theme', `no theme ${name}`);
    for (const raw of validation?.present ?? []) {
      if (!known.raw.has(raw)) report(id, 'validation.present', `no item, mob or prop ${raw}`);
    }
    for (const { kind, name } of namedBy(chain)) if (!known[kind].has(name)) report(id, 'chain', `no ${kind} ${name}`);
  }
}

function checkPrefabs({ prefabs, items, mobs, props }: Parsed, report: Report): void {
  const known = idSet([...items.items, ...mobs.mobs, ...props.props]);
  for (const [mark, { raw }] of Object.entries(prefabs.legend)) {
    if (raw !== undefined && !known.has(raw)) report(mark, 'legend', `no item, mob or prop ${raw}`);
  }
}

/** Checks that worn items exist, can be worn, and have a slot of their own. */
function checkWorn(
  worn: readonly string[],
  slots: ReadonlyMap<string, string | null>,
  report: (field: string, what: string) => void,
): void {
  const taken = new Set<string>();
  for (const item of worn) {
    const slot = slots.get(item);
    if (slot === undefined) report('equipped', `no item ${item}`);
    else if (slot === null) report('equipped', `${item} cannot be equipped`);
    else if (taken.has(slot)) report('equipped', `${item}: slot ${slot} is taken`);
    else taken.add(slot);
  }
}

/** The slot of each item by id; `null` when it cannot be worn. */
function slotsOf(items: readonly ItemRaw[]): Map<string, string | null> {
  return new Map(
    items.map(({ id, weapon, wearable }) => [id, weapon ? slotOfWeapon(weapon) : (wearable?.slot ?? null)]),
  );
}

/**
 * Checks that looks and lights belong to existing raws, and that they and the themes use existing grids. A raw without
 * a look is drawn as unknown, which is no problem.
 */
function checkSprites(parsed: Parsed): Problem[] {
  const { looks, unknown, spentShrine, lights, grids, tiles, grave } = parsed.sprites;
  const problems: Problem[] = [];
  const report = (id: string, field: string, what: string) => problems.push({ file: 'sprites.json', id, field, what });
  const { items, mobs, props, hero } = parsed;
  const things = new Set([...items.items, ...mobs.mobs, ...props.props, hero.hero].map(({ id }) => id));
  for (const id of Object.keys(looks)) if (!things.has(id)) report(id, 'looks', 'no item, mob or prop of this id');
  for (const id of Object.keys(lights)) if (!things.has(id)) report(id, 'lights', 'no item, mob or prop of this id');
  const { potion, plain, ...single } = unknown;
  const all: [string, LookRaw][] = [looks, potion, plain, { ...single, spentShrine }].flatMap((group) =>
    Object.entries(group),
  );
  for (const [id, { sprite, over = [] }] of all) {
    for (const grid of [sprite, ...over]) if (!(grid in grids)) report(id, 'looks', `no grid ${grid}`);
  }
  for (const { id, downStairs } of parsed.themes.themes)
    if (downStairs !== undefined && !(downStairs in grids)) report(id, 'downStairs', `no grid ${downStairs}`);
  for (const [tile, grid] of Object.entries(tiles)) if (!(grid in grids)) report(tile, 'tiles', `no grid ${grid}`);
  if (!(grave in grids)) report('grave', 'grave', `no grid ${grave}`);
  return problems;
}
