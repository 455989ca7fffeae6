import type { CommandArguments } from '../../arguments/arguments';
import type { Choice } from '../../arguments/read-choice';
import type { Action } from '../../types';

/** Intents of the commands that play. */
export type TurnIntent =
  /** Shows the player's run or starts one; with a seed always starts one, after a confirmation. */
  | { kind: 'play'; seed: string | null }
  | { kind: 'turn'; action: Action }
  /** The action depends on what the hero has and sees. */
  | { kind: 'choose'; choose: (args: CommandArguments) => Choice }
  /** Lines for the player alone, as Markdown. Needs a run. */
  | { kind: 'read'; read: (args: CommandArguments) => string[] }
  /** Describes everything in sight or, where one thing is named, that one. */
  | { kind: 'look'; target: string | null }
  /** Asks for confirmation before the run ends as a victor's. */
  | { kind: 'retire' };
