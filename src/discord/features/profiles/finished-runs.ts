import type { I18n } from '../../board/renderer';
import type { Suggestion } from '../../commands/command';
import type { Caller, Play, RunResult } from '../../types';

/** Looked through for the words typed. */
const LATEST = 100;

/** The latest finished runs of the server, elsewhere one's own, as suggestions; the newest first. */
export async function finishedRuns(play: Pick<Play, 'history'>, caller: Caller, i18n: I18n): Promise<Suggestion[]> {
  const { runs } = await play.history({ ...caller, query: {}, limit: LATEST });
  return runs.map((run) => ({ name: `${i18n.together.choice(...told(run))} · ${dayOf(run)}`, value: run.run }));
}

const told = ({ heroName, summary }: RunResult) => [heroName, summary.depth, summary.turns] as const;

/** Discord shows no dates of the reader's own in suggestions: the day is that of UTC, as in the options of days. */
const dayOf = ({ finishedAt }: RunResult): string => new Date(finishedAt).toISOString().slice(0, 10);
