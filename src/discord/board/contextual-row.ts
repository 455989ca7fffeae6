import type { Action, Board, I18n } from '../types';
import type { BoardButtons, Button } from './buttons';
import { firstCounter } from './shop';
import { hasPlaces } from './visit';

/** Vendors that get a button; rarely do so many stand beside the hero. */
const MAX_VENDORS = 3;

/** Buttons for what can be done here and now, each only while it would work. */
export function contextualRow(board: Board, i18n: I18n, buttons: BoardButtons): Button[] {
  const { forAction, forControl, isLegal } = buttons;
  const canCast = board.legal.some(({ kind }) => kind === 'cast');
  return [
    ...(hasPlaces(board) ? [forControl('visit', { kind: 'panel', panel: 'visit' }, '🏘️')] : []),
    ...pickupButtons(board, i18n, buttons),
    ...(isLegal({ kind: 'wear-best' }) ? [wearBestButton(buttons)] : []),
    ...(canCast ? [forControl('cast', { kind: 'panel', panel: 'spells' }, '✨')] : []),
    ...(isLegal({ kind: 'ascend' }) ? [forAction('goUp', { kind: 'ascend' }, '🪜')] : []),
    ...vendorButtons(board, i18n, buttons),
    ...fineButtons(board, i18n, buttons),
    ...offerButtons(board, i18n, buttons),
    ...(isLegal({ kind: 'retire' }) ? [retireButton(buttons)] : []),
  ];
}

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

const vendorButtons = (board: Board, i18n: I18n, { labelled }: BoardButtons): Button[] =>
  board.view.shops
    .filter(({ trades }) => trades)
    .slice(0, MAX_VENDORS)
    .map(({ vendor }) =>
      labelled({
        label: i18n.turns.trade(i18n.thing(vendor)),
        control: { kind: 'shop', ...firstCounter(board, vendor.id) },
        emoji: '🪙',
        style: 'success',
      }),
    );

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
