import {
  ephemeralNote,
  ephemeralReply,
  escapeMarkdown,
  type Message,
  noteMessage,
  type Reply,
  type Trace,
} from '../api';
import {
  aimControls,
  type BoardOptions,
  boardMessage,
  captionText,
  chosenLines,
  dangerConfirmation,
  firstCounter,
  lateActionLine,
  notYourTurnMessage,
  restartConfirmation,
  shopControls,
  voteCountLine,
  welcomeMessage,
} from '../board';
import type { Counter } from '../controls/panel-controls';
import type { Restart } from '../controls/turns-controls';
import { personalBoard, rendererForBoard } from '../player-locale';
import type { Board, BoardRenderer, Caller, Hint, I18n, Outcome, RawId, RefusalName, RunId, UserId } from '../types';
import { notYoursMessage } from './not-yours-message';
import { unloadableMessage } from './unloadable-message';

/** Where the reply goes: a slash command gets a message of its own, a button changes the one it stands in. */
type Surface = 'command' | 'component';

export interface OutcomeReplyOptions extends BoardOptions {
  /** The seed asked for with a new game; carried through the confirmation. */
  seed?: string;
  /** Likewise, without a seed. */
  campaign?: RawId;
  /** The player was away for long: recaps what happened last. */
  away?: boolean;
  /** Whose interaction it is, to tell their own actions from those of others. */
  user?: UserId;
  /** The page of a vendor's panel to come back to. */
  counter?: Counter;
}

interface ReplyState {
  surface: Surface;
  restart: Restart;
  away: boolean;
  user: UserId | null;
  counter: Counter | null;
  renderer: BoardRenderer;
  /** Texts for the player alone: those of a party's board are in the language of all. */
  personal: I18n;
  /** Replies with the board. */
  show: (board: Board, options: BoardOptions) => Reply;
  /** Replies with a message in place of the board. */
  reply: (board: Board, message: Message) => Reply;
}

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>;

/** Lines of the log that bring a player back into a run. */
const RECAP_LINES = 3;

/** After so long away, in milliseconds, a player is reminded of what happened last. */
const RECAP_AFTER = 6 * 3_600_000;

/** Whether nobody has played the run of an outcome for so long that whoever resumes it is to be reminded. */
export const isAway = (
  outcome: { kind: string; board?: Pick<Board, 'updatedAt'> },
  { now }: Pick<Caller, 'now'>,
): boolean => outcome.board !== undefined && now - outcome.board.updatedAt > RECAP_AFTER;

/**
 * Where a button of a run's message shows an outcome: in place of that message, unless it is somebody else's, or the
 * outcome is of another run that is a daily dungeon, which players who have yet to enter it must not see.
 */
export function surfaceBelow(run: RunId, outcome: Outcome): Surface {
  if (!('board' in outcome)) return 'component';
  const isHidden = outcome.board.origin.kind === 'daily' && outcome.board.run !== run;
  return isHidden || isBelowOther(outcome) ? 'command' : 'component';
}

const isBelowOther = (outcome: Outcome): boolean => 'belowOther' in outcome && outcome.belowOther === true;

/** The one reply to an interaction that had this outcome. Boards are in the language of their player or party. */
export function replyToOutcome(
  outcome: Outcome,
  surface: Surface,
  base: BoardRenderer,
  options: OutcomeReplyOptions = {},
): Reply {
  const hasBoard = 'board' in outcome;
  const renderer = hasBoard ? rendererForBoard(base, outcome.board) : base;
  const personal = (hasBoard ? rendererForBoard(base, personalBoard(outcome.board)) : base).i18n;
  const { seed = null, campaign, away = false, user = null, counter = null, ...overrides } = options;
  const reply: ReplyState['reply'] = (board, message) => {
    if (surface === 'component') return { kind: 'update', message };
    // Players who have yet to enter the daily dungeon must not see it.
    return { kind: 'message', message, ephemeral: board.origin.kind === 'daily' || isEphemeral(outcome) };
  };
  const show: ReplyState['show'] = (board, boardOptions) =>
    reply(board, boardMessage(board, renderer, { ...boardOptions, ...overrides }));
  const restart: Restart = { kind: 'restart', seed, ...(campaign === undefined ? {} : { campaign }) };
  const answer = replyTo(outcome, { surface, restart, away, user, counter, renderer, personal, show, reply });
  return answer.kind === 'message' || answer.kind === 'update' ? { ...answer, trace: traceOf(outcome) } : answer;
}

