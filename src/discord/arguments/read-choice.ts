import type { Action, Board, I18n } from '../types';
import { type CommandArguments, createArguments } from './arguments';

/** Typed action, or a sentence about a mistake in the text. */
export type Choice = Action | { mistake: string };

/** For a shot without a bow, returns `fire`; the engine explains the refusal. */
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

/** Ignores the target, because a mistake would hide the missing bow. */
function isShotWithoutBow(choose: (args: CommandArguments) => Choice, args: CommandArguments): boolean {
  const { hero } = args.board.view;
  if (hero.shot !== undefined) return false;
  const choice = choose({ ...args, cell: () => hero.at });
  return !('mistake' in choice) && choice.kind === 'fire';
}
