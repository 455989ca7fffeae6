import { attributeBonus, heroMaxHp, maxMana } from '../formulas';
import type { Raws } from '../schema/raws';
import { attributesStatus } from '../statuses';
import type { EntityId } from './character';
import type { Entity } from './entity';

/** The hero is the first entity of every game. */
export const HERO_ID: EntityId = 1;

/** The hero as it begins, without a position, and its belongings; ids count up from the hero's. Rolls nothing. */
export function createHero(raws: Raws): { hero: Entity; pack: Entity[]; nextId: EntityId } {
  const row = raws.hero;
  const hp = heroMaxHp(row.level, attributeBonus(row.attributes.fitness));
  const mana = maxMana(row.level, attributeBonus(row.attributes.intelligence));
  const hero: Entity = {
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
    statuses: row.statuses.map(({ id, turns, attributes }) => attributesStatus(id, turns, attributes)),
  };
  let nextId = HERO_ID + 1;
  const worn = row.equipped.map((raw): Entity => wear(raws, { id: nextId++, kind: 'item', raw }));
  const carried = row.carried.map((raw): Entity => carry({ id: nextId++, kind: 'item', raw }));
  return { hero, pack: [...worn, ...carried], nextId };
}

function wear(raws: Raws, item: Entity): Entity {
  const slot = raws.archetypes[item.raw]?.equippable?.slot;
  if (!slot) throw new Error(`${item.raw} cannot be worn`);
  return { ...item, equipped: { owner: HERO_ID, slot } };
}

const carry = (item: Entity): Entity => ({ ...item, inBackpack: { owner: HERO_ID } });
