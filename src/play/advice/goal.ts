import { same } from '../../lib/geometry';
import type { Advisor } from './advice';
import { foesOf, safeActions } from './situation';

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
