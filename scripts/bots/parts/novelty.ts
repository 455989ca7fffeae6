import type { Action, PackItem, SeenThing, View } from '../../../src/engine';
import { cellIndex, directionTo, distance, kingDistance, type Point, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { isBelowLair } from './below';

/** Action to try once, and the key with which the bot remembers it. */
type Idea = [key: string, action: Action];

/** Maximum number of new actions in a decision, because each refused action takes computing time. */
const AT_ONCE = 5;

/**
 * Plans actions that the bot has never taken, a few at a time in random order. A refused action may be tried again.
 * Wearing a piece of unidentified gear always counts as new, because only wearing reveals its kind.
 */
export function* tryNovelties(situation: Situation): Plan {
  const { rng, memory } = situation;
  const fresh = ideas(situation).filter(([key]) => !memory.done.has(key));
  for (let tried = 0; tried < AT_ONCE && fresh.length > 0; tried++) {
    const [[key, action]] = fresh.splice(rng.int(0, fresh.length - 1), 1) as [Idea];
    memory.done.add(key);
    const refusal = yield action;
    if (refusal?.code === 'danger') yield { ...action, sure: true } as Action;
    memory.done.delete(key);
  }
}

const ideas = (situation: Situation): Idea[] => [
  ...belongings(situation),
  ...strikes(situation),
  ...deals(situation),
  ...questions(situation),
  ...people(situation),
  ...places(situation),
  ...tributes(situation),
  ...finds(situation),
  ...orders(situation),
  ...fires(situation),
];

/** Returns uses of a fire flask, fireball or the like against enemies on dry grass, once for each kind of enemy. */
function fires({ view, raws }: Situation): Idea[] {
  const isDry = ({ at }: SeenThing): boolean => view.dry?.includes(cellIndex(view, at)) ?? false;
  const target = view.things.find((thing) => thing.stance === 'hostile' && isDry(thing));
  const flames = view.pack.filter(({ raw }) => raw !== null && raws.item[raw]?.consumable?.effects.kindles);
  return target
    ? flames.map(({ id }): Idea => [`burn ${target.raw} with ${id}`, { kind: 'use', item: id, at: target.at }])
    : [];
}

/** Returns an order to wait or, if the companion waits, to follow. The turn in the key makes each call back new. */
function orders({ view }: Situation): Idea[] {
  const here = view.companion?.here;
  if (!here) return [];
  return here.bid === 'wait'
    ? [[`follow ${view.turn}`, { kind: 'bid', what: 'follow' }]]
    : [['wait', { kind: 'bid', what: 'wait' }]];
}

const called = ({ raw, alias }: Pick<PackItem, 'raw' | 'alias'>): string => raw ?? JSON.stringify(alias);

/** Returns uses of the things in the pack. Leaves out every second throwable drink until one of its kind was thrown. */
function belongings({ view, memory }: Situation): Idea[] {
  const target = view.things.find(({ kind }) => kind === 'mob')?.at;
  return view.pack.flatMap((thing): Idea[] => {
    const { id, usable, fits, slot, range, alias, throws } = thing;
    if (usable && throws && id % 2 === 0 && !memory.done.has(`throw ${called(thing)}`)) return [];
    const aims = range !== null || alias?.kind === 'plain';
    if (usable && !aims) return [[`use ${called(thing)}`, { kind: 'use', item: id }]];
    if (usable) return target ? [[`use ${called(thing)}`, { kind: 'use', item: id, at: target }]] : [];
    if (slot !== null) return [[`take off ${slot}`, { kind: 'remove', item: id }]];
    if (fits !== null) return [[`wear ${thing.raw ?? id}`, { kind: 'equip', item: id }]];
    return [['drop', { kind: 'drop', item: id }]];
  });
}

function strikes({ view }: Situation): Idea[] {
  const target = view.things.find(({ kind, stance }) => kind === 'mob' && stance === 'hostile')?.at;
  const shot: Idea[] = view.hero.target === undefined ? [] : [['shoot', { kind: 'fire' }]];
  const missiles = view.pack.filter(({ throws }) => throws);
  const throwsAt = (at: Point, how: string): Idea[] =>
    missiles.map((thing) => [`${how} ${called(thing)}`, { kind: 'throw', item: thing.id, at }]);
  const sleeper = view.things.find(({ unaware, at }) => unaware && distance(at, view.hero.at) > POINT_BLANK)?.at;
  const throws = [...(sleeper ? throwsAt(sleeper, 'ambush with') : []), ...(target ? throwsAt(target, 'throw') : [])];
  const hazards = view.hero.shot ? view.things.filter(({ stance }) => stance === 'hazard') : [];
  const shots = [...shot, ...hazards.map(({ raw, at }): Idea => [`shoot ${raw}`, { kind: 'fire', at }])];
  if (!target) return shots;
  return [
    ...shots,
    ...throws,
    ...view.hero.spells.map(({ spell }): Idea => [`cast ${spell}`, { kind: 'cast', spell, at: target }]),
  ];
}

/** Distance in cells from which a throw at an unaware creature always hits, but without double damage. */
const POINT_BLANK = 2;

function deals({ view }: Situation): Idea[] {
  return view.shops.flatMap(({ vendor, wares, offers }): Idea[] => [
    ...wares
      .filter(({ price, left }) => left > 0 && price <= view.hero.gold)
      .map(({ raw }): Idea => [`buy ${raw}`, { kind: 'buy', vendor: vendor.id, item: raw }]),
    ...offers.slice(-1).map(({ item }): Idea => [`sell to ${vendor.raw}`, { kind: 'sell', vendor: vendor.id, item }]),
  ]);
}

const questions = ({ view }: Situation): Idea[] => (view.sage ? [['consult', { kind: 'offer' }]] : []);

function tributes({ view }: Situation): Idea[] {
  return view.tributes.flatMap(({ to, faction, steps }): Idea[] =>
    steps
      .slice(0, 1)
      .map(({ points }): Idea => [`tribute to ${faction}`, { kind: 'pay-tribute', to: to.id, faction, points }]),
  );
}

/**
 * Returns the fetching of each thing in view below the lair. The bot does not use Explore below the lair, because the
 * hero cannot carry everything.
 */
function finds({ view }: Situation): Idea[] {
  if (!isBelowLair(view)) return [];
  return view.things
    .filter(({ kind }) => kind === 'item')
    .map(({ id, raw }): Idea => [`fetch ${raw ?? id}`, { kind: 'fetch', item: id }]);
}

/** Returns steps into creatures beside the hero, and attacks on those that are not vendors. */
function people({ view }: Situation): Idea[] {
  const beside = view.things.filter(({ kind, at }) => kind === 'mob' && kingDistance(at, view.hero.at) === 1);
  return beside.flatMap(({ at, raw, stance, vendor }): Idea[] => {
    const direction = directionTo(view.hero.at, at);
    if (!direction) return [];
    const bump: Idea = [`meet ${vendor ? raw : stance}`, { kind: 'move', direction }];
    return vendor ? [bump] : [bump, [`strike ${stance}`, { kind: 'attack', direction }]];
  });
}

/** Returns steps into known traps and fire if the hero is healthy, and strides towards things in a straight line. */
function places({ view }: Situation): Idea[] {
  const healthy = view.hero.hp.current > HEALTHY;
  return view.things.flatMap((thing): Idea[] => {
    const found: Idea[] = [];
    if (thing.harmful && healthy) found.push([`enter ${thing.raw}`, { kind: 'travel', to: thing.at }]);
    // The hero must first step back to stride towards a portal, because a portal opens beside the hero.
    const back = { x: thing.at.x - RUN_UP, y: thing.at.y };
    if (thing.raw === 'town-portal') found.push([`step back from ${thing.raw}`, { kind: 'travel', to: back }]);
    const direction = isInLine(view, thing) ? directionTo(view.hero.at, thing.at) : null;
    if (direction) found.push([`stride to ${thing.raw}`, { kind: 'move', direction, steps: 20 }]);
    return found;
  });
}

/** Distance in cells from which the bot strides towards a portal. */
const RUN_UP = 3;
/** Hit points with which the hero survives most traps. */
const HEALTHY = 20;

function isInLine({ hero }: View, { at }: SeenThing): boolean {
  const dx = Math.abs(at.x - hero.at.x);
  const dy = Math.abs(at.y - hero.at.y);
  return !same(at, hero.at) && (dx === 0 || dy === 0 || dx === dy) && Math.max(dx, dy) > 1;
}
