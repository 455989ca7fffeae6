import type { Reply } from '../api';
import { createArguments } from '../arguments/arguments';
import { matchingSuggestions, type Suggestion } from '../arguments/suggestions';
import type { Command } from '../commands/command';
import type { FoundCommand } from '../commands/find-command';
import type { HandlerContext } from '../context';
import { finishedRunSuggestions } from '../features/profiles/finished-runs';
import { personalBoard, rendererForBoard, rendererForPlayer } from '../player-locale';
import type { Caller } from '../types';

/** Returns no suggestions if the option needs a missing board. */
export async function suggest(context: HandlerContext, found: FoundCommand | null, caller: Caller): Promise<Reply> {
  const focused = found?.options.find((option) => option.focused);
  const suggestions = focused && found ? await suggestionsFor(context, found.command, focused.name, caller) : [];
  return { kind: 'choices', choices: matchingSuggestions(suggestions, String(focused?.value ?? '')) };
}

async function suggestionsFor(
  context: HandlerContext,
  command: Command,
  option: string,
  caller: Caller,
): Promise<Suggestion[]> {
  const { play, renderer } = context;
  const withoutRun = command.suggestWithoutRun?.[option];
  if (withoutRun) {
    const { i18n } = await rendererForPlayer(context, caller);
    return withoutRun({ i18n, finishedRuns: () => finishedRunSuggestions(play, caller, i18n) });
  }
  const fromBoard = command.suggest?.[option];
  if (!fromBoard) return [];
  const seen = await play.look(caller);
  if (seen.kind !== 'board') return [];
  return fromBoard(createArguments(seen.board, rendererForBoard(renderer, personalBoard(seen.board)).i18n));
}
