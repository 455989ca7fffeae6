import { isBelowLair, isEndless } from './parts/below';
import { hunt } from './parts/hunting';
import { payVisits } from './parts/visits';
import type { Bot, Plan, Situation } from './situation';
import { isOnTiptoe, tourist } from './tourist';

/** How deep it goes where levels never end. */
const DEEPEST = 12;
/** Decisions without anything new after which it leaves a level, and those after which it does anyway. */
const PATIENCE = 40;
const LONGEST = 250;
/** Decisions without anything new after which it gives up where no way leads on. */
const GIVE_UP = 120;
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
    if (view.depth > 1 && !isOnTiptoe(situation) && rng.percent(PURSUE)) yield* pursue(situation);
  }
  yield* tourist(situation);
};

function* debugging(situation: Situation): Plan {
  const { raws, view, rng, memory } = situation;
  if (rng.percent(REVEAL)) yield { kind: 'cheat', cheat: rng.percent(50) && !isBelowLair(view) ? 'reveal' : 'heal' };
  if (isEndless(raws.campaign) && view.depth >= DEEPEST) yield { kind: 'abandon', sure: true };
  if (view.depth === 1 || memory.errand || view.carried !== undefined || !overstays(situation)) return;
  if (rng.percent(LEAVE)) {
    const refusal = yield { kind: 'cheat', cheat: 'exit' };
    if (refusal?.code === 'no-way-down' && memory.routine > GIVE_UP) yield { kind: 'abandon', sure: true };
  }
}

/** Has it met nothing new for a while, and all that such a level is sure to have? */
function overstays({ raws, view, memory }: Situation): boolean {
  const sure = raws.levels.recipes.find(({ id }) => id === view.recipe)?.validation?.present ?? [];
  const isThrough = memory.routine > PATIENCE && sure.every((raw) => memory.kinds.has(raw));
  return isThrough || memory.stayAt(view.depth) > LONGEST;
}

/** Blows cannot harm it, so that it need not wait until nobody is about. */
function* pursue(situation: Situation): Plan {
  if (situation.view.carried !== undefined) return;
  yield* hunt(situation);
  yield* payVisits(situation);
  yield* shedLoad(situation);
}

/** Share of its capacity above which it drops gear that it has tried on. */
const LADEN = 0.85;

function* shedLoad({ view: { hero, pack }, memory }: Situation): Plan {
  if (hero.weight < LADEN * hero.capacity) return;
  const tried = pack.filter(({ raw, slot, fits }) => slot === null && fits !== null && memory.done.has(`wear ${raw}`));
  for (const { id } of tried) yield { kind: 'drop', item: id };
}
