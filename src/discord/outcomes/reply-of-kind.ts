import {
  channelMention,
  ephemeralNote,
  ephemeralReply,
  escapeMarkdown,
  type Message,
  mention,
  noteMessage,
  type Reply,
} from '../api';
import {
  aimControls,
  type BoardOptions,
  chosenLines,
  dangerConfirmation,
  firstCounter,
  invitedMessage,
  kitMessage,
  lateActionLine,
  lockedKitText,
  mayChooseKit,
  notYourTurnMessage,
  openedLines,
  restartConfirmation,
  shopControls,
  voteCountLine,
  welcomeMessage,
} from '../board';
import type { Counter } from '../controls/panel-controls';
import type { Restart } from '../controls/turns-controls';
import type { Board, BoardRenderer, Hint, I18n, Outcome, RefusalName, UserId } from '../types';
import { notYoursMessage } from './not-yours-message';
import { type Surface, seenAgain } from './placement';
import { recapLines } from './recap';
import { unloadableMessage } from './unloadable-message';

export interface ReplyState {
  surface: Surface;
  restart: Restart;
  away: boolean;
  kits: boolean;
  user: UserId | null;
  counter: Counter | null;
  renderer: BoardRenderer;
  /** Player's own texts. In a party, `renderer` may use another language. */
  personal: I18n;
  isShared: boolean;
  show: (board: Board, options: BoardOptions) => Reply;
  reply: (message: Message) => Reply;
}

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>;

export function replyOfKind(outcome: Outcome, state: ReplyState): Reply {
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
      const { board } = outcome;
      // A named campaign or kit already answers the welcome's question.
      if (outcome.hint === 'welcome' && restart.campaign === undefined && restart.kit === undefined)
        return state.reply(welcomeMessage(board, renderer));
      const notes = [countedFeats(outcome, i18n), pausedRuns(outcome, i18n)].filter((note) => note !== undefined);
      if (asksForKit(board, restart))
        return state.reply(kitMessage(board, renderer, { notes, welcome: restart.welcome }));
      return show(outcome.board, {
        events: i18n.newestEvents(outcome.board.view),
        ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
        ...hintOptions(outcome, renderer),
      });
    }
    case 'board': {
      const note = pausedRuns(outcome, i18n);
      if (state.kits && isBeforeKit(outcome.board))
        return state.reply(kitMessage(outcome.board, renderer, { notes: note === undefined ? [] : [note] }));
      return show(outcome.board, {
        ...(note === undefined ? {} : { note }),
        ...(away
          ? { recap: recapLines(outcome.board, i18n) }
          : { events: seenAgain(i18n.newestEvents(outcome.board.view), surface) }),
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
    case 'invited':
      return ephemeralReply(invitedMessage(outcome.board, personal));
    case 'voted':
      return show(outcome.board, { note: voteCountLine(outcome, i18n) });
    case 'unloadable':
      return ephemeralReply(unloadableMessage(outcome, i18n));
    case 'set-aside':
      return { kind: 'update', message: noteMessage(i18n.notes.unloadable.isSetAside) };
    case 'not-here': {
      const channels = outcome.channels.map(channelMention).join(', ');
      return ephemeralNote(outcome.ofParty ? i18n.admin.partyNotHere(channels) : i18n.admin.notHere(channels));
    }
    case 'outdated':
      return show(outcome.board, { note: i18n.notes.outdated, events: [] });
    case 'too-fast':
      return ephemeralNote(i18n.notes.tooFast(outcome.turns, Math.ceil(outcome.milliseconds / 1000)));
    case 'seed-in-play':
      return ephemeralNote(i18n.notes.seedInPlay);
    case 'unknown-seed':
      return ephemeralNote(i18n.input.noSeed);
    case 'locked-kit':
      return ephemeralNote(lockedKitText(outcome.kit, personal));
    case 'no-run':
      // `noRun` could be false, because the player may have another run.
      return ephemeralNote(surface === 'command' ? i18n.notes.noRun : i18n.notes.runGone);
    case 'busy':
      return ephemeralNote(i18n.notes.busy);
  }
}

/** True if the player named a seed or campaign without a kit. */
function asksForKit(board: Board, { seed, campaign, kit }: Restart): boolean {
  const isInCode = seed !== null && board.view.kit !== undefined;
  return mayChooseKit(board) && (seed !== null || campaign !== undefined) && kit === undefined && !isInCode;
}

const isBeforeKit = (board: Board): boolean =>
  board.version === 0 && board.view.over === null && board.view.kit === undefined && mayChooseKit(board);

/** Names feats earned before this run; `undefined` if none. */
export function countedFeats({ feats }: OutcomeOf<'started'>, i18n: I18n): string | undefined {
  const named = feats && i18n.profiles.feats.counted(feats.map((id) => i18n.feat(id).name).join(', '));
  return named && [named, ...openedLines(feats, i18n)].join(' ');
}

const pausedRuns = ({ paused }: OutcomeOf<'started' | 'board'>, { turns }: I18n): string | undefined =>
  paused === undefined ? undefined : turns.paused(paused);

export const refusalNote = (reason: RefusalName, { i18n }: BoardRenderer): Reply =>
  ephemeralNote(i18n.notes.refusals[reason]);

const hintOptions = (
  { hint, board }: OutcomeOf<'applied' | 'board' | 'started' | 'stale'>,
  renderer: BoardRenderer,
): Pick<BoardOptions, 'hint' | 'offersLarge'> =>
  hint ? { hint: hintText(hint, board, renderer), offersLarge: hint === 'large' } : {};

export const hintText = (hint: Hint, { settings }: Board, { i18n: { turns } }: BoardRenderer): string =>
  hint === 'welcome' && !settings.advice ? turns.hints.welcomeUnadvised : turns.hints[hint];

/** In a party, a command gets a note and events without the board. */
function replyToStale(outcome: OutcomeOf<'stale'>, state: ReplyState): Reply {
  const { surface, user, renderer, personal, isShared, show } = state;
  const { board, events } = outcome;
  const { i18n } = renderer;
  if (!board.party) return show(board, { note: i18n.notes.stale, events, ...hintOptions(outcome, renderer) });
  if (board.view.over) return show(board, { events });
  const note = lateActionLine(board.party, user, isShared ? i18n : personal);
  if (surface !== 'command')
    return show(board, { note: isShared && user !== null ? `${mention(user)}: ${note}` : note, events });
  return ephemeralNote(`*${note}*`, ...personal.headlines(events, null).map(escapeMarkdown));
}

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
      return show(board, { note: reason });
    case 'pending':
      return show(board, { note: reason });
    default:
      return ephemeralNote(personal.refusal(board.view, refusal, action), ...chosenLines(board, personal));
  }
}

/** A party's board opens no shop, because members need the main panel. */
function followUpOptions({ board, events }: OutcomeOf<'applied'>, { counter, renderer }: ReplyState): BoardOptions {
  if (board.view.pending || board.view.over) return {};
  const level = events.some(({ kind }) => kind === 'mapped');
  if (board.party) return { level };
  const met = events.find((event) => event.kind === 'shop');
  const at = met ? firstCounter(board, met.vendor.id) : counter;
  const controls = at && shopControls(board, at, renderer.i18n);
  return { ...(controls ? { controls } : {}), level };
}
