import { type Action, LOW_HEALTH, type PackItem, type SeenThing, type Uses } from '../../engine';
import { covers, distanceToBody, type Point } from '../../lib/geometry';
import { damageOf, lossAgainst, lossPerTurn } from '../advice/odds';
import { foesOf, healthOf, type Situation, safeActions, unconfirmedActions } from '../advice/situation';
import { lossAfterStroke, shareOfTurn, statedLoss } from './loss';
import type { Option } from './option';

/**
 * Option and its mean loss, as a share of the hero's present hit points. The board lists the options with the smallest
 * losses.
 */
export interface Weighed {
  option: Option;
  loss: number;
}

/** Returns the option to fight the creatures in view; `null` if no path leads to any of them. */
export function fightOption(situation: Situation): Weighed | null {
  const [action] = unconfirmedActions(situation, 'fight');
  if (!action) return null;
  const loss = lossAgainst(situation, foesOf(situation));
  const price = { loss: statedLoss(situation, loss) };
  return { option: { kind: 'fight', action, subject: { kind: 'fight' }, price }, loss };
}

/**
 * Returns the option to cast the spell after which the fight costs least; `null` if no attack spell reaches an enemy.
 */
export function spellOption(situation: Situation): Weighed | null {
  const { hero } = situation.view;
  const weighed = hero.spells.flatMap(({ spell, radius, manaCost, ...uses }): Weighed[] => {
    const damage = strokeDamage(uses);
    const casts = safeActions(situation, 'cast').filter((action) => action.spell === spell);
    const shot = bestShot(situation, casts, radius);
    if (!shot || damage === 0) return [];
    const loss = lossAfterStroke(situation, { damage, caught: idsOf(shot.caught), mana: manaCost });
    const left = manaCost > 0 ? Math.floor(hero.mana.current / manaCost) : undefined;
    const price = { ...hitsOf(radius, shot), ...(left && { left }), loss: statedLoss(situation, loss) };
    return [{ option: { kind: 'spell', action: shot.action, subject: { kind: 'spell', spell }, price }, loss }];
  });
  return cheapest(weighed);
}

/**
 * Returns the option to use the item after which the fight costs least; `null` if no item helps. Weighs attack scrolls
 * and rods of known type. For a badly hurt hero, also weighs healing potions and, if there are none, an unknown potion.
 */
export function thingOption(situation: Situation): Weighed | null {
  const attacks = attackItems(situation);
  if (healthOf(situation) >= LOW_HEALTH) return cheapest(attacks);
  return cheapest([...attacks, ...healingItems(situation)]) ?? unknownPotion(situation);
}

function attackItems(situation: Situation): Weighed[] {
  return stacksOf(situation.view.pack).flatMap(({ thing, left }): Weighed[] => {
    const damage = thing.figures ? strokeDamage(thing.figures) : 0;
    const uses = safeActions(situation, 'use').filter(({ item }) => item === thing.id);
    const shot = damage > 0 ? bestShot(situation, uses, thing.radius) : null;
    if (!shot) return [];
    const loss = lossAfterStroke(situation, { damage, caught: idsOf(shot.caught), mana: 0 });
    const price = { ...hitsOf(thing.radius, shot), left, loss: statedLoss(situation, loss) };
    return [{ option: { kind: 'thing', action: shot.action, subject: { kind: 'thing', thing }, price }, loss }];
  });
}

/**
 * Minimum share of the maximum hit points that a potion must restore to be worth a turn in a fight. The potion must
 * also restore at least what the enemies take away in that turn.
 */
const WORTHWHILE = 0.1;

function healingItems(situation: Situation): Weighed[] {
  const { hp } = situation.view.hero;
  return stacksOf(situation.view.pack).flatMap(({ thing, left }): Weighed[] => {
    const full = thing.figures?.effects.provides_healing ?? 0;
    const heals = Math.min(full, hp.max - hp.current);
    const use = safeActions(situation, 'use').find(({ item, at }) => item === thing.id && !at);
    if (!use || heals < Math.max(WORTHWHILE * hp.max, lossPerTurn(situation, foesOf(situation)))) return [];
    const loss = lossAgainst(situation, foesOf(situation)) + shareOfTurn(situation) - heals / Math.max(1, hp.current);
    const price = { heals, left };
    return [{ option: { kind: 'thing', action: use, subject: { kind: 'thing', thing }, price }, loss }];
  });
}

function unknownPotion(situation: Situation): Weighed | null {
  const thing = situation.view.pack.find(({ usable, alias }) => usable && alias?.kind === 'potion');
  const use = thing && safeActions(situation, 'use').find(({ item, at }) => item === thing.id && !at);
  if (!thing || !use) return null;
  // The hero cannot know what the potion does, so only the cost of the turn is added to the cost of the fight.
  const loss = lossAgainst(situation, foesOf(situation)) + shareOfTurn(situation);
  return { option: { kind: 'thing', action: use, subject: { kind: 'thing', thing }, price: {} }, loss };
}

interface Stack {
  thing: PackItem;
  /** Number of uses of all items in the stack. An item without charges counts as one use. */
  left: number;
}

/** Groups usable items that look the same to the hero. */
function stacksOf(pack: readonly PackItem[]): Stack[] {
  const usable = pack.filter((thing) => thing.usable);
  return usable
    .filter(({ id, stack }) => id === stack)
    .map((thing) => ({
      thing,
      left: usable.filter(({ stack }) => stack === thing.stack).reduce((sum, { charges }) => sum + (charges ?? 1), 0),
    }));
}

/** Returns the mean damage of an attack at a target, in hit points; 0 if the effects need no target. */
const strokeDamage = (uses: Uses): number => (uses.effects.ranged === undefined ? 0 : damageOf(uses));

interface Shot<A extends Action> {
  action: A;
  caught: SeenThing[];
}

/**
 * Returns the action that hits the most enemies, and the enemies that it hits. In a tie, returns the first action.
 * Considers only actions that aim at an enemy. Returns `null` if there are none. `radius` is in cells; `null` if the
 * action hits only its target.
 */
function bestShot<A extends Action & { at?: Point }>(
  situation: Situation,
  actions: readonly A[],
  radius: number | null,
): Shot<A> | null {
  const foes = foesOf(situation);
  let best: Shot<A> | null = null;
  for (const action of actions) {
    const { at } = action;
    if (!at || !foes.some((foe) => covers(foe, at))) continue;
    const caught = foes.filter((foe) => distanceToBody(at, foe.at, foe.size) <= (radius ?? 0));
    if (caught.length > (best?.caught.length ?? 0)) best = { action, caught };
  }
  return best;
}

const idsOf = (things: readonly SeenThing[]): ReadonlySet<number> => new Set(things.map(({ id }) => id));

const hitsOf = (radius: number | null, { caught }: { caught: readonly SeenThing[] }): { hits?: number } =>
  radius === null ? {} : { hits: caught.length };

/** Returns the option with the smallest mean loss, in a tie the first one; `null` if there are no options. */
export const cheapest = (weighed: readonly Weighed[]): Weighed | null =>
  weighed.reduce<Weighed | null>((best, one) => (best === null || one.loss < best.loss ? one : best), null);
