import { ephemeralReply, type Message, noteMessage, type Reply } from '../../api';
import type { HandlerContext } from '../../context';
import type { Caller, ScopeKind } from '../../types';
import { rendererForPlayer } from '../profiles/player-locale';
import type { LeaderboardControl, LeaderboardIntent } from './ids';
import { leaderboardMessage } from './message';

/** Opens a leaderboard; without a scope the server's, where there is one. */
export async function handleLeaderboardCommand(
  context: HandlerContext,
  intent: LeaderboardIntent,
  caller: Caller,
): Promise<Reply> {
  const circle = intent.circle ?? scopesFor(caller)[0] ?? 'global';
  const season = seasonOf(intent.season, caller);
  return ephemeralReply(await loadLeaderboard(context, { kind: 'leaderboard', circle, season, page: 0 }, caller));
}

/** Turns to another page or leaderboard in the message where one stands. */
export async function handleLeaderboardControl(
  context: HandlerContext,
  control: LeaderboardControl,
  caller: Caller,
): Promise<Reply> {
  return { kind: 'update', message: await loadLeaderboard(context, control, caller) };
}

async function loadLeaderboard(context: HandlerContext, control: LeaderboardControl, caller: Caller): Promise<Message> {
  const { circle, season } = control;
  const [outcome, { i18n }] = await Promise.all([
    context.play.leaderboard({ ...caller, circle, season }),
    rendererForPlayer(context, caller),
  ]);
  if (outcome.kind === 'no-server') return noteMessage(i18n.leaderboards.noServer);
  const choice = { circles: scopesFor(caller), day: seasonOf('day', caller), month: seasonOf('month', caller) };
  return leaderboardMessage(outcome, control, choice, i18n);
}

const scopesFor = ({ home }: Caller): readonly ScopeKind[] =>
  home.kind === 'guild' ? ['guild', 'global'] : ['global'];

/** The name of the season that includes now. Days and months are those of UTC. */
function seasonOf(season: 'all' | 'month' | 'day', { now }: Caller): string {
  if (season === 'all') return season;
  return new Date(now).toISOString().slice(0, season === 'month' ? 7 : 10);
}
