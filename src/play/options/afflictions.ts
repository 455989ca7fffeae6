import type { Duel, SeenThing } from '../../engine';
import { damagePerBlow, poisonOf } from '../advice/odds';
import type { Situation } from '../advice/situation';
import { SLOW_TURNS } from './loss';

/** Adds hostile creatures' poison and slowness to the odds. */
export function countingAfflictions(situation: Situation): Situation {
  const { view } = situation;
  const isAfflicted = ({ stance, statuses }: SeenThing): boolean => stance === 'hostile' && statuses.length > 0;
  if (!view.things.some(isAfflicted)) return situation;
  const things = view.things.map((thing): SeenThing => {
    const { odds } = thing;
    return odds && isAfflicted(thing) ? { ...thing, odds: slowed(thing, poisoned(situation, thing, odds)) } : thing;
  });
  return { ...situation, view: { ...view, things } };
}

/** Share of turns, from 0 to 1, that a slow creature loses. */
const SLOWED = 0.5;

function slowed({ statuses }: SeenThing, odds: Duel): Duel {
  const turns = statuses.find(({ kind }) => kind === 'slow')?.turns ?? 0;
  const blows = odds.attack.blows ?? SLOW_TURNS;
  if (!odds.defense.blows) return odds;
  const lost = (SLOWED * Math.min(turns, blows)) / Math.max(1, blows);
  return { ...odds, defense: { ...odds.defense, blows: odds.defense.blows / (1 - lost) } };
}

function poisoned(situation: Situation, thing: SeenThing, odds: Duel): Duel {
  const poison = thing.statuses.find(({ kind }) => kind === 'damage-over-time');
  const perBlow = damagePerBlow(situation, thing);
  if (!poison || odds.attack.blows === null || perBlow <= 0) return odds;
  const perTurn = damagePerTurn(situation, poison.source);
  const hp = odds.attack.blows * perBlow;
  const blows = Math.max(hp / (perBlow + perTurn), (hp - perTurn * poison.turns) / perBlow);
  return { ...odds, attack: { ...odds.attack, blows } };
}

function damagePerTurn({ view, raws }: Situation, source: string): number {
  const spell = view.hero.spells.find((known) => known.spell === source);
  return spell ? poisonOf(spell) : (raws.archetypes[source]?.effects?.damage_over_time ?? 0);
}
