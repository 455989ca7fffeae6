import { type ReplayControl, wayTo } from './control-replay';
import { filmMessage, MOMENTS } from './layout/film';
import { privateNote } from './layout/note';
import { replayMessage, replayRows } from './layout/replay';
import { escapeMarkdown, placed } from './people';
import type { Performing } from './perform';
import type { Reply } from './reply';
import { spokenBy, spokenOf } from './spoken';
import type { Asking, ReplayOutcome, RunId } from './types';

/** Plays a finished run back from its beginning, for the asker's eyes only: the last one of their own, unless it is named. */
export async function openReplay(performing: Performing, run: RunId | null, who: Asking): Promise<Reply> {
  const outcome = await performing.play.replay({ ...placed(who), ...(run === null ? {} : { run }) });
  return replayed(performing, outcome, who, (message) => ({ kind: 'message', message, ephemeral: true }));
}

/** Shows another moment where one stands, or opens a run beside what stands there. */
export async function pressReplay(
  performing: Performing,
  { go }: ReplayControl,
  at: { run: RunId; v: number },
  picked: string | undefined,
  who: Asking,
): Promise<Reply> {
  if (go === 'open') return openReplay(performing, picked ?? at.run, who);
  if (go === 'film') return filmed(performing, at.run, who);
  const v = wayTo(go, at.v, Number.MAX_SAFE_INTEGER);
  const way = go === 'back' || go === 'back10' || go === 'last' ? 'back' : 'on';
  const outcome = await performing.play.replay({ ...placed(who), run: at.run, v, way });
  return replayed(performing, outcome, who, (message) => ({ kind: 'update', message }));
}

/** The whole run where a moment of it stood. */
async function filmed(performing: Performing, run: RunId, who: Asking): Promise<Reply> {
  const outcome = await performing.play.film({ ...placed(who), run, most: MOMENTS });
  if (outcome.kind !== 'film') return refused(performing, outcome.kind, who);
  const { board, frames, last } = outcome;
  const studio = await spokenOf(performing, who, { kind: 'board', board });
  const lead = `**${escapeMarkdown(board.view.hero.name)}**`;
  const message = filmMessage(board, frames, lead, replayRows(board, last, studio.words, false), studio);
  return { kind: 'update', message };
}

type Barred = Exclude<ReplayOutcome['kind'], 'replaying'>;

async function refused(performing: Performing, why: Barred, who: Asking): Promise<Reply> {
  const { together } = (await spokenBy(performing, who)).words;
  return privateNote(why === 'no-run' ? together.replay.none : together.vain[why]);
}

async function replayed(
  performing: Performing,
  outcome: ReplayOutcome,
  who: Asking,
  show: (message: ReturnType<typeof replayMessage>) => Reply,
): Promise<Reply> {
  if (outcome.kind !== 'replaying') return refused(performing, outcome.kind, who);
  const { board, events, last } = outcome;
  const studio = await spokenOf(performing, who, { kind: 'board', board });
  return show(replayMessage(board, events, last, studio));
}
