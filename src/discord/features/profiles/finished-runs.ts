import { dayOf } from '../../../lib/calendar';
import type { Suggestion } from '../../arguments/suggestions';
import type { Caller, I18n, Play } from '../../types';
import { finishedRunChoice } from '../run-list';

/** Maximum number of runs that are searched for the typed text. */
const LATEST = 100;

/** Suggests the latest finished runs, newest first: the server's, or outside servers the player's own. */
export async function finishedRunSuggestions(
  play: Pick<Play, 'history'>,
  caller: Caller,
  i18n: I18n,
): Promise<Suggestion[]> {
  const { runs } = await play.history({ ...caller, query: {}, limit: LATEST });
  return runs.map(({ run, heroName, summary, finishedAt }) => {
    const { label, value } = finishedRunChoice({ run, heroName, depth: summary.deepest, turn: summary.turns }, i18n);
    // The day is in UTC, like the options that take a day, because suggestions cannot show the reader's time zone.
    return { name: `${label} · ${dayOf(finishedAt)}`, value };
  });
}
