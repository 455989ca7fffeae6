import { button } from '../api';
import type { Control } from '../controls/control';
import { customIdsOf } from '../controls/custom-ids';
import { SPARE_ITEMS } from '../controls/panel-controls';
import type { Action, Board, I18n } from '../types';
import { spareOffersOf } from './spare-items';

export type Button = ReturnType<typeof button>;
type Labels = I18n['turns']['button'];
type ButtonName = keyof Labels;
type Style = Exclude<NonNullable<Parameters<typeof button>[0]['style']>, 'primary'>;

interface LabelledButton {
  label: string;
  control: Control;
  emoji?: string;
  style?: Style;
  disabled?: boolean;
}

export interface BoardButtons {
  labels: Labels;
  /** Disabled if the engine would refuse the action. */
  forAction(name: ButtonName, action: Action, emoji: string, style?: Style): Button;
  forControl(name: ButtonName, control: Control, emoji: string, style?: Style): Button;
  /** Uses the primary style for a recommended action. */
  labelled(options: LabelledButton): Button;
  actionControl(action: Action): Control;
  /** True if the engine accepts the action at once or after confirmation. */
  isLegal(action: Action): boolean;
}

/** If `directionsOpen`, replies keep direction buttons open. Text mode has no emoji. */
export function createBoardButtons(board: Board, i18n: I18n, directionsOpen: boolean): BoardButtons {
  const id = customIdsOf(board);
  const labels = i18n.turns.button;
  const legal = new Set(board.legal.map(unconfirmed));
  const isLegal = (action: Action): boolean => legal.has(unconfirmed(action));
  const actionControl = (action: Action): Control => ({ kind: directionsOpen ? 'walk' : 'act', action });
  const labelled = ({ label, control, emoji, style = 'secondary', disabled = false }: LabelledButton): Button =>
    button({
      id: id(control),
      label: [label, ...votesOn(board, control)].join(' '),
      ...(emoji === undefined || board.settings.text ? {} : { emoji }),
      style: !disabled && isRecommended(board, control) ? 'primary' : style,
      disabled,
    });
  return {
    labels,
    labelled,
    actionControl,
    isLegal,
    forControl: (name, control, emoji, style = 'secondary') => labelled({ label: labels[name], control, emoji, style }),
    forAction: (name, action, emoji, style = 'secondary') =>
      labelled({ label: labels[name], control: actionControl(action), emoji, style, disabled: !isLegal(action) }),
  };
}

/** In an idle party, omits the needed votes, because each vote changes the number. */
function votesOn({ party }: Board, control: Control): string[] {
  if (!party || (control.kind !== 'act' && control.kind !== 'walk' && control.kind !== 'option')) return [];
  const asked = unconfirmed(control.action);
  const votes = party.votes.filter(({ action }) => unconfirmed(action) === asked).length;
  if (votes === 0) return [];
  return [party.idle ? `${votes}` : `${votes}/${party.needed}`];
}

/** Returns equal texts for actions that differ only in the player's confirmation. */
export const unconfirmed = (action: Action): string => JSON.stringify({ ...action, sure: undefined });

function isRecommended(board: Board, control: Control): boolean {
  const { advice } = board;
  if (!advice) return false;
  const { action } = advice;
  if (control.kind === 'trade' && control.item === SPARE_ITEMS) {
    return action.kind === 'sell' && spareOffersOf(board, control.vendor).some(({ item }) => item === action.item);
  }
  if (control.kind === 'trade' && (action.kind === 'buy' || action.kind === 'sell')) {
    return control.tab === action.kind && control.vendor === action.vendor && control.item === String(action.item);
  }
  if (control.kind !== 'act' && control.kind !== 'walk') return false;
  return unconfirmed(control.action) === unconfirmed(advice.action);
}
