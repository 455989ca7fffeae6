import { type DiceRange, diceRange } from '../../lib/dice';
import { armorClass, hitChance, initiativeInterval, MEAN_D6 } from '../formulas';
import { type AmbushOdds, component, type Duel, type Entity, type Odds, type ShotOdds, type World } from '../state';
import { type Attack, armorClassAgainst, attacksOf, damageDice, shotOf, toHit } from './attacks';
import { doublesAmbush, isAsleep, isUnaware, wakePercent } from './awareness';
import { bodyDistanceSquared, bodyOf, isBesideHero } from './bodies';

function oddsOf(world: World, attacker: Entity, target: Entity, all: readonly Attack[]): Odds {
  const { raws } = world;
  const attacks = all.map((attack) => ({
    chance: hitChance(toHit(raws, attacker, attack), armorClassAgainst(world, target, attack)),
    damage: diceRange(damageDice(raws, attacker, attack)).mean,
  }));
  const mean = (figure: (attack: (typeof attacks)[number]) => number): number =>
    attacks.reduce((sum, attack) => sum + figure(attack), 0) / attacks.length;
  const perBlow = mean(({ chance, damage }) => chance * damage);
  const hp = Math.max(0, component(raws, target, 'pools')?.hp.current ?? 0);
  return { chance: mean(({ chance }) => chance), blows: perBlow > 0 ? Math.ceil(hp / perBlow) : null };
}

/** `attack` is the hero's melee odds, `defense` the foe's. */
export function duelOdds(world: World, foe: Entity): Duel {
  const { hero } = world.game;
  const melee = (one: Entity, other: Entity): Odds => oddsOf(world, one, other, attacksOf(world, one));
  const shots = { attack: shotOdds(world, hero, foe), defense: shotOdds(world, foe, hero) };
  const isShooting = shots.attack !== null || shots.defense !== null;
  const attack = melee(hero, foe);
  const ambush = ambushOdds(world, foe, attack);
  return { attack, defense: melee(foe, hero), ...(ambush && { ambush }), ...(isShooting && { shots }) };
}

function ambushOdds(world: World, foe: Entity, { blows }: Odds): AmbushOdds | null {
  if (!isUnaware(foe)) return null;
  const { hero } = world.game;
  const attacks = attacksOf(world, hero);
  const mean = (figure: (attack: Attack) => number): number =>
    attacks.reduce((sum, attack) => sum + figure(attack), 0) / attacks.length;
  const range = (attack: Attack): DiceRange => diceRange(damageDice(world.raws, hero, attack));
  const against = armorClass(world, foe);
  const perBlow = mean((attack) => hitChance(toHit(world.raws, hero, attack), against) * range(attack).mean);
  const doubles = doublesAmbush(world.raws, foe);
  const hp = component(world.raws, foe, 'pools')?.hp.current ?? 0;
  const left = mean((attack) => meanLeft(hp, range(attack), doubles ? 2 : 1));
  return {
    chance: chanceToSneakUp(world, foe),
    wakes: isAsleep(foe) ? wakePercent(world) / 100 : 1,
    blows: blows === null ? null : 1 + left / perBlow,
    doubles,
  };
}

function meanLeft(hp: number, { least, most }: DiceRange, factor: number): number {
  let sum = 0;
  for (let amount = least; amount <= most; amount++) sum += Math.max(0, hp - factor * amount);
  return sum / (most - least + 1);
}

/** Returns 0 for distant creatures that are awake: they may look around. */
function chanceToSneakUp(world: World, foe: Entity): number {
  if (isBesideHero(world, foe)) return 1;
  if (!isAsleep(foe)) return 0;
  const { radius } = world.raws.noises.presence;
  const far = Math.sqrt(bodyDistanceSquared(bodyOf(world.raws, world.game.hero), bodyOf(world.raws, foe)));
  const turns = Math.max(0, Math.min(Math.ceil(far) - 1, Math.floor(radius)));
  return (1 - wakePercent(world) / 100) ** turns;
}

function shotOdds(world: World, attacker: Entity, target: Entity): ShotOdds | null {
  const shot = shotOf(world, attacker);
  return shot && { ...oddsOf(world, attacker, target, [shot]), range: shot.range };
}

const INTERVAL = initiativeInterval(MEAN_D6, 0, 0);

/** Returns a share of present hit points; 1 means death. Fights in the given order. */
export function expectedLoss(duels: readonly Duel[], penalty: number): number {
  const tempo = (INTERVAL + Math.max(0, penalty)) / INTERVAL;
  const ambushed = duels.find(({ ambush }) => ambush && ambush.chance > 0);
  let blows = 0;
  let loss = 0;
  for (const duel of duels) {
    const { attack, defense, shots } = duel;
    const surprise = duel === ambushed ? duel.ambush : undefined;
    blows += meanBlows(attack, surprise);
    // Takes the deadlier kind of attack, because archers may keep their distance.
    const toDie = Math.min(...[defense.blows, shots?.defense?.blows].flatMap((number) => number ?? []));
    const struck = Math.max(0, blows * tempo - (surprise?.chance ?? 0));
    if (toDie < Number.POSITIVE_INFINITY) loss += struck / Math.max(1, toDie);
  }
  return loss;
}

function meanBlows({ blows }: Odds, ambush: AmbushOdds | undefined): number {
  if (blows === null) return Number.POSITIVE_INFINITY;
  return ambush?.blows == null ? blows : ambush.chance * ambush.blows + (1 - ambush.chance) * blows;
}