function replyTo(outcome: Outcome, state: ReplyState): Reply {
  const { surface, restart, away, renderer, personal, show } = state;
  const { i18n } = renderer;
  switch (outcome.kind) {
    case 'applied':
      return show(outcome.board, {
        events: outcome.events,
        action: outcome.board.last,
        feats: outcome.feats ?? [],
        ...hintOptions(outcome, renderer),
        ...followUpOptions(outcome, state),
      });
    case 'started': {
      // Who named a campaign has seen what there is to choose.
      if (outcome.hint === 'welcome' && restart.campaign === undefined)
        return state.reply(outcome.board, welcomeMessage(outcome.board, renderer));
      const notes = [countedFeats(outcome, i18n), pausedRuns(outcome, i18n)].filter((note) => note !== undefined);
      return show(outcome.board, {
        events: i18n.newestEvents(outcome.board.view),
        ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
        ...hintOptions(outcome, renderer),
      });
    }
    case 'board': {
      const note = pausedRuns(outcome, i18n);
      return show(outcome.board, {
        ...(note === undefined ? {} : { note }),
        ...(away ? { recap: recapLines(outcome.board, renderer) } : { events: i18n.newestEvents(outcome.board.view) }),
        ...hintOptions(outcome, renderer),
      });
    }
    case 'stale':
      return replyToStale(outcome, state);
    case 'refused':
      return replyToRefused(outcome, state);
    case 'aiming':
      return show(outcome.board, { controls: aimControls(outcome, i18n) });
    case 'confirm-restart':
      return show(outcome.board, { controls: restartConfirmation(outcome.board, restart, i18n) });
    case 'not-yours':
      return ephemeralReply(notYoursMessage(outcome, i18n));
    case 'not-your-turn':
      return ephemeralReply(notYourTurnMessage(outcome, personal));
    case 'voted':
      return show(outcome.board, { note: voteCountLine(outcome, i18n) });
    case 'unloadable':
      return ephemeralReply(unloadableMessage(outcome, i18n));
    case 'set-aside':
      return { kind: 'update', message: noteMessage(i18n.notes.unloadable.isSetAside) };
    case 'not-here':
      return ephemeralNote(i18n.admin.notHere(outcome.channels.map((channel) => `<#${channel}>`).join(', ')));
    case 'outdated':
      return show(outcome.board, { note: i18n.notes.outdated, events: [] });
    case 'too-fast':
      return ephemeralNote(i18n.notes.tooFast(outcome.turns, Math.ceil(outcome.milliseconds / 1000)));
    case 'seed-in-play':
      return ephemeralNote(i18n.notes.seedInPlay);
    case 'unknown-seed':
      return ephemeralNote(i18n.input.noSeed);
    case 'no-run':
      // A control names the run that it stands below: the player may have another.
      return ephemeralNote(surface === 'command' ? i18n.notes.noRun : i18n.notes.runGone);
    case 'busy':
      return ephemeralNote(i18n.notes.busy);
  }
}

/** Says which feats were counted since the run before began; `undefined` for none. */
export const countedFeats = ({ feats }: OutcomeOf<'started'>, { feat, profiles }: I18n): string | undefined =>
  feats && profiles.feats.counted(feats.map((id) => feat(id).name).join(', '));

