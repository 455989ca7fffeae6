import { levelProgress, type SeenThing } from '../../../src/engine';
import { XP_PER_VICTIM_LEVEL } from '../../../src/engine/formulas';
import { damageOf } from '../../../src/play/advice/odds';
import type { Situation } from '../situation';
import { farOff } from './combat';

/** Course of a fight with mean rolls, in hit points of the hero. */
export interface Forecast {
  /** Hit points that the hero loses until the fight is over. */
  lost: number;
  /** Fewest hit points that the hero has during the fight; below 0 if the hero would die. */
  lowest: number;
}

/** Conditions of a fight that differ from a fight on open ground with the present hit points. */
export interface Conditions {
  /** Hit points at the beginning. */
  hp?: number;
  mana?: number;
  /** Number of creatures that can strike the hero at once. */
  width?: number;
  /** Number of player-turns in which the enemies act before the hero strikes. */
  delay?: number;
  /** Number of player-turns in which enemies beside the hero chase it, so that they seldom strike. */
  chase?: number;
  /** Creatures that do nothing for some player-turns. */
  stunned?: { ids: readonly number[]; turns: number };
}

/** Enemy in a forecast. */
interface Fighter {
  /** Hit points that it has left, as far as the odds tell. */
  left: number;
  /** Damage of the hero's blow to it in one turn, misses included. */
  perBlow: number;
  /** Hit points that it takes from the hero in one turn, misses included. */
  harm: number;
  /** Player-turns until it strikes. */
  arrival: number;
  isShooter: boolean;
  /** Player-turn before which it does nothing. */
  idleUntil: number;
  /** Experience for its death. */
  worth: number;
}

/** Number of player-turns after which a forecast ends, because the hero hardly harms the enemies. */
const LONGEST = 150;
/** Hit points that the hero gains with a level. */
const PER_LEVEL = 15;

/**
 * Plays a fight on with mean rolls. The hero strikes the nearest enemy, and casts its strongest spell while that does
 * more than a blow. Enemies that are farther away come later. A new level restores the hero.
 */
export function forecast(situation: Situation, foes: readonly SeenThing[], conditions: Conditions = {}): Forecast {
  const { hero } = situation.view;
  const { width = 8, delay = 0, chase = 0 } = conditions;
  const fighters = foes.flatMap((foe) => fighterOf(situation, foe, conditions)).sort((a, b) => a.arrival - b.arrival);
  const tempo = TEMPO / (TEMPO + Math.max(0, hero.penalty));
  const magic = magicOf(situation);
  let mana = conditions.mana ?? hero.mana.current;
  let { hp, max } = { hp: conditions.hp ?? hero.hp.current, max: hero.hp.max };
  let { gained, needed } = levelProgress(hero);
  const course: Forecast = { lost: chase * CHASED * harmOf(fighters, 0, width), lowest: hp };
  hp -= course.lost;
  for (let turn = 0; fighters.length > 0 && turn < LONGEST; turn++) {
    const target = turn >= delay ? fighters.find(({ arrival }) => arrival <= turn) : undefined;
    if (target) {
      const casts = magic !== null && mana >= magic.cost && Math.min(magic.damage, target.left) > target.perBlow;
      if (casts) mana -= magic.cost;
      target.left -= tempo * (casts ? magic.damage : target.perBlow);
    }
    if (target && target.left <= 0) {
      fighters.splice(fighters.indexOf(target), 1);
      gained += target.worth;
      if (gained >= needed) {
        gained -= needed;
        max += PER_LEVEL;
        hp = max;
      }
    }
    const harm = harmOf(fighters, turn, width);
    hp -= harm;
    course.lost += harm;
    course.lowest = Math.min(course.lowest, hp);
    if (hp < -max) break;
  }
  if (fighters.length > 0) course.lowest = Math.min(course.lowest, -max);
  return course;
}

/** Share of the turns in which a chaser comes to strike. */
const CHASED = 0.3;
/** Mean number of ticks between two turns of a creature. */
const TEMPO = 9.5;

/** Returns the hit points that the enemies take in one turn. At most `width` of them reach the hero without a shot. */
function harmOf(fighters: readonly Fighter[], turn: number, width: number): number {
  let places = width;
  let harm = 0;
  for (const { arrival, isShooter, idleUntil, harm: one } of fighters) {
    if (turn < idleUntil) continue;
    if (isShooter) harm += one;
    else if (arrival <= turn && places > 0) {
      places -= 1;
      harm += one;
    }
  }
  return harm;
}

function fighterOf({ view }: Situation, foe: SeenThing, { stunned }: Conditions): Fighter[] {
  const { odds } = foe;
  if (!odds) return [];
  const perBlow = odds.attack.chance * view.hero.blow.mean;
  const left = odds.attack.blows === null || perBlow <= 0 ? Number.POSITIVE_INFINITY : odds.attack.blows * perBlow;
  const shots = odds.shots?.defense;
  const far = farOff(view, foe);
  const isShooter = shots !== undefined && shots !== null && far <= shots.range && far > 1;
  const blows = Math.min(odds.defense.blows ?? Number.POSITIVE_INFINITY, shots?.blows ?? Number.POSITIVE_INFINITY);
  return [
    {
      ...{ left, perBlow, isShooter },
      harm: view.hero.hp.current / blows,
      arrival: isShooter ? 0 : Math.max(0, Math.ceil(far) - 1),
      idleUntil: stunned?.ids.includes(foe.id) ? stunned.turns : 0,
      worth: XP_PER_VICTIM_LEVEL * (foe.level ?? 1),
    },
  ];
}

interface Magic {
  cost: number;
  damage: number;
}

/** Returns the spell with the most damage for its mana; `null` if the hero has none that harms. */
function magicOf({ view: { hero } }: Situation): Magic | null {
  if (hero.muted) return null;
  const spells = hero.spells
    .map(({ manaCost, ...uses }) => ({ cost: manaCost, damage: damageOf(uses) }))
    .filter(({ damage }) => damage > 0)
    .sort((a, b) => b.damage - a.damage);
  return spells[0] ?? null;
}
