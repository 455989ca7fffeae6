import {
  type Duel,
  expectedLoss,
  factionReaction,
  type Odds,
  type SeenThing,
  totalDamage,
  type Uses,
  type View,
} from '../../engine';
import { kingDistance } from '../../lib/geometry';
import { distanceTo, isBeside, type Situation } from './situation';

/** Returns the mean loss as a share of present hit points; 1 is death. */
export const lossAgainst = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossByBlows(
    amongRivals(situation, foes).flatMap(({ odds }) => odds ?? []),
    situation.view.hero,
  );

/** Rivals within this many cells fight each other; a diagonal step counts as 1. */
const NEAR = 2;

function amongRivals({ raws }: Situation, foes: readonly SeenThing[]): readonly SeenThing[] {
  const factionOf = ({ raw }: SeenThing): string => raws.archetypes[raw ?? '']?.faction ?? '';
  return foes.map((foe) => {
    const { odds } = foe;
    const rivals = foes.filter(
      (other) =>
        other !== foe &&
        kingDistance(other.at, foe.at) <= NEAR &&
        factionReaction(raws, factionOf(foe), factionOf(other)) === 'attack',
    );
    if (!odds?.defense.blows || rivals.length === 0) return foe;
    // Rivals also strike each other, so each needs more blows to kill the hero.
    const blows = odds.defense.blows * (1 + rivals.length);
    return { ...foe, odds: { ...odds, defense: { ...odds.defense, blows } } };
  });
}

const lossByBlows = (duels: readonly Duel[], { penalty }: Pick<View['hero'], 'penalty'>): number =>
  expectedLoss(duels.map(withOneHit), penalty);

/** Returns the duel as if the foe knew of the hero. */
export const withoutAmbush = ({ ambush, ...duel }: Duel): Duel => duel;

/** Counts misses. Returns `Infinity` for harmless blows or unknown odds. */
export const blowsToKill = ({ odds }: SeenThing): number =>
  (odds && withOneHit(odds).attack.blows) ?? Number.POSITIVE_INFINITY;

function withOneHit(duel: Duel): Duel {
  const { chance, blows } = duel.attack;
  return { ...duel, attack: { chance, blows: blows && Math.max(blows, 1 / chance) } };
}

/** Returns the mean hit points that a waiting hero loses in one player-turn. */
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

/** From this mean loss, a share of hit points, a fight counts as lost. */
export const DEFEAT = 0.9;

/** True if the hero would probably lose with spells but without items. */
export const isLosing = (situation: Situation, foes: readonly SeenThing[]): boolean =>
  lossWithMagic(situation, foes) >= DEFEAT;

/** Returns the mean loss (share of hit points) with spells. */
export const lossWithMagic = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossWith(situation, foes, []);

/** Returns the mean loss (share of hit points) with spells, scrolls and rods. */
export const lossWithAll = (situation: Situation, foes: readonly SeenThing[]): number =>
  lossWith(situation, foes, shotsOf(situation));

/** Returns the damage per use of a scroll or rod, highest first. */
const shotsOf = ({ view }: Situation): number[] =>
  view.pack
    .flatMap(({ figures, charges }) => {
      const damage = figures?.effects.ranged === undefined ? 0 : damageOf(figures);
      return damage > 0 ? Array<number>(charges ?? 1).fill(damage) : [];
    })
    .sort((a, b) => b - a);

/** Includes poison. The figures already count the hero's Magic skill. */
export const damageOf = ({ effects, statuses }: Uses): number =>
  totalDamage({ damage: effects.damage, damage_over_time: poisonOf({ statuses }) });

/** Returns hit points per player-turn; 0 without poison. */
export const poisonOf = ({ statuses }: Pick<Uses, 'statuses'>): number =>
  statuses.find(({ kind }) => kind === 'damage-over-time')?.strength ?? 0;

/** Tries every set of spells, because a weak spell may use up the mana. */
function lossWith(situation: Situation, all: readonly SeenThing[], shots: readonly number[]): number {
  const foes = amongRivals(situation, all);
  const worthwhile = new Set(foes.flatMap((foe) => spellsWorthCasting(situation, foe).map(({ spell }) => spell)));
  // Computed once for all sets, because ten spells form a thousand sets.
  const targets = foes.flatMap((foe) =>
    foe.odds ? [{ odds: foe.odds, duel: duelOf(situation, foe), spells: attackSpells(situation, foe) }] : [],
  );
  return Math.min(
    ...subsetsOf([...worthwhile]).map((spells) => lossCasting(situation.view.hero, targets, { shots, spells })),
  );
}

const subsetsOf = ([first, ...others]: readonly string[]): string[][] =>
  first === undefined ? [[]] : subsetsOf(others).flatMap((one) => [one, [first, ...one]]);

