import { expectedLoss, heedsFire, type SeenThing } from '../../engine';
import { DEFEAT, lossAgainst, lossPerTurn, lossWithMagic, withoutAmbush } from '../advice/odds';
import { distanceTo, foesOf, type Situation } from '../advice/situation';

/**
 * Converts a share of the hero's present hit points to whole hit points, at least 0. Returns `Infinity` if the share is
 * at least `DEFEAT`, because the hero would then probably die.
 */
export const statedLoss = ({ view }: Situation, share: number): number =>
  share >= DEFEAT ? Number.POSITIVE_INFINITY : Math.max(0, Math.round(share * view.hero.hp.current));

/**
 * Returns the share of the hero's present hit points that enemies take away in one turn on average. By default counts
 * all enemies in view.
 */
export const shareOfTurn = (situation: Situation, foes: readonly SeenThing[] = foesOf(situation)): number =>
  lossPerTurn(situation, foes) / Math.max(1, situation.view.hero.hp.current);

/** A blow, spell or shot that the hero is about to use once. */
export interface Stroke {
  /** Mean damage to each creature that is hit, in hit points, that of poison included. */
  damage: number;
  /** Hit points that poison takes from each creature that is hit, in each player-turn; absent if there is none. */
  poison?: number;
  /** Ids of the creatures that are hit. */
  caught: ReadonlySet<number>;
  /** Mean damage of the flames to each creature that they reach, in hit points, by id. */
  burns: ReadonlyMap<number, number>;
  /** Mana that the stroke takes; 0 for items. */
  mana: number;
}

/**
 * Returns the mean loss if the hero uses the stroke once, and then fights on with blows and spells. The loss is a share
 * of the hero's present hit points. Enemies that the stroke does not kill strike back in the same turn, because none is
 * unaware of the hero any more. An enemy that poison kills strikes until then. An enemy that burns and heeds fire does
 * not strike, because it leaves the fire.
 */
export function lossAfterStroke(situation: Situation, stroke: Stroke): number {
  const { damage, caught, burns, mana } = stroke;
  const dying = foesOf(situation).filter(({ id }) => caught.has(id));
  const last = dying.reduce((sum, foe) => sum + lossToDying(situation, foe, stroke), 0);
  const foes = foesOf(situation)
    .map((foe) => ({ ...foe, odds: foe.odds && withoutAmbush(foe.odds) }))
    .flatMap((foe) => {
      const harm = (caught.has(foe.id) ? damage : 0) + (burns.get(foe.id) ?? 0);
      return harm > 0 ? weakened(situation, foe, harm) : [foe];
    });
  if (foes.length === 0) return last;
  const { hero } = situation.view;
  const current = Math.max(0, hero.mana.current - mana);
  const view = { ...situation.view, hero: { ...hero, mana: { ...hero.mana, current } } };
  const striking = foes.filter((foe) => !(burns.has(foe.id) && heedsFire(situation.raws, foe.raw ?? '')));
  return last + shareOfTurn(situation, striking) + lossWithMagic({ ...situation, view }, foes);
}

/**
 * Returns the share of the hero's present hit points that a creature takes away before poison and blows have killed it;
 * 0 if it is not poisoned or outlives the poison. The creature first walks up to the hero.
 */
function lossToDying(situation: Situation, foe: SeenThing, { damage, poison = 0 }: Stroke): number {
  const { attack, defense } = foe.odds ?? {};
  if (poison === 0 || !attack?.blows || !defense?.blows || weakened(situation, foe, damage).length > 0) return 0;
  const perBlow = damagePerBlow(situation, foe);
  const turns = (attack.blows * perBlow) / (poison + perBlow);
  const walking = Math.max(0, distanceTo(situation.view, foe) - 1);
  return Math.max(0, turns - walking) / defense.blows;
}

/** Returns the mean damage of a blow of the hero at the creature, misses included. */
const damagePerBlow = ({ view }: Situation, { odds }: SeenThing): number =>
  odds ? odds.attack.chance * view.hero.blow.mean : 0;

/** Returns the creature with the hit points that the damage leaves; none if the creature would be dead. */
function weakened(situation: Situation, foe: SeenThing, damage: number): SeenThing[] {
  const { odds } = foe;
  const perBlow = damagePerBlow(situation, foe);
  if (!odds || odds.attack.blows === null || perBlow <= 0) return [foe];
  const blows = odds.attack.blows - damage / perBlow;
  return blows <= 0 ? [] : [{ ...foe, odds: { ...odds, attack: { ...odds.attack, blows } } }];
}

/**
 * Returns the mean loss of a fight in a place that only `width` creatures can reach at once. The loss is a share of the
 * hero's present hit points. The hero kills the nearest creature first. A creature without a shot strikes only while at
 * most `width - 1` creatures before it are alive.
 */
export function lossInPlace(situation: Situation, width: number): number {
  const foes = foesOf(situation);
  // The creature at position `n` starts to strike when the creature at position `n - width` is dead.
  return foes.reduce((sum, foe, n) => {
    const before = foe.odds?.shots?.defense ? foes.slice(0, n) : foes.slice(Math.max(0, n - width + 1), n);
    return sum + lossAgainst(situation, [foe]) + lossMeanwhile(situation, foe, before);
  }, 0);
}

/**
 * Returns the loss that one creature causes while the hero kills `others`, as a share of the hero's present hit points.
 */
export function lossMeanwhile({ view }: Situation, { odds }: SeenThing, others: readonly SeenThing[]): number {
  if (!odds) return 0;
  const blows = others.reduce((sum, other) => sum + (other.odds?.attack.blows ?? 0), 0);
  return expectedLoss([{ ...odds, attack: { ...odds.attack, blows } }], view.hero.penalty);
}
