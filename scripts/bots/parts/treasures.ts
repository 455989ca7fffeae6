import type { ItemFigures, SeenThing } from '../../../src/engine';
import { same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { stepAlong, wayTo } from './ground';
import { makeOfferings, visitShrines } from './offerings';

/** Maximum number of attempts at one cage, lever or lamp. */
const ATTEMPTS = 12;
/** Number of steps onto three mirrors that bring them to each of their eight positions. */
const MIRROR_STEPS = 7;

/** Share of its gold that the bot spends on a thing in a cage at most. */
const SPARE = 0.6;

/** Plans to take the best thing from a cage in view, if it does not cost too much. */
export function* takeFromCage({ view, memory }: Situation): Plan {
  const caged = view.things.filter(({ caged, toll = 0 }) => caged && toll <= SPARE * view.hero.gold);
  for (const { id } of caged.sort((a, b) => worthOf(b) - worthOf(a))) {
    if (memory.tryAgain(id, ATTEMPTS)) yield { kind: 'fetch', item: id };
  }
}

/** Maximum number of steps to one cage. */
const STEPS_TO_CAGE = 60;

/**
 * Plans to walk to a thing in a cage and to take it, even if guards are in view. Opens a gate first. Returns to a cage
 * whose gate was opened from afar.
 */
export function* raidCage(situation: Situation): Plan {
  const { view, memory, rng } = situation;
  const caged = view.things.filter((thing) => thing.caged);
  if (!isAtCage(situation) || caged.some(({ toll = 0 }) => toll > view.hero.gold)) return;
  const sights = memory.sights(view.depth);
  const isShut = sights.some(({ raw }) => raw === 'treasury-gate');
  const goals = sights.filter(({ raw }) => raw === (isShut ? 'treasury-lever' : 'pedestal')).map(({ at }) => at);
  if (isShut) yield* openCage(situation);
  // The search for a lever does not count as attempts, because it may be long.
  if (isShut && goals.length === 0) yield { kind: 'explore' };
  if (!memory.tryAgain(`raid at ${view.depth}`, STEPS_TO_CAGE)) return;
  const here = caged.find(({ at }) => same(at, view.hero.at));
  if (here) yield { kind: 'pickup', item: here.id };
  if (caged.length > 0) yield { kind: 'fetch', item: rng.pick(caged).id };
  if (!isShut && goals.length > 0) yield { kind: 'travel', to: rng.pick(goals) };
  yield* stepAlong(view, wayTo(view, goals));
  yield { kind: 'explore' };
}

/** True if the hero has seen a cage on this level that still has its things. */
export const isAtCage = ({ view, memory }: Situation): boolean =>
  memory.sights(view.depth).some(({ raw }) => raw === 'pedestal');

/** Plans to open the gate of a seen cage: by its lever, by the lamp to turn next, by mirrors, or by plates. */
export function* openCage({ view, memory }: Situation): Plan {
  const sights = memory.sights(view.depth);
  if (!sights.some(({ raw }) => raw === 'treasury-gate')) return;
  yield* turnMirrors({ view, memory });
  yield* loadPlates({ view, memory });
  const lever = sights.find(({ raw }) => raw === 'treasury-lever');
  const lamps = sights.filter(({ raw }) => raw === 'dark-lamp' || raw === 'burning-lamp').sort((a, b) => a.id - b.id);
  const goal = lever ?? lamps[lampToTurn(lamps.map(({ raw }) => raw === 'burning-lamp'))];
  if (goal && memory.tryAgain(`open ${goal.id}`, ATTEMPTS)) yield { kind: 'travel', to: goal.at };
}

/** Plans to step on the mirrors in an order in which three of them come to each of their eight positions. */
function* turnMirrors({ view, memory }: Pick<Situation, 'view' | 'memory'>): Plan {
  const mirrors = memory.sights(view.depth).filter(({ raw }) => raw === 'rising-mirror' || raw === 'falling-mirror');
  const step = memory.counted('mirror') + 1;
  const next = mirrors.sort((a, b) => a.id - b.id)[Math.log2(step & -step)];
  if (!next || step > MIRROR_STEPS) return;
  if (!same(next.at, view.hero.at)) yield { kind: 'travel', to: next.at };
  memory.count('mirror');
}

/** Plans to leave a thing on one plate and to stand on the next. */
function* loadPlates({ view, memory }: Pick<Situation, 'view' | 'memory'>): Plan {
  const sights = memory.sights(view.depth);
  const up = sights.filter(({ raw }) => raw === 'stone-plate');
  const isOnPlate = sights.some(({ raw, at }) => raw === 'sunk-plate' && same(at, view.hero.at));
  const [spare] = view.pack.filter(({ slot }) => slot === null).sort((a, b) => a.value - b.value);
  const [next] = up;
  if (!next || !memory.tryAgain(`load ${next.id}`, ATTEMPTS)) return;
  const isLaden = view.things.some(({ kind, at }) => kind === 'item' && same(at, view.hero.at));
  if (isOnPlate && spare && !isLaden) {
    memory.leftLying.add(spare.id);
    yield { kind: 'drop', item: spare.id };
  }
  yield { kind: 'travel', to: next.at };
}

/** Returns the index of the first lamp to turn so that all burn in the fewest steps; −1 if no steps do that. */
function lampToTurn(burning: readonly boolean[]): number {
  const sets = Array.from({ length: 2 ** burning.length }, (_, bits) => burning.map((_, n) => (bits >> n) % 2 === 1));
  const solved = sets.filter((turned) =>
    burning.every((isLit, n) => [n - 1, n, n + 1].filter((m) => turned[m]).length % 2 === (isLit ? 0 : 1)),
  );
  const sizeOf = (turned: readonly boolean[]): number => turned.filter(Boolean).length;
  return solved.sort((a, b) => sizeOf(a) - sizeOf(b))[0]?.indexOf(true) ?? -1;
}

/** Gold that the bot keeps for the shops. */
const PURSE = 120;
/** Points of an attribute from which the bot can spare some. */
const FIT = 11;
/** Share of the hit points, 0 to 1, below which it pays to trade a meal for all hit points and mana. */
const WORN_OUT = 0.5;

export function* useShrine(situation: Situation): Plan {
  if (!situation.view.things.some(({ shrine }) => shrine?.spent === false && isBargain(situation, shrine))) return;
  yield* makeOfferings(situation);
  yield* visitShrines(situation);
}

function isBargain({ view }: Situation, { takes, gives }: NonNullable<SeenThing['shrine']>): boolean {
  const { hero, pack } = view;
  if ('gold' in takes) return hero.gold >= PURSE;
  if ('attribute' in takes) return hero.attributes[takes.attribute].base >= FIT;
  if ('restore' in gives) return hero.hp.current < WORN_OUT * hero.hp.max;
  const unknown = pack.filter(({ raw }) => raw === null).length;
  return 'identify' in gives ? unknown > 2 : unknown > 0;
}

/** Rates identified things for the choice at a cage. */
function worthOf({ figures }: SeenThing): number {
  if (!figures) return 0;
  const { slot, comparison } = figures;
  if (slot === 'ring' || slot === 'charm') return comparison === null ? 1 : 6 + ornamentWorth(figures);
  if (slot !== null) return comparison?.verdict === 1 ? 5 + Math.min(4, Math.max(0, comparison.armorClass)) : 0;
  const { teach_spell: spell, ranged, damage = 0 } = figures.effects;
  if (spell !== undefined) return 6;
  return ranged === undefined ? 3 : 5 + damage / 20;
}

/** Rates a ring or charm: armour, might and speed count most in a fight. */
function ornamentWorth({ armorClass, attributes, penalty, wornProc }: ItemFigures): number {
  const { might = 0, fitness = 0, quickness = 0 } = attributes;
  return (armorClass ?? 0) + (might + fitness + quickness) / 4 - penalty + (wornProc ? 1 : 0);
}
