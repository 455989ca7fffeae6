import { button } from '../api';
import type { Control } from '../controls/control';
import { customIdsOf } from '../controls/custom-ids';
import { SPARE_ITEMS } from '../controls/panel-controls';
import type { Action, Board, I18n } from '../types';
import { spareOffersOf } from './spare-items';

export type Button = ReturnType<typeof button>;
type Labels = I18n['turns']['button'];
type ButtonName = keyof Labels;
/** Any style except primary, because the primary style marks the recommended action. */
type Style = Exclude<NonNullable<Parameters<typeof button>[0]['style']>, 'primary'>;

interface LabelledButton {
  label: string;
  control: Control;
  emoji: string;
  style?: Style;
  disabled?: boolean;
}

/** Makes the buttons of the main panel, with their labels and custom ids. */
export interface BoardButtons {
  labels: Labels;
  /** Submits the action; disabled if the game would refuse the action. */
  forAction(name: ButtonName, action: Action, emoji: string, style?: Style): Button;
  /** Opens a panel or a message. */
  forControl(name: ButtonName, control: Control, emoji: string, style?: Style): Button;
  /** Makes a button with a label outside `labels`. */
  labelled(options: LabelledButton): Button;
  /** Returns the control that submits the action and afterwards shows the same panel again. */
  actionControl(action: Action): Control;
  /** True if the game would accept the action, with or without a confirmation. */
  isLegal(action: Action): boolean;
}

/**
 * Makes the buttons for a board. If `directionsOpen` is true, every action keeps the direction buttons open. In text
 * mode buttons have no emoji.
 */
export function createBoardButtons(board: Board, i18n: I18n, directionsOpen: boolean): BoardButtons {
  const id = customIdsOf(board);
  const labels = i18n.turns.button;
  const legal = new Set(board.legal.map(unconfirmed));
  const isLegal = (action: Action): boolean => legal.has(unconfirmed(action));
  const actionControl = (action: Action): Control => ({ kind: directionsOpen ? 'walk' : 'act', action });
  const labelled = ({ label, control, emoji, style = 'secondary', disabled = false }: LabelledButton): Button =>
    button({
      id: id(control),
      label,
      ...(board.settings.text ? {} : { emoji }),
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

/** Serializes an action without its confirmation, so that equal actions compare equal with or without one. */
export const unconfirmed = (action: Action): string => JSON.stringify({ ...action, sure: undefined });

/** True if the control submits the recommended action, or sells it together with the other spare items. */
function isRecommended(board: Board, control: Control): boolean {
  const { advice } = board;
  if (advice?.kind !== 'act') return false;
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
