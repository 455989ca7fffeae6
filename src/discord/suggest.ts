import { choosingFrom, fold } from './choosing';
import type { Command, Suggestion } from './command';
import { cut, MOST_CHOICES } from './component';
import type { AutocompleteInteraction } from './interaction';
import { type Studio, studioOf } from './layout/board';
import type { Reply } from './reply';
import type { Asking, Play } from './types';

/** Longest name and value of a suggestion, in characters. */
const LONGEST = 100;

/** Suggests values for the option that is being typed; none where there is nothing to choose from. */
export async function suggest(
  { play, studio }: { play: Play; studio: Studio },
  command: Command | undefined,
  { options = [] }: AutocompleteInteraction['data'],
  who: Asking,
): Promise<Reply> {
  const focused = options.find((option) => option.focused);
  const complete = focused && command?.complete?.[focused.name];
  if (!complete) return { kind: 'choices', choices: [] };
  const seen = await play.look(who);
  if (seen.kind !== 'board') return { kind: 'choices', choices: [] };
  return {
    kind: 'choices',
    choices: narrowed(
      complete(choosingFrom(seen.board, studioOf(studio, seen.board).words)),
      String(focused.value ?? ''),
    ),
  };
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
