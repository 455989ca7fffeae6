import { same } from '../../lib/geometry';
import type { Rule } from './advice';
import { foesOf, safeActions } from './situation';

/** Whose room runs begin in. */
const HOST = 'barkeep';

/** Up the stairs with what the campaign wants to be brought, and in the town to the room where the run began. */
export const carryHome: Rule = (situation) => {
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
