import { type ThingRef, TOWN } from '../../../engine';
import { type Point, same } from '../../../lib/geometry';
import type { Rule, Situation } from './advice';
import { foesOf, safeActions } from './situation';

const PORTAL = 'town-portal';

/** In the town, through the portal that leads back to where it was opened: the stairs begin all the way up. */
export const portalBack: Rule = (situation) => {
  const { view } = situation;
  if (view.depth !== TOWN || view.carried !== undefined || foesOf(situation).length > 0) return null;
  const portal = portalOf(situation);
  if (!portal) return null;
  const { at: to, what } = portal;
  const isListed = safeActions(situation, 'travel').some((way) => same(way.to, to));
  // Ways to what is out of sight are not listed. It stands by the gate: where that can be reached, it can be as well.
  if (!isListed && safeActions(situation, 'descend').length === 0) return null;
  return { kind: 'act', action: { kind: 'travel', to }, reason: 'portal-back', thing: what };
};

function portalOf({ view }: Situation): { what: ThingRef; at: Point } | null {
  const seen = view.things.find(({ raw }) => raw === PORTAL);
  if (seen) return { what: { id: seen.id, raw: seen.raw }, at: seen.at };
  return view.remembered.find(({ what }) => what.raw === PORTAL) ?? null;
}
