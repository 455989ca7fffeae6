import { asAsked } from '../../engine/state/action-fields';
import { shorten } from '../api';
import type { Action, Board, I18n, ThingRef } from '../types';
import { isMarked } from './advice';
import type { BoardButtons, Button } from './buttons';
import { thingsInReach } from './fetch';
import { isInFirstWoods, nearestStairs } from './geometry';
import { aimedThingButtons, castButtons, castListButtons } from './magic-row';
import { leadsUp, townButton } from './main-row';
import { fineLabel, offeredFine } from './offered-fine';
import { type Candidate, fitTogether, RANK } from './phone-line';
import { firstCounter, firstVendor } from './shop';
import { hasPlaces } from './visit';

type Rank = Candidate['rank'];

/** Leaves out illegal actions and actions among the board's options. */
export function contextualRow(board: Board, i18n: I18n, buttons: BoardButtons): Candidate[] {
  const { isLegal } = buttons;
  const isThreatened = isEnemyInView(board);
  const offers = (what: 'shot' | 'spell' | 'thing'): boolean => board.options.some(({ kind }) => kind === what);
  const repeat = ranked(RANK.handy, repeatButtons(board, buttons));
  const casting = offers('spell') ? castListButtons(board, buttons) : castButtons(board, i18n, buttons);
  const spells = ranked(isThreatened ? RANK.urgent : RANK.magic, casting);
  const magic = [
    ...spells,
    ...fireButtons(board, i18n, buttons, spells).slice(offers('shot') ? 1 : 0),
    ...ranked(RANK.handy, offers('thing') ? [] : aimedThingButtons(board, i18n, buttons)),
  ];
  const others = [
    ...ranked(RANK.needed, [
      ...mealButtons(board, buttons),
      ...vendorButtons(board, buttons),
      ...fineButtons(board, i18n, buttons),
      ...offerButtons(board, i18n, buttons),
      ...consultButtons(board, i18n, buttons),
    ]),
    ...ranked(RANK.handy, bidButtons(board, i18n, buttons)),
    ...ranked(RANK.needed, visitButtons(board, buttons)),
    ...ranked(RANK.needed, [
      ...waysUp(board, buttons),
      ...(isLegal({ kind: 'retire' }) ? [retireButton(buttons)] : []),
    ]),
    ...ranked(RANK.elsewhere, isLegal({ kind: 'wear-best' }) ? [wearBestButton(buttons)] : []),
  ];
  const hasRoom = repeat.length + magic.length + others.length === 0;
  const pickUpRank = isThreatened ? RANK.handy : RANK.needed;
  return [...magic, ...pickupButtons(board, i18n, buttons, { hasRoom, pickUpRank }), ...others, ...repeat];
}

/** Hazards do not count as enemies. */
export const isEnemyInView = ({ view }: Board): boolean => view.things.some(({ stance }) => stance === 'hostile');

function waysUp(board: Board, buttons: BoardButtons): Button[] {
  const { forAction, isLegal } = buttons;
  if (leadsUp(board)) return [];
  const isThere = board.view.standingOn === '<' && isLegal({ kind: 'ascend' });
  const up = isLegal({ kind: 'descend' }) ? null : nearestStairs(board, '<');
  if (isInFirstWoods(board)) {
    const canWalk = up !== null || isLegal({ kind: 'descend' });
    return isThere || (canWalk && isLegal({ kind: 'ascend' })) ? [townButton(buttons)] : [];
  }
  if (isThere || board.advice?.action.kind === 'ascend') return [forAction('goUp', { kind: 'ascend' }, '🪜')];
  return up ? [forAction('toStairsUp', { kind: 'travel', to: up }, '🔼')] : [];
}

function mealButtons({ view }: Board, { forAction }: BoardButtons): Button[] {
  const { meal } = view.hero;
  return meal === undefined ? [] : [forAction('eat', { kind: 'use', item: meal }, '🍖')];
}

const visitButtons = (board: Board, { forControl, isLegal }: BoardButtons): Button[] =>
  hasPlaces(board) && !isLegal({ kind: 'fight' }) ? [forControl('visit', { kind: 'panel', panel: 'visit' }, '🏘️')] : [];

const ranked = (rank: Rank, buttons: readonly Button[]): Candidate[] =>
  buttons.map((button) => ({ button, rank: isMarked(button) ? RANK.recommended : rank }));

const REPEATABLE: readonly Action['kind'][] = ['move', 'attack', 'travel', 'use', 'cast', 'throw'];

/** Asks for confirmation again, because the dangers may have changed. */
function repeatButtons({ last, view }: Board, { labelled, isLegal, labels }: BoardButtons): Button[] {
  const action = last && REPEATABLE.includes(last.kind) ? withNextThing(asAsked(last), view) : null;
  if (!action || !isLegal(firstStep(action)) || isNeedless(action, view)) return [];
  return [labelled({ label: labels.again, control: { kind: 'repeat', action }, emoji: '🔁' })];
}

/** Replaces a thrown thing with the next thing of the same look. */
function withNextThing(action: Action, { events, pack }: Board['view']): Action {
  if (action.kind !== 'throw') return action;
  const thrown = events.findLast((event) => event.kind === 'threw' && event.item.id === action.item);
  const next = thrown?.kind === 'threw' ? pack.find((thing) => isAlike(thing, thrown.item)) : undefined;
  return next ? { ...action, item: next.id } : action;
}

const isAlike = (a: ThingRef, b: ThingRef): boolean =>
  a.raw === b.raw && JSON.stringify(a.alias) === JSON.stringify(b.alias);

