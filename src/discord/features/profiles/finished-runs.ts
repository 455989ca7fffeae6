import { dayOf } from '../../../lib/calendar';
import type { Suggestion } from '../../arguments/suggestions';
import type { Caller, I18n, Play } from '../../types';
import { finishedRunChoice } from '../run-list';

const LATEST = 100;

/** Suggests the server's runs, newest first; outside servers, the player's own. */
export async function finishedRunSuggestions(
  play: Pick<Play, 'history'>,
  caller: Caller,
  i18n: I18n,
): Promise<Suggestion[]> {
  const { runs } = await play.history({ ...caller, query: {}, limit: LATEST });
  return runs.map(({ run, heroName, summary, finishedAt }) => {
    const { label, value } = finishedRunChoice({ run, heroName, depth: summary.deepest, turn: summary.turns }, i18n);
    // Suggestions cannot use the reader's time zone, so the day is UTC.
    return { name: `${label} · ${dayOf(finishedAt)}`, value };
  });
}
