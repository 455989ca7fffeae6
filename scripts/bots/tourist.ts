import type { View } from '../../src/engine';
import { hasWayDown } from '../../src/engine/schema/campaigns';
import { kingDistance } from '../../src/lib/geometry';
import { freeOption } from '../../src/play/options/treasures';
import { isBelowLair, isEndless } from './parts/below';
import { foesOf } from './parts/combat';
import { answerChoice, isFamished } from './parts/consumables';
import { tryNovelties } from './parts/novelty';
import { makeOfferings, packToUse, visitShrines } from './parts/offerings';
import { sneakDown } from './parts/sneak';
import { openCage } from './parts/treasures';
import { isShutWay } from './parts/visits';
import { planner } from './planner';
import type { Bot, Plan, Situation } from './situation';

/**
 * Chances in percent: of new actions, of declining a choice, of ending a long run, of sneaking, of keeping items for
 * shrines.
 */
const NOVELTY = 60;
const DECLINE = 30;
const END_RUN = 2;
const TIPTOE = 20;
const PILGRIMAGE = 30;
const TIPTOE_DEPTH = 3;
/** Number of player-turns after which the bot may end the run. */
const LONG = 3000;
/** Number of player-turns for which the bot first explores the town. */
const TOWN_TURNS = 200;

/**
 * Bot that tries everything once: uses, wears, buys and casts all new things, meets every person, visits every sight,
 * uses every shrine. In some runs it sneaks at first. In others it keeps items that shrines may take.
 */
export const tourist: Bot = function* (situation) {
  const { view, rng } = situation;
  if (view.pending) {
    const { kind, options } = view.pending;
    if (rng.percent(DECLINE)) yield { kind: 'answer', option: null };
    if (kind === 'target') yield* answerChoice(situation);
    else yield { kind: 'answer', option: rng.pick(options) };
  }
  // A run continues if the hero carries the quest item.
  if (view.turn > LONG && view.carried === undefined && !isToGoOn(situation) && rng.percent(END_RUN))
    yield view.laurel ? { kind: 'retire' } : { kind: 'abandon', sure: true };
  if (foesOf(view).length === 0) yield* meetPeople(situation);
  yield* anyBoon(situation);
  yield* makeOfferings(situation);
  chooseManner(situation);
  if (isOnTiptoe(situation)) yield* sneakDown(situation);
  const onTheWay = isPilgrim(situation) ? seeing(situation, { pack: packToUse(situation) }) : situation;
  if (rng.percent(NOVELTY)) yield* tryNovelties(onTheWay);
  if (foesOf(view).length === 0 && !isFamished(view)) {
    yield* freeCaptive(situation);
    yield* anyOfCage(situation);
    yield* openCage(situation);
    yield* visitShrines(situation);
    yield* sightseeing(situation);
  }
  // Hides the laurel from `planner`, because this bot would otherwise retire.
  yield* planner(seeing(onTheWay, { laurel: false }));
};

/** True if the campaign has a last level, and the hero has neither won nor reached it. */
function isToGoOn({ raws: { campaign }, view }: Situation): boolean {
  return !isEndless(campaign) && !view.laurel && hasWayDown(campaign, view.deepest);
}

/** Returns a copy of a situation in which `changes` replace parts of the view. */
export const seeing = (situation: Situation, changes: Partial<View>): Situation =>
  Object.create(situation, { view: { value: { ...situation.view, ...changes } } });

/** Plans to ask all people on the map's list for advice, before the bot makes enemies. */
function* meetPeople({ view, memory }: Situation): Plan {
  for (const { who, at } of view.places) {
    const key = `meet ${who.id}`;
    if (memory.done.has(key)) continue;
    if (kingDistance(at, view.hero.at) <= 1 || !memory.tryAgain(who.id)) memory.done.add(key);
    else yield { kind: 'travel', to: at };
  }
}

/** Plans to take any of the boons on offer, because `planner` would never take some of them. */
function* anyBoon({ view, rng }: Situation): Plan {
  const { boonOffer } = view.hero;
  if (boonOffer?.isOpen) yield { kind: 'answer', option: rng.die(boonOffer.boons.length) };
}

function* anyOfCage({ view, memory, rng }: Situation): Plan {
  const caged = view.things.filter((thing) => thing.caged && memory.tryAgain(thing.id));
  if (caged.length > 0) yield { kind: 'fetch', item: rng.pick(caged).id };
}

function* freeCaptive(situation: Situation): Plan {
  const captive = situation.view.things.find((thing) => thing.captive);
  const freeing = captive && situation.memory.tryAgain(`free ${captive.id}`) ? freeOption(situation) : null;
  if (freeing) yield freeing.option.action;
}

/** Decides at the start of a run, at random, whether the bot sneaks or keeps items for shrines. */
function chooseManner({ memory, rng }: Situation): void {
  if (memory.done.has('manner')) return;
  memory.done.add('manner');
  const drawn = rng.die(100);
  if (drawn <= TIPTOE) memory.done.add('tiptoe');
  else if (drawn <= TIPTOE + PILGRIMAGE) memory.done.add('pilgrim');
}

/** True if the bot sneaks: until it has killed a creature or reached TIPTOE_DEPTH. */
export const isOnTiptoe = ({ view, memory }: Situation): boolean =>
  memory.done.has('tiptoe') && view.kills === 0 && view.deepest < TIPTOE_DEPTH;

const isPilgrim = ({ memory }: Situation): boolean => memory.done.has('pilgrim');

/**
 * Plans to visit every altar, shrine and vendor, and below the lair every closed entrance other than a door. Explores
 * the town for TOWN_TURNS first.
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
  yield* visitSages({ raws, view, memory });
  if (view.depth === 1 && view.turn < TOWN_TURNS) yield { kind: 'explore' };
}

/** Plans to walk to a sage who can tell the hero what an unknown thing is. */
function* visitSages({ raws, view, memory }: Pick<Situation, 'raws' | 'view' | 'memory'>): Plan {
  const isUnknown = view.pack.some(({ raw }) => raw === null);
  if (!isUnknown || view.sage || memory.done.has('consult')) return;
  const sages = memory.sights(view.depth).filter(({ raw }) => raw !== null && raws.mob[raw]?.identifies_for);
  for (const { id, at } of sages) if (memory.tryAgain(`ask ${id}`)) yield { kind: 'travel', to: at };
}