/** Says how many other runs of the player's go on; `undefined` for none. */
const pausedRuns = ({ paused }: OutcomeOf<'started' | 'board'>, { turns }: I18n): string | undefined =>
  paused === undefined ? undefined : turns.paused(paused);

/** For outcomes that are not answered with a board: says why, to the player alone. */
export const refusalNote = (reason: RefusalName, { i18n }: BoardRenderer): Reply =>
  ephemeralNote(i18n.notes.refusals[reason]);

const hintOptions = (
  { hint, board }: OutcomeOf<'applied' | 'board' | 'started' | 'stale'>,
  renderer: BoardRenderer,
): Pick<BoardOptions, 'hint' | 'offersLarge'> =>
  hint ? { hint: hintText(hint, board, renderer), offersLarge: hint === 'large' } : {};

/** Explains the recommended button only where there is one. */
export const hintText = (hint: Hint, { settings }: Board, { i18n: { turns } }: BoardRenderer): string =>
  hint === 'welcome' && !settings.advice ? turns.hints.welcomeUnadvised : turns.hints[hint];

/**
 * A player's own board is brought up to date. The board of a party is left alone while the run goes on: it already
 * shows what somebody else did first, and only the player who was too late needs to know that they were.
 */
function replyToStale(outcome: OutcomeOf<'stale'>, { user, renderer, personal, show }: ReplyState): Reply {
  const { board, events } = outcome;
  const { i18n } = renderer;
  if (!board.party) return show(board, { note: i18n.notes.stale, events, ...hintOptions(outcome, renderer) });
  if (board.view.over) return show(board, { events });
  const note = lateActionLine(board.party, user, personal);
  return ephemeralNote(captionText(personal.outcome(events, null), note, personal.turns.earlier));
}

/** A danger is asked about. A run that is over or waits for a choice is shown. All else is said to the player alone. */
function replyToRefused(
  { board, refusal, action }: OutcomeOf<'refused'>,
  { renderer, personal, show }: ReplyState,
): Reply {
  const { i18n } = renderer;
  const reason = i18n.refusal(board.view, refusal, action);
  switch (refusal.code) {
    case 'danger':
      return show(board, { controls: dangerConfirmation(board, action, reason, i18n) });
    case 'over':
      return show(board, {});
    case 'pending':
      return show(board, { note: reason });
    default:
      return ephemeralNote(personal.refusal(board.view, refusal, action), ...chosenLines(board, personal));
  }
}

/** What an action opens: the panel of a vendor it ran into, else the one the player trades in, and a revealed level. */
function followUpOptions({ board, events }: OutcomeOf<'applied'>, { counter, renderer }: ReplyState): BoardOptions {
  if (board.view.pending || board.view.over) return {};
  const met = events.find((event) => event.kind === 'shop');
  const at = met ? firstCounter(board, met.vendor.id) : counter;
  const controls = at && shopControls(board, at, renderer.i18n);
  return { ...(controls ? { controls } : {}), level: events.some(({ kind }) => kind === 'mapped') };
}

function recapLines({ view }: Board, { i18n }: BoardRenderer): string[] {
  const lines = i18n.sentences(view.events).slice(-RECAP_LINES);
  return [`**${i18n.turns.recap}**`, ...lines.map(escapeMarkdown)];
}

function traceOf(outcome: Outcome): Trace {
  const result = outcome.kind === 'applied' && outcome.repeated ? 'repeated' : outcome.kind;
  return 'board' in outcome
    ? { run: outcome.board.run, version: outcome.board.version, result }
    : { run: null, version: null, result };
}

/**
 * With the quiet setting only boards that were asked for and the end of a run are shown to the channel. That a button
 * below the message of another run came too late concerns nobody else.
 */
function isEphemeral(outcome: Outcome): boolean {
  if (!('board' in outcome) || outcome.kind === 'board' || outcome.kind === 'started') return false;
  if (outcome.kind === 'stale' && isBelowOther(outcome)) return true;
  const { settings, view } = outcome.board;
  return settings.quiet && view.over === null;
}
