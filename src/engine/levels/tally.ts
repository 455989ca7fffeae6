import { sum } from '../../lib/lists';
import { paysExperience, sellPrice, unknownPrice } from '../creatures';
import { roundGold, XP_PER_VICTIM_LEVEL } from '../formulas';
import { masterTable } from '../spawning/master-table';
import { component, type Entity, type Level, type RawId, type Raws, type Tally } from '../state';

/**
 * Returns the maximum experience and the maximum gold that the hero can get from items and creatures on a newly built
 * level.
 */
export function tallyOf(raws: Raws, { depth, entities }: Level): Tally {
  let mostXp = 0;
  let mostGold = 0;
  for (const entity of entities) {
    if (entity.kind === 'item') mostGold += mostPaid(raws, entity);
    if (entity.kind !== 'mob' || !paysExperience(raws, entity)) continue;
    const pools = component(raws, entity, 'pools');
    mostXp += XP_PER_VICTIM_LEVEL * (pools?.level ?? 0);
    mostGold += (pools?.gold ?? 0) + mostLoot(raws, entity, depth);
  }
  return { xp: 0, mostXp, mostGold: roundGold(mostGold) };
}

/** Returns the price that vendors pay for an item while its type is known or while it is not, whichever is higher. */
const mostPaid = (raws: Raws, item: Pick<Entity, 'raw' | 'consumable'>): number =>
  Math.max(sellPrice(raws, item), unknownPrice(raws, item.raw));

/** Returns the maximum amount in gold for which the hero can sell everything that the creature leaves behind. */
function mostLoot(raws: Raws, mob: Entity, depth: number): number {
  const prices = (items: readonly RawId[]): number[] => items.map((raw) => mostPaid(raws, { raw }));
  const gear = sum(prices(component(raws, mob, 'gear') ?? []));
  const treasure = component(raws, mob, 'treasure');
  if (treasure)
    return gear + sum(prices(treasure.items)) + sum(dearest(prices(magicItems(raws, depth)), treasure.magicItems));
  const drops = raws.lootTable[component(raws, mob, 'lootTable') ?? '']?.drops ?? [];
  return gear + sum(dearest(prices(drops.map(({ item }) => item)), 1));
}

const magicItems = (raws: Raws, depth: number): RawId[] =>
  [...new Set(masterTable(raws, depth).items.raws)].filter((raw) => raws.item[raw]?.magic);

const dearest = (prices: number[], count: number): number[] => prices.sort((a, b) => b - a).slice(0, count);
