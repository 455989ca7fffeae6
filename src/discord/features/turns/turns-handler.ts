import { same } from '../../../lib/geometry';
import { ephemeralNote, ephemeralReply, type Reply } from '../../api';
import { createArguments } from '../../arguments/arguments';
import { type Choice, readChoice } from '../../arguments/read-choice';
import {
  canRetire,
  chosenLines,
  hasArea,
  isReached,
  parsePlace,
  retireConfirmation,
  titleMessage,
  withChosenRun,
} from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import { type Counter, SPARE_ITEMS } from '../../controls/panel-controls';
import { isAimed, type TurnControl, type Verb } from '../../controls/turns-controls';
import { NUMBER, RAW_ID } from '../../custom-id/control-family';
import { type OutcomeReplyOptions, replyToOutcome } from '../../outcomes/outcome-reply';
import { surfaceBelow } from '../../outcomes/placement';
import { isAway } from '../../outcomes/recap';
import { hintText } from '../../outcomes/reply-of-kind';
import { personalBoard, rendererForBoard, rendererForPlayer, rendererForReply } from '../../player-locale';
import type {
  Action,
  ActionSubmission,
  AimedAction,
  Applied,
  Board,
  BoardRenderer,
  Caller,
  EntityId,
  Grave,
  I18n,
  Outcome,
  Play,
  Point,
} from '../../types';
import { withTabs } from '../sheet-tabs';
import { examineMessage, lookMessage } from './look-message';
import type { TurnIntent } from './turns-intents';

/** Acts on the present state, because a command names no version. */
export async function handleTurnCommand(context: HandlerContext, intent: TurnIntent, caller: Caller): Promise<Reply> {
  if (intent.kind === 'play') return startOrResume(context, intent.seed, caller);
  if (intent.kind === 'turn') return actOnCommand(context, intent.action, caller);
  const { play, renderer: base } = context;
  const toRead = intent.kind === 'look' || intent.kind === 'read';
  const seen = await play.look({ ...caller, graves: intent.kind === 'look', toRead });
  if (intent.kind === 'retire' && (seen.kind !== 'board' || !canRetire(seen.board))) {
    return actOnCommand(context, { kind: 'retire' }, caller);
  }
  if (seen.kind !== 'board') return commandReply(context, seen, caller);
  const board = personalBoard(seen.board);
  const renderer = rendererForBoard(base, board);
  switch (intent.kind) {
    case 'choose':
      return chooseOnCommand(context, intent, seen.board, caller);
    case 'retire': {
      const { i18n } = rendererForBoard(base, seen.board);
      return replyToOutcome(seen, 'command', base, { controls: retireConfirmation(seen.board, i18n) });
    }
    case 'look':
      return lookReply(
        board,
        { target: intent.target, graves: seen.graves, shown: rendererForBoard(base, seen.board).i18n },
        renderer,
      );
    case 'read':
      return ephemeralNote(...intent.read(createArguments(board, renderer.i18n)), ...chosenLines(board, renderer.i18n));
  }
}

async function commandReply(
  context: HandlerContext,
  outcome: Outcome,
  caller: Caller,
  options: OutcomeReplyOptions = {},
): Promise<Reply> {
  return replyToOutcome(outcome, 'command', await rendererForReply(context, caller, outcome), options);
}

/** If the run is over, shows the title. A `seed` starts a new run. */
async function startOrResume(context: HandlerContext, seed: string | null, caller: Caller): Promise<Reply> {
  const { play, renderer } = context;
  if (seed !== null)
    return commandReply(context, await play.play({ ...caller, seed, restart: true }), caller, { seed });
  const outcome = await play.play({ ...caller, showEnded: true });
  if (outcome.kind === 'board' && outcome.board.view.over) {
    const message = titleMessage(outcome.board, rendererForBoard(renderer, outcome.board));
    return { kind: 'message', message, ephemeral: false };
  }
  return commandReply(context, outcome, caller, { away: isAway(outcome, caller), kits: true });
}

const onArrival = (caller: Caller) => ({ ...caller, run: null, seenVersion: null });

