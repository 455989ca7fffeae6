import type { EffectMap } from '../engine/schema/effects';
import type { HeroRaw } from '../engine/schema/hero';
import type { ItemRaw } from '../engine/schema/items';
import type { MobRaw, PhaseRaw } from '../engine/schema/mobs';
import type { PropRaw } from '../engine/schema/props';
import type { Archetype, Attribute, AttributeName, KnownSpell, Phase } from '../engine/schema/raws';
import type { LightRaw, RenderableRaw } from '../engine/vocabulary/schemas';

const MOB_ATTRIBUTE = 11;
const MOB_SKILLS = { melee: 1, defense: 1, magic: 1 };
const MOB_FACTION = 'mindless';
/** Ticks until the first turn of a new creature. */
const MOB_INITIATIVE = 2;

/** Leaves out hit points, mana and items, which the start of a run sets. */
export function heroArchetype(raw: HeroRaw, manaCost: (spell: string) => number): Archetype {
  return {
    ...look(raw.renderable),
    ...light(raw.light),
    viewshed: { range: raw.vision_range },
    attributes: attributes((name) => raw.attributes[name]),
    skills: { ...raw.skills },
    initiative: 0,
    faction: raw.faction,
    knownSpells: raw.spells.map((spell): KnownSpell => ({ spell, manaCost: manaCost(spell) })),
    hunger: { ...raw.hunger },
    statuses: [],
  };
}

/** Leaves out hit points and mana, which the engine computes for each creature. */
export function mobArchetype(raw: MobRaw): Archetype {
  const { phases, equipped, quips, vendor, loot_table, treasure, coward, fights, leader, rooted, on_death } = raw;
  const { deals_for, takes_tribute, deep_stock } = raw;
  return {
    ...look(raw.renderable),
    ...light(raw.light),
    ...(raw.blocks_tile && { blocksTile: true }),
    viewshed: { range: raw.vision_range },
    moveMode: raw.movement,
    attributes: attributes((name) => raw.attributes?.[name] ?? MOB_ATTRIBUTE),
    skills: { ...MOB_SKILLS, ...raw.skills },
    ...fightingParts(raw),
    initiative: MOB_INITIATIVE,
    faction: raw.faction ?? MOB_FACTION,
    statuses: [],
    ...(quips && { quips: quips.map((_, index) => index) }),
    ...(phases && { phases: phases.map((phase) => phaseOf(raw, phase)) }),
    ...(on_death && { onDeath: on_death.map((one) => ({ ...one })) }),
    ...(rooted && { rooted }),
    ...(coward && { coward }),
    ...(raw.senseless && { senseless: raw.senseless }),
    ...(raw.guards && { guards: { ...raw.guards } }),
    ...(raw.divides && { divides: { ...raw.divides } }),
    ...(raw.veteran && { asVeteran: veteranParts(raw.veteran) }),
    ...(raw.wings && { wings: { ...raw.wings } }),
    ...(loot_table && { lootTable: loot_table }),
    ...(treasure && { treasure: { items: [...treasure.items], magicItems: treasure.magic_items } }),
    ...(vendor && { vendor: [...vendor] }),
    ...(deals_for && { dealsFor: deals_for }),
    ...(takes_tribute && { takesTribute: [...takes_tribute] }),
    ...(deep_stock && { deepStock: deep_stock }),
    ...(equipped && { gear: [...equipped] }),
    ...(fights && { fights }),
    ...(leader && { leader }),
    ...((raw.unique || raw.captain || phases) && { unmet: true as const }),
    ...(raw.of_note && { ofNote: true as const, advice: true as const }),
    ...((vendor || raw.takes_fines) && { takesFines: true as const }),
    ...(raw.identifies_for !== undefined && { identifiesFor: raw.identifies_for }),
    ...(raw.recharges_for !== undefined && { rechargesFor: raw.recharges_for }),
  };
}

function fightingParts({
  natural,
  abilities,
  lair,
}: Pick<PhaseRaw, 'natural' | 'abilities' | 'lair'>): Phase['change'] {
  return {
    ...(natural?.armor_class !== undefined && { naturalArmor: natural.armor_class }),
    ...(natural && {
      naturalAttacks: natural.attacks.map(({ name, hit_bonus, damage }) => ({ name, hitBonus: hit_bonus, damage })),
    }),
    ...(abilities && { abilities: abilities.map(({ min_range, ...rest }) => ({ ...rest, minRange: min_range })) }),
    ...(lair && { lair: { radius: lair.radius, huntTurns: lair.hunt_turns } }),
  };
}

const veteranParts = ({
  abilities,
  coward,
  guards,
}: NonNullable<MobRaw['veteran']>): NonNullable<Archetype['asVeteran']> => ({
  ...fightingParts({ ...(abilities && { abilities }) }),
  ...(coward && { coward }),
  ...(guards && { guards: { ...guards } }),
});

