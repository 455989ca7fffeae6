import { ephemeralNote, noteMessage } from '../../api/note';
import type { Message, Reply } from '../../api/reply';
import { mention } from '../../api/users';
import type { BoardRenderer } from '../../board/message';
import { replyToOutcome, type Surface } from '../../board/outcome-reply';
import type { ResultsIntent } from '../../commands/command';
import type { HandlerContext } from '../../commands/handle-command';
import type { Caller, HistoryQuery, RunId } from '../../types';
import { localeOf } from '../profiles/player-locale';
import type { ResultsControl, RunsQuery } from './ids';
import { boardMessage, dailyDoneMessage, dailyToldMessage, PAGE_LINES, runsMessage } from './message';

/** Answers commands about finished runs and the dungeon of the day. */
export function performFame(context: HandlerContext, intent: ResultsIntent, caller: Caller): Promise<Reply> {
  switch (intent.kind) {
    case 'daily':
      return daily(context, intent, caller, 'command');
    case 'top': {
      const circle = intent.circle ?? circlesOf(caller)[0] ?? 'global';
      return top(context, { kind: 'top', circle, season: seasonOf(intent.season, caller), page: 0 }, caller, 'command');
    }
    case 'runs': {
      const named = intent.query.cause === undefined ? {} : { cause: causeOf(context.renderer, intent.query.cause) };
      return runs(context, { kind: 'runs', query: { ...intent.query, ...named }, page: 0 }, caller, 'command');
    }
  }
}

/** Answers the controls about them. */
export function pressFame(
  context: HandlerContext,
  control: ResultsControl,
  run: RunId,
  caller: Caller,
): Promise<Reply> {
  switch (control.kind) {
    case 'daily':
      return daily(context, control, caller, 'command');
    case 'top':
      return top(context, control, caller, 'component');
    case 'runs':
      return runs(context, control, caller, 'component');
    case 'result':
    case 'tell':
      return result(context, control.kind, run, caller);
  }
}

/** The board of the day's dungeon, as a message of its own whoever asks: what stood there was of another run. */
async function daily(
  context: HandlerContext,
  { circle, practice }: Pick<Extract<ResultsControl, { kind: 'daily' }>, 'circle' | 'practice'>,
  caller: Caller,
  surface: Surface,
): Promise<Reply> {
  const { play } = context;
  const outcome = await play.daily({ ...caller, circle, practice });
  const { i18n } = await localeOf(context, caller);
  if (outcome.kind === 'no-server') return ephemeralNote(i18n.fame.noServer);
  if (outcome.kind === 'daily-done') return shown(dailyDoneMessage(outcome, i18n), surface);
  if (outcome.kind !== 'started') return replyToOutcome(outcome, surface, context.renderer);
  const note = outcome.board.ranked ? i18n.fame.daily.begun : i18n.fame.daily.practice;
  return replyToOutcome(outcome, surface, context.renderer, { note });
}

async function top(
  context: HandlerContext,
  control: Extract<ResultsControl, { kind: 'top' }>,
  caller: Caller,
  surface: Surface,
): Promise<Reply> {
  const { circle, season } = control;
  const [outcome, { i18n }] = await Promise.all([
    context.play.leaderboard({ ...caller, circle, season }),
    localeOf(context, caller),
  ]);
  if (outcome.kind === 'no-server') return shown(noteMessage(i18n.fame.noServer), surface);
  const choice = { circles: circlesOf(caller), day: seasonOf('day', caller), month: seasonOf('month', caller) };
  return shown(boardMessage(outcome, control, choice, i18n), surface);
}

async function runs(
  context: HandlerContext,
  control: Extract<ResultsControl, { kind: 'runs' }>,
  caller: Caller,
  surface: Surface,
): Promise<Reply> {
  const { query, page, before } = control;
  const [outcome, { i18n }, heading] = await Promise.all([
    context.play.history({
      ...caller,
      query: toQuery(query),
      limit: (page + 1) * PAGE_LINES,
      ...(before === undefined ? {} : { before }),
    }),
    localeOf(context, caller),
    headingOf(context, query, caller),
  ]);
  const { runs: found, next, older } = outcome;
  const listed = { runs: found.slice(page * PAGE_LINES), more: next !== null, older };
  return shown(runsMessage(heading, listed, control, i18n), surface);
}

/** Of one player's runs also their figures. */
async function headingOf(context: HandlerContext, { player }: RunsQuery, caller: Caller): Promise<string[]> {
  const { fame } = (await localeOf(context, caller)).i18n;
  if (player === undefined) return [`## ${fame.historyTitle(caller.home.kind === 'guild')}`];
  const { totals } = await context.play.profile({ ...caller, of: player });
  const { runs, wins, bestDepth, bestScore } = totals;
  const figures = runs > 0 ? fame.figures(runs, wins, bestDepth, bestScore) : fame.noFigures;
  return [`## ${fame.statsTitle(mention(player))}`, figures, ''];
}

/** How a daily run went: for its player first, and for the channel when they say so. */
async function result(context: HandlerContext, kind: 'result' | 'tell', run: RunId, caller: Caller): Promise<Reply> {
  const outcome = await context.play.dailyRun({ ...caller, run });
  const { i18n } = await localeOf(context, caller);
  if (outcome.kind === 'no-run') return ephemeralNote(i18n.notes.gone);
  if (kind === 'result') return shown(dailyDoneMessage(outcome, i18n), 'command');
  if (!outcome.result) return ephemeralNote(i18n.fame.daily.gone);
  const told = `${mention(caller.user)}\n${i18n.fame.share(outcome.result)}`;
  return { kind: 'message', message: dailyToldMessage(told, outcome.result.circle, i18n), ephemeral: false };
}

/** For the asker's eyes only; a control changes the panel it stands in. */
const shown = (message: Message, surface: Surface): Reply =>
  surface === 'command' ? { kind: 'message', message, ephemeral: true } : { kind: 'update', message };

const circlesOf = ({ home }: Caller) =>
  home.kind === 'guild' ? (['guild', 'global'] as const) : (['global'] as const);

/** A season that begins now, by its name on boards: days and months are those of UTC. */
function seasonOf(season: 'all' | 'month' | 'day', { now }: Caller): string {
  if (season === 'all') return season;
  return new Date(now).toISOString().slice(0, season === 'month' ? 7 : 10);
}

/** What is meant by a cause as typed: a raw id, a name or its beginning; as it is when it is none. */
function causeOf({ i18n }: BoardRenderer, typed: string): string {
  const wanted = typed.toLowerCase();
  const causes = i18n.fame.causes;
  const named = (fits: (name: string) => boolean) =>
    causes.find(({ id, name }) => fits(name.toLowerCase()) || id === wanted);
  return (named((name) => name === wanted) ?? named((name) => name.startsWith(wanted)))?.id ?? wanted.slice(0, 24);
}

function toQuery({ depth, ...query }: RunsQuery): HistoryQuery {
  return { ...query, ...(depth === undefined ? {} : { deepest: { from: depth } }) };
}
