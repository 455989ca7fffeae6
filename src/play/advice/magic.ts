import { expectedLoss, type SeenThing, totalDamage } from '../../engine';
import type { Situation } from './advice';
import { lossAgainst } from './odds';
import { shotsOf } from './shots';

/** A spell that harms, and the hit points that one casting takes. */
interface AttackSpell {
  spell: string;
  manaCost: number;
  damage: number;
  lingers: boolean;
}

/** The attack spells that the hero has mana for, the strongest first; none that the enemy suffers from already. */
function attackSpells({ view, raws }: Situation, { statuses }: SeenThing): AttackSpell[] {
  const isPoisoned = statuses.some(({ kind }) => kind === 'damage-over-time');
  if (view.hero.muted) return [];
  return view.hero.spells
    .map(({ spell, manaCost }): AttackSpell => {
      const effects = raws.spell[spell]?.effects ?? {};
      return { spell, manaCost, damage: totalDamage(effects), lingers: (effects.damage_over_time ?? 0) > 0 };
    })
    .filter(
      ({ damage, manaCost, lingers }) => damage > 0 && manaCost <= view.hero.mana.current && !(lingers && isPoisoned),
    )
    .sort((a, b) => b.damage - a.damage);
}

/** Those of them that take more from an enemy than a blow does: no other is worth its turn. */
export const spellsWorthCasting = (situation: Situation, foe: SeenThing): AttackSpell[] =>
  attackSpells(situation, foe).filter(({ damage }) => beatsBlow(damage, duelOf(situation, foe)));

/** The same as `lossAgainst`, if the hero spends its mana, too, the nearest first. */
export const lossWithMagic = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossWith(situation, foes, []);

/** The same, if it spends the scrolls and charges that strike from afar as well. */
export const lossWithAll = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossWith(
    situation,
    foes,
    shotsOf(situation).flatMap(({ damage, uses }) => Array<number>(uses).fill(damage)),
  );

/**
 * `shots` are the hit points that each takes. Mana that goes into one spell lacks for another, so that some spells may
 * be better left alone: to know one more never makes a fight dearer.
 */
function lossWith(situation: Situation, foes: readonly SeenThing[], shots: readonly number[]): number {
  const worthwhile = new Set(foes.flatMap((foe) => spellsWorthCasting(situation, foe).map(({ spell }) => spell)));
  return Math.min(...subsetsOf([...worthwhile]).map((spells) => lossCasting(situation, foes, { shots, spells })));
}

const subsetsOf = ([first, ...others]: readonly string[]): string[][] =>
  first === undefined ? [[]] : subsetsOf(others).flatMap((one) => [one, [first, ...one]]);

interface Means {
  shots: readonly number[];
  spells: readonly string[];
}

/** With the strongest first, and with blows where those do as much. */
function lossCasting(situation: Situation, foes: readonly SeenThing[], { shots, spells }: Means): number {
  if (shots.length === 0 && spells.length === 0) return lossAgainst(situation, foes);
  const { hero } = situation.view;
  const unspent = [...shots];
  let mana = hero.mana.current;
  const duels = foes.flatMap((foe) => {
    if (!foe.odds) return [];
    const { attack } = foe.odds;
    const duel = duelOf(situation, foe);
    let turns = 0;
    const strike = (damage: number): void => {
      duel.left -= damage;
      turns += 1;
    };
    const shootDownTo = (least: number): void => {
      while (unspent[0] !== undefined && unspent[0] >= least && beatsBlow(unspent[0], duel)) {
        strike(unspent.shift() as number);
      }
    };
    for (const { spell, damage, manaCost, lingers } of attackSpells(situation, foe)) {
      if (!spells.includes(spell)) continue;
      shootDownTo(damage);
      while (mana >= manaCost && beatsBlow(damage, duel)) {
        mana -= manaCost;
        strike(damage);
        if (lingers) break;
      }
    }
    shootDownTo(0);
    if (turns === 0) return [foe.odds];
    const { left, perBlow } = duel;
    const blows = left > 0 && perBlow <= 0 ? null : turns + (left > 0 ? left / perBlow : 0);
    return [{ ...foe.odds, attack: { ...attack, blows } }];
  });
  return expectedLoss(duels, hero.penalty);
}

interface DuelState {
  /** Hit points that a blow takes on average, and that are left. */
  perBlow: number;
  left: number;
}

/** Nothing is known of what cannot be fought. */
function duelOf({ view }: Situation, { odds }: SeenThing): DuelState {
  const perBlow = odds ? odds.attack.chance * view.hero.blow.mean : 0;
  const blows = odds?.attack.blows ?? null;
  return { perBlow, left: blows === null ? Number.POSITIVE_INFINITY : blows * perBlow };
}

/** Does what takes so many hit points take more of those that are left than a blow? */
const beatsBlow = (damage: number, { perBlow, left }: DuelState): boolean => Math.min(damage, left) > perBlow;
