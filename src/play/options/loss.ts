import { expectedLoss, heedsFire, type SeenThing, type Uses } from '../../engine';
import { sum } from '../../lib/lists';
import {
  damageOf,
  damagePerBlow,
  lossAgainst,
  lossPerTurn,
  lossWithMagic,
  poisonOf,
  withoutAmbush,
} from '../advice/odds';
import { distanceTo, foesOf, type Situation } from '../advice/situation';

/** Mean ticks between two turns of a creature that is not slowed. */
export const INTERVAL = 9.5;

/** Returns the mean share of hit points that foes take in one player-turn. */
export const shareOfTurn = (situation: Situation, foes: readonly SeenThing[] = foesOf(situation)): number =>
  lossPerTurn(situation, foes) / Math.max(1, situation.view.hero.hp.current);

export interface Harm {
  /** Mean hit points, including poison. */
  damage: number;
  /** Hit points per player-turn. */
  poison?: number;
  /** Share of turns, from 0 to 1, that a slowed creature loses. */
  slows?: number;
}

/** Equally likely amounts of fire damage in hit points, by creature id. */
export type Burns = ReadonlyMap<number, readonly number[]>;

/** One use of a spell or item. `caught` holds creature ids. */
export interface Stroke extends Harm {
  caught: ReadonlySet<number>;
  burns: Burns;
  mana: number;
}

/** `slows` is 0 if the use slows no creature. */
export function harmIn(uses: Uses): Harm & { slows: number } {
  const ticks = uses.statuses.find(({ kind }) => kind === 'slow')?.strength ?? 0;
  return { damage: damageOf(uses), poison: poisonOf(uses), slows: ticks > 0 ? ticks / (INTERVAL + ticks) : 0 };
}

/** Returns the mean loss as a share of present hit points. */
export function lossAfterStroke(situation: Situation, stroke: Stroke): number {
  const { damage, caught, burns, mana } = stroke;
  const { loss: last, turns: killing } = lossToDying(situation, stroke);
  const foes = foesOf(situation)
    .map((foe) => ({ ...foe, odds: foe.odds && withoutAmbush(foe.odds) }))
    .flatMap((foe) => {
      const atOnce = caught.has(foe.id) ? damage : 0;
      return weakened(
        situation,
        foe,
        (burns.get(foe.id) ?? [0]).map((burn) => atOnce + burn),
      );
    });
  if (foes.length === 0) return last;
  const { hero } = situation.view;
  const current = Math.max(0, hero.mana.current - mana);
  const view = { ...situation.view, hero: { ...hero, mana: { ...hero.mana, current } } };
  // A burning foe that heeds fire leaves it and does not strike back.
  const striking = foes.filter((foe) => !(burns.has(foe.id) && heedsFire(situation.raws, foe.raw ?? '')));
  const loss = shareOfTurn(situation, striking) + lossWithMagic({ ...situation, view }, foes);
  const meanwhile = foes.reduce((sum, { odds }) => sum + (odds?.defense.blows ? killing / odds.defense.blows : 0), 0);
  return last + meanwhile + Math.max(0, loss - savedBySlowness(foes, stroke));
}

function lossToDying(situation: Situation, { damage, poison = 0, caught }: Stroke): { loss: number; turns: number } {
  let [loss, turns] = [0, 0];
  for (const foe of foesOf(situation)) {
    const { attack, defense } = foe.odds ?? {};
    const isDying = caught.has(foe.id) && poison > 0 && weakened(situation, foe, [damage]).length === 0;
    if (!isDying || !attack?.blows || !defense?.blows) continue;
    const perBlow = damagePerBlow(situation, foe);
    const left = attack.blows * perBlow - poison * turns;
    const end = left > 0 ? turns + left / (poison + perBlow) : turns + left / poison;
    turns = Math.max(turns, end);
    const walking = Math.max(0, distanceTo(situation.view, foe) - 1);
    loss += Math.max(0, end - walking) / defense.blows;
  }
  return { loss, turns };
}

/** Player-turns for which an attack slows a creature. */
export const SLOW_TURNS = 5;

function savedBySlowness(foes: readonly SeenThing[], { slows = 0, caught }: Stroke): number {
  const fighting = foes.reduce((sum, { odds }) => sum + (odds?.attack.blows ?? SLOW_TURNS), 0);
  const slowed = foes.filter(({ id, statuses }) => caught.has(id) && statuses.every(({ kind }) => kind !== 'slow'));
  const strikes = slowed.reduce((sum, { odds }) => sum + (odds?.defense.blows ? 1 / odds.defense.blows : 0), 0);
  return slows * Math.min(SLOW_TURNS, fighting) * strikes;
}

function weakened(situation: Situation, foe: SeenThing, amounts: readonly number[]): SeenThing[] {
  const { odds } = foe;
  const perBlow = damagePerBlow(situation, foe);
  if (!odds || odds.attack.blows === null || perBlow <= 0) return [foe];
  const { attack, defense } = odds;
  const left = amounts.map((damage) => (attack.blows ?? 0) - damage / perBlow).filter((blows) => blows > 0);
  if (left.length === 0) return [];
  const blows = sum(left) / left.length;
  const survival = left.length / amounts.length;
  const strikes = { ...defense, blows: defense.blows && defense.blows / survival };
  return [{ ...foe, odds: { ...odds, attack: { ...attack, blows }, defense: strikes } }];
}

/** At most `width` foes strike at once. Returns a share of present hit points. */
export function lossInPlace(situation: Situation, width: number): number {
  const foes = foesOf(situation);
  // Creature `n` starts to strike when creature `n - width` is dead.
  return foes.reduce((sum, foe, n) => {
    const before = foe.odds?.shots?.defense ? foes.slice(0, n) : foes.slice(Math.max(0, n - width + 1), n);
    return sum + lossAgainst(situation, [foe]) + lossMeanwhile(situation, foe, before);
  }, 0);
}

/** Returns the mean loss to one creature while the hero kills `others`. */
export function lossMeanwhile({ view }: Situation, { odds }: SeenThing, others: readonly SeenThing[]): number {
  if (!odds) return 0;
  const blows = others.reduce((sum, other) => sum + (other.odds?.attack.blows ?? 0), 0);
  return expectedLoss([{ ...odds, attack: { ...odds.attack, blows } }], view.hero.penalty);
}
