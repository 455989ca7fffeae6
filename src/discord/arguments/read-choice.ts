import type { Action, Board, I18n } from '../types';
import { type CommandArguments, createArguments } from './arguments';

/** Action that the player typed, or a sentence about the text that the bot did not understand. */
export type Choice = Action | { mistake: string };

/**
 * Reads a command on this board. Accepts words in the board's language (`shown`), because players copy words from the
 * board. Also accepts words in the player's own language (`i18n`). A reader's last explanation of a mistake replaces
 * the command's general sentence. For any shot of a hero without a bow, returns the action `fire`, which the engine
 * then refuses.
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
 * True if the command would shoot although the hero has no bow. Replaces the typed target by the hero's own cell,
 * because a mistake in the target would hide that the player shoots.
 */
function isShotWithoutBow(choose: (args: CommandArguments) => Choice, args: CommandArguments): boolean {
  const { hero } = args.board.view;
  if (hero.shot !== undefined) return false;
  const choice = choose({ ...args, cell: () => hero.at });
  return !('mistake' in choice) && choice.kind === 'fire';
}
