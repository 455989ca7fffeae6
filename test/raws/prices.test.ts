import { TOWN } from '../../src/engine';
import { paysExperience, sellPrice } from '../../src/engine/creatures';
import { createLevel } from '../../src/engine/levels/create-level';
import { firstDepth } from '../../src/engine/schema/campaigns';
import type { EffectMap } from '../../src/engine/schema/effects';
import type { ItemRaw } from '../../src/engine/schema/items';
import { component } from '../../src/engine/state';
import { isInCampaign, rawsFor } from '../../src/engine/state/campaign';
import { dice, diceRange } from '../../src/lib/dice';
import { sum } from '../../src/lib/lists';
import { loadRaws } from '../../src/raws';
import { slotOfWeapon } from '../../src/raws/archetypes';

const raws = loadRaws();
// Nobody buys or sells in a campaign without a town.
const CAMPAIGNS = raws.campaigns.filter((campaign) => firstDepth(campaign) === TOWN).map(({ id }) => id);

/** Figures of an item by name. More is better for each, and a figure that is absent counts as 0. */
type Figures = Record<string, number>;

/**
 * Kind of an item: its slot, `aimed`, or what it is called before it is known. Only items of one kind are compared.
 * Returns `null` for items without a use, such as hides.
 */
function kindOf({ wearable, weapon, consumable, magic }: ItemRaw): string | null {
  if (wearable) return wearable.slot;
  if (weapon) return slotOfWeapon(weapon);
  if (!consumable) return null;
  return consumable.effects.ranged === undefined ? (magic?.naming ?? 'provisions') : 'aimed';
}

/** Amounts of effects, each times `factor`. Effects in opposite directions are different figures. */
function effectFigures(effects: EffectMap | undefined, factor: number): Figures {
  const entries = Object.entries(effects ?? {}).filter(([tag]) => !tag.startsWith('particle'));
  return Object.fromEntries(
    entries.map(([tag, value]) => {
      if (typeof value !== 'number') return [`${tag} ${value}`, factor];
      return [value < 0 ? `less ${tag}` : tag, Math.abs(value) * factor];
    }),
  );
}

/** Figures of a ring or charm at one moment. Equal effects at different moments are different figures. */
const prefixed = (moment: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${moment} ${name}`, value]));

/** Figures of an item. Leaves out the attribute that a weapon is used with: it depends on the hero which is better. */
function figuresOf({ weapon, wearable, worn, consumable, magic, ...item }: ItemRaw): Figures {
  return {
    lightness: -(item.weight_lbs ?? 0),
    speed: -(item.initiative_penalty ?? 0),
    curse: magic?.cursed ? -1 : 0,
    ...item.attributes,
    ...(wearable && { armour: wearable.armor_class, sight: item.sight ?? 0 }),
    ...(worn && prefixed(worn.when, effectFigures(worn.effects, worn.chance))),
    ...(weapon && {
      damage: diceRange(dice(weapon.base_damage)).mean,
      accuracy: weapon.hit_bonus,
      range: weapon.range === 'melee' ? 1 : weapon.range,
      ...effectFigures(weapon.proc_effects, weapon.proc_chance ?? 0),
    }),
    ...(consumable && { charges: consumable.charges ?? 1, ...effectFigures(consumable.effects, 1) }),
  };
}

const isNoWorse = (one: Figures, other: Figures): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => (one[name] ?? 0) >= (other[name] ?? 0));

/** Pairs of items of a campaign of which the first is at least as good as the second in every figure. */
function comparable(campaign: string): [ItemRaw, ItemRaw][] {
  const own = raws.items.filter((item) => isInCampaign(rawsFor(raws, { campaign }), item) && kindOf(item) !== null);
  const figures = new Map(own.map((item) => [item, figuresOf(item)]));
  return own.flatMap((one) =>
    own
      .filter((other) => other !== one && kindOf(other) === kindOf(one))
      .filter((other) => isNoWorse(figures.get(one)!, figures.get(other)!))
      .map((other): [ItemRaw, ItemRaw] => [one, other]),
  );
}

const priceOf = ({ base_value = 0 }: ItemRaw): number => base_value;
const named = (pairs: [ItemRaw, ItemRaw][]): string[] =>
  pairs.map(([one, other]) => `${one.id} (${priceOf(one)}), ${other.id} (${priceOf(other)})`);

describe.each(CAMPAIGNS)('prices in the campaign %s', (campaign) => {
  const pairs = comparable(campaign);

  test('are at least as high for an item that is at least as good in every figure', () => {
    expect(pairs.length).toBeGreaterThan(30);
    expect(named(pairs.filter(([one, other]) => priceOf(one) < priceOf(other)))).toEqual([]);
  });

  test('are higher for gear that is better in one figure and as good in the others, except junk and gear made by rules', () => {
    const gear = pairs.filter(([one, other]) => !one.variant && !other.variant && !other.consumable);
    const designed = gear.filter(([, other]) => other.vendor_category !== 'junk');
    const better = designed.filter(([one, other]) => !isNoWorse(figuresOf(other), figuresOf(one)));
    expect(better.length).toBeGreaterThan(10);
    expect(named(better.filter(([one, other]) => priceOf(one) <= priceOf(other)))).toEqual([]);
  });
});

/** Gold that a level brings: coins of foes, and what vendors pay for the gear of foes and for what lies about. */
function incomeOf(seed: string, depth: number): number {
  const amulet = rawsFor(raws, { campaign: 'amulet' });
  return sum(
    createLevel(amulet, { seed, depth }, 1).entities.map((entity) => {
      if (entity.kind === 'item') return sellPrice(amulet, entity);
      if (entity.kind !== 'mob' || !paysExperience(amulet, entity)) return 0;
      const gear = component(amulet, entity, 'gear') ?? [];
      return (component(amulet, entity, 'pools')?.gold ?? 0) + sum(gear.map((raw) => sellPrice(amulet, { raw })));
    }),
  );
}

test.each([
  [10, 1851],
  [11, 3490],
  [12, 3277],
])('at depth %i of The Amulet the dear gear of foes brings no more than the cheap did, %i gold', (depth, before) => {
  const seeds = Array.from({ length: 6 }, (_, n) => `income ${n}`);
  expect(sum(seeds.map((seed) => incomeOf(seed, depth))) / seeds.length).toBeLessThan(before);
});
