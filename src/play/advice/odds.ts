import { type Duel, expectedLoss, type Odds, type SeenThing, totalDamage, type View } from '../../engine';
import { distanceTo, isBeside, type Situation } from './situation';

// Blows

/**
 * Average share of the hero's present hit points that a fight to the end with all these enemies costs; 1 or more is
 * death.
 */
export const lossAgainst = ({ view }: Situation, foes: readonly SeenThing[]): number =>
  expectedLoss(
    foes.flatMap(({ odds }) => (odds ? [withOneHit(odds)] : [])),
    view.hero.penalty,
  );

/** Average blows of the hero, misses included, that kill an enemy; infinite if blows do no harm. */
export const blowsToKill = ({ odds }: SeenThing): number =>
  (odds && withOneHit(odds).attack.blows) ?? Number.POSITIVE_INFINITY;

/**
 * Returns the duel with at least as many blows to kill as the hero needs, on average, for one hit, because even an
 * enemy with one hit point left must be hit once.
 */
function withOneHit(duel: Duel): Duel {
  const { chance, blows } = duel.attack;
  return { ...duel, attack: { chance, blows: blows && Math.max(blows, 1 / chance) } };
}

/** Average hit points that all these enemies take in one turn, if the hero stays: by blows, or by shots in range. */
export const lossPerTurn = ({ view }: Situation, foes: readonly SeenThing[]): number =>
  foes.reduce((sum, foe) => {
    const { blows } = strikesOf(view, foe) ?? {};
    return sum + (blows ? view.hero.hp.current / blows : 0);
  }, 0);

function strikesOf(view: View, foe: SeenThing): Odds | null {
  if (isBeside(view, foe)) return foe.odds?.defense ?? null;
  const shots = foe.odds?.shots?.defense;
  return shots && distanceTo(view, foe) <= shots.range ? shots : null;
}

// Blows, spells, scrolls and charges

/** Share of the hit points from which a fight counts as lost. */
export const DEFEAT = 0.9;

/** True if the hero would probably lose the fight, with blows and spells. */
export const isLosing = (situation: Situation, foes: readonly SeenThing[]): boolean =>
  lossWithMagic(situation, foes) >= DEFEAT;

/** Loss as in `lossAgainst` for a hero that also spends its mana, on the nearest enemies first. */
export const lossWithMagic = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossWith(situation, foes, []);

/** Loss as in `lossAgainst` for a hero that spends its mana, and the scrolls and charges that strike from afar. */
export const lossWithAll = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossWith(situation, foes, shotsOf(situation));

/** Hit points that each shot of the hero's known scrolls and rods takes, the strongest first. */
const shotsOf = ({ raws, view }: Situation): number[] =>
  view.pack
    .flatMap(({ raw, charges }) => {
      const effects = raw === null ? undefined : raws.item[raw]?.consumable?.effects;
      const damage = effects?.ranged === undefined ? 0 : totalDamage(effects);
      return damage > 0 ? Array<number>(charges ?? 1).fill(damage) : [];
    })
    .sort((a, b) => b - a);

/**
 * Least loss over all sets of worthwhile spells. Mana that goes into one spell is missing for another, so that some
 * spells are better left alone: knowing one more spell never makes a fight costlier.
 */
function lossWith(situation: Situation, foes: readonly SeenThing[], shots: readonly number[]): number {
  const worthwhile = new Set(foes.flatMap((foe) => spellsWorthCasting(situation, foe).map(({ spell }) => spell)));
  return Math.min(...subsetsOf([...worthwhile]).map((spells) => lossCasting(situation, foes, { shots, spells })));
}

const subsetsOf = ([first, ...others]: readonly string[]): string[][] =>
  first === undefined ? [[]] : subsetsOf(others).flatMap((one) => [one, [first, ...one]]);

interface Means {
  /** Hit points that each shot takes, the strongest first. */
  shots: readonly number[];
  spells: readonly string[];
}

/**
 * Loss if the hero uses its shots and spells, the strongest first, and goes over to blows as soon as a blow takes as
 * much.
 */
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
      while (unspent[0] !== undefined && unspent[0] >= least && isMoreThanBlow(unspent[0], duel)) {
        strike(unspent.shift() as number);
      }
    };
    for (const { spell, damage, manaCost, lingers } of attackSpells(situation, foe)) {
      if (!spells.includes(spell)) continue;
      shootDownTo(damage);
      while (mana >= manaCost && isMoreThanBlow(damage, duel)) {
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

interface AttackSpell {
  spell: string;
  manaCost: number;
  /** Hit points that one casting takes. */
  damage: number;
  /** True for poison, because the hero does not poison the same enemy twice. */
  lingers: boolean;
}

/** Attack spells that take more from an enemy than a blow does, the strongest first. No other is worth its turn. */
export const spellsWorthCasting = (situation: Situation, foe: SeenThing): AttackSpell[] =>
  attackSpells(situation, foe).filter(({ damage }) => isMoreThanBlow(damage, duelOf(situation, foe)));

/** Attack spells that the hero has mana for, the strongest first, without poison for an enemy that is poisoned. */
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

interface DuelState {
  /** Average hit points that a blow of the hero takes. */
  perBlow: number;
  /** Hit points that the enemy has left; infinite if it cannot be fought. */
  left: number;
}

function duelOf({ view }: Situation, { odds }: SeenThing): DuelState {
  const perBlow = odds ? odds.attack.chance * view.hero.blow.mean : 0;
  const blows = odds?.attack.blows ?? null;
  return { perBlow, left: blows === null ? Number.POSITIVE_INFINITY : blows * perBlow };
}

/** True if a strike takes more of the hit points that are left than a blow. */
const isMoreThanBlow = (damage: number, { perBlow, left }: DuelState): boolean => Math.min(damage, left) > perBlow;
