import type { Suggestion } from './command';
import type { Words } from './presenter';
import type { Asking, FinishedRun, Play } from './types';

/** Looked through for the words typed. */
const LATEST = 100;

/** The latest finished runs of the server, elsewhere one's own, as suggestions; the newest first. */
export async function finishedRuns(play: Pick<Play, 'history'>, who: Asking, words: Words): Promise<Suggestion[]> {
  const { runs } = await play.history({ ...who, query: {}, limit: LATEST });
  return runs.map((run) => ({ name: `${words.together.choice(...told(run))} · ${dayOf(run)}`, value: run.run }));
}

const told = ({ heroName, record }: FinishedRun) => [heroName, record.depth, record.turns] as const;

/** Discord shows no dates of the reader's own in suggestions: the day is that of UTC, as in the options of days. */
const dayOf = ({ finishedAt }: FinishedRun): string => new Date(finishedAt).toISOString().slice(0, 10);
