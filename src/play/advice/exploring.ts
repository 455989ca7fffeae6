import { type Action, TOWN } from '../../engine';
import { directionTo, nearestCellOfBody, same } from '../../lib/geometry';
import {
  type Advisor,
  foesOf,
  isBeside,
  isFamished,
  type Situation,
  safeActions,
  unconfirmedActions,
} from './situation';

/** Explores the unknown parts of the level. */
export const explore: Advisor = (situation) => {
  const action = findExploration(situation);
  return action && { kind: 'act', action, reason: 'unexplored' };
};

/**
 * Returns Explore, or `null` if nothing is left to explore. If the stairs down are known, also returns `null` in the
 * town, because the town hides nothing, and for a hungry hero, because only the depths may have food.
 */
export function findExploration(situation: Situation): Action | null {
  const { view } = situation;
  const isLeaving = view.town || isFamished(situation);
  return isLeaving && view.tiles.includes('>') ? null : (safeActions(situation, 'explore')[0] ?? null);
}

/**
 * Goes from the town through the hero's portal to where it was opened, because the stairs of the town lead only to the
 * first level.
 */
export const portalBack: Advisor = (situation) => {
  const { portalBack: portal, carried } = situation.view;
  if (!portal || carried !== undefined || foesOf(situation).length > 0) return null;
  return { kind: 'act', action: { kind: 'travel', to: portal.at }, reason: 'portal-back', thing: portal.what };
};

/** Goes down the nearest known stairs. */
export const goDown: Advisor = (situation) => {
  if (foesOf(situation).length > 0) return null;
  const [action] = safeActions(situation, 'descend');
  return action ? { kind: 'act', action, reason: reasonToGoDown(situation) } : null;
};

function reasonToGoDown(situation: Situation): 'adventure' | 'onward' | 'food-below' | 'explored' {
  const { town, deepest } = situation.view;
  if (town) return deepest > TOWN ? 'onward' : 'adventure';
  return isFamished(situation) ? 'food-below' : 'explored';
}

/**
 * Deals with a creature that blocks everything else. Strikes a wary creature by walking into it, if the engine asks for
 * no confirmation. Otherwise goes on, so that the engine asks whether to strike the creature in the way. Waits for a
 * creature that cannot be struck aside.
 */
export const clearWay: Advisor = (situation) => {
  const { view } = situation;
  if (foesOf(situation).length > 0) return null;
  const beside = view.things.filter((one) => one.kind === 'mob' && isBeside(view, one));
  const wary = beside.filter(({ stance }) => stance === 'wary');
  for (const thing of wary) {
    const direction = directionTo(view.hero.at, nearestCellOfBody(view.hero.at, thing.at, thing.size));
    const action = safeActions(situation, 'move').find((step) => step.direction === direction);
    if (action) return { kind: 'act', action, reason: 'in-the-way', thing };
  }
  const [bar] = wary;
  const [onward] = [...unconfirmedActions(situation, 'explore'), ...unconfirmedActions(situation, 'descend')];
  if (bar && onward) return { kind: 'act', action: onward, reason: 'in-the-way', thing: bar };
  const [action] = safeActions(situation, 'wait');
  const [thing] = beside;
  return action && thing ? { kind: 'act', action, reason: 'wait-for', thing } : null;
};

// The campaign's item

/** Takes the item that the campaign wants to be brought home. */
export const takeGoal: Advisor = (situation) => {
  const { raws, view } = situation;
  const thing = view.things.find(({ raw }) => raw !== null && raws.item[raw]?.quest === true);
  const ways = [...safeActions(situation, 'pickup'), ...safeActions(situation, 'fetch')];
  const action = thing && ways.find(({ item }) => item === thing.id);
  return action ? { kind: 'act', action, reason: 'goal', thing } : null;
};

/** Walks on towards the stairs up while the foes in view are behind the hero. */
export const outrun: Advisor = (situation) => {
  const { carried, town } = situation.view;
  if (carried === undefined || town || foesOf(situation).length === 0) return null;
  const [action] = safeActions(situation, 'ascend');
  return action ? { kind: 'act', action, reason: 'homeward' } : null;
};

/** Owner of the room in which runs begin. */
const HOST = 'barkeep';

/** Carries the campaign's item up the stairs, and in the town to the room in which the run began. */
export const carryHome: Advisor = (situation) => {
  const { view } = situation;
  if (view.carried === undefined || foesOf(situation).length > 0) return null;
  if (!view.town) {
    const [action] = safeActions(situation, 'ascend');
    return action ? { kind: 'act', action, reason: 'homeward' } : null;
  }
  const host = view.places.find(({ who }) => who.raw === HOST);
  const ways = safeActions(situation, 'travel');
  const toHost = ways.find(({ to }) => host && same(to, host.at));
  if (toHost && host) return { kind: 'act', action: toHost, reason: 'homeward', thing: host.who };
  const toRoom = ways.find(({ to }) => view.wayHomeEnds && same(to, view.wayHomeEnds));
  return toRoom ? { kind: 'act', action: toRoom, reason: 'homeward' } : null;
};

/**
 * Asks the player whether to retire, once the hero has the laurel. A hero that has changed level since then has chosen
 * to go on.
 */
export const celebrate: Advisor = (situation) => {
  const { events } = situation.view;
  const won = events.findIndex(({ kind }) => kind === 'laurel');
  if (won < 0 || events.slice(won).some(({ kind }) => kind === 'arrived')) return null;
  return safeActions(situation, 'retire').length > 0 ? { kind: 'choice', about: 'victory' } : null;
};
