import type { Rule } from './advice';
import { foesOf } from './situation';

/** In the town, through the portal that leads back to where it was opened: the stairs begin all the way up. */
export const portalBack: Rule = (situation) => {
  const { portalBack: portal, carried } = situation.view;
  if (!portal || carried !== undefined || foesOf(situation).length > 0) return null;
  return { kind: 'act', action: { kind: 'travel', to: portal.at }, reason: 'portal-back', thing: portal.what };
};
