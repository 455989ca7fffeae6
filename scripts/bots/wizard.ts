import { isBelowLair, isEndless } from './parts/below';
import { hunt, isPrey } from './parts/hunting';
import { wearNewGear } from './parts/new-gear';
import { provoke } from './parts/provoking';
import { payVisits } from './parts/visits';
import type { Bot, Plan, Situation } from './situation';
import { isOnTiptoe, seeing, tourist } from './tourist';

/** How deep it goes where levels never end. */
const DEEPEST = 12;
/** Decisions without anything new after which it leaves a level, and those after which it does anyway. */
const PATIENCE = 40;
const LONGEST = 250;
/** Decisions without anything new after which it gives up where no way leads on. */
const GIVE_UP = 120;
/** Decisions on a visit to the town, or on the way there, after which it gives up what it was about. */
const ERRAND = 150;
/** Chances in percent. It leaves by chance, so that it does not go up and down between two levels for ever. */
const REVEAL = 1;
const LEAVE = 30;
const PURSUE = 75;

/** A tourist that cannot die: the debug actions take it to what few runs reach. */
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

/** The same plan but for giving up, which it does itself once it has met what there is on the last level. */
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
    // It may have slain whom it should bring it to.
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

/** Has it met nothing new for a while, and all that such a level is sure to have, with nobody in view to hunt? */
function overstays(situation: Situation): boolean {
  const { raws, view, memory } = situation;
  if (memory.stayAt(view.depth) > LONGEST) return true;
  const sure = raws.levels.recipes.find(({ id }) => id === view.recipe)?.validation?.present ?? [];
  const isThrough = memory.routine > PATIENCE && sure.every((raw) => memory.kinds.has(raw));
  // Above the lair levels are small, and each of few foes may wait in any corner.
  const isSearched = isBelowLair(view) || memory.explored.has(view.depth);
  return isThrough && isSearched && !view.things.some((thing) => isPrey(situation, thing));
}

/**
 * Blows cannot harm it, so that it need not wait until nobody is about. In the town it slays nobody; with what is to be
 * brought home it only finishes what it has begun where that lay.
 */
function* pursue(situation: Situation): Plan {
  const { carried, depth, deepest } = situation.view;
  if (carried !== undefined && depth < deepest) return;
  yield* provoke(situation);
  yield* wearNewGear(situation);
  if (depth === 1) return;
  yield* hunt(situation);
  yield* payVisits(situation);
  yield* shedLoad(situation);
}

/** Share of its capacity above which it drops gear that it has tried on. */
const LADEN = 0.85;

function* shedLoad({ view: { hero, pack }, memory }: Situation): Plan {
  if (hero.weight < LADEN * hero.capacity) return;
  const tried = pack.filter(({ raw, slot, fits }) => slot === null && fits !== null && memory.done.has(`wear ${raw}`));
  for (const { id } of tried) {
    memory.leftLying.add(id);
    yield { kind: 'drop', item: id };
  }
}

/** As if nothing lay there that it has dropped, which the tourist would only pick up again. */
function withoutLeavings(situation: Situation): Situation {
  const { view, memory } = situation;
  const things = view.things.filter(({ id }) => !memory.leftLying.has(id));
  return things.length === view.things.length ? situation : seeing(situation, { things });
}
