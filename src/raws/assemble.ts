import type { CampaignRaw } from '../engine/schema/campaigns';
import type { ItemRaw } from '../engine/schema/items';
import type { Archetype, Kit, RawId, Raws } from '../engine/schema/raws';
import { itemArchetype, mobArchetype, propArchetype } from './archetypes';
import type { Parsed } from './kinds';
import { kitsFrom } from './kits';
import { magicVariants } from './magic-gear';
import { withVariantLooks } from './variant-looks';

/** Selects the first campaign and kit. The result is deeply frozen. */
export const assemble = (parsed: Parsed): Raws => deepFreeze(tablesOf(parsed));

function tablesOf(parsed: Parsed): Raws {
  const items = [...parsed.items.items, ...magicVariants(parsed.items.items, parsed.magicGear)];
  const { mobs } = parsed.mobs;
  const { props } = parsed.props;
  const { spells } = parsed.spells;
  const { themes } = parsed.themes;
  const { campaigns } = parsed.campaigns;
  const factions = parsed.factions.faction_table;
  const spell = byId(spells);
  const kits = kitsFrom(parsed.kits.kits, parsed.hero.hero, (id) => spell[id]?.mana_cost ?? 0);
  const kit = kits[0] as Kit;
  const { boons } = parsed.boons;
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
    prefabs: { legend: parsed.prefabs.legend, prefabs: parsed.prefabs.prefabs },
    cages: parsed.cages.cages,
    lockedRooms: parsed.cages.locked_rooms,
    themes,
    sprites: withVariantLooks(parsed.sprites, items),
    magicGear: parsed.magicGear,
    noises: parsed.noises,
    hero: kit.hero,
    feats: parsed.feats.feats,
    campaigns,
    campaign: campaigns[0] as CampaignRaw,
    kits,
    kit,
    boons,
    item: byId(items),
    mob: byId(mobs),
    prop: byId(props),
    spell,
    faction: byId(factions),
    lootTable: byId(lootTables),
    theme: byId(themes),
    feat: byId(parsed.feats.feats),
    boon: byId(boons),
    archetypes: archetypesOf(parsed, items, kit),
  };
}

function archetypesOf(
  { mobs, props }: Parsed,
  items: readonly ItemRaw[],
  { hero, archetype }: Kit,
): Record<RawId, Archetype> {
  return {
    [hero.id]: archetype,
    ...Object.fromEntries(mobs.mobs.map((raw) => [raw.id, mobArchetype(raw)])),
    ...Object.fromEntries(items.map((raw) => [raw.id, itemArchetype(raw)])),
    ...Object.fromEntries(props.props.map((raw) => [raw.id, propArchetype(raw)])),
  };
}

function byId<T extends { id: RawId }>(rows: readonly T[]): Record<RawId, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
