import { cut, MOST_CHOICES } from '../api/component';
import type { AutocompleteInteraction } from '../api/interaction';
import type { Reply } from '../api/reply';
import { type BoardRenderer, rendererFor } from '../board/message';
import { finishedRuns } from '../features/profiles/finished-runs';
import { localeOf } from '../features/profiles/player-locale';
import type { Caller, Play } from '../types';
import { createArguments, fold } from './arguments';
import type { Command, Recalling, Suggestion } from './command';

/** Longest name and value of a suggestion, in characters. */
const LONGEST = 100;

interface Parts {
  play: Play;
  renderer: BoardRenderer;
}

/** Suggests values for the option that is being typed; none where there is nothing to choose from. */
export async function suggest(
  parts: Parts,
  command: Command | undefined,
  { options = [] }: AutocompleteInteraction['data'],
  caller: Caller,
): Promise<Reply> {
  const focused = options.find((option) => option.focused);
  const known = focused && command ? await suggestionsFor(parts, command, focused.name, caller) : [];
  return { kind: 'choices', choices: narrowed(known, String(focused?.value ?? '')) };
}

async function suggestionsFor(parts: Parts, command: Command, option: string, caller: Caller): Promise<Suggestion[]> {
  const recall = command.recall?.[option];
  if (recall) return recall(await recallingFor(parts, caller));
  const complete = command.complete?.[option];
  const seen = complete ? await parts.play.look(caller) : null;
  return complete && seen?.kind === 'board'
    ? complete(createArguments(seen.board, rendererFor(parts.renderer, seen.board).i18n))
    : [];
}

async function recallingFor(parts: Parts, caller: Caller): Promise<Recalling> {
  const { i18n } = await localeOf(parts, caller);
  return { words: i18n, finished: () => finishedRuns(parts.play, caller, i18n) };
}

/** The suggestions that contain what was typed, those that begin with it first; at most 25. */
export function narrowed(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = fold(typed);
  const begins = ({ name }: Suggestion) => Number(fold(name).startsWith(wanted));
  return suggestions
    .filter(({ name, value }) => fold(name).includes(wanted) || value === typed)
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, MOST_CHOICES)
    .map(({ name, value }) => ({ name: cut(name, LONGEST), value: value.slice(0, LONGEST) }));
}
