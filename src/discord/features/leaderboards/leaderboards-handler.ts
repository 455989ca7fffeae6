import { DAY_MS, dayOf, endOfDungeon, monthOf, weekOf } from '../../../lib/calendar';
import { ephemeralNote, ephemeralReply, type Message, nameInMarkdown, noteMessage, type Reply, row } from '../../api';
import { byName } from '../../arguments/find-by-name';
import type { HandlerContext } from '../../context';
import type { BestRunControl, BoardControl, LeaderboardControl } from '../../controls/leaderboards-controls';
import { rendererForBoard, rendererForPlayer } from '../../player-locale';
import type { Caller, ScopeKind } from '../../types';
import { clipMessage } from '../clip-message';
import { postReply } from '../post-refusal';
import { type LeaderboardIntent, type NamedSeason, PRESENT_SEASONS } from './leaderboards-intents';
import { backButton, leaderboardMessage, PAGE_LINES, postedLeaderboardMessage } from './leaderboards-message';

/** Treats an unknown campaign as the first campaign. */
export async function handleLeaderboardCommand(
  context: HandlerContext,
  intent: LeaderboardIntent,
  caller: Caller,
): Promise<Reply> {
  const circle = intent.circle ?? scopesFor(caller)[0] ?? 'global';
  const season = seasonOf(intent.season, caller);
  const campaign = endOfDungeon(season) !== null ? {} : await campaignNamed(context, intent.campaign, caller);
  const control: BoardControl = { kind: 'leaderboard', circle, season, page: 0, ...campaign };
  const card = circle === 'guild' && intent.season === 'week' ? await firstOfWeek(context, control, caller) : null;
  return ephemeralReply(card ?? (await loadLeaderboard(context, control, caller)));
}

/** Shows the previous week to the server's first reader of the week. */
async function firstOfWeek(context: HandlerContext, control: BoardControl, caller: Caller): Promise<Message | null> {
  if ((await context.play.takeWeek(caller)).kind === 'had') return null;
  const before = { ...control, season: seasonOf('last-week', caller) };
  const outcome = await leaderboardOf(context, before, caller);
  const isPlayed = outcome.kind === 'leaderboard' && outcome.placings.length > 0;
  return isPlayed ? loadLeaderboard(context, before, caller) : null;
}

const leaderboardOf = ({ play }: HandlerContext, { circle, season, campaign, page }: BoardControl, caller: Caller) =>
  play.leaderboard({
    ...{ ...caller, circle, season, titled: { from: page * PAGE_LINES, places: PAGE_LINES } },
    ...(campaign === undefined ? {} : { campaign }),
  });

/** Returns `{}` for unknown text and for the first campaign. */
async function campaignNamed(
  context: HandlerContext,
  text: string | null,
  caller: Caller,
): Promise<Pick<BoardControl, 'campaign'>> {
  if (text === null) return {};
  const { campaigns } = (await rendererForPlayer(context, caller)).i18n;
  const found = campaigns.find(({ id }) => id === text) ?? byName(campaigns, text);
  return found === undefined || found === campaigns[0] ? {} : { campaign: found.id };
}

export async function handleLeaderboardControl(
  context: HandlerContext,
  control: LeaderboardControl,
  caller: Caller,
): Promise<Reply> {
  switch (control.kind) {
    case 'best-run':
      return showBestRun(context, control, caller);
    case 'open-leaderboard':
      return ephemeralReply(await loadLeaderboard(context, { ...control, kind: 'leaderboard', page: 0 }, caller));
    case 'leaderboard':
      return { kind: 'update', message: await loadLeaderboard(context, control, caller) };
    case 'post-leaderboard':
      return postLeaderboard(context, { ...control, kind: 'leaderboard', page: 0 }, caller);
  }
}

async function loadLeaderboard(context: HandlerContext, control: BoardControl, caller: Caller): Promise<Message> {
  const [outcome, renderer] = await Promise.all([
    leaderboardOf(context, control, caller),
    rendererForPlayer(context, caller),
  ]);
  if (outcome.kind === 'no-server') return noteMessage(renderer.i18n.leaderboards.noServer);
  const seasons = PRESENT_SEASONS.map((name) => [seasonOf(name, caller), name] as const);
  return leaderboardMessage(outcome, control, { circles: scopesFor(caller), seasons }, renderer);
}

/** Refuses daily and weekly dungeons, because some readers may not see the leaderboard. */
async function postLeaderboard(context: HandlerContext, control: BoardControl, caller: Caller): Promise<Reply> {
  const [outcome, renderer] = await Promise.all([
    leaderboardOf(context, control, caller),
    rendererForPlayer(context, caller),
  ]);
  if (outcome.kind === 'no-server') return ephemeralNote(renderer.i18n.leaderboards.noServer);
  if (outcome.kind === 'hidden' || endOfDungeon(control.season) !== null)
    return ephemeralNote(renderer.i18n.leaderboards.hidden);
  return postReply(context, postedLeaderboardMessage(outcome, control, renderer), caller, renderer);
}

async function showBestRun(context: HandlerContext, { circle, day }: BestRunControl, caller: Caller): Promise<Reply> {
  const outcome = await context.play.bestRun({ ...caller, circle, day });
  if (outcome.kind !== 'best-run') {
    const { leaderboards } = (await rendererForPlayer(context, caller)).i18n;
    const reasons = {
      'no-run': leaderboards.bestRun.none,
      hidden: leaderboards.hidden,
      'no-server': leaderboards.noServer,
    };
    return ephemeralNote(reasons[outcome.kind]);
  }
  const { board, place, frames } = outcome;
  const renderer = rendererForBoard(context.renderer, board);
  const name = nameInMarkdown(board.view.hero.name, renderer.i18n.notes.nameless);
  const lead = `**${renderer.i18n.leaderboards.bestRun.lead(name, place, day)}**`;
  const rows = [row(backButton(circle, day, renderer.i18n))];
  return { kind: 'update', message: clipMessage(board, frames, renderer, { lead, rows, brief: true }) };
}

const scopesFor = ({ home }: Caller): readonly ScopeKind[] =>
  home.kind === 'guild' ? ['guild', 'global'] : ['global'];

/** Returns a season in UTC. `now` is in milliseconds since 1970. */
function seasonOf(season: NamedSeason, { now }: Pick<Caller, 'now'>): string {
  switch (season) {
    case 'all':
    case 'former':
      return season;
    case 'week':
      return weekOf(now);
    case 'last-week':
      return weekOf(now - 7 * DAY_MS);
    case 'month':
      return monthOf(now);
    case 'last-month':
      return monthOf(Date.parse(`${monthOf(now)}-01`) - 1);
    case 'day':
      return dayOf(now);
    case 'yesterday':
      return dayOf(now - DAY_MS);
  }
}
