import { cut, MAX_CHOICES, type Reply } from '../api';
import type { HandlerContext } from '../context';
import { finishedRunSuggestions } from '../features/profiles/finished-runs';
import { personalBoard, rendererForBoard, rendererForPlayer } from '../player-locale';
import type { Caller } from '../types';
import { createArguments } from './arguments';
import type { Command, Suggestion } from './command';
import { fold } from './find-by-name';
import type { FoundCommand } from './find-command';

/** Longest name and value of a suggestion, in characters. */
const MAX_LENGTH = 100;

/** Suggests values for the option that is being typed; none where there is nothing to choose from. */
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

/** The suggestions that contain what was typed, those that begin with it first; at most 25. */
export function matchingSuggestions(suggestions: readonly Suggestion[], text: string): Suggestion[] {
  const wanted = fold(text);
  const begins = ({ name }: Suggestion) => Number(fold(name).startsWith(wanted));
  return suggestions
    .filter(({ name, value }) => fold(name).includes(wanted) || value === text)
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, MAX_CHOICES)
    .map(({ name, value }) => ({ name: cut(name, MAX_LENGTH), value: value.slice(0, MAX_LENGTH) }));
}
