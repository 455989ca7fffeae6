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

/**
 * Kind of message in the reply. After a slash `command`, the reply is a new message. After a `component`, the reply
 * updates the message that holds the button or menu.
 */
type Surface = 'command' | 'component';

export interface OutcomeReplyOptions extends BoardOptions {
  /** Seed code that the player typed for a new run. The button that confirms the new run carries the seed. */
  seed?: string;
  /** Campaign that the player named for a new run. The button that confirms the new run carries the campaign. */
  campaign?: RawId;
  /** True if the player was away for so long that the reply repeats the last events. */
  away?: boolean;
  /** Id of the calling player. Texts address the player as "you" and call other members by name. */
  user?: UserId;
  /** Page of a vendor's panel that the reply opens again after a trade. */
  counter?: Counter;
}

interface ReplyState {
  surface: Surface;
  restart: Restart;
  away: boolean;
  user: UserId | null;
  counter: Counter | null;
  renderer: BoardRenderer;
  /** Texts in the player's own language. The board of a party is in the party's language instead. */
  personal: I18n;
  /** Returns a reply with the board. */
  show: (board: Board, options: BoardOptions) => Reply;
  /** Returns a reply with another message than the board. */
  reply: (board: Board, message: Message) => Reply;
}

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>;

/** Maximum number of events that a recap repeats. */
const RECAP_LINES = 3;

/** Milliseconds without an action after which a returning player gets a recap. */
const RECAP_AFTER = 6 * 3_600_000;

/** True if nobody acted in the run for six hours, so that a returning player gets a recap. */
export const isAway = (
  outcome: { kind: string; board?: Pick<Board, 'updatedAt'> },
  { now }: Pick<Caller, 'now'>,
): boolean => outcome.board !== undefined && now - outcome.board.updatedAt > RECAP_AFTER;

/**
 * Returns the kind of message for the outcome of a button below a run. A new message is sent if the message with the
 * button must stay: another player's board, or a finished run. The board of another daily run also needs a new,
 * ephemeral message. Players who have not entered that dungeon must not see it.
 */
export function surfaceBelow(run: RunId, outcome: Outcome): Surface {
  if (!('board' in outcome)) return 'component';
  const isHidden = outcome.board.origin.kind === 'daily' && outcome.board.run !== run;
  return isHidden || keepsMessage(outcome) ? 'command' : 'component';
}

const keepsMessage = (outcome: Outcome): boolean => 'keepsMessage' in outcome && outcome.keepsMessage === true;

/** Returns the reply that shows the outcome. The board is in the language that its player or party chose. */
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
    // A daily board is ephemeral, because players who have not entered the dungeon must not see it.
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
      // No welcome follows a named campaign, because the player has already seen the choice of campaigns.
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
      // A player who pressed a button of a lost run gets another text, because the player may still have a different
      // run.
      return ephemeralNote(surface === 'command' ? i18n.notes.noRun : i18n.notes.runGone);
    case 'busy':
      return ephemeralNote(i18n.notes.busy);
  }
}

/** Returns a sentence with the feats that were credited since the last run began; `undefined` if there are none. */
export const countedFeats = ({ feats }: OutcomeOf<'started'>, { feat, profiles }: I18n): string | undefined =>
  feats && profiles.feats.counted(feats.map((id) => feat(id).name).join(', '));

/** Returns a sentence with the number of the player's other unfinished runs; `undefined` if there are none. */
const pausedRuns = ({ paused }: OutcomeOf<'started' | 'board'>, { turns }: I18n): string | undefined =>
  paused === undefined ? undefined : turns.paused(paused);

/** Returns an ephemeral reply with the reason for a refusal. */
export const refusalNote = (reason: RefusalName, { i18n }: BoardRenderer): Reply =>
  ephemeralNote(i18n.notes.refusals[reason]);

const hintOptions = (
  { hint, board }: OutcomeOf<'applied' | 'board' | 'started' | 'stale'>,
  renderer: BoardRenderer,
): Pick<BoardOptions, 'hint' | 'offersLarge'> =>
  hint ? { hint: hintText(hint, board, renderer), offersLarge: hint === 'large' } : {};

/**
 * Returns the text of a hint. The welcome does not mention recommended buttons if the board's settings turn
 * recommendations off.
 */
export const hintText = (hint: Hint, { settings }: Board, { i18n: { turns } }: BoardRenderer): string =>
  hint === 'welcome' && !settings.advice ? turns.hints.welcomeUnadvised : turns.hints[hint];

/**
 * Returns the reply to an action that came too late: the present board. In a party whose run goes on, returns only an
 * ephemeral note. The party's board already shows the other member's action.
 */
function replyToStale(outcome: OutcomeOf<'stale'>, { user, renderer, personal, show }: ReplyState): Reply {
  const { board, events } = outcome;
  const { i18n } = renderer;
  if (!board.party) return show(board, { note: i18n.notes.stale, events, ...hintOptions(outcome, renderer) });
  if (board.view.over) return show(board, { events });
  const note = lateActionLine(board.party, user, personal);
  return ephemeralNote(captionText(personal.outcome(events, null), note, personal.turns.earlier));
}

/**
 * Returns the reply to a refused action. A danger gets a question for confirmation. If the run is over or a choice is
 * pending, the reply is the board. Any other refusal gets an ephemeral note.
 */
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

/**
 * Returns options that open the panel of the vendor whom the hero just met, or else the panel of the last trade. If an
 * event revealed the level's map, the board shows the whole level.
 */
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
 * True if only the player sees the reply. With the setting `quiet`, everybody sees only new runs, boards that a player
 * asked for, and ends of runs. If a player pressed a button below another run too late, only this player sees the
 * reply.
 */
function isEphemeral(outcome: Outcome): boolean {
  if (!('board' in outcome) || outcome.kind === 'board' || outcome.kind === 'started') return false;
  if (outcome.kind === 'stale' && keepsMessage(outcome)) return true;
  const { settings, view } = outcome.board;
  return settings.quiet && view.over === null;
}
