import { dice } from '../../lib/dice';
import type { Point } from '../../lib/geometry';
import { sum } from '../../lib/lists';
import type { Rng } from '../../lib/rng';
import { attributeBonus, heroMaxHp, maxMana, mobMaxHp } from '../formulas';
import { stageAt } from '../schema/campaigns';
import type { MobRaw } from '../schema/mobs';
import { addToLevel, type Entity, type EntityId, type Hero, type RawId, type Raws, type World } from '../state';
import { triggerRange } from './hazards';

export const HERO_ID: EntityId = 1;

/** `pack` starts with worn items. `nextId` is the first free entity id. */
export function createHero(raws: Raws): { hero: Omit<Hero, 'position'>; pack: Entity[]; nextId: EntityId } {
  const row = raws.hero;
  const hp = heroMaxHp(row.level, attributeBonus(row.attributes.fitness));
  const mana = maxMana(row.level, attributeBonus(row.attributes.intelligence));
  const hero: Omit<Hero, 'position'> = {
    id: HERO_ID,
    kind: 'hero',
    raw: row.id,
    pools: {
      hp: { current: hp, max: hp },
      mana: { current: mana, max: mana },
      level: row.level,
      xp: row.xp,
      gold: row.gold,
      weight: 0,
      penalty: 0,
    },
    initiative: 0,
    hunger: { ...row.hunger },
    knownSpells: row.spells.map((spell) => ({ spell, manaCost: raws.spell[spell]!.mana_cost })),
    statuses: [],
  };
  let nextId = HERO_ID + 1;
  const worn = gearAtStart(raws).map((raw): Entity => wear(raws, { id: nextId++, kind: 'item', raw }));
  const packed = [...row.carried, ...(raws.campaign.carried ?? [])];
  const carried = packed.map((raw): Entity => carry({ id: nextId++, kind: 'item', raw }));
  return { hero, pack: [...worn, ...carried], nextId };
}

function gearAtStart(raws: Raws): RawId[] {
  const taken = new Set(raws.hero.equipped.map((raw) => slotOf(raws, raw)));
  const added = (raws.campaign.equipped ?? []).filter((raw) => !taken.has(slotOf(raws, raw)));
  return [...raws.hero.equipped, ...added];
}

const slotOf = (raws: Raws, raw: RawId) => raws.archetypes[raw]?.equippable?.slot;

function wear(raws: Raws, item: Entity): Entity {
  const slot = slotOf(raws, item.raw);
  if (!slot) throw new Error(`${item.raw} cannot be worn`);
  return { ...item, equipped: { owner: HERO_ID, slot } };
}

const carry = (item: Entity): Entity => ({ ...item, inBackpack: { owner: HERO_ID } });

const TURNS_TO_FREE = 3;
/** Initiative ticks until the first turn of a new mob. */
const FIRST_DUE = 2;

/** Sets no position. Draws random numbers only for gold. Throws for unknown raws. */
export function createEntity(raws: Raws, rng: Rng, rawId: RawId, id: EntityId): Entity {
  const mob = raws.mob[rawId];
  if (mob) return createMob(raws, rng, mob, id);
  if (raws.item[rawId]) return { id, kind: 'item', raw: rawId };
  if (raws.prop[rawId]) return { id, kind: 'prop', raw: rawId };
  throw new Error(`no mob, item or prop is called ${rawId}`);
}

/** Throws if the raw does not exist. */
export function placeItem(world: World, rawId: RawId, at: Point): Entity {
  const entity = createEntity(world.raws, world.rng, rawId, world.game.nextId++);
  entity.position = { x: at.x, y: at.y };
  addToLevel(world, entity);
  return entity;
}

/** Throws if the raw does not exist. */
export function addToPack({ raws, rng, game }: World, rawId: RawId): Entity {
  const item = carry(createEntity(raws, rng, rawId, game.nextId++));
  game.pack.push(item);
  return item;
}

function createMob(raws: Raws, rng: Rng, row: MobRaw, id: EntityId): Entity {
  const entity: Entity = { id, kind: 'mob', raw: row.id };
  const level = levelOfKind(row);
  const { hp, mana } = maximaAt(raws, row, level);
  entity.pools = {
    hp: { current: hp, max: hp },
    mana: { current: mana, max: mana },
    level,
    xp: 0,
    gold: row.gold ? rng.roll(dice(row.gold)) : 0,
    weight: 0,
    penalty: 0,
  };
  entity.initiative = FIRST_DUE;
  // Captives have no faction: they must neither attack nor be attacked.
  if (row.captive) Object.assign(entity, { chains: TURNS_TO_FREE, faction: null });
  const lines = row.quips?.length ?? 0;
  if (lines > 0) entity.quips = Array.from({ length: lines }, (_, line) => line);
  return entity;
}

const levelOfKind = ({ level = 1 }: MobRaw): number => level;

/** The raw's `hp` and `mana` apply to the raw's own level. */
function maximaAt(raws: Raws, row: MobRaw, level: number): { hp: number; mana: number } {
  const attributes = raws.archetypes[row.id]?.attributes;
  const worn = (row.equipped ?? []).map((item) => raws.archetypes[item]?.attributeBonus ?? {});
  const bonus = (name: 'fitness' | 'intelligence'): number =>
    attributeBonus((attributes?.[name].base ?? 11) + sum(worn.map((given) => given[name] ?? 0)));
  const maximum = (given: number | undefined, at: (level: number) => number): number =>
    given === undefined ? at(level) : given + at(level) - at(levelOfKind(row));
  return {
    hp: maximum(row.hp, (one) => mobMaxHp(one, bonus('fitness'))),
    mana: maximum(row.mana, (one) => maxMana(one, bonus('intelligence'))),
  };
}

/** Returns a veteran copy if the mob is too weak for `depth`, otherwise `mob`. */
export function grownAt(raws: Raws, mob: Entity, depth: number): Entity {
  const row = raws.mob[mob.raw];
  const least = veteranLevel(raws, depth);
  if (!row || !mob.pools || least <= levelOfKind(row) || row.vendor || triggerRange(raws, mob.raw) !== null) return mob;
  const level = least + Math.floor(levelOfKind(row) / 2);
  const { hp, mana } = maximaAt(raws, row, level);
  const pools = { ...mob.pools, level, hp: { current: hp, max: hp }, mana: { current: mana, max: mana } };
  return { ...mob, pools, veteran: level, ...raws.archetypes[mob.raw]?.asVeteran };
}

function veteranLevel({ campaign }: Raws, depth: number): number {
  const stage = stageAt(campaign, depth);
  return stage?.veterans ? stage.veterans.level + (depth - stage.depths[0]) * (stage.veterans.rise ?? 0) : 0;
}
