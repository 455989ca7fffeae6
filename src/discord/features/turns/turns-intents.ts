import type { CommandArguments } from '../../arguments/arguments';
import type { Choice } from '../../arguments/read-choice';
import type { Action } from '../../types';

export type TurnIntent =
  /** A `seed` starts a new run after a confirmation. */
  | { kind: 'play'; seed: string | null }
  | { kind: 'turn'; action: Action }
  /** The bot loads the board before `choose` reads the text. */
  | { kind: 'choose'; choose: (args: CommandArguments) => Choice }
  /** Shows Markdown lines to the player alone. Needs a run. */
  | { kind: 'read'; read: (args: CommandArguments) => string[] }
  | { kind: 'look'; target: string | null }
  | { kind: 'retire' };
