import type { Action, Board, I18n } from '../types';
import { type CommandArguments, createArguments } from './arguments';

/** An action, or a sentence that says which text was not understood. */
export type Choice = Action | { mistake: string };

/**
 * Reads a command's text into an action on this board. Accepts words in the board's language, because players copy them
 * from the board, and in the player's own. A reason found while reading replaces the command's general mistake.
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

/**
 * True if the command is a shot by a hero without a bow. The game then refuses the shot and names the missing bow,
 * because no target would help.
 */
function isShotWithoutBow(choose: (args: CommandArguments) => Choice, args: CommandArguments): boolean {
  const { hero } = args.board.view;
  if (hero.shot !== undefined) return false;
  const choice = choose({ ...args, cell: () => hero.at });
  return !('mistake' in choice) && choice.kind === 'fire';
}