interface Means {
  shots: readonly number[];
  spells: readonly string[];
}

interface Target {
  odds: Duel;
  duel: DuelState;
  spells: readonly AttackSpell[];
}

function lossCasting(hero: View['hero'], targets: readonly Target[], { shots, spells }: Means): number {
  if (shots.length === 0 && spells.length === 0)
    return lossByBlows(
      targets.map(({ odds }) => odds),
      hero,
    );
  const unspent = [...shots];
  let mana = hero.mana.current;
  let isSurprise = true;
  const duels = targets.map(({ odds, spells: known, ...target }) => {
    const duel = { ...target.duel };
    let turns = 0;
    const strike = (damage: number, lasts = 1): void => {
      duel.left -= damage;
      turns += lasts;
    };
    const shootDownTo = (least: number): void => {
      while (unspent[0] !== undefined && unspent[0] >= least && isMoreThanBlow(unspent[0], duel)) {
        strike(unspent.shift() as number);
      }
    };
    for (const spell of known) {
      if (!spells.includes(spell.spell)) continue;
      shootDownTo(spell.damage);
      while (mana >= spell.manaCost) {
        const casting = castingAt(spell, duel);
        if (casting === null) break;
        mana -= spell.manaCost;
        strike(casting.damage, casting.turns);
        if (spell.poison > 0) break;
      }
    }
    shootDownTo(0);
    if (turns === 0) return odds;
    isSurprise = false;
    const { left, perBlow } = duel;
    const blows = left > 0 && perBlow <= 0 ? null : turns + (left > 0 ? left / perBlow : 0);
    return { ...odds, attack: { ...odds.attack, blows } };
  });
  return expectedLoss(isSurprise ? duels : duels.map(withoutAmbush), hero.penalty);
}

/** Returns `null` if blows do as much. Poison adds the blows struck meanwhile. */
function castingAt({ damage, poison }: AttackSpell, duel: DuelState): { damage: number; turns: number } | null {
  if (poison === 0) return isMoreThanBlow(damage, duel) ? { damage, turns: 1 } : null;
  const working = Math.min(damage / poison, duel.left / (duel.perBlow + poison));
  return working * poison > duel.perBlow ? { damage: working * (duel.perBlow + poison), turns: 1 + working } : null;
}

/** Returns castable spells that kill the foe at once, strongest first. */
export function spellsThatKill(situation: Situation, foe: SeenThing): string[] {
  const { left } = duelOf(situation, foe);
  return attackSpells(situation, foe).flatMap(({ spell, damage, poison }) =>
    poison === 0 && damage >= left ? [spell] : [],
  );
}

interface AttackSpell {
  spell: string;
  manaCost: number;
  damage: number;
  /** Hit points per player-turn, included in `damage`; 0 without poison. */
  poison: number;
}

/** Returns spells that deal more damage than a blow, strongest first. */
export const spellsWorthCasting = (situation: Situation, foe: SeenThing): AttackSpell[] =>
  attackSpells(situation, foe).filter(({ damage }) => isMoreThanBlow(damage, duelOf(situation, foe)));

/** More poison does no harm to a poisoned creature. */
export const isPoisoned = ({ statuses }: SeenThing): boolean =>
  statuses.some(({ kind }) => kind === 'damage-over-time');

function attackSpells({ view }: Situation, foe: SeenThing): AttackSpell[] {
  if (view.hero.muted) return [];
  return view.hero.spells
    .map(
      ({ spell, manaCost, ...uses }): AttackSpell => ({
        spell,
        manaCost,
        damage: damageOf(uses),
        poison: poisonOf(uses),
      }),
    )
    .filter(
      ({ damage, manaCost, poison }) =>
        damage > 0 && manaCost <= view.hero.mana.current && !(poison > 0 && isPoisoned(foe)),
    )
    .sort((a, b) => b.damage - a.damage);
}

interface DuelState {
  /** Mean damage in hit points; a miss counts as 0. */
  perBlow: number;
  /** Hit points of the foe; infinite if the hero cannot harm it. */
  left: number;
}

/** Returns mean hit points; a miss counts as 0. */
export const damagePerBlow = ({ view }: Situation, { odds }: SeenThing): number =>
  odds ? odds.attack.chance * view.hero.blow.mean : 0;

function duelOf(situation: Situation, foe: SeenThing): DuelState {
  const perBlow = damagePerBlow(situation, foe);
  const blows = foe.odds?.attack.blows ?? null;
  return { perBlow, left: blows === null ? Number.POSITIVE_INFINITY : blows * perBlow };
}

const isMoreThanBlow = (damage: number, { perBlow, left }: DuelState): boolean => Math.min(damage, left) > perBlow;
