import { button } from '../api/component';
import type { Control } from '../custom-id/custom-id';
import type { Action, Board } from '../types';
import type { ButtonName } from '../wording';
import { idsOf } from './ids';
import type { I18n } from './renderer';

type Button = ReturnType<typeof button>;
type Style = NonNullable<Parameters<typeof button>[0]['style']>;

/** Makes the buttons of a pad: what they are called, and whether they come back to the directions. */
export interface Key {
  label: I18n['controls']['button'];
  /** Does it at once; disabled where the game would refuse. */
  act(name: ButtonName, action: Action, emoji: string, style?: Style): Button;
  /** Opens something. */
  show(name: ButtonName, control: Control, emoji: string, style?: Style): Button;
  /** With a label that is no word of the pad. */
  named(label: string, control: Control, emoji: string, style?: Style, disabled?: boolean): Button;
  /** A control that does something and comes back to where it was pressed. */
  doing(action: Action): Control;
  /** Would the game take it, be it after a question? */
  can(action: Action): boolean;
}

/** `open` are the keys of a pad whose directions are open for now. In text mode no picture stands on a button. */
export function keysOf(board: Board, i18n: I18n, open: boolean): Key {
  const id = idsOf(board);
  const doing = (action: Action): Control => ({ kind: 'act', action, ...(open ? { steps: true as const } : {}) });
  const named: Key['named'] = (label, control, emoji, style = 'secondary', disabled = false) =>
    button({ id: id(control), label, ...(board.settings.text ? {} : { emoji }), style, disabled });
  const able = new Set(board.legal.map(bare));
  const can = (action: Action): boolean => able.has(bare(action));
  return {
    label: i18n.controls.button,
    named,
    doing,
    can,
    show: (name, control, emoji, style) => named(i18n.controls.button[name], control, emoji, style),
    act: (name, action, emoji, style) => named(i18n.controls.button[name], doing(action), emoji, style, !can(action)),
  };
}

/** Without what a question adds. */
const bare = (action: Action): string => JSON.stringify({ ...action, sure: undefined });
