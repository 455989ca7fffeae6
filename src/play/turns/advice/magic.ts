import { expectedLoss, type SeenThing, totalDamage } from '../../../engine';
import type { Situation } from './advice';
import { shotsOf } from './shots';

/** A spell that harms, and the hit points that one casting takes. */
interface AttackSpell {
  spell: string;
  manaCost: number;
  damage: number;
  lingers: boolean;
}

/** The attack spells that the hero has mana for, the strongest first; none that the enemy suffers from already. */
export function attackSpells({ view, raws }: Situation, { statuses }: SeenThing): AttackSpell[] {
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

/** The same as `lossAgainst`, if the hero spends its mana on them first, the nearest first. */
export const lossWithMagic = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossWith(situation, foes, []);

/** The same, if it spends the scrolls and charges that strike from afar before its mana. */
export const lossWithAll = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossWith(
    situation,
    foes,
    shotsOf(situation).flatMap(({ damage, uses }) => Array<number>(uses).fill(damage)),
  );

/** `shots` are the hit points that each takes. */
function lossWith(situation: Situation, foes: readonly SeenThing[], shots: readonly number[]): number {
  const { hero } = situation.view;
  const unspent = [...shots];
  let mana = hero.mana.current;
  const duels = foes.flatMap((foe) => {
    if (!foe.odds) return [];
    const { attack } = foe.odds;
    const perBlow = attack.chance * hero.blow.mean;
    let left = attack.blows === null ? Number.POSITIVE_INFINITY : attack.blows * perBlow;
    let casts = 0;
    while (left > 0 && unspent.length > 0) {
      left -= unspent.shift() ?? 0;
      casts += 1;
    }
    for (const { damage, manaCost, lingers } of attackSpells(situation, foe)) {
      while (left > 0 && mana >= manaCost) {
        left -= damage;
        mana -= manaCost;
        casts += 1;
        if (lingers) break;
      }
    }
    const blows = left > 0 && perBlow <= 0 ? null : casts + Math.max(0, left) / perBlow;
    return [{ ...foe.odds, attack: { ...attack, blows } }];
  });
  return expectedLoss(duels, hero.penalty);
}
