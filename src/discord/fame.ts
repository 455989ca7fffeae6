import { answer, type Surface } from './answer';
import type { FameIntent } from './command';
import type { FameControl, RunsQuery } from './control-fame';
import type { Studio } from './layout/board';
import { boardMessage, dailyDoneMessage, dailyToldMessage, PAGE_LINES, runsMessage } from './layout/fame';
import { noteMessage, privateNote } from './layout/note';
import { mention } from './people';
import type { Performing } from './perform';
import type { Message, Reply } from './reply';
import { spokenBy } from './spoken';
import type { Asking, HistoryQuery, RunId } from './types';

/** Answers commands about finished runs and the dungeon of the day. */
export function performFame(performing: Performing, intent: FameIntent, who: Asking): Promise<Reply> {
  switch (intent.kind) {
    case 'daily':
      return daily(performing, intent, who, 'command');
    case 'top': {
      const circle = intent.circle ?? circlesOf(who)[0] ?? 'global';
      return top(performing, { kind: 'top', circle, season: seasonOf(intent.season, who), page: 0 }, who, 'command');
    }
    case 'runs': {
      const named = intent.query.cause === undefined ? {} : { cause: causeOf(performing.studio, intent.query.cause) };
      return runs(performing, { kind: 'runs', query: { ...intent.query, ...named }, page: 0 }, who, 'command');
    }
  }
}

/** Answers the controls about them. */
export function pressFame(performing: Performing, control: FameControl, run: RunId, who: Asking): Promise<Reply> {
  switch (control.kind) {
    case 'daily':
      return daily(performing, control, who, 'command');
    case 'top':
      return top(performing, control, who, 'component');
    case 'runs':
      return runs(performing, control, who, 'component');
    case 'result':
    case 'tell':
      return result(performing, control.kind, run, who);
  }
}

/** The board of the day's dungeon, as a message of its own whoever asks: what stood there was of another run. */
async function daily(
  performing: Performing,
  { circle, practice }: Pick<Extract<FameControl, { kind: 'daily' }>, 'circle' | 'practice'>,
  who: Asking,
  surface: Surface,
): Promise<Reply> {
  const { play } = performing;
  const outcome = await play.daily({ ...who, circle, practice });
  const { words } = await spokenBy(performing, who);
  if (outcome.kind === 'no-server') return privateNote(words.fame.noServer);
  if (outcome.kind === 'daily-done') return shown(dailyDoneMessage(outcome, words), surface);
  if (outcome.kind !== 'started') return answer(outcome, surface, performing.studio);
  const note = outcome.board.ranked ? words.fame.daily.begun : words.fame.daily.practice;
  return answer(outcome, surface, performing.studio, { note });
}

async function top(
  performing: Performing,
  control: Extract<FameControl, { kind: 'top' }>,
  who: Asking,
  surface: Surface,
): Promise<Reply> {
  const { circle, season } = control;
  const [outcome, { words }] = await Promise.all([
    performing.play.leaderboard({ ...who, circle, season }),
    spokenBy(performing, who),
  ]);
  if (outcome.kind === 'no-server') return shown(noteMessage(words.fame.noServer), surface);
  const choice = { circles: circlesOf(who), day: seasonOf('day', who), month: seasonOf('month', who) };
  return shown(boardMessage(outcome, control, choice, words), surface);
}

async function runs(
  performing: Performing,
  control: Extract<FameControl, { kind: 'runs' }>,
  who: Asking,
  surface: Surface,
): Promise<Reply> {
  const { query, page, before } = control;
  const [outcome, { words }, heading] = await Promise.all([
    performing.play.history({
      ...who,
      query: toQuery(query),
      limit: (page + 1) * PAGE_LINES,
      ...(before === undefined ? {} : { before }),
    }),
    spokenBy(performing, who),
    headingOf(performing, query, who),
  ]);
  const { runs: found, next, older } = outcome;
  const listed = { runs: found.slice(page * PAGE_LINES), more: next !== null, older };
  return shown(runsMessage(heading, listed, control, words), surface);
}

/** Of one player's runs also their figures. */
async function headingOf(performing: Performing, { player }: RunsQuery, who: Asking): Promise<string[]> {
  const { fame } = (await spokenBy(performing, who)).words;
  if (player === undefined) return [`## ${fame.historyTitle(who.home.kind === 'guild')}`];
  const { stats } = await performing.play.stats({ ...who, of: player });
  const { runs, wins, bestDepth, bestScore } = stats;
  const figures = runs > 0 ? fame.figures(runs, wins, bestDepth, bestScore) : fame.noFigures;
  return [`## ${fame.statsTitle(mention(player))}`, figures, ''];
}

/** How a daily run went: for its player first, and for the channel when they say so. */
async function result(performing: Performing, kind: 'result' | 'tell', run: RunId, who: Asking): Promise<Reply> {
  const outcome = await performing.play.dailyRun({ ...who, run });
  const { words } = await spokenBy(performing, who);
  if (outcome.kind === 'no-run') return privateNote(words.notes.gone);
  if (kind === 'result') return shown(dailyDoneMessage(outcome, words), 'command');
  if (!outcome.result) return privateNote(words.fame.daily.gone);
  const told = `${mention(who.user)}\n${words.fame.share(outcome.result)}`;
  return { kind: 'message', message: dailyToldMessage(told, outcome.result.circle, words), ephemeral: false };
}

/** For the asker's eyes only; a control changes the panel it stands in. */
const shown = (message: Message, surface: Surface): Reply =>
  surface === 'command' ? { kind: 'message', message, ephemeral: true } : { kind: 'update', message };

const circlesOf = ({ home }: Asking) =>
  home.kind === 'guild' ? (['guild', 'global'] as const) : (['global'] as const);

/** A season that begins now, by its name on boards: days and months are those of UTC. */
function seasonOf(season: 'all' | 'month' | 'day', { now }: Asking): string {
  if (season === 'all') return season;
  return new Date(now).toISOString().slice(0, season === 'month' ? 7 : 10);
}

/** What is meant by a cause as typed: a raw id, a name or its beginning; as it is when it is none. */
function causeOf({ words }: Studio, typed: string): string {
  const wanted = typed.toLowerCase();
  const causes = words.fame.causes;
  const named = (fits: (name: string) => boolean) =>
    causes.find(({ id, name }) => fits(name.toLowerCase()) || id === wanted);
  return (named((name) => name === wanted) ?? named((name) => name.startsWith(wanted)))?.id ?? wanted.slice(0, 24);
}

function toQuery({ depth, ...query }: RunsQuery): HistoryQuery {
  return { ...query, ...(depth === undefined ? {} : { deepest: { from: depth } }) };
}
