import { BUTTON_STYLE, type Row } from '../api';
import { SPARE_ITEMS } from '../controls/panel-controls';
import type { Action, Board, EntityId, I18n } from '../types';
import type { BoardButtons, Button } from './buttons';
import { directionLabel } from './directions';
import { isInTown } from './geometry';
import { spareItemsLabel, spareOffersOf } from './spare-items';

/** True for the primary style, which marks only recommended actions. */
export const isMarked = (button: object): button is Button =>
  'style' in button && button.style === BUTTON_STYLE.primary;

const findRecommended = (rows: readonly Row[]): Button | null =>
  rows.flatMap<object>(({ components }) => components).find(isMarked) ?? null;

/** Returns `null` if no separate button is needed. Only `named` names the thing. */
export function recommendedButton(
  board: Board,
  i18n: I18n,
  buttons: BoardButtons,
): { named: Button; short: Button } | null {
  const { advice } = board;
  if (!advice) return null;
  const shown = labelOf(board, advice, i18n);
  const { action } = advice;
  // A sale uses the panel's control, because an action control refuses sales.
  const control = action.kind === 'sell' ? saleControl(board, action) : buttons.actionControl(action);
  const make = (label: string, emoji: string): Button => buttons.labelled({ label, emoji, control });
  return shown && { named: make(shown.label, shown.emoji), short: make(shown.short, shown.emoji) };
}

/** Returns `null` if the vendor's panel cannot offer the recommended action. */
export function recommendedInShop(board: Board, vendor: EntityId, i18n: I18n, buttons: BoardButtons): Button | null {
  const { advice } = board;
  if (!advice) return null;
  const { action } = advice;
  switch (action.kind) {
    case 'wear-best':
      return buttons.forAction('wearBest', action, '🛡️');
    case 'descend':
      return buttons.forAction(isInTown(board) ? 'toWoods' : 'goDown', action, '🔽');
    case 'travel':
      return recommendedButton(board, i18n, buttons)?.named ?? null;
  }
  const trade = recommendedTrade(advice);
  if (trade?.vendor !== vendor) return null;
  const shown = labelOf(board, advice, i18n);
  return shown && buttons.labelled({ label: shown.label, emoji: shown.emoji, control: tradeControl(trade) });
}

type Trade = Extract<Action, { kind: 'buy' | 'sell' }>;

export function recommendedTrade(advice: Board['advice']): Trade | null {
  const action = advice?.action;
  return action?.kind === 'buy' || action?.kind === 'sell' ? action : null;
}

const tradeControl = ({ kind, vendor, item }: Trade) =>
  ({ kind: 'trade', vendor, tab: kind, page: 0, item: String(item) }) as const;

const saleControl = (board: Board, trade: Trade) =>
  isSpareTrade(board, trade) ? ({ ...tradeControl(trade), item: SPARE_ITEMS } as const) : tradeControl(trade);

function isSpareTrade(board: Board, { vendor, item }: Trade): boolean {
  const spareItems = spareOffersOf(board, vendor);
  return spareItems.length > 1 && spareItems.some((spare) => spare.item === item);
}

/** Returns `''` if no button is recommended. */
export function adviceLine(board: Board, rows: readonly Row[], i18n: I18n): string {
  const { advice } = board;
  const { line, reason } = i18n.advice;
  if (!advice) return '';
  const shown = findRecommended(rows);
  if (!shown || !('label' in shown)) return '';
  const own = labelOf(board, advice, i18n);
  const isPart = shown.label === own?.short || shown.label?.endsWith('…');
  return line(own && isPart ? own.label : (shown.label ?? ''), reason[advice.reason]);
}

type Recommended = NonNullable<Board['advice']>;

interface Label {
  label: string;
  short: string;
  emoji: string;
}

function labelOf(board: Board, { action, reason, thing }: Recommended, i18n: I18n): Label | null {
  const { button } = i18n.advice;
  const name = thing ? i18n.thing(thing) : '';
  const alone = (label: string, emoji: string): Label => ({ label, short: label, emoji });
  const about = (label: (name: string | null) => string, emoji: string, what = name): Label => ({
    label: label(what),
    short: label(null),
    emoji,
  });
  switch (action.kind) {
    case 'use': {
      if (thing?.alias?.kind === 'scroll') return about(button.read, '📜');
      if (action.at || reason === 'lift-curse') return about(button.use, '🪄');
      const effects = board.view.pack.find(({ id }) => id === action.item)?.figures?.effects;
      const lesson = effects?.teach_spell;
      if (lesson !== undefined) return about(button.learn, '📖', i18n.spell(lesson));
      return effects?.food ? about(button.eat, '🍖') : about(button.drink, '🧪');
    }
    case 'cast':
      return alone(i18n.spell(action.spell), '✨');
    case 'equip':
      return about(button.wear, '🧤');
    case 'fetch':
      return alone(i18n.turns.fetch(name), '🖐️');
    case 'pickup':
      return about(button.pickUp, '🖐️');
    case 'buy':
      return about(button.buy, '🪙');
    case 'travel':
      if (reason === 'goal') return alone(i18n.turns.fetch(name), '🖐️');
      return reason === 'portal-back' ? about(button.enter, '🌀') : alone(button.visit(name), '🏘️');
    case 'wait':
      return alone(i18n.turns.button.wait, '⏳');
    case 'sell': {
      const all = isSpareTrade(board, action) ? spareItemsLabel(board, action.vendor, i18n) : null;
      return all === null ? about(button.sell, '💰') : alone(all, '💰');
    }
    case 'answer':
      return alone(button.answer(name), '👉');
    case 'move':
      return reason === 'in-the-way'
        ? about(button.attack, '🗡️')
        : alone(button.step(directionLabel(board, i18n, action.direction)), '👟');
    default:
      return null;
  }
}
