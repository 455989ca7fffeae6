import { dayOf } from '../../../lib/calendar';
import type { Suggestion } from '../../arguments/suggestions';
import type { Caller, I18n, Play } from '../../types';
import { finishedRunChoice } from '../run-list';

/** How many runs are searched for what was typed. */
const LATEST = 100;

/** The latest finished runs of the server, elsewhere of the player, as suggestions; the newest first. */
export async function finishedRunSuggestions(
  play: Pick<Play, 'history'>,
  caller: Caller,
  i18n: I18n,
): Promise<Suggestion[]> {
  const { runs } = await play.history({ ...caller, query: {}, limit: LATEST });
  return runs.map(({ run, heroName, summary, finishedAt }) => {
    const { label, value } = finishedRunChoice({ run, heroName, depth: summary.deepest, turn: summary.turns }, i18n);
    // The day is that of UTC, as in the options that take one: suggestions cannot show the reader's own time.
    return { name: `${label} · ${dayOf(finishedAt)}`, value };
  });
}
