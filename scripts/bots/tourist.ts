import type { Action, SeenThing } from '../../src/engine';
import { DIRECTIONS, directionTo } from '../../src/lib/geometry';
import type { Bot, Plan, Situation } from './bot';
import { foesOf } from './parts/melee';
import { isFamished } from './parts/supplies';
import { planner } from './planner';

/** Chances in percent. */
const WHIM = 12;
const DECLINE = 30;
const RETIRE = 5;
const GIVE_UP = 1;
const CHEEK = 4;
/** Player-turns after which it may have had enough. */
const LONG = 2500;
/** Player-turns spent in the town at first. */
const STROLL = 150;

/** Wants to have done everything once: uses, wears, buys and casts on a whim, and looks at every sight on its way. */
export const tourist: Bot = function* (situation) {
  const { view, rng } = situation;
  if (view.pending) {
    const { options } = view.pending;
    yield { kind: 'answer', option: rng.percent(DECLINE) ? null : rng.pick(options) };
  }
  if (view.laurel && rng.percent(RETIRE)) yield { kind: 'retire' };
  if (view.turn > LONG && rng.percent(GIVE_UP)) yield { kind: 'abandon', sure: true };
  if (rng.percent(WHIM)) yield* whim(situation);
  if (foesOf(view).length === 0 && !isFamished(view)) yield* sightseeing(situation);
  yield* planner(situation);
};

/** One thing out of many, at whoever is in view. */
function* whim(situation: Situation): Plan {
  const { view, rng } = situation;
  const at = rng.pick([view.hero.at, ...view.things.filter(({ kind }) => kind === 'mob').map((mob) => mob.at)]);
  const ideas: Action[] = [{ kind: 'wait' }, { kind: 'move', direction: rng.pick(DIRECTIONS), steps: 3 }];
  for (const { id, usable, fits, slot, range } of view.held) {
    if (usable)
      ideas.push(
        range === null && !situation.memory.aimed.has(id) ? { kind: 'use', item: id } : { kind: 'use', item: id, at },
      );
    else if (fits && slot === null) ideas.push({ kind: 'equip', item: id });
    else if (slot !== null) ideas.push({ kind: 'remove', item: id });
    else ideas.push({ kind: 'drop', item: id });
  }
  for (const { spell } of view.hero.spells) ideas.push({ kind: 'cast', spell, at });
  for (const { vendor, wares, offers } of view.shops) {
    for (const { raw, price } of wares)
      if (price <= view.hero.gold) ideas.push({ kind: 'buy', vendor: vendor.id, item: raw });
    for (const { item } of offers) ideas.push({ kind: 'sell', vendor: vendor.id, item });
  }
  const idea = rng.pick(ideas);
  const refusal = yield idea;
  if (refusal?.code === 'danger') yield { ...idea, sure: true } as Action;
  if (rng.percent(CHEEK)) yield* bumpInto(situation);
}

/** Into whoever stands beside it, friend or trader. */
function* bumpInto({ view, rng }: Situation): Plan {
  const beside = view.things.filter((thing) => thing.kind === 'mob');
  const somebody: SeenThing | null = beside.length > 0 ? rng.pick(beside) : null;
  const direction = somebody && directionTo(view.hero.at, somebody.at);
  if (direction) yield rng.percent(50) ? { kind: 'move', direction } : { kind: 'attack', direction, sure: true };
}

/** Every altar, every shop, and all of the town. */
function* sightseeing({ view, memory }: Situation): Plan {
  for (const { id, at, raw, vendor } of memory.sights(view.depth)) {
    if ((vendor || raw === 'altar') && memory.persists(id)) yield { kind: 'travel', to: at };
  }
  if (view.depth === 1 && view.turn < STROLL) yield { kind: 'explore' };
}
