import type { CommandArguments } from '../../arguments/arguments';
import type { Choice } from '../../arguments/read-choice';
import type { Action } from '../../types';

export type TurnIntent =
  /** If `seed` is not `null`, starts a new run after a confirmation. */
  | { kind: 'play'; seed: string | null }
  | { kind: 'turn'; action: Action }
  /** Reads the typed text after loading the board, because the meaning depends on the hero's surroundings. */
  | { kind: 'choose'; choose: (args: CommandArguments) => Choice }
  /** Shows Markdown lines to the player alone. The bot refuses if the player has no run. */
  | { kind: 'read'; read: (args: CommandArguments) => string[] }
  | { kind: 'look'; target: string | null }
  | { kind: 'retire' };
