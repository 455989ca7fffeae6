import { diceRange } from '../../lib/dice';
import { armorClass, hitChance, initiativeInterval, MEAN_D6 } from '../formulas';
import { component, type Duel, type Entity, type Odds, type ShotOdds, type World } from '../state';
import { type Attack, attacksOf, damageDice, shotOf, toHit } from './attacks';

/**
 * Odds of the attacker against the target as both are now, each of its attacks counted alike. Weapons and natural
 * attacks alone: no procs, no spells.
 */
function oddsOf(world: World, attacker: Entity, target: Entity, all: readonly Attack[]): Odds {
  const { raws } = world;
  const against = armorClass(world, target);
  const attacks = all.map((attack) => ({
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
export function duelOdds(world: World, foe: Entity): Duel {
  const { hero } = world.game;
  const melee = (one: Entity, other: Entity): Odds => oddsOf(world, one, other, attacksOf(world, one));
  const shots = { attack: shotOdds(world, hero, foe), defense: shotOdds(world, foe, hero) };
  const isShooting = shots.attack !== null || shots.defense !== null;
  return { attack: melee(hero, foe), defense: melee(foe, hero), ...(isShooting && { shots }) };
}

function shotOdds(world: World, attacker: Entity, target: Entity): ShotOdds | null {
  const shot = shotOf(world, attacker);
  return shot && { ...oddsOf(world, attacker, target, [shot]), range: shot.range };
}

/** Ticks between two turns of somebody who is not slowed, on average. */
const INTERVAL = initiativeInterval(MEAN_D6, 0, 0);

/**
 * Share of the hero's present hit points that a fight to the end costs on average, one enemy after the other: whoever
 * comes last strikes the longest. 1 or more is death. `penalty` is the hero's, in ticks.
 */
export function expectedLoss(duels: readonly Duel[], penalty: number): number {
  const tempo = (INTERVAL + Math.max(0, penalty)) / INTERVAL;
  let blows = 0;
  let loss = 0;
  for (const { attack, defense, shots } of duels) {
    blows += attack.blows ?? Number.POSITIVE_INFINITY;
    // An archer uses what harms more: it keeps away.
    const toDie = Math.min(...[defense.blows, shots?.defense?.blows].flatMap((number) => number ?? []));
    if (toDie < Number.POSITIVE_INFINITY) loss += (blows * tempo) / Math.max(1, toDie);
  }
  return loss;
}
