import { foesOf } from './parts/combat';
import { isFamished } from './parts/consumables';
import { novelties } from './parts/novelty';
import { planner } from './planner';
import type { Bot, Plan, Situation } from './situation';

/** Chances in percent. */
const WHIM = 60;
const DECLINE = 30;
const ENOUGH = 2;
/** Player-turns after which it may have had enough. */
const LONG = 3000;
/** Player-turns spent in the town at first. */
const STROLL = 200;

/** Wants to have done everything once: uses, wears, buys and casts whatever is new, and looks at every sight. */
export const tourist: Bot = function* (situation) {
  const { view, rng } = situation;
  if (view.pending) {
    const { options } = view.pending;
    yield { kind: 'answer', option: rng.percent(DECLINE) ? null : rng.pick(options) };
  }
  if (view.turn > LONG && rng.percent(ENOUGH)) yield view.laurel ? { kind: 'retire' } : { kind: 'abandon', sure: true };
  if (rng.percent(WHIM)) yield* novelties(situation);
  if (foesOf(view).length === 0 && !isFamished(view)) yield* sightseeing(situation);
  // the laurel is no reason to stop
  yield* planner(Object.create(situation, { view: { value: { ...view, laurel: false } } }) as Situation);
};

/** Every altar, every shop, and for a while all of the town. */
function* sightseeing({ view, memory }: Situation): Plan {
  for (const { id, at, raw, vendor } of memory.sights(view.depth)) {
    const key = `see ${id}`;
    if ((!vendor && raw !== 'altar') || memory.done.has(key) || !memory.persists(id)) continue;
    memory.done.add(key);
    yield { kind: 'travel', to: at };
    memory.done.delete(key);
  }
  if (view.depth === 1 && view.turn < STROLL) yield { kind: 'explore' };
}

/** Player-turns it stays on each level, and how deep it goes. */
const STAY = 220;
const DEEPEST = 12;
/** Chances in percent. That to leave is no certainty: who is drawn up again would go up and down for ever. */
const REVEAL = 1;
const LEAVE = 30;

/** A tourist who cannot die: by the debug actions it sees what hardly anybody lives to see. */
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
