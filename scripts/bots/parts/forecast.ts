import { levelProgress, type SeenThing, type Uses } from '../../../src/engine';
import { XP_PER_VICTIM_LEVEL } from '../../../src/engine/formulas';
import type { Situation } from '../situation';
import { farOff } from './combat';

/** Course of a fight if all rolls have their mean, in hit points of the hero. */
export interface Forecast {
  /** Until the fight is over. */
  lost: number;
  /** Fewest hit points that the hero has during the fight; below 0 if the hero would die. */
  lowest: number;
}

export interface Conditions {
  hp?: number;
  mana?: number;
  /** Number of creatures that can strike the hero at once. */
  width?: number;
  /** Number of player-turns in which the enemies act before the hero strikes. */
  delay?: number;
  /** Number of player-turns in which enemies beside the hero chase it, so that they seldom strike. */
  chase?: number;
  /** Damage by the flames that the hero lights at the beginning, by the id of the creature. */
  burns?: ReadonlyMap<number, number>;
  /** Effects that the hero uses at the beginning. */
  stroke?: { caught: readonly SeenThing[] } & Blast;
}

/** Effects of a spell or thing on one creature. */
export interface Blast {
  /** Immediate damage in hit points. */
  damage: number;
  /** Damage in hit points of each of the following turns. */
  poison: number;
  /** Number of turns for which the creature does nothing. */
  stun: number;
  /** Initiative ticks by which each turn of the creature is delayed. */
  slow: number;
}

/** Enemy in a forecast. */
interface Fighter extends Omit<Blast, 'damage'> {
  /** Hit points left, estimated from the odds. */
  left: number;
  /** Mean damage of the hero's blow in a turn, misses included. */
  perBlow: number;
  /** Mean hit points that the hero loses to this enemy in a turn, misses included. */
  harm: number;
  /** Distance to the hero in cells. */
  far: number;
  /** Player-turn of the enemy's first strike. */
  arrival: number;
  isShooter: boolean;
  ill: number;
  worth: number;
}

/** Maximum number of player-turns in a forecast. Longer fights hardly harm the enemies. */
const LONGEST = 150;
/** Hit points that the hero gains with a level. */
const PER_LEVEL = 15;
/** Mean number of ticks between two turns of a creature. */
const TEMPO = 9.5;
/** Number of turns for which poison and slowness last. */
const LINGERING = 5;
/** Share of its turns in which a chasing enemy can strike. */
const CHASED = 0.3;

/**
 * Simulates a fight in which all rolls have their mean. The hero strikes the nearest enemy, or casts the strongest
 * spell if it does more than a blow. Distant enemies arrive later. A new level restores the hero.
 */
export function forecast(situation: Situation, foes: readonly SeenThing[], conditions: Conditions = {}): Forecast {
  const { hero } = situation.view;
  const { width = 8, delay = 0, chase = 0 } = conditions;
  let fighters = foes
    .flatMap((foe) => fighterOf(situation, foe, conditions))
    .filter(({ left }) => left > 0)
    .sort((a, b) => a.arrival - b.arrival);
  const tempo = TEMPO / (TEMPO + Math.max(0, hero.penalty));
  const magic = magicOf(situation);
  let mana = conditions.mana ?? hero.mana.current;
  let { hp, max } = { hp: conditions.hp ?? hero.hp.current, max: hero.hp.max };
  let { gained, needed } = levelProgress(hero);
  const course: Forecast = { lost: chase * CHASED * harmOf(fighters, 0, width), lowest: hp };
  hp -= course.lost;
  for (let turn = 0; fighters.length > 0 && turn < LONGEST && hp > -max; turn++) {
    const [first] = fighters;
    if (first && turn >= delay) {
      const spell = magic !== null && mana >= magic.cost && first.far <= magic.range ? magic : null;
      if (spell && isWorthCasting(spell, first)) {
        mana -= spell.cost;
        first.left -= tempo * spell.damage;
        if (spell.poison > 0) Object.assign(first, { poison: spell.poison, ill: LINGERING });
      } else if (first.arrival <= turn) first.left -= tempo * first.perBlow;
    }
    for (const fighter of fighters) if (fighter.ill-- > 0) fighter.left -= fighter.poison;
    gained += fighters.reduce((sum, { left, worth }) => sum + (left <= 0 ? worth : 0), 0);
    fighters = fighters.filter(({ left }) => left > 0);
    if (gained >= needed) {
      gained -= needed;
      max += PER_LEVEL;
      hp = max;
    }
    const harm = harmOf(fighters, turn, width);
    hp -= harm;
    course.lost += harm;
    course.lowest = Math.min(course.lowest, hp);
  }
  if (fighters.length > 0) course.lowest = Math.min(course.lowest, -max);
  return course;
}

