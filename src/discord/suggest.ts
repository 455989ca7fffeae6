import { choosingFrom, fold } from './choosing';
import type { Command, Recalling, Suggestion } from './command';
import { cut, MOST_CHOICES } from './component';
import { finishedRuns } from './finished';
import type { AutocompleteInteraction } from './interaction';
import { type Studio, studioOf } from './layout/board';
import type { Reply } from './reply';
import { spokenBy } from './spoken';
import type { Asking, Play } from './types';

/** Longest name and value of a suggestion, in characters. */
const LONGEST = 100;

interface Parts {
  play: Play;
  studio: Studio;
}

/** Suggests values for the option that is being typed; none where there is nothing to choose from. */
export async function suggest(
  parts: Parts,
  command: Command | undefined,
  { options = [] }: AutocompleteInteraction['data'],
  who: Asking,
): Promise<Reply> {
  const focused = options.find((option) => option.focused);
  const known = focused && command ? await suggestionsFor(parts, command, focused.name, who) : [];
  return { kind: 'choices', choices: narrowed(known, String(focused?.value ?? '')) };
}

async function suggestionsFor(parts: Parts, command: Command, option: string, who: Asking): Promise<Suggestion[]> {
  const recall = command.recall?.[option];
  if (recall) return recall(await recallingFor(parts, who));
  const complete = command.complete?.[option];
  const seen = complete ? await parts.play.look(who) : null;
  return complete && seen?.kind === 'board'
    ? complete(choosingFrom(seen.board, studioOf(parts.studio, seen.board).words))
    : [];
}

async function recallingFor(parts: Parts, who: Asking): Promise<Recalling> {
  const { words } = await spokenBy(parts, who);
  return { words, finished: () => finishedRuns(parts.play, who, words) };
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
