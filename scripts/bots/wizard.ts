import { recipeOf } from '../../src/engine';
import { isBelowLair, isEndless } from './parts/below';
import { hunt, isPrey } from './parts/hunting';
import { wearNewGear } from './parts/new-gear';
import { provoke } from './parts/provoking';
import { isAtCage, raidCage } from './parts/treasures';
import { payVisits } from './parts/visits';
import type { Bot, Plan, Situation } from './situation';
import { isOnTiptoe, seeing, tourist } from './tourist';

/** Depth at which the bot ends the run if the campaign's levels never end. */
const DEEPEST = 12;
/** Decisions without anything new after which the bot leaves a level, and decisions after which it leaves anyway. */
const PATIENCE = 40;
const LONGEST = 250;
/** Number of decisions for which the bot stays on a level with a cage. */
const AT_CAGE = 160;
/** Number of decisions without anything new after which the bot abandons the run, if no path leads down. */
const GIVE_UP = 120;
/** Number of decisions on a visit to the town, or on a trip there, after which the bot gives up the trip. */
const ERRAND = 150;
/** Chances in percent. A fixed rule to leave could make the bot alternate between two levels for ever. */
const REVEAL = 1;
const LEAVE = 30;
const PURSUE = 75;

/** Bot like `tourist` whose hero cannot die. Debug actions bring the hero to places that few runs reach. */
export const wizard: Bot = function* (situation) {
  const { view, rng } = situation;
  if (!view.cheated) yield { kind: 'cheat', cheat: 'god' };
  if (view.pending === null) {
    yield* debugging(situation);
    if (!isOnTiptoe(situation) && rng.percent(PURSUE)) yield* pursue(situation);
  }
  const plan = tourist(withoutLeavings(situation));
  yield* isEndless(situation.raws.campaign) ? plan : withoutEnd(plan);
};

/** Returns the plan without `abandon`, because this bot decides on its own when a run ends. */
function* withoutEnd(plan: Plan): Plan {
  let step = plan.next();
  while (!step.done) step = plan.next(step.value.kind === 'abandon' ? { code: 'blocked' } : yield step.value);
}

function* debugging(situation: Situation): Plan {
  const { raws, view, rng, memory } = situation;
  if (rng.percent(REVEAL)) yield { kind: 'cheat', cheat: rng.percent(50) && !isBelowLair(view) ? 'reveal' : 'heal' };
  if (isEndless(raws.campaign) && view.depth >= DEEPEST) yield { kind: 'abandon', sure: true };
  const isLost = memory.visit > ERRAND;
  if (view.carried !== undefined) {
    // Abandons the run if nobody takes the quest item: the hero may have killed the person who should get it.
    if (view.depth === 1 && isLost) yield { kind: 'abandon', sure: true };
    return;
  }
  if (view.depth === 1 || memory.errand ? !isLost : !overstays(situation)) return;
  if (rng.percent(LEAVE)) {
    memory.errand = null;
    const refusal = yield { kind: 'cheat', cheat: 'exit' };
    if (refusal?.code === 'no-way-down' && memory.routine > GIVE_UP) yield { kind: 'abandon', sure: true };
  }
}

/**
 * True if the bot should leave the level: nothing was new for a while, the guaranteed contents were seen, and no
 * creature to kill is in view. Stays longer at a cage, but never more than `LONGEST` decisions.
 */
function overstays(situation: Situation): boolean {
  const { raws, view, memory } = situation;
  const stay = memory.stayAt(view.depth);
  if (stay > LONGEST) return true;
  if (isAtCage(situation) && stay <= AT_CAGE) return false;
  const sure = recipeOf(raws, view.recipe)?.validation?.present ?? [];
  const isThrough = memory.routine > PATIENCE && sure.every((raw) => memory.kinds.has(raw));
  // Levels above the lair must be explored completely, because one of their few enemies may wait in a corner.
  const isSearched = isBelowLair(view) || memory.explored.has(view.depth);
  return isThrough && isSearched && !view.things.some((thing) => isPrey(situation, thing));
}

/**
 * Plans new actions even if enemies are in view, because this hero cannot die. Kills nobody in the town. If the hero
 * carries the quest item, plans new actions only on the level where the item was found.
 */
function* pursue(situation: Situation): Plan {
  const { carried, depth, deepest } = situation.view;
  if (carried !== undefined && depth < deepest) return;
  yield* provoke(situation);
  yield* wearNewGear(situation);
  if (depth === 1) return;
  yield* hunt(situation);
  yield* raidCage(situation);
  yield* payVisits(situation);
  yield* shedLoad(situation);
}

/** Share of the carrying capacity, 0 to 1, above which the bot drops gear that it has tried on. */
const LADEN = 0.85;

function* shedLoad({ view: { hero, pack }, memory }: Situation): Plan {
  if (hero.weight < LADEN * hero.capacity) return;
  const tried = pack.filter(({ raw, slot, fits }) => slot === null && fits !== null && memory.done.has(`wear ${raw}`));
  for (const { id } of tried) {
    memory.leftLying.add(id);
    yield { kind: 'drop', item: id };
  }
}

/** Returns the situation without things that the bot has dropped, because the tourist would pick them up again. */
function withoutLeavings(situation: Situation): Situation {
  const { view, memory } = situation;
  const things = view.things.filter(({ id }) => !memory.leftLying.has(id));
  return things.length === view.things.length ? situation : seeing(situation, { things });
}