/** Returns the hit points that the hero loses in a turn. At most `width` of the enemies can strike in melee. */
function harmOf(fighters: readonly Fighter[], turn: number, width: number): number {
  let places = width;
  let harm = 0;
  for (const { arrival, isShooter, stun, slow, harm: whole } of fighters) {
    if (turn < stun) continue;
    const one = turn < LINGERING ? (whole * TEMPO) / (TEMPO + slow) : whole;
    if (isShooter) harm += one;
    else if (arrival <= turn && places > 0) {
      places -= 1;
      harm += one;
    }
  }
  return harm;
}

function fighterOf({ view }: Situation, foe: SeenThing, { stroke, burns }: Conditions): Fighter[] {
  const { odds } = foe;
  if (!odds) return [];
  const perBlow = odds.attack.chance * view.hero.blow.mean;
  const left = odds.attack.blows === null || perBlow <= 0 ? Number.POSITIVE_INFINITY : odds.attack.blows * perBlow;
  const shots = odds.shots?.defense;
  const far = farOff(view, foe);
  const isShooter = shots !== undefined && shots !== null && far <= shots.range && far > 1;
  const blows = Math.min(odds.defense.blows ?? Number.POSITIVE_INFINITY, shots?.blows ?? Number.POSITIVE_INFINITY);
  const blast = stroke?.caught.includes(foe) ? stroke : NOTHING;
  const isIll = foe.statuses.some(({ kind }) => kind === 'damage-over-time');
  return [
    {
      ...{ ...blast, perBlow, isShooter, far },
      left: left - blast.damage - (burns?.get(foe.id) ?? 0),
      // A creature that leaves a fire loses a turn.
      stun: Math.max(blast.stun, burns?.has(foe.id) ? 1 : 0),
      poison: isIll ? Math.max(ILL, blast.poison) : blast.poison,
      ill: isIll || blast.poison > 0 ? LINGERING : 0,
      harm: view.hero.hp.current / blows,
      arrival: isShooter ? 0 : Math.max(0, Math.ceil(far) - 1),
      worth: XP_PER_VICTIM_LEVEL * (foe.level ?? 1),
    },
  ];
}

const NOTHING: Blast = { damage: 0, poison: 0, stun: 0, slow: 0 };
/** Assumed damage of poison that a creature already has, in hit points a turn. */
const ILL = 2;

interface Magic extends Blast {
  cost: number;
  range: number;
}

/** Returns the most harmful spell of the hero; `null` if there is none, or if nobody can cast on the level. */
function magicOf({ view: { hero } }: Situation): Magic | null {
  if (hero.muted) return null;
  const spells = hero.spells
    .map(({ manaCost, range, ...uses }): Magic => ({ cost: manaCost, range: range ?? 0, ...blastOf(uses) }))
    .filter((magic) => total(magic) > 0)
    .sort((a, b) => total(b) - total(a));
  return spells[0] ?? null;
}

const total = ({ damage, poison }: Blast): number => damage + LINGERING * poison;

/** True if the spell does more to the enemy than a blow. Poison is cast once, because its damage does not add up. */
const isWorthCasting = (magic: Magic, { left, perBlow, ill }: Fighter): boolean =>
  magic.poison > 0 ? ill <= 0 && Math.min(total(magic), left) > 2 * perBlow : Math.min(magic.damage, left) > perBlow;

/** Returns the harm of these effects to one creature. Effects without a range do no damage. */
export function blastOf({ effects, statuses }: Uses): Blast {
  const strengthOf = (kind: string): number => statuses.find((status) => status.kind === kind)?.strength ?? 0;
  return {
    damage: effects.ranged === undefined ? 0 : (effects.damage ?? 0),
    poison: effects.ranged === undefined ? 0 : strengthOf('damage-over-time'),
    stun: statuses.find(({ kind }) => kind === 'confusion')?.turns ?? 0,
    slow: strengthOf('slow'),
  };
}
