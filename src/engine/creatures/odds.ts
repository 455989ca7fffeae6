import { diceRange } from '../../lib/dice';
import { armorClass, hitChance, initiativeInterval, MEAN_D6 } from '../formulas';
import { component, type Duel, type Entity, type Odds, type ShotOdds, type World } from '../state';
import { type Attack, attacksOf, damageDice, shotOf, toHit } from './attacks';

/**
 * Returns the odds of the attacker against the target in their present state, averaged over the given attacks. Effects
 * of weapons and spells do not count.
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

/**
 * Returns the odds in melee of the hero against the foe (`attack`) and of the foe against the hero (`defense`).
 * `chance` is the probability of a hit, 0.05 to 0.95. `blows` is the mean number of attacks until the target is dead;
 * `null` if they do no damage. `shots` is present if either of the two has a ranged weapon.
 */
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

/** Mean number of ticks between two turns of a creature without a bonus or penalty. */
const INTERVAL = initiativeInterval(MEAN_D6, 0, 0);

/**
 * Returns the mean share of the hero's present hit points that a fight to the end costs; 1 or more means death. Returns
 * 0 if there are no duels. The result is `Infinity` if the hero cannot kill all foes that harm it. The function assumes
 * that the hero kills the foes one after the other, so the last one strikes longest. `penalty` is the hero's initiative
 * penalty in ticks.
 */
export function expectedLoss(duels: readonly Duel[], penalty: number): number {
  const tempo = (INTERVAL + Math.max(0, penalty)) / INTERVAL;
  let blows = 0;
  let loss = 0;
  for (const { attack, defense, shots } of duels) {
    blows += attack.blows ?? Number.POSITIVE_INFINITY;
    // Only the deadlier of blows and shots counts, because an archer stays at a distance if its shots do more harm.
    const toDie = Math.min(...[defense.blows, shots?.defense?.blows].flatMap((number) => number ?? []));
    if (toDie < Number.POSITIVE_INFINITY) loss += (blows * tempo) / Math.max(1, toDie);
  }
  return loss;
}
