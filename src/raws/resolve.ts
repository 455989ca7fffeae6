import type { Raws } from '../engine/schema/raws';
import type { RawId } from '../engine/state/entity';
import { type Archetype, heroArchetype, itemArchetype, mobArchetype, propArchetype } from './archetypes';
import type { RawFiles } from './files';
import { deepFreeze } from './freeze';
import type { Parsed } from './kinds';
import { RawsError } from './problem';
import { readFiles } from './read';
import { checkReferences } from './references';
import { rulesDigest } from './rules-digest';
import { checkPending, MECHANISMS } from './support';
import { checkUnique } from './unique';

/** Checks the files and makes the raws of them. Throws a `RawsError` that lists everything wrong. */
export function resolveRaws(files: RawFiles): Raws {
  const parsed = readFiles(files);
  const problems = [...checkUnique(parsed), ...checkReferences(parsed), ...checkPending(parsed, MECHANISMS)];
  if (problems.length > 0) throw new RawsError(problems);
  return deepFreeze(assemble(parsed));
}

function assemble(parsed: Parsed): Raws {
  const { items } = parsed.items;
  const { mobs } = parsed.mobs;
  const { props } = parsed.props;
  const { spells } = parsed.spells;
  const { themes } = parsed.themes;
  const factions = parsed.factions.faction_table;
  const lootTables = parsed.lootTables.loot_tables;
  return {
    items,
    mobs,
    props,
    spells,
    factions,
    lootTables,
    spawnTable: parsed.spawnTable.spawn_table,
    levels: { recipes: parsed.levels.recipes },
    themes,
    sprites: parsed.sprites,
    hero: parsed.hero.hero,
    pending: parsed.pending.pending,
    item: byId(items),
    mob: byId(mobs),
    prop: byId(props),
    spell: byId(spells),
    faction: byId(factions),
    lootTable: byId(lootTables),
    theme: byId(themes),
    archetypes: archetypesOf(parsed),
    digest: rulesDigest(parsed),
  };
}

function archetypesOf({ hero: { hero }, items, mobs, props, spells }: Parsed): Record<RawId, Archetype> {
  const spell = byId(spells.spells);
  return {
    [hero.id]: heroArchetype(hero, (id) => spell[id]?.mana_cost ?? 0),
    ...Object.fromEntries(mobs.mobs.map((raw) => [raw.id, mobArchetype(raw)])),
    ...Object.fromEntries(items.items.map((raw) => [raw.id, itemArchetype(raw)])),
    ...Object.fromEntries(props.props.map((raw) => [raw.id, propArchetype(raw)])),
  };
}

function byId<T extends { id: RawId }>(rows: readonly T[]): Record<RawId, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}
