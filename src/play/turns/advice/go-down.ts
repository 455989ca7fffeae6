import type { Action, View } from '../../../engine';
import type { Rule, Situation } from './advice';
import { foesOf, isFamished, safeActions } from './situation';

/** Depth of the town. */
export const TOWN = 1;

/** Goes down, or to the nearest stairs down that are known. */
export const goDown: Rule = (situation) => {
  if (foesOf(situation).length > 0) return null;
  const action = safeActions(situation, 'descend')[0] ?? toStairs(situation);
  return action ? { kind: 'act', action, reason: reasonOf(situation) } : null;
};

function reasonOf(situation: Situation): 'adventure' | 'food-below' | 'explored' {
  if (situation.view.depth === TOWN) return 'adventure';
  return isFamished(situation) ? 'food-below' : 'explored';
}

function toStairs(situation: Situation): Action | null {
  const { view } = situation;
  const ways = safeActions(situation, 'travel').filter(({ to }) => view.tiles[to.y * view.width + to.x] === '>');
  const [nearest] = ways.sort((a, b) => squaredDistance(view, a.to) - squaredDistance(view, b.to));
  return nearest ?? null;
}

const squaredDistance = ({ hero }: View, { x, y }: View['hero']['at']): number =>
  (x - hero.at.x) ** 2 + (y - hero.at.y) ** 2;
