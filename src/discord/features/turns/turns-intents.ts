import type { CommandArguments } from '../../arguments/arguments';
import type { Choice } from '../../arguments/read-choice';
import type { Action } from '../../types';

/** Intents of the commands that play the player's own run. */
export type TurnIntent =
  /** Shows the player's run or starts one. If `seed` is set, always starts a new run, after a confirmation. */
  | { kind: 'play'; seed: string | null }
  | { kind: 'turn'; action: Action }
  /** An action that depends on the hero's things and surroundings. */
  | { kind: 'choose'; choose: (args: CommandArguments) => Choice }
  /** Shows the player an ephemeral message of Markdown lines about the run. Refused without a run. */
  | { kind: 'read'; read: (args: CommandArguments) => string[] }
  /** Describes everything in sight, or only the named thing. */
  | { kind: 'look'; target: string | null }
  /** Asks for confirmation before the hero retires and the run ends. */
  | { kind: 'retire' };
