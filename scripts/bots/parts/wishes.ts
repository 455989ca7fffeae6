import { type Shop, TOWN } from '../../../src/engine';
import { damageOf } from '../../../src/play/advice/odds';
import type { Situation } from '../situation';
import { power } from './arsenal';
import { goesBelow } from './below';
import { isReady } from './boss';
import { knownItems } from './consumables';

type Ware = Shop['wares'][number];

/** Numbers of things of each kind that are enough for the hero. */
const ENOUGH = { meals: 3, portals: 1, potions: 2 };
const ENOUGH_BELOW = { meals: 12, portals: 4, potions: 2 };
/** Depth from which scrolls and books against the boss are bought before armour. */
const LATE = 4;

/** Returns the wares that the hero should buy and can pay for, most wanted first. */
export function wishesAmong<W extends Ware>(situation: Situation, wares: readonly W[]): W[] {
  const { hero } = situation.view;
  const affordable = wares.filter(
    ({ left, price, figures }) => left > 0 && price <= hero.gold && hero.weight + figures.weight <= hero.capacity,
  );
  return wishes(situation).flatMap((gain) => {
    const wanted = affordable.filter((ware) => gain(ware) > 0);
    const weapons = wanted
      .filter(({ figures }) => figures.slot === 'melee')
      .sort((a, b) => gain(b) - gain(a) || a.price - b.price);
    const others = wanted.filter(({ figures }) => figures.slot !== 'melee');
    // The best weapon comes first, because a weapon matters more than everything else.
    return [...weapons.slice(0, 1), ...others.sort((a, b) => gain(b) / b.price - gain(a) / a.price)];
  });
}

/** Returns the gear and food that the hero should buy and can pay for, cheapest first, as boards recommend. */
export const cheapestAmong = <W extends Ware>(situation: Situation, wares: readonly W[]): W[] =>
  wishesAmong(situation, wares).sort((a, b) => a.price - b.price);

/** Function that returns the gain from a ware, 0 if unwanted. Only the order of gains in a group matters. */
type Gain = (ware: Ware) => number;

function wishes(situation: Situation): Gain[] {
  const { view } = situation;
  const enough = goesBelow(view) ? ENOUGH_BELOW : ENOUGH;
  const food = lacking(situation, 'food', enough.meals);
  const portal = lacking(situation, 'town_portal', enough.portals);
  const potion = lacking(situation, 'provides_healing', enough.potions);
  const means: Gain = isReady(situation) ? () => 0 : meansOf(situation);
  const gear: Gain = gearGain(situation);
  // The hero begins with a meal, and with little more gold than the gear costs.
  if (view.deepest === TOWN) return [gear, food, means, portal, potion];
  return view.deepest >= LATE ? [food, means, gear, portal, potion] : [food, gear, means, portal, potion];
}

const lacking =
  (situation: Situation, effect: 'food' | 'town_portal' | 'provides_healing', enough: number): Gain =>
  ({ figures }) =>
    figures.slot === null && figures.effects[effect] !== undefined && knownItems(situation, effect).length < enough
      ? 1
      : 0;

/** Returns the gain from a ware against the boss: the damage of the scroll, or of the spell that the book teaches. */
const meansOf =
  ({ raws, view }: Situation): Gain =>
  ({ raw, figures }) => {
    if (figures.slot !== null) return 0;
    const spell = figures.effects.teach_spell;
    if (spell !== undefined) {
      const isNew = !view.hero.spells.some((known) => known.spell === spell);
      return isNew ? CASTS * power(raws, spell) : 0;
    }
    return figures.effects.ranged === undefined ? 0 : damageOf(figures) * (raws.item[raw]?.consumable?.charges ?? 1);
  };

/** Assumed number of casts of a spell on the way to the boss. */
const CASTS = 12;

/**
 * Returns the gain from gear that is better than the worn gear: the share by which a fight becomes easier. Returns 0 if
 * the gear is not better, if the worn gear is cursed, or if the pack already holds better gear.
 */
const gearGain =
  ({ view: { hero, pack } }: Situation): Gain =>
  ({ figures: { slot, comparison } }) => {
    if (slot === null || comparison?.verdict !== 1 || pack.some((thing) => thing.slot === slot && thing.cursed))
      return 0;
    if (pack.some(({ fits, figures }) => fits === slot && figures?.comparison?.verdict === 1)) return 0;
    const { damage, toHit, armorClass, penalty } = comparison;
    return damage / hero.blow.mean + (toHit + armorClass) / 10 - penalty / 10;
  };