function phaseOf(raw: MobRaw, phase: PhaseRaw): Phase {
  const given = { ...raw.attributes, ...phase.attributes };
  return {
    from: phase.from,
    change: {
      ...fightingParts(phase),
      ...(phase.attributes && { attributes: attributes((name) => given[name] ?? MOB_ATTRIBUTE) }),
      ...(phase.skills && { skills: { ...MOB_SKILLS, ...raw.skills, ...phase.skills } }),
    },
  };
}

export function itemArchetype(raw: ItemRaw): Archetype {
  const { consumable, weapon, wearable, worn, magic } = raw;
  return {
    ...look(raw.renderable),
    item: {
      weight: raw.weight_lbs ?? 0,
      value: raw.base_value ?? 0,
      initiativePenalty: raw.initiative_penalty ?? 0,
    },
    ...(consumable && {
      consumable: { maxCharges: consumable.charges ?? 1, charges: consumable.charges ?? 1 },
      ...carrier(consumable.effects),
    }),
    ...(weapon && weaponParts(weapon)),
    ...(wearable && { equippable: { slot: wearable.slot }, wearable: { armorClass: wearable.armor_class } }),
    ...(worn && { wornProc: { when: worn.when, chance: worn.chance, target: worn.target }, ...carrier(worn.effects) }),
    ...(raw.sight !== undefined && { sightBonus: raw.sight }),
    ...(magic && {
      magicItem: { class: magic.class, naming: magic.naming, ...(magic.family && { family: magic.family }) },
    }),
    ...(magic?.cursed && { cursed: true }),
    ...(raw.throwable && { throwable: true as const }),
    ...(raw.quest && { quest: true as const }),
    ...(raw.attributes && { attributeBonus: { ...raw.attributes } }),
  };
}

/** Gives luminous props a field of view, which the light fills. */
export function propArchetype(raw: PropRaw): Archetype {
  return {
    ...look(raw.renderable),
    ...light(raw.light),
    ...(raw.light && { viewshed: { range: raw.light.range } }),
    ...(raw.hidden && { hidden: true }),
    ...(raw.blocks_tile && { blocksTile: true }),
    ...(raw.blocks_visibility && { blocksVisibility: true }),
    ...(raw.door_open && { door: { open: !raw.blocks_tile } }),
    ...(raw.shrine && { bargain: { takes: { ...raw.shrine.takes }, gives: { ...raw.shrine.gives } } }),
    ...(raw.cage && { cage: { part: raw.cage.part, becomes: raw.cage.becomes ?? null } }),
    ...(raw.flammable && { flammable: raw.flammable }),
    ...(raw.fire && { fire: { turns: raw.fire.turns, becomes: raw.fire.becomes ?? null } }),
    ...(raw.entry_trigger && { entryTrigger: true, ...carrier(raw.entry_trigger.effects) }),
  };
}

function look({ glyph, fg, bg, order, x_size, y_size }: RenderableRaw): Archetype {
  const large = x_size !== undefined || y_size !== undefined;
  return {
    renderable: { glyph, fg, bg, order },
    ...(large && { tileSize: { width: x_size ?? 1, height: y_size ?? 1 } }),
  };
}

function light(raw: LightRaw | undefined): Archetype {
  return raw ? { lightSource: { ...raw } } : {};
}

function attributes(value: (name: AttributeName) => number): Record<AttributeName, Attribute> {
  const attribute = (name: AttributeName): Attribute => ({ base: value(name), modifiers: 0 });
  return {
    might: attribute('might'),
    fitness: attribute('fitness'),
    quickness: attribute('quickness'),
    intelligence: attribute('intelligence'),
  };
}

export const slotOfWeapon = ({ range }: NonNullable<ItemRaw['weapon']>): 'melee' | 'ranged' =>
  range === 'melee' ? 'melee' : 'ranged';

function weaponParts(weapon: NonNullable<ItemRaw['weapon']>): Archetype {
  const { range, attribute, base_damage, hit_bonus, proc_chance, proc_target, proc_effects } = weapon;
  const proc = proc_effects ? { chance: proc_chance ?? 0, target: proc_target ?? 'target' } : null;
  const figures = { attribute, damage: base_damage, hitBonus: hit_bonus, proc };
  return {
    equippable: { slot: slotOfWeapon(weapon) },
    ...(range === 'melee' ? { meleeWeapon: figures } : { rangedWeapon: { ...figures, range } }),
    ...(proc_effects && carrier(proc_effects)),
  };
}

function carrier(effects: EffectMap): Archetype {
  return { effects: { ...effects }, ...(effects.single_activation && { singleActivation: true }) };
}
