import type { Shop } from '../../engine';
import type { AdviceReason, Situation } from './advice';
import { isStuck, outdoneGear } from './lift-curse';
import { carriedFor } from './situation';

/** Meals and healing drinks that are enough. */
const MEALS = 3;
const DRINKS = 2;

type Ware = Shop['wares'][number];
type Figures = Ware['figures'];
type Reason = Extract<AdviceReason, 'buy-food' | 'buy-better' | 'buy-lift-curse' | 'buy-healing'>;

/** What to buy first of what a shop has and the hero can pay for; `null` where nothing is of use. */
export function wantedWare(situation: Situation, { wares }: Shop): { ware: Ware; reason: Reason } | null {
  const { gold } = situation.view.hero;
  const affordable = wares.filter(({ price, left }) => left > 0 && price <= gold).sort(byPrice);
  for (const [reason, isWanted] of WANTED) {
    const ware = affordable.find(({ figures }) => isWanted(situation, figures));
    if (ware) return { ware, reason };
  }
  return null;
}

/** The cheapest first: little gold does most that way. Of equals the harder hitting. */
const byPrice = (a: Ware, b: Ware): number => a.price - b.price || damageOf(b) - damageOf(a);

const damageOf = ({ figures }: Ware): number => figures.blow?.mean ?? 0;

const lacks =
  (effect: 'food' | 'provides_healing' | 'remove_curse', enough: number) =>
  (situation: Situation, { effects }: Figures): boolean =>
    effects[effect] !== undefined && carriedFor(situation, effect).length < enough;

/** Better than what is worn, which comes off, while nothing carried for the slot is; and not too heavy. */
function isImprovement({ view }: Situation, { slot, comparison, weight }: Figures): boolean {
  const { hero, pack } = view;
  if (comparison?.verdict !== 1 || hero.weight + weight > hero.capacity || isStuck(view, slot)) return false;
  return !pack.some(({ fits, figures }) => fits === slot && figures?.comparison?.verdict === 1);
}

/** Lifts the curse of something worn for which the hero carries better. */
const liftsCurse = (situation: Situation, figures: Figures): boolean =>
  outdoneGear(situation).length > 0 && lacks('remove_curse', 1)(situation, figures);

/** The most wanted first. */
const WANTED: readonly [Reason, (situation: Situation, figures: Figures) => boolean][] = [
  ['buy-food', lacks('food', MEALS)],
  ['buy-better', isImprovement],
  ['buy-lift-curse', liftsCurse],
  ['buy-healing', lacks('provides_healing', DRINKS)],
];
