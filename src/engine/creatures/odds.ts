import { diceRange } from '../../lib/dice';
import { armorClass, hitChance } from '../formulas';
import { component, type Duel, type Entity, type Odds, type World } from '../state';
import { attacksOf, damageDice, toHit } from './attacks';

/**
 * Odds of the attacker against the target as both are now, each of its natural attacks counted alike. Weapons and natural
 * attacks alone: no procs, no spells.
 */
function oddsAgainst(world: World, attacker: Entity, target: Entity): Odds {
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

/** The hero against somebody, and somebody against the hero. */
export const duelOdds = (world: World, foe: Entity): Duel => ({
  attack: oddsAgainst(world, world.game.hero, foe),
  defense: oddsAgainst(world, foe, world.game.hero),
});

/** Ticks between two turns of somebody who is not slowed, on average. */
const INTERVAL = 9.5;

/**
 * Share of the hero's present hit points that a fight to the end costs on average, one enemy after the other: whoever
 * comes last strikes the longest. 1 or more is death. `penalty` is the hero's, in ticks.
 */
export function expectedLoss(duels: readonly Duel[], penalty: number): number {
  const tempo = (INTERVAL + Math.max(0, penalty)) / INTERVAL;
  let blows = 0;
  let loss = 0;
  for (const { attack, defense } of duels) {
    blows += attack.blows ?? Number.POSITIVE_INFINITY;
    if (defense.blows !== null) loss += (blows * tempo) / Math.max(1, defense.blows);
  }
  return loss;
}
