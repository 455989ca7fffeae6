import type { ComponentInteraction } from '../api/interaction';
import { ephemeralNote } from '../api/note';
import type { Reply } from '../api/reply';
import { examineMessage, lookMessage } from '../board/look';
import { type AnswerOptions, replyToOutcome } from '../board/outcome-reply';
import { mayRetire, retireControls } from '../board/panels';
import { pendingControls } from '../board/pending-choice';
import { shopControls } from '../board/shop';
import type { HandlerContext } from '../commands/handle-command';
import { openGuide, pressGuide } from '../features/help/handler';
import { type HelpControl, isGuide } from '../features/help/ids';
import { pressFame } from '../features/leaderboards/handler';
import { isFame, type ResultsControl } from '../features/leaderboards/ids';
import { pressTogether } from '../features/parties/handler';
import { isTogether, type PartyControl } from '../features/parties/ids';
import { inPlayerLocale, localeOf, rendererForOutcome } from '../features/profiles/player-locale';
import { pressReplay } from '../features/replays/handler';
import { isReplay, type ReplayControl } from '../features/replays/ids';
import { lastTurns } from '../features/replays/last-turns';
import { submitAction } from '../features/turns/submit-action';
import type { Action, Caller, Outcome } from '../types';
import { type Control, type Counter, parseCustomId, type Verb } from './custom-id';

/** Controls that only show something. */
type Browsing = Exclude<
  Control,
  | ResultsControl
  | HelpControl
  | PartyControl
  | ReplayControl
  | { kind: 'act' | 'again' | 'choose' | 'trade' | 'restart' | 'help' | 'last' | 'aim' }
>;

/** Does what a button or select asks for, and answers by changing the message it stands in. */
export async function handleComponent(
  context: HandlerContext,
  { custom_id, values }: ComponentInteraction['data'],
  caller: Caller,
): Promise<Reply> {
  const { play, renderer } = context;
  const show = async (outcome: Outcome, options: AnswerOptions = {}): Promise<Reply> =>
    replyToOutcome(outcome, 'component', await rendererForOutcome({ play, renderer }, caller, outcome), {
      ...options,
      asker: caller.user,
    });
  const id = parseCustomId(custom_id);
  if (!id) {
    const seen = await play.look(caller);
    return show(seen, { note: (await rendererForOutcome({ play, renderer }, caller, seen)).i18n.notes.oldButton });
  }
  const { control, run, version } = id;
  const act = async (action: Action | null, options: AnswerOptions = {}): Promise<Reply> =>
    action
      ? show(await submitAction(play, { ...caller, run, seenVersion: version }, action), options)
      : ephemeralNote((await localeOf({ play, renderer }, caller)).i18n.notes.gone);

  if (isTogether(control)) {
    return pressTogether(await inPlayerLocale(context, caller), control, { run, version }, values?.[0], caller);
  }
  if (isReplay(control)) return pressReplay(context, control, { run, version }, values?.[0], caller);
  if (isFame(control)) return pressFame(context, control, run, caller);
  if (isGuide(control)) return pressGuide(context, control, values ?? [], caller);
  switch (control.kind) {
    case 'act':
      return act(control.action, control.steps ? { panel: 'steps' } : {});
    case 'again':
      return act(control.action);
    case 'choose':
      return act(pickedAction(control.verb, values?.[0]));
    case 'trade': {
      const { vendor, tab, page } = control;
      return act(tradedAction(control, values?.[0]), { counter: { vendor, tab, page } });
    }
    case 'restart': {
      const seed = control.seed === null ? {} : { seed: control.seed };
      return show(await play.play({ ...caller, ...seed, restart: { run, seenVersion: version } }));
    }
    case 'last':
      return lastTurns(context, run, caller);
    case 'help':
      return openGuide(context, 'help', caller);
    case 'aim':
      return show(await play.aim({ ...caller, run, seenVersion: version, action: control.action }));
    default:
      return browse(context, { ...caller, run }, version, control, values?.[0]);
  }
}

/** Nothing is taken, so an old control simply shows the board of now. */
async function browse(
  { play, renderer: client }: HandlerContext,
  caller: Caller & { run: string },
  version: number,
  what: Browsing,
  picked: string | undefined,
): Promise<Reply> {
  const seen = await play.look(caller);
  const renderer = await rendererForOutcome({ play, renderer: client }, caller, seen);
  const show = (outcome: Outcome, options: AnswerOptions = {}): Reply =>
    replyToOutcome(outcome, 'component', renderer, { ...options, asker: caller.user });
  if (seen.kind !== 'board') return show(seen);
  const { board } = seen;
  if (what.kind === 'look') return { kind: 'message', message: lookMessage(board, renderer), ephemeral: true };
  if (what.kind === 'examine') {
    const thing = board.view.things.find(({ id }) => String(id) === picked);
    return { kind: 'update', message: thing ? examineMessage(board, renderer, thing) : lookMessage(board, renderer) };
  }
  if (board.version !== version) return show({ kind: 'stale', board, events: [] });
  if (board.view.pending)
    return show(seen, { controls: pendingControls(board, what.kind === 'ask' ? what.page : 0, renderer.i18n) });
  switch (what.kind) {
    case 'panel':
      return show(seen, { panel: what.panel, page: what.page ?? 0 });
    case 'shop': {
      const controls = shopControls(board, what, renderer.i18n);
      return show(seen, controls ? { controls, events: [] } : { note: renderer.i18n.notes.noTradeNow });
    }
    case 'retire':
      return show(seen, mayRetire(board) ? { controls: retireControls(board, renderer.i18n) } : {});
    case 'ask':
      return show(seen);
  }
}

const NUMBER = /^\d{1,9}$/;

/** What is meant by a choice; `null` for a value no menu of ours has. */
function pickedAction(verb: Verb, value = ''): Action | null {
  if (!NUMBER.test(value)) return null;
  return verb === 'answer' ? { kind: 'answer', option: Number(value) } : { kind: verb, item: Number(value) };
}

/** Wares are named by raw id, belongings by their own. */
function tradedAction({ vendor, tab }: Counter, value = ''): Action | null {
  if (tab === 'buy') return /^[a-z0-9-]{1,60}$/.test(value) ? { kind: 'buy', vendor, item: value } : null;
  return NUMBER.test(value) ? { kind: 'sell', vendor, item: Number(value) } : null;
}
