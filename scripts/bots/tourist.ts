import { foesOf } from './parts/combat';
import { isFamished } from './parts/consumables';
import { tryNovelties } from './parts/novelty';
import { planner } from './planner';
import type { Bot, Plan, Situation } from './situation';

/** Chances in percent. */
const NOVELTY = 60;
const DECLINE = 30;
const END_RUN = 2;
/** Player-turns after which it may end the run. */
const LONG = 3000;
/** Player-turns it first explores the town. */
const TOWN_TURNS = 200;

/** Tries everything once: uses, wears, buys and casts whatever is new, and visits every sight. */
export const tourist: Bot = function* (situation) {
  const { view, rng } = situation;
  if (view.pending) {
    const { options } = view.pending;
    yield { kind: 'answer', option: rng.percent(DECLINE) ? null : rng.pick(options) };
  }
  if (view.turn > LONG && rng.percent(END_RUN))
    yield view.laurel ? { kind: 'retire' } : { kind: 'abandon', sure: true };
  if (rng.percent(NOVELTY)) yield* tryNovelties(situation);
  if (foesOf(view).length === 0 && !isFamished(view)) yield* sightseeing(situation);
  // The planner would retire with the laurel.
  yield* planner(Object.create(situation, { view: { value: { ...view, laurel: false } } }) as Situation);
};

/** Visits every altar and shop, and for a while explores all of the town. */
function* sightseeing({ view, memory }: Situation): Plan {
  for (const { id, at, raw, vendor } of memory.sights(view.depth)) {
    const key = `see ${id}`;
    if ((!vendor && raw !== 'altar') || memory.done.has(key) || !memory.tryAgain(id)) continue;
    memory.done.add(key);
    yield { kind: 'travel', to: at };
    memory.done.delete(key);
  }
  if (view.depth === 1 && view.turn < TOWN_TURNS) yield { kind: 'explore' };
}

/** Player-turns it stays on each level, and how deep it goes. */
const STAY = 220;
const DEEPEST = 12;
/** Chances in percent. It leaves by chance, so that it does not go up and down between two levels for ever. */
const REVEAL = 1;
const LEAVE = 30;

/** A tourist that cannot die: the debug actions take it to what few runs reach. */
export const wizard: Bot = function* (situation) {
  const { view } = situation;
  if (!view.cheated) yield { kind: 'cheat', cheat: 'god' };
  if (view.pending === null) yield* debugging(situation);
  yield* tourist(situation);
};

function* debugging({ view, rng, memory }: Situation): Plan {
  if (rng.percent(REVEAL)) yield { kind: 'cheat', cheat: rng.percent(50) ? 'reveal' : 'heal' };
  if (view.depth >= DEEPEST) yield { kind: 'abandon', sure: true };
  const overstays = view.depth > 1 && !memory.errand && view.turn > STAY * view.depth;
  if (overstays && rng.percent(LEAVE)) yield { kind: 'cheat', cheat: 'exit' };
}