function isNeedless(action: Action, { tiles, width, hero }: Board['view']): boolean {
  if (action.kind !== 'travel') return false;
  const { x, y } = action.to;
  const isThere = Math.max(Math.abs(x - hero.at.x), Math.abs(y - hero.at.y)) <= 1;
  return isThere || ['>', '<'].includes(tiles[y * width + x] ?? '');
}

/** The board's legal actions contain only single steps of a walk. */
const firstStep = (action: Action): Action =>
  action.kind === 'move' ? { kind: 'move', direction: action.direction } : action;

function pickupButtons(
  board: Board,
  i18n: I18n,
  buttons: BoardButtons,
  { hasRoom, pickUpRank }: { hasRoom: boolean; pickUpRank: Rank },
): Candidate[] {
  const { forAction, forControl, actionControl, labelled, isLegal } = buttons;
  const [nearest, ...others] = thingsInReach(board);
  const menu = ranked(RANK.handy, [forControl('fetch', { kind: 'panel', panel: 'fetch' }, '🧺')]);
  if (isLegal({ kind: 'pickup' })) {
    // A recommended item already has a button, perhaps with the same label.
    const shown = isPickUpAdvised(board) ? [] : [forAction('pickUp', { kind: 'pickup' }, '🖐️', 'success')];
    const underfoot = ranked(pickUpRank, shown);
    return [...underfoot, ...(others.length > 0 ? menu : [])];
  }
  if (!nearest) return [];
  if (others.length > 0 || !hasRoom) return menu;
  const fetch = labelled({
    label: i18n.turns.fetch(i18n.thing(nearest)),
    control: actionControl({ kind: 'fetch', item: nearest.id }),
    emoji: '🖐️',
  });
  return ranked(RANK.handy, [fetch]);
}

function isPickUpAdvised({ advice }: Board): boolean {
  return advice?.action.kind === 'pickup' && advice.action.item !== undefined;
}

/** Omits the target's name if the label does not fit beside the spells. */
function fireButtons(
  { view, legal }: Board,
  i18n: I18n,
  { labelled, actionControl, forControl }: BoardButtons,
  spells: readonly Candidate[],
): Candidate[] {
  const target = view.things.find(({ id }) => id === view.hero.target);
  if (!target) return [];
  const rank = spells.length > 0 ? RANK.urgent : RANK.needed;
  const shot = (label: string): Candidate[] =>
    ranked(rank, [labelled({ label, control: actionControl({ kind: 'fire' }), emoji: '🏹', style: 'danger' })]);
  const named = shot(i18n.turns.fireAt(i18n.object(target)));
  const hasOthers = legal.filter((action) => action.kind === 'fire' && action.at !== undefined).length > 1;
  return [
    ...(fitTogether([...spells, ...named]) ? named : shot(i18n.turns.aim.go.fire)),
    ...ranked(
      RANK.choice,
      hasOthers ? [forControl('otherTarget', { kind: 'aim', action: { kind: 'fire' } }, '🎯')] : [],
    ),
  ];
}

/** Offers one vendor, because each vendor's panel leads to the others. */
function vendorButtons(board: Board, { forControl }: BoardButtons): Button[] {
  const vendor = firstVendor(board);
  return vendor === null
    ? []
    : [forControl('trade', { kind: 'shop', ...firstCounter(board, vendor) }, '🪙', 'success')];
}

function fineButtons(board: Board, i18n: I18n, { labelled, actionControl }: BoardButtons): Button[] {
  const fine = offeredFine(board);
  if (!fine || fine.payable <= 0) return [];
  const label = fineLabel(fine, i18n);
  return [
    labelled({ label, control: actionControl({ kind: 'pay-fine', to: fine.to.id }), emoji: '⚖️', style: 'danger' }),
  ];
}

/** Maximum letters that leave a phone room for another button. */
const OFFER_LETTERS = 24;

function offerButtons({ view, legal }: Board, i18n: I18n, { labelled, actionControl }: BoardButtons): Button[] {
  const shrine = view.things.find(({ shrine }) => shrine?.spent === false);
  if (!shrine || view.sage || !legal.some(({ kind }) => kind === 'offer')) return [];
  const label = shorten(i18n.turns.offer(i18n.thing(shrine)), OFFER_LETTERS);
  return [labelled({ label, control: actionControl({ kind: 'offer' }), emoji: '🕯️', style: 'success' })];
}

function consultButtons({ view, legal }: Board, i18n: I18n, { labelled, actionControl }: BoardButtons): Button[] {
  if (!view.sage || !legal.some(({ kind }) => kind === 'offer')) return [];
  const { who, price, recharges } = view.sage;
  const label = i18n.turns[recharges ? 'recharge' : 'consult'](i18n.thing(who), i18n.gold(price));
  const emoji = recharges ? '🔋' : '🔎';
  return [labelled({ label, control: actionControl({ kind: 'offer' }), emoji, style: 'success' })];
}

function bidButtons({ view, legal }: Board, i18n: I18n, { labelled, actionControl }: BoardButtons): Button[] {
  const bid = legal.find((action) => action.kind === 'bid');
  if (bid?.kind !== 'bid' || !view.companion) return [];
  const label = i18n.turns.bid[bid.what](i18n.thing(view.companion.who));
  return [labelled({ label, control: actionControl(bid), emoji: bid.what === 'wait' ? '✋' : '👋' })];
}

export const wearBestButton = ({ forAction }: Pick<BoardButtons, 'forAction'>): Button =>
  forAction('wearBest', { kind: 'wear-best' }, '🛡️', 'success');

const retireButton = ({ labelled, labels }: BoardButtons): Button =>
  labelled({ label: labels.retire, control: { kind: 'retire' }, emoji: '🏆', style: 'success' });
