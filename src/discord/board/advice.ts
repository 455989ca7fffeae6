import { BUTTON_STYLE, type Row } from '../api';
import type { Action, Board, EntityId, I18n } from '../types';
import type { BoardButtons, Button } from './buttons';
import { directionLabel } from './directions';

/** The button in the primary style among these. */
export function findRecommended(rows: readonly Row[]): Button | null {
  for (const part of rows.flatMap(({ components }) => components)) {
    if ('style' in part && part.style === BUTTON_STYLE.primary) return part;
  }
  return null;
}

/** A button for what is recommended, where no other does it; `null` without a recommendation. */
export function recommendedButton(board: Board, i18n: I18n, buttons: BoardButtons): Button | null {
  const { advice } = board;
  if (advice?.kind !== 'act') return null;
  const shown = labelOf(board, advice, i18n);
  const { action } = advice;
  // What is sold is checked apart from other actions.
  const control = action.kind === 'sell' ? tradeControl(action) : buttons.actionControl(action);
  return shown && buttons.labelled({ ...shown, control });
}

/**
 * What belongs into a vendor's panel of what is recommended: a trade there, which leaves it open, or to wear something.
 */
export function recommendedInShop(board: Board, vendor: EntityId, i18n: I18n, buttons: BoardButtons): Button | null {
  const { advice } = board;
  if (advice?.kind !== 'act') return null;
  const { action } = advice;
  if (action.kind === 'wear-best') return buttons.forAction('wearBest', action, '🛡️');
  const trade = recommendedTrade(advice);
  if (trade?.vendor !== vendor) return null;
  const shown = labelOf(board, advice, i18n);
  return shown && buttons.labelled({ ...shown, control: tradeControl(trade) });
}

type Trade = Extract<Action, { kind: 'buy' | 'sell' }>;

/** What is recommended to be bought or sold; `null` where that is nothing. */
export function recommendedTrade(advice: Board['advice']): Trade | null {
  const action = advice?.kind === 'act' ? advice.action : null;
  return action?.kind === 'buy' || action?.kind === 'sell' ? action : null;
}

const tradeControl = ({ kind, vendor, item }: Trade) =>
  ({ kind: 'trade', vendor, tab: kind, page: 0, item: String(item) }) as const;

/** What is recommended among the rows and why, or what the choice is about; `''` where there is no advice on them. */
export function adviceLine({ advice }: Board, rows: readonly Row[], i18n: I18n): string {
  const { line, choiceLine, choice, reason } = i18n.advice;
  if (!advice) return '';
  if (advice.kind === 'choice') return choiceLine(choice[advice.about](advice.thing ? i18n.thing(advice.thing) : ''));
  const shown = findRecommended(rows);
  return shown && 'label' in shown ? line(shown.label ?? '', reason[advice.reason]) : '';
}

type Recommended = Extract<NonNullable<Board['advice']>, { kind: 'act' }>;

/** Of the actions that have no button of their own. */
function labelOf(
  board: Board,
  { action, reason, thing }: Recommended,
  i18n: I18n,
): { label: string; emoji: string } | null {
  const { button } = i18n.advice;
  const name = thing ? i18n.thing(thing) : '';
  switch (action.kind) {
    case 'use': {
      const effects = board.view.pack.find(({ id }) => id === action.item)?.figures?.effects;
      const lesson = effects?.teach_spell;
      if (lesson !== undefined) return { label: button.learn(i18n.spell(lesson)), emoji: '📖' };
      return effects?.food ? { label: button.eat(name), emoji: '🍖' } : { label: button.drink(name), emoji: '🧪' };
    }
    case 'cast':
      return { label: i18n.spell(action.spell), emoji: '✨' };
    case 'equip':
      return { label: button.wear(name), emoji: '🧤' };
    case 'fetch':
      return { label: i18n.turns.fetch(name), emoji: '🖐️' };
    case 'pickup':
      return { label: i18n.turns.button.pickUp, emoji: '🖐️' };
    case 'buy':
      return { label: button.buy(name), emoji: '🪙' };
    case 'travel':
      return { label: button.visit(name), emoji: '🏘️' };
    case 'wait':
      return { label: i18n.turns.button.wait, emoji: '⏳' };
    case 'sell':
      return { label: button.sell(name), emoji: '💰' };
    case 'answer':
      return { label: button.answer(name), emoji: '👉' };
    case 'move':
      return reason === 'in-the-way'
        ? { label: button.attack(name), emoji: '🗡️' }
        : { label: button.step(directionLabel(board, i18n, action.direction)), emoji: '👟' };
    default:
      return null;
  }
}
