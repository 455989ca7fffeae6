import { type Action, ATTUNED, restedShare, type ThingRef, TOWN } from '../../engine';
import { directionTo, nearestCellOfBody, same } from '../../lib/geometry';
import {
  type Advisor,
  descents,
  foesOf,
  isAboutToBurn,
  isBeside,
  isFamished,
  type Situation,
  safeActions,
  unconfirmedActions,
} from './situation';

/** Advises `explore`. The reason is `chores` if Explore will first eat, wear better gear or rest. */
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

/**
 * Returns the action `explore`. Returns `null` if nothing is left to explore or to do. Also returns `null` if the
 * engine would ask for a confirmation.
 *
 * Once the stairs down are known, also returns `null` in two cases:
 *
 * - The hero is in the town, because nothing is hidden in the town.
 * - The hero is hungry and has no meal, and only the level below may have food.
 */
export function findExploration(situation: Situation): Action | null {
  const { view } = situation;
  const isSeekingFood = isFamished(situation) && view.hero.meal === undefined && !isKnownBelow(situation);
  const isLeaving = view.town || isSeekingFood;
  return isLeaving && view.tiles.includes('>') ? null : (safeActions(situation, 'explore')[0] ?? null);
}

/**
 * Advises a hero in the town to return to the dungeon through the portal. The stairs of the town lead only to the first
 * level. Returns `null` if the hero cannot walk to the portal, carries the quest item, or has foes in view.
 */
export const portalBack: Advisor = (situation) => {
  const { portalBack: portal, carried } = situation.view;
  if (!portal || carried !== undefined || foesOf(situation).length > 0) return null;
  return { action: { kind: 'travel', to: portal.at }, reason: 'portal-back', thing: portal.what };
};

const isKnownBelow = ({ view: { depth, deepest } }: Situation): boolean => depth < deepest;

/** True if the hero is hungry and knows the level below. A foe that the hero fled from may wait there, and no food. */
const isHungryAbove = (situation: Situation): boolean =>
  isFamished(situation) && isKnownBelow(situation) && !situation.view.town;

/** Advises the hero to take the stairs that the player has picked. Returns `null` if a foe is in view. */
export const takeChosenStairs: Advisor = (situation) => {
  if (foesOf(situation).length > 0 || !hasChosenStairs(situation)) return null;
  const action = situation.legal.find(({ kind }) => kind === 'descend');
  return action ? { action, reason: 'chosen-stairs' } : null;
};

/** True if the board has asked on one of two stairs down, and the hero has then walked to the stairs that it is on. */
export function hasChosenStairs({ view: { events, hero, waysDown = [] }, last }: Situation): boolean {
  const here = events.slice(events.findLastIndex(({ kind }) => kind === 'arrived') + 1);
  const isAsked = here.some((event) => event.kind === 'stopped' && event.reason === 'stairs' && event.what !== null);
  const isHere = waysDown.some(({ at }) => at !== undefined && same(at, hero.at));
  return isAsked && isHere && last?.kind === 'travel' && same(last.to, hero.at);
}

/** Advises to go down. Returns `null` if a foe is in view, if `isHungryAbove` holds, or if `descents` has no action. */
export const goDown: Advisor = (situation) => {
  if (foesOf(situation).length > 0 || isHungryAbove(situation)) return null;
  const [action] = descents(situation);
  return action ? { action, reason: reasonToGoDown(situation) } : null;
};

function reasonToGoDown(situation: Situation): 'adventure' | 'onward' | 'food-below' | 'explored' {
  const { town, deepest } = situation.view;
  if (town) return deepest > TOWN ? 'onward' : 'adventure';
  return isFamished(situation) ? 'food-below' : 'explored';
}

/**
 * Advises how to get past a creature beside the hero. Comes late in `ADVISORS`, so the creature probably bars every
 * path. Returns `null` if a foe is in view.
 *
 * - If the hero may strike a wary creature without a confirmation, advises a step into the creature.
 * - If the engine asks for a confirmation, advises `explore` or `descend`, so that the engine asks the player.
 * - If the hero cannot strike the creature, advises the hero to wait.
 */
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

/** Advises to go on although the engine will ask for a confirmation. Returns `null` if a foe is in view. */
export const crossHazard: Advisor = (situation) => {
  if (foesOf(situation).length > 0) return null;
  const { carried } = situation.view;
  const way = carried === undefined ? 'descend' : 'ascend';
  const stairs = way === 'descend' && isHungryAbove(situation) ? [] : unconfirmedActions(situation, way);
  const [action] = [...stairs, ...unconfirmedActions(situation, 'explore')];
  return action ? { action, reason: 'no-other-way' } : null;
};

/**
 * Advises to take the quest item, even with foes in view. If neither the item nor a foe is in view, advises the walk to
 * the item's remembered cell.
 */
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

/**
 * Advises a hero with the quest item to climb on although foes are in view. The engine refuses `ascend` unless the hero
 * can leave these foes behind.
 */
export const outrun: Advisor = (situation) => {
  const { carried, town } = situation.view;
  if (carried === undefined || town || foesOf(situation).length === 0) return null;
  const [action] = safeActions(situation, 'ascend');
  return action ? { action, reason: 'homeward' } : null;
};

const HOST = 'barkeep';

/** Advises a hero with the quest item to climb or, in the town, to walk home. Returns `null` if a foe is in view. */
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

/**
 * True if the newest events include `laurel`, and the hero may retire now. False if the hero has since changed the
 * level, because the player has then chosen to go on.
 */
export function hasJustWon(situation: Situation): boolean {
  const { events } = situation.view;
  const won = events.findIndex(({ kind }) => kind === 'laurel');
  if (won < 0 || events.slice(won).some(({ kind }) => kind === 'arrived')) return false;
  return safeActions(situation, 'retire').length > 0;
}