async function actOnCommand(context: HandlerContext, action: Action, caller: Caller): Promise<Reply> {
  const counter = counterOf(action);
  const options = { ...(counter === null ? {} : { counter }), user: caller.user };
  const draw = (expected: Applied): Reply => replyToOutcome(expected, 'command', context.renderer, options);
  const outcome = await submitAction(context.play, { ...onArrival(caller), draw }, action);
  return drawnReply(outcome) ?? commandReply(context, outcome, caller, options);
}

function counterOf(action: Action): Counter | null {
  if (action.kind === 'pay-tribute') return { vendor: action.to, tab: 'tribute', page: 0 };
  if (action.kind === 'sell-spares') return { vendor: action.vendor, tab: 'sell', page: 0 };
  const isTrade = action.kind === 'buy' || action.kind === 'sell';
  return isTrade ? { vendor: action.vendor, tab: action.kind, page: 0 } : null;
}

/** Refuses after the run and during a pending choice, except a target. */
async function chooseOnCommand(
  context: HandlerContext,
  { choose }: Extract<TurnIntent, { kind: 'choose' }>,
  board: Board,
  caller: Caller,
): Promise<Reply> {
  const { over, pending } = board.view;
  const refused = (code: 'over' | 'pending'): Promise<Reply> => {
    const action: Action = { kind: 'answer', option: null };
    return commandReply(context, { kind: 'refused', board, refusal: { code }, action }, caller);
  };
  if (over) return refused('over');
  if (pending && pending.kind !== 'target') return refused('pending');
  const { i18n } = rendererForBoard(context.renderer, personalBoard(board));
  const choice = readChoice(choose, board, i18n, rendererForBoard(context.renderer, board).i18n);
  if (pending && !isUseOf(choice, pending.item)) return refused('pending');
  if ('mistake' in choice) return ephemeralNote(choice.mistake, ...chosenLines(board, i18n));
  const reached = choice.kind === 'travel' ? placeReachedAt(board, choice.to) : undefined;
  if (reached) return ephemeralNote(i18n.input.thereAlready(i18n.thing(reached.who)), ...chosenLines(board, i18n));
  if (!needsPreview(board, choice)) return actOnCommand(context, choice, caller);
  return commandReply(context, await context.play.aim({ ...onArrival(caller), action: choice }), caller);
}

const isUseOf = (choice: Choice, item: EntityId): boolean =>
  'kind' in choice && choice.kind === 'use' && choice.item === item;

const placeReachedAt = (board: Board, to: Point) =>
  board.view.places.find((place) => same(place.at, to) && isReached(board, place));

function lookReply(
  board: Board,
  { target, graves, shown }: { target: string | null; graves: readonly Grave[] | undefined; shown: I18n },
  renderer: BoardRenderer,
): Reply {
  const { i18n } = renderer;
  if (target === null) return ephemeralReply(withChosenRun(lookMessage(board, renderer, graves), board, i18n));
  const reasons: string[] = [];
  const { stairsNamed, visibleThing } = createArguments(board, i18n, shown, (why) => void reasons.push(why));
  const way = stairsNamed(target);
  const stairs = way && i18n.stairs(board.view, way);
  if (stairs !== null) return ephemeralNote(stairs, ...chosenLines(board, i18n));
  const thing = visibleThing(target);
  const closer = thing && withTabs(examineMessage(board, renderer, thing), { sheet: null, run: board.run }, i18n);
  return closer
    ? ephemeralReply(withChosenRun(closer, board, i18n))
    : ephemeralNote(reasons.at(-1) ?? i18n.input.noSuchThing, ...chosenLines(board, i18n));
}

