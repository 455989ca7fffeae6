import { asReply, type Message, messageOf, type Reply, type Trace } from '../api';
import { type BoardOptions, boardMessage } from '../board';
import type { Counter } from '../controls/panel-controls';
import type { Restart } from '../controls/turns-controls';
import { personalBoard, rendererForBoard } from '../player-locale';
import type { Board, BoardRenderer, I18n, Outcome, RawId, UserId } from '../types';
import {
  changesBoard,
  isAside,
  isForCallerAnywhere,
  isLatePress,
  type PlacementOptions,
  placementOf,
  type Surface,
} from './placement';
import { type ReplyState, replyOfKind } from './reply-of-kind';

export interface OutcomeReplyOptions extends BoardOptions, Pick<PlacementOptions, 'changesParty'> {
  seed?: string;
  campaign?: RawId;
  kit?: RawId;
  /** True after a welcome message. Kit buttons then lead to the first hint. */
  welcome?: true | undefined;
  /** Repeats the last events after a long absence. */
  away?: boolean;
  /** Offers kits if the hero has not acted and has no kit. */
  kits?: boolean;
  /** Texts address this player as "you". */
  user?: UserId;
  counter?: Counter;
  /** Returns a note in the language of the party's board. */
  partyNote?: ((texts: I18n['parties']) => string) | undefined;
}

interface Request {
  surface: Surface;
  base: BoardRenderer;
  options: OutcomeReplyOptions;
  reply: ReplyState['reply'];
}

/** Uses the board's language. A reply for one member alone uses the member's language. */
export function replyToOutcome(
  outcome: Outcome,
  surface: Surface,
  base: BoardRenderer,
  options: OutcomeReplyOptions = {},
): Reply {
  const aside = isAside(outcome, surface, options);
  const isPersonal = aside && !(surface === 'command' && options.changesParty);
  const seen: Outcome =
    isPersonal && 'board' in outcome ? { ...outcome, board: personalBoard(outcome.board) } : outcome;
  const placement = placementOf(outcome, surface, options);
  const isPublicInDms = surface === 'command' && placement === 'ephemeral' && !isForCallerAnywhere(outcome, options);
  const reply: ReplyState['reply'] = (message) => ({
    ...asReply(message, placement),
    ...(isPublicInDms && { isPublicInDms }),
  });
  const request = { surface, base, options, reply };
  const answer = replyOfKind(seen, stateFor(seen, request, !aside));
  if (answer.kind !== 'message' && answer.kind !== 'update') return answer;
  const draw = (): Message =>
    (aside ? messageOf(replyOfKind(outcome, stateFor(outcome, request, true))) : null) ?? answer.message;
  return { ...answer, ...changeOf(outcome, request, draw), trace: traceOf(outcome) };
}

function stateFor(outcome: Outcome, { surface, base, options, reply }: Request, isShared: boolean): ReplyState {
  const {
    seed = null,
    campaign,
    kit,
    welcome,
    away = false,
    kits = false,
    user = null,
    counter = null,
    ...rest
  } = options;
  const { partyNote, ...overrides } = rest;
  const hasBoard = 'board' in outcome;
  const renderer = hasBoard ? rendererForBoard(base, outcome.board) : base;
  const personal = (hasBoard ? rendererForBoard(base, personalBoard(outcome.board)) : base).i18n;
  const note = partyNote?.(renderer.i18n.parties);
  const restart: Restart = {
    ...{ kind: 'restart', seed },
    ...(campaign === undefined ? {} : { campaign }),
    ...(kit === undefined ? {} : { kit }),
    ...(welcome ? { welcome } : {}),
  };
  const show: ReplyState['show'] = (board, shown) =>
    reply(
      boardMessage(board, renderer, {
        ...shown,
        ...panelsFor(board, overrides, !isShared),
        ...(note !== undefined && { note }),
        aside: !isShared,
      }),
    );
  return { surface, restart, away, kits, user, counter, renderer, personal, isShared, show, reply };
}

function changeOf(
  outcome: Outcome,
  { surface, options }: Request,
  draw: () => Message,
): Pick<Extract<Reply, { kind: 'message' | 'update' }>, 'change'> {
  const isPressed = isLatePress(outcome, surface);
  if (!('board' in outcome) || !(isPressed || changesBoard(outcome, surface, options))) return {};
  return { change: { run: outcome.board.run, draw, ...(isPressed && { isPressed }) } };
}

/** Closes other panels, because all members need the main panel. */
function panelsFor({ party }: Board, options: BoardOptions, aside: boolean): BoardOptions {
  if (!party || aside) return options;
  const { panel: _, page: __, ...shared } = options;
  return shared;
}

function traceOf(outcome: Outcome): Trace {
  const result = outcome.kind === 'applied' && outcome.repeated ? 'repeated' : outcome.kind;
  return 'board' in outcome
    ? { run: outcome.board.run, version: outcome.board.version, result }
    : { run: null, version: null, result };
}
