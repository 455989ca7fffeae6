import type { Action, Board, I18n } from '../types';
import type { BoardButtons, Button } from './buttons';
import { firstCounter } from './shop';

/** Vendors that get a button; rarely do so many stand beside the hero. */
const MAX_VENDORS = 3;

/** Buttons for what can be done here and now, each only while it would work. */
export function contextualRow(board: Board, i18n: I18n, buttons: BoardButtons): Button[] {
  const { forAction, forControl, isLegal } = buttons;
  const canCast = board.legal.some(({ kind }) => kind === 'cast');
  return [
    ...repeatButtons(board, buttons),
    ...pickupButtons(board, i18n, buttons),
    ...(isLegal({ kind: 'wear-best' }) ? [wearBestButton(buttons)] : []),
    ...(canCast ? [forControl('cast', { kind: 'panel', panel: 'spells' }, '✨')] : []),
    ...(isLegal({ kind: 'ascend' }) && board.view.standingOn === '<'
      ? [forAction('goUp', { kind: 'ascend' }, '🪜')]
      : []),
    ...vendorButtons(board, i18n, buttons),
    ...fineButtons(board, i18n, buttons),
    ...offerButtons(board, i18n, buttons),
    ...(isLegal({ kind: 'retire' }) ? [retireButton(buttons)] : []),
  ];
}

/** Actions that no other button does again. */
const REPEATABLE: readonly Action['kind'][] = ['move', 'attack', 'travel', 'use', 'cast'];

/**
 * The last action once more, if it would be accepted now. A confirmation is asked for again; settings may have changed.
 */
function repeatButtons({ last, view }: Board, { labelled, isLegal, labels }: BoardButtons): Button[] {
  const action = last && REPEATABLE.includes(last.kind) ? asAsked(last) : null;
  if (!action || !isLegal(firstStep(action)) || isNeedless(action, view)) return [];
  return [labelled({ label: labels.again, control: { kind: 'repeat', action }, emoji: '🔁' })];
}

const asAsked = (action: Action): Action => {
  const { sure, take, ...rest } = action as Action & { sure?: true; take?: unknown };
  return rest as Action;
};

/** A journey to stairs, whose button goes there, too, and one that has arrived, if only beside somebody. */
function isNeedless(action: Action, { tiles, width, hero }: Board['view']): boolean {
  if (action.kind !== 'travel') return false;
  const { x, y } = action.to;
  const isThere = Math.max(Math.abs(x - hero.at.x), Math.abs(y - hero.at.y)) <= 1;
  return isThere || ['>', '<'].includes(tiles[y * width + x] ?? '');
}

/** Legal actions list a walk of several steps as its first one. */
const firstStep = (action: Action): Action =>
  action.kind === 'move' ? { kind: 'move', direction: action.direction } : action;

/** Picks up what lies underfoot, else fetches the nearest item in view; and fetches all where there are several. */
function pickupButtons({ view, legal }: Board, i18n: I18n, buttons: BoardButtons): Button[] {
  const { forAction, actionControl, labelled, isLegal } = buttons;
  const reachable = new Set(legal.flatMap((action) => ('item' in action && isPickup(action) ? [action.item] : [])));
  const items = view.things.filter(({ id }) => reachable.has(id));
  const [nearest] = items;
  const one = isLegal({ kind: 'pickup' })
    ? [forAction('pickUp', { kind: 'pickup' }, '🖐️', 'success')]
    : nearest
      ? [
          labelled({
            label: i18n.turns.fetch(i18n.thing(nearest)),
            control: actionControl({ kind: 'fetch', item: nearest.id }),
            emoji: '🖐️',
          }),
        ]
      : [];
  const all = items.length > 1 && isLegal({ kind: 'fetch' }) ? [forAction('fetchAll', { kind: 'fetch' }, '🧺')] : [];
  return [...one, ...all];
}

const isPickup = ({ kind }: Action): boolean => kind === 'fetch' || kind === 'pickup';

/** Named where there are several. */
function vendorButtons(board: Board, i18n: I18n, { labelled, labels }: BoardButtons): Button[] {
  const vendors = board.view.shops.flatMap(({ vendor, trades }) => (trades ? [vendor] : []));
  return vendors.slice(0, MAX_VENDORS).map((vendor) =>
    labelled({
      label: vendors.length > 1 ? i18n.turns.trade(i18n.thing(vendor)) : labels.trade,
      control: { kind: 'shop', ...firstCounter(board, vendor.id) },
      emoji: '🪙',
      style: 'success',
    }),
  );
}

/** One is enough, whoever takes it. */
function fineButtons({ view }: Board, i18n: I18n, { labelled, actionControl }: BoardButtons): Button[] {
  const fine = view.fines.find(({ payable }) => payable > 0);
  if (!fine) return [];
  const label = i18n.turns.fine(i18n.gold(fine.payable), i18n.gold(fine.due));
  return [
    labelled({ label, control: actionControl({ kind: 'pay-fine', to: fine.to.id }), emoji: '⚖️', style: 'danger' }),
  ];
}

/** The question that comes next tells what is given and got. */
function offerButtons({ view, legal }: Board, i18n: I18n, { labelled, actionControl }: BoardButtons): Button[] {
  const shrine = view.things.find(({ shrine }) => shrine?.spent === false);
  if (!shrine || !legal.some(({ kind }) => kind === 'offer')) return [];
  const label = i18n.turns.offer(i18n.thing(shrine));
  return [labelled({ label, control: actionControl({ kind: 'offer' }), emoji: '🕯️', style: 'success' })];
}

/** Stands below the pack, too. */
export const wearBestButton = ({ forAction }: Pick<BoardButtons, 'forAction'>): Button =>
  forAction('wearBest', { kind: 'wear-best' }, '🛡️', 'success');

const retireButton = ({ labelled, labels }: BoardButtons): Button =>
  labelled({ label: labels.retire, control: { kind: 'retire' }, emoji: '🏆', style: 'success' });