/** A control of another version shows the present board. */
export async function handleTurnControl(
  context: HandlerContext,
  control: TurnControl,
  { run, version, values, isEphemeral }: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  const { play } = context;
  const at = { ...caller, run, seenVersion: version };
  const replyWith = (renderer: BoardRenderer, outcome: Outcome, options: OutcomeReplyOptions): Reply =>
    replyToOutcome(outcome, surfaceBelow({ run, isEphemeral }, outcome), renderer, { ...options, user: caller.user });
  const show = async (outcome: Outcome, options: OutcomeReplyOptions = {}): Promise<Reply> =>
    replyWith(await rendererForReply(context, caller, outcome), outcome, options);
  const act = async (action: Action | null, options: OutcomeReplyOptions = {}): Promise<Reply> => {
    if (!action) return ephemeralNote((await rendererForPlayer(context, caller)).i18n.notes.gone);
    const draw = (expected: Applied): Reply => replyWith(context.renderer, expected, options);
    const outcome = await submitAction(play, { ...at, draw }, action);
    return drawnReply(outcome) ?? show(outcome, options);
  };
  switch (control.kind) {
    case 'act':
    case 'option':
    case 'repeat':
      return act(control.action);
    case 'walk':
      return act(control.action, { panel: 'steps' });
    case 'choose':
      return act(pickedAction(control.verb, values[0]));
    case 'visit': {
      const to = parsePlace(values[0] ?? '');
      return act(to && { kind: 'travel', to });
    }
    case 'trade': {
      const { vendor, tab, page } = control;
      return act(pickedTrade(control, control.item ?? values[0]), { counter: { vendor, tab, page } });
    }
    case 'aim':
      return show(await play.aim({ ...at, action: control.action }));
    case 'restart': {
      const { seed, campaign, kit, welcome } = control;
      const asked = {
        ...(seed === null ? {} : { seed }),
        ...(campaign === undefined ? {} : { campaign }),
        ...(kit === undefined ? {} : { kit }),
      };
      const outcome = await play.play({ ...caller, ...asked, restart: { run, seenVersion: version } });
      const hint =
        welcome && outcome.kind === 'started'
          ? { hint: hintText('welcome', outcome.board, rendererForBoard(context.renderer, outcome.board)) }
          : {};
      const reply = await show(outcome, { ...asked, welcome, ...hint });
      // A reply to an ephemeral message stays ephemeral.
      return isEphemeral && reply.kind === 'message' ? { ...reply, ephemeral: true } : reply;
    }
    case 'set-aside':
      return show(await play.setAside({ ...caller, run }));
  }
}

function pickedAction(verb: Verb, value = ''): Action | null {
  if (!NUMBER.test(value)) return null;
  return verb === 'answer' ? { kind: 'answer', option: Number(value) } : { kind: verb, item: Number(value) };
}

function pickedTrade({ vendor, tab }: Counter, value = ''): Action | null {
  if (tab === 'buy') return RAW_ID.test(value) ? { kind: 'buy', vendor, item: value } : null;
  if (tab === 'tribute') {
    const [faction = '', points = ''] = value.split('.');
    if (!RAW_ID.test(faction) || !NUMBER.test(points) || Number(points) === 0) return null;
    return { kind: 'pay-tribute', to: vendor, faction, points: Number(points) };
  }
  if (value === SPARE_ITEMS) return { kind: 'sell-spares', vendor };
  return NUMBER.test(value) ? { kind: 'sell', vendor, item: Number(value) } : null;
}

const TARGET_REFUSALS = ['target-needed', 'target-unseen', 'out-of-range'];

/** If the engine refuses the target, asks for another target. */
async function submitAction(
  play: Play,
  submission: Omit<ActionSubmission<Reply>, 'action'>,
  action: Action,
): Promise<Outcome<Reply>> {
  const outcome = await play.submitAction({ ...submission, action });
  if (outcome.kind !== 'refused' || !isAimed(action) || !TARGET_REFUSALS.includes(outcome.refusal.code)) return outcome;
  return play.aim({ ...submission, action });
}

/** Returns the reply that `draw` made while the store saved the turn. */
const drawnReply = (outcome: Outcome<Reply>): Reply | undefined =>
  outcome.kind === 'applied' ? outcome.drawn : undefined;

const needsPreview = (board: Board, action: Action): action is AimedAction =>
  isAimed(action) && action.at !== undefined && hasArea(board, action);
