import { diceRange } from '../../lib/dice';
import { armorClass, hitChance } from '../formulas';
import { component, type Entity, type Odds, type World } from '../state';
import { attacksOf, damageDice, toHit } from './attacks';

/**
 * Odds of the attacker against the target as both are now, each of its natural attacks counted alike. Weapons and natural
 * attacks alone: no procs, no spells.
 */
export function oddsAgainst(world: World, attacker: Entity, target: Entity): Odds {
  const { raws } = world;
  const against = armorClass(world, target);
  const attacks = attacksOf(world, attacker).map((attack) => ({
    chance: hitChance(toHit(raws, attacker, attack), against),
    damage: diceRange(damageDice(raws, attacker, attack)).mean,
  }));
  const mean = (figure: (attack: (typeof attacks)[number]) => number): number =>
    attacks.reduce((sum, attack) => sum + figure(attack), 0) / attacks.length;
  const perBlow = mean(({ chance, damage }) => chance * damage);
  const hp = Math.max(0, component(raws, target, 'pools')?.hp.current ?? 0);
  return { chance: mean(({ chance }) => chance), blows: perBlow > 0 ? Math.ceil(hp / perBlow) : null };
}
