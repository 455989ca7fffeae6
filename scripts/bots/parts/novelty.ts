import type { Action, HeldThing, SeenThing, View } from '../../../src/engine';
import { directionTo, kingDistance, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';

/** A thing to have done once, and what it is remembered by. */
type Idea = [key: string, action: Action];

/** Ideas tried at a time: a refusal costs no time, but thought. */
const AT_ONCE = 5;

/** Things it has never done before, a few at a time and in any order; what is refused may be tried again. */
export function* novelties(situation: Situation): Plan {
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
  ...magic(situation),
  ...deals(situation),
  ...people(situation),
  ...places(situation),
];

const called = ({ raw, alias }: Pick<HeldThing, 'raw' | 'alias'>): string => raw ?? JSON.stringify(alias);

function belongings({ view, memory }: Situation): Idea[] {
  const target = view.things.find(({ kind }) => kind === 'mob')?.at;
  return view.held.flatMap((thing): Idea[] => {
    const { id, usable, fits, slot, range } = thing;
    const aims = range !== null || memory.aimed.has(id);
    if (usable && !aims) return [[`use ${called(thing)}`, { kind: 'use', item: id }]];
    if (usable) return target ? [[`use ${called(thing)}`, { kind: 'use', item: id, at: target }]] : [];
    if (slot !== null) return [[`take off ${slot}`, { kind: 'remove', item: id }]];
    if (fits !== null) return [[`wear ${called(thing)}`, { kind: 'equip', item: id }]];
    return [['drop', { kind: 'drop', item: id }]];
  });
}

function magic({ view }: Situation): Idea[] {
  const target = view.things.find(({ kind, stance }) => kind === 'mob' && stance === 'hostile')?.at;
  if (!target) return [];
  return view.hero.spells.map(({ spell }): Idea => [`cast ${spell}`, { kind: 'cast', spell, at: target }]);
}

function deals({ view }: Situation): Idea[] {
  return view.shops.flatMap(({ vendor, wares, offers }): Idea[] => [
    ...wares
      .filter(({ price }) => price <= view.hero.gold)
      .map(({ raw }): Idea => [`buy ${raw}`, { kind: 'buy', vendor: vendor.id, item: raw }]),
    ...offers.slice(-1).map(({ item }): Idea => [`sell to ${vendor.raw}`, { kind: 'sell', vendor: vendor.id, item }]),
  ]);
}

/** Into whoever stands beside it: once as a friend, once not. */
function people({ view }: Situation): Idea[] {
  const beside = view.things.filter(({ kind, at }) => kind === 'mob' && kingDistance(at, view.hero.at) === 1);
  return beside.flatMap(({ at, raw, stance, vendor }): Idea[] => {
    const direction = directionTo(view.hero.at, at);
    if (!direction) return [];
    const bump: Idea = [`meet ${vendor ? raw : stance}`, { kind: 'move', direction }];
    return vendor ? [bump] : [bump, [`strike ${stance}`, { kind: 'attack', direction }]];
  });
}

/** Into every trap and fire it knows of, as long as it is sound, and straight up to whatever stops a stride. */
function places({ view }: Situation): Idea[] {
  const sound = view.hero.hp.current > SOUND;
  return view.things.flatMap((thing): Idea[] => {
    const found: Idea[] = [];
    if (thing.harmful && sound) found.push([`enter ${thing.raw}`, { kind: 'travel', to: thing.at }]);
    // a portal opens beside its traveller: to come up to it one has to step back first
    const back = { x: thing.at.x - RUN_UP, y: thing.at.y };
    if (thing.raw === 'town-portal') found.push([`step back from ${thing.raw}`, { kind: 'travel', to: back }]);
    const direction = isInLine(view, thing) ? directionTo(view.hero.at, thing.at) : null;
    if (direction) found.push([`stride to ${thing.raw}`, { kind: 'move', direction, steps: 20 }]);
    return found;
  });
}

/** Cells from which a portal is strode up to. */
const RUN_UP = 3;
/** Hit points that outlast most traps. */
const SOUND = 20;

function isInLine({ hero }: View, { at }: SeenThing): boolean {
  const dx = Math.abs(at.x - hero.at.x);
  const dy = Math.abs(at.y - hero.at.y);
  return !same(at, hero.at) && (dx === 0 || dy === 0 || dx === dy) && Math.max(dx, dy) > 1;
}
