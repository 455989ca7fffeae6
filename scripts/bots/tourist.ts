import type { View } from '../../src/engine';
import { hasWayDown } from '../../src/engine/schema/campaigns';
import { kingDistance } from '../../src/lib/geometry';
import { isBelowLair, isEndless } from './parts/below';
import { foesOf } from './parts/combat';
import { isFamished } from './parts/consumables';
import { tryNovelties } from './parts/novelty';
import { makeOfferings, packToUse, visitShrines } from './parts/offerings';
import { sneakDown } from './parts/sneak';
import { isShutWay } from './parts/visits';
import { planner } from './planner';
import type { Bot, Plan, Situation } from './situation';

/** Chances in percent. */
const NOVELTY = 60;
const DECLINE = 30;
const END_RUN = 2;
const TIPTOE = 20;
const PILGRIMAGE = 30;
/** How deep it goes on tiptoe. */
const TIPTOE_DEPTH = 3;
/** Player-turns after which it may end the run. */
const LONG = 3000;
/** Player-turns it first explores the town. */
const TOWN_TURNS = 200;

/**
 * Tries everything once: uses, wears, buys and casts whatever is new, hears everybody of note, visits every sight and
 * makes every offering. Some runs begin on tiptoe, some keep what shrines may take.
 */
export const tourist: Bot = function* (situation) {
  const { view, rng } = situation;
  if (view.pending) {
    const { options } = view.pending;
    yield { kind: 'answer', option: rng.percent(DECLINE) ? null : rng.pick(options) };
  }
  // What is to be brought home is not left on the way.
  if (view.turn > LONG && view.carried === undefined && !isToGoOn(situation) && rng.percent(END_RUN))
    yield view.laurel ? { kind: 'retire' } : { kind: 'abandon', sure: true };
  if (foesOf(view).length === 0) yield* meetPeople(situation);
  yield* makeOfferings(situation);
  chooseManner(situation);
  if (isOnTiptoe(situation)) yield* sneakDown(situation);
  const onTheWay = isPilgrim(situation) ? seeing(situation, { pack: packToUse(situation) }) : situation;
  if (rng.percent(NOVELTY)) yield* tryNovelties(onTheWay);
  if (foesOf(view).length === 0 && !isFamished(view)) {
    yield* visitShrines(situation);
    yield* sightseeing(situation);
  }
  // The planner would retire with the laurel.
  yield* planner(seeing(onTheWay, { laurel: false }));
};

/** Where levels end it goes on until it has been on the last, or has won. */
function isToGoOn({ raws: { campaign }, view }: Situation): boolean {
  return !isEndless(campaign) && !view.laurel && hasWayDown(campaign, view.deepest);
}

/** The same with another view of it. */
export const seeing = (situation: Situation, changes: Partial<View>): Situation =>
  Object.create(situation, { view: { value: { ...situation.view, ...changes } } });

/** Walks up to everybody of note for their advice, before it tries what makes enemies. */
function* meetPeople({ view, memory }: Situation): Plan {
  for (const { who, at } of view.places) {
    const key = `meet ${who.id}`;
    if (memory.done.has(key)) continue;
    if (kingDistance(at, view.hero.at) <= 1 || !memory.tryAgain(who.id)) memory.done.add(key);
    else yield { kind: 'travel', to: at };
  }
}

/** Draws at the start of a run how it is played. */
function chooseManner({ memory, rng }: Situation): void {
  if (memory.done.has('manner')) return;
  memory.done.add('manner');
  const drawn = rng.die(100);
  if (drawn <= TIPTOE) memory.done.add('tiptoe');
  else if (drawn <= TIPTOE + PILGRIMAGE) memory.done.add('pilgrim');
}

/** Whether it goes down unnoticed in this run: some do, until they have slain somebody or come deep enough. */
export const isOnTiptoe = ({ view, memory }: Situation): boolean =>
  memory.done.has('tiptoe') && view.kills === 0 && view.deepest < TIPTOE_DEPTH;

/** Whether it keeps things for shrines in this run. */
const isPilgrim = ({ memory }: Situation): boolean => memory.done.has('pilgrim');

/**
 * Visits every altar, shrine and shop, and below the lair every way in that is no common door; for a while it explores
 * all of the town.
 */
function* sightseeing({ raws, view, memory }: Situation): Plan {
  for (const { id, at, raw, vendor } of memory.sights(view.depth)) {
    const key = `see ${id}`;
    const shrine = raw === null ? undefined : raws.prop[raw]?.shrine;
    const isShut = isBelowLair(view) && isShutWay(raws, raw);
    if ((!vendor && raw !== 'altar' && !shrine && !isShut) || memory.done.has(key) || !memory.tryAgain(id)) continue;
    memory.done.add(key);
    yield { kind: 'travel', to: at };
    memory.done.delete(key);
  }
  if (view.depth === 1 && view.turn < TOWN_TURNS) yield { kind: 'explore' };
}
