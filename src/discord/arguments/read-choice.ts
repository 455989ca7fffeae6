import type { Action, Board, I18n } from '../types';
import { type CommandArguments, createArguments } from './arguments';

/** An action, or a sentence that says what was not understood. */
export type Choice = Action | { mistake: string };

/**
 * What a command comes to on this board: read as the board is `shown`, since letters and names are taken from there,
 * and in the player's own language. Where it was not understood, the reason that was found while its words were read
 * goes before the general one of the command.
 */
export function readChoice(
  choose: (args: CommandArguments) => Choice,
  board: Board,
  i18n: I18n,
  shown: I18n = i18n,
): Choice {
  const reasons: string[] = [];
  const args = createArguments(board, i18n, shown, (why) => void reasons.push(why));
  const choice = choose(args);
  if (!('mistake' in choice)) return choice;
  if (isShotWithoutBow(choose, args)) return { kind: 'fire' };
  return { mistake: reasons.at(-1) ?? choice.mistake };
}

/** A shot that no target would help: the game refuses it for the bow that is missing, and says where there is one. */
function isShotWithoutBow(choose: (args: CommandArguments) => Choice, args: CommandArguments): boolean {
  const { hero } = args.board.view;
  if (hero.shot !== undefined) return false;
  const choice = choose({ ...args, cell: () => hero.at });
  return !('mistake' in choice) && choice.kind === 'fire';
}
