import { type Action, ATTUNED, restedShare, type ThingRef, TOWN } from '../../engine';
import { directionTo, nearestCellOfBody, same } from '../../lib/geometry';
import {
  type Advisor,
  descents,
  eventsOnLevel,
  foesOf,
  isAboutToBurn,
  isBeside,
  isFamished,
  type Situation,
  safeActions,
  unconfirmedActions,
} from './situation';

export const explore: Advisor = (situation) => {
  const action = findExploration(situation);
  return action && { action, reason: hasChores(situation) ? 'chores' : 'unexplored' };
};

function hasChores(situation: Situation): boolean {
  const { view, rest } = situation;
  if (isAboutToBurn(view)) return false;
  const { hp, mana, spells, meal } = view.hero;
  if (meal !== undefined || view.pack.some(({ figures }) => figures?.comparison?.verdict === 1)) return true;
  if (isFamished(situation) || (view.carried !== undefined && view.band?.left !== 0)) return false;
  return hp.current < restedShare(rest) * hp.max || (spells.length > 0 && mana.current < ATTUNED * mana.max);
}

/** Returns `null` if the engine would refuse or ask, or if the hero should descend. */
export function findExploration(situation: Situation): Action | null {
  const { view } = situation;
  const isSeekingFood = isFamished(situation) && view.hero.meal === undefined && !isKnownBelow(situation);
  const isLeaving = view.town || isSeekingFood;
  return isLeaving && view.tiles.includes('>') ? null : (safeActions(situation, 'explore')[0] ?? null);
}

/** Advises the portal, because the town's stairs lead only to the first level. */
export const portalBack: Advisor = (situation) => {
  const { portalBack: portal, carried } = situation.view;
  if (!portal || carried !== undefined || foesOf(situation).length > 0) return null;
  return { action: { kind: 'travel', to: portal.at }, reason: 'portal-back', thing: portal.what };
};

const isKnownBelow = ({ view: { depth, deepest } }: Situation): boolean => depth < deepest;

const isHungryAboveKnownLevel = (situation: Situation): boolean =>
  isFamished(situation) && isKnownBelow(situation) && !situation.view.town;

export const takeChosenStairs: Advisor = (situation) => {
  if (foesOf(situation).length > 0 || !hasChosenStairs(situation)) return null;
  const action = situation.legal.find(({ kind }) => kind === 'descend');
  return action ? { action, reason: 'chosen-stairs' } : null;
};

/** True if the player picked one of two stairs, and the hero stands there. */
export function hasChosenStairs(situation: Situation): boolean {
  const {
    view: { hero, waysDown = [] },
    last,
  } = situation;
  const isAsked = eventsOnLevel(situation).some(
    (event) => event.kind === 'stopped' && event.reason === 'stairs' && event.what !== null,
  );
  const isHere = waysDown.some(({ at }) => at !== undefined && same(at, hero.at));
  return isAsked && isHere && last?.kind === 'travel' && same(last.to, hero.at);
}

/** Outside the town, a hungry hero goes down only to a new level. */
export const goDown: Advisor = (situation) => {
  if (foesOf(situation).length > 0 || isHungryAboveKnownLevel(situation)) return null;
  const [action] = descents(situation);
  return action ? { action, reason: reasonToGoDown(situation) } : null;
};

function reasonToGoDown(situation: Situation): 'adventure' | 'onward' | 'food-below' | 'explored' {
  const { town, deepest } = situation.view;
  if (town) return deepest > TOWN ? 'onward' : 'adventure';
  return isFamished(situation) ? 'food-below' : 'explored';
}

/** Strikes or awaits a creature, because earlier advisors found no way past. */
export const clearWay: Advisor = (situation) => {
  const { view } = situation;
  if (foesOf(situation).length > 0) return null;
  const beside = view.things.filter((one) => one.kind === 'mob' && isBeside(view, one));
  const wary = beside.filter(({ stance }) => stance === 'wary');
  for (const thing of wary) {
    const direction = directionTo(view.hero.at, nearestCellOfBody(view.hero.at, thing.at, thing.size));
    const action = safeActions(situation, 'move').find((step) => step.direction === direction);
    if (action) return { action, reason: 'in-the-way', thing };
  }
  const [bar] = wary;
  const [onward] = [...unconfirmedActions(situation, 'explore'), ...unconfirmedActions(situation, 'descend')];
  if (bar && onward) return { action: onward, reason: 'in-the-way', thing: bar };
  const [action] = safeActions(situation, 'wait');
  const [thing] = beside;
  return action && thing ? { action, reason: 'wait-for', thing } : null;
};

/** Advises stairs or Explore although the engine will ask for a confirmation. */
export const crossHazard: Advisor = (situation) => {
  if (foesOf(situation).length > 0) return null;
  const { carried } = situation.view;
  const way = carried === undefined ? 'descend' : 'ascend';
  const stairs = way === 'descend' && isHungryAboveKnownLevel(situation) ? [] : unconfirmedActions(situation, way);
  const [action] = [...stairs, ...unconfirmedActions(situation, 'explore')];
  return action ? { action, reason: 'no-other-way' } : null;
};

/** Advises the hero to take the quest item, even with foes in view. */
export const takeGoal: Advisor = (situation) => {
  const { raws, view } = situation;
  const isGoal = ({ raw }: ThingRef): boolean => raw !== null && raws.item[raw]?.quest === true;
  const thing = view.things.find(isGoal);
  const ways = [...safeActions(situation, 'pickup'), ...safeActions(situation, 'fetch')];
  const action = thing && ways.find(({ item }) => item === thing.id);
  if (action) return { action, reason: 'goal', thing };
  const left = foesOf(situation).length > 0 ? undefined : view.remembered.find(({ what }) => isGoal(what));
  const walk = left && safeActions(situation, 'travel').find(({ to }) => same(to, left.at));
  return walk && left ? { action: walk, reason: 'goal', thing: left.what } : null;
};

/** The engine accepts `ascend` here only if the hero can outrun the foes. */
export const outrun: Advisor = (situation) => {
  const { carried, town } = situation.view;
  if (carried === undefined || town || foesOf(situation).length === 0) return null;
  const [action] = safeActions(situation, 'ascend');
  return action ? { action, reason: 'homeward' } : null;
};

const HOST = 'barkeep';

export const carryHome: Advisor = (situation) => {
  const { view } = situation;
  if (view.carried === undefined || foesOf(situation).length > 0) return null;
  if (!view.town) {
    const [action] = safeActions(situation, 'ascend');
    return action ? { action, reason: 'homeward' } : null;
  }
  const host = view.places.find(({ who }) => who.raw === HOST);
  const ways = safeActions(situation, 'travel');
  const toHost = ways.find(({ to }) => host && same(to, host.at));
  if (toHost && host) return { action: toHost, reason: 'homeward', thing: host.who };
  const toRoom = ways.find(({ to }) => view.wayHomeEnds && same(to, view.wayHomeEnds));
  return toRoom ? { action: toRoom, reason: 'homeward' } : null;
};

/** True if the hero has won on this level and may retire now. */
export function hasJustWon(situation: Situation): boolean {
  const { events } = situation.view;
  const won = events.findIndex(({ kind }) => kind === 'laurel');
  if (won < 0 || events.slice(won).some(({ kind }) => kind === 'arrived')) return false;
  return safeActions(situation, 'retire').length > 0;
}
