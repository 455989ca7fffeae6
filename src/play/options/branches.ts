import { same } from '../../lib/geometry';
import { hasChosenStairs } from '../advice/exploring';
import { foesOf, type Situation, safeActions, unconfirmedActions } from '../advice/situation';
import type { Option } from './option';

/** Offers both stairs to a hero on one of them, until the player picks. */
export function branchOptions(situation: Situation): Option[] {
  const { view, legal } = situation;
  const { waysDown = [], hero, pending } = view;
  const isHere = ({ at }: (typeof waysDown)[number]): boolean => at !== undefined && same(at, hero.at);
  if (pending || foesOf(situation).length > 0 || !waysDown.some(isHere) || hasChosenStairs(situation)) return [];
  return waysDown.flatMap((way): Option[] => {
    const { recipe, at } = way;
    // Needs no confirmation, because the board itself asks the player.
    const action = isHere(way)
      ? legal.find(({ kind }) => kind === 'descend')
      : at
        ? safeActions(situation, 'travel').find(({ to }) => same(to, at))
        : unconfirmedActions(situation, 'explore')[0];
    return action ? [{ kind: 'leave', action, subject: { kind: 'branch', recipe }, price: {} }] : [];
  });
}
