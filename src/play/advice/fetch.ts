import type { SeenThing } from '../../engine';
import type { Rule } from './advice';
import { safeActions } from './situation';

/** Fetches something of use that is left when all is explored, since exploring takes such things by itself. */
export const fetch: Rule = (situation) => {
  const { things, hero } = situation.view;
  const underfoot = safeActions(situation, 'pickup').filter(({ item }) => item !== undefined);
  const near = [...underfoot, ...safeActions(situation, 'fetch')];
  for (const thing of things) {
    const action = near.find(({ item }) => item === thing.id);
    const isLight = hero.weight + (thing.figures?.weight ?? 0) <= hero.capacity;
    if (!action || !isLight || !isUseful(thing)) continue;
    // The button without a name will do where there is one thing.
    const isOnly = action.kind === 'pickup' && underfoot.length === 1;
    return { kind: 'act', action: isOnly ? { kind: 'pickup' } : action, reason: 'lies-near', thing };
  }
  return null;
};

/** Unknown, to be used, or better than what is worn. */
const isUseful = ({ figures }: SeenThing): boolean =>
  figures === null ||
  (figures.slot === null && Object.keys(figures.effects).length > 0) ||
  figures.comparison?.verdict === 1;
