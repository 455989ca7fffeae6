import type { Action, Board, I18n } from '../types';
import { type CommandArguments, createArguments } from './arguments';

/** Typed action, or a sentence that explains which text the bot did not understand. */
export type Choice = Action | { mistake: string };

/**
 * Reads a command on this board. Accepts words in the board's language (`shown`), because players copy words from the
 * board, and in the player's own language (`i18n`). If a reader explained a mistake, the last explanation replaces the
 * general one of the command. Returns the action `fire` for any shot of a hero without a bow, because the engine then
 * refuses the shot for this reason.
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
 * True if the command is a shot and the hero has no bow. The engine then refuses the shot because the bow is missing,
 * so the bot does not ask for a better target.
 */
function isShotWithoutBow(choose: (args: CommandArguments) => Choice, args: CommandArguments): boolean {
  const { hero } = args.board.view;
  if (hero.shot !== undefined) return false;
  const choice = choose({ ...args, cell: () => hero.at });
  return !('mistake' in choice) && choice.kind === 'fire';
}
