import { type AnswerOptions, answer } from './answer';
import { type Control, type Counter, parseControlId, type Verb } from './control';
import { type FameControl, isFame } from './control-fame';
import { type GuideControl, isGuide } from './control-guide';
import { isReplay, type ReplayControl } from './control-replay';
import { isTogether, type TogetherControl } from './control-together';
import { lastTurns } from './ending';
import { pressFame } from './fame';
import { openGuide, pressGuide } from './guide';
import type { ComponentInteraction } from './interaction';
import { examineMessage, lookMessage } from './layout/look';
import { privateNote } from './layout/note';
import { mayRetire, retireControls } from './layout/panels';
import { pendingControls } from './layout/pending';
import { shopControls } from './layout/shop';
import type { Performing } from './perform';
import { pressReplay } from './replay';
import type { Reply } from './reply';
import { speaking, spokenBy, spokenOf } from './spoken';
import { take } from './take';
import { pressTogether } from './together';
import type { Action, Asking, Outcome } from './types';

/** Controls that only show something. */
type Browsing = Exclude<
  Control,
  | FameControl
  | GuideControl
  | TogetherControl
  | ReplayControl
  | { kind: 'act' | 'again' | 'choose' | 'trade' | 'restart' | 'help' | 'last' | 'aim' }
>;

/** Does what a button or select asks for, and answers by changing the message it stands in. */
export async function press(
  performing: Performing,
  { custom_id, values }: ComponentInteraction['data'],
  who: Asking,
): Promise<Reply> {
  const { play, studio } = performing;
  const show = async (outcome: Outcome, options: AnswerOptions = {}): Promise<Reply> =>
    answer(outcome, 'component', await spokenOf({ play, studio }, who, outcome), { ...options, asker: who.user });
  const id = parseControlId(custom_id);
  if (!id) {
    const seen = await play.look(who);
    return show(seen, { note: (await spokenOf({ play, studio }, who, seen)).words.notes.oldButton });
  }
  const { control, run, v } = id;
  const act = async (action: Action | null, options: AnswerOptions = {}): Promise<Reply> =>
    action
      ? show(await take(play, { ...who, run, seenVersion: v }, action), options)
      : privateNote((await spokenBy({ play, studio }, who)).words.notes.gone);

  if (isTogether(control)) {
    return pressTogether(await speaking(performing, who), control, { run, v }, values?.[0], who);
  }
  if (isReplay(control)) return pressReplay(performing, control, { run, v }, values?.[0], who);
  if (isFame(control)) return pressFame(performing, control, run, who);
  if (isGuide(control)) return pressGuide(performing, control, values ?? [], who);
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
      return show(await play.play({ ...who, ...seed, restart: { run, seenVersion: v } }));
    }
    case 'last':
      return lastTurns(performing, run, who);
    case 'help':
      return openGuide(performing, 'help', who);
    case 'aim':
      return show(await play.aim({ ...who, run, seenVersion: v, action: control.action }));
    default:
      return browse(performing, { ...who, run }, v, control, values?.[0]);
  }
}

/** Nothing is taken, so an old control simply shows the board of now. */
async function browse(
  { play, studio: client }: Performing,
  who: Asking & { run: string },
  v: number,
  what: Browsing,
  picked: string | undefined,
): Promise<Reply> {
  const seen = await play.look(who);
  const studio = await spokenOf({ play, studio: client }, who, seen);
  const show = (outcome: Outcome, options: AnswerOptions = {}): Reply =>
    answer(outcome, 'component', studio, { ...options, asker: who.user });
  if (seen.kind !== 'board') return show(seen);
  const { board } = seen;
  if (what.kind === 'look') return { kind: 'message', message: lookMessage(board, studio), ephemeral: true };
  if (what.kind === 'examine') {
    const thing = board.view.things.find(({ id }) => String(id) === picked);
    return { kind: 'update', message: thing ? examineMessage(board, studio, thing) : lookMessage(board, studio) };
  }
  if (board.v !== v) return show({ kind: 'stale', board, events: [] });
  if (board.view.pending)
    return show(seen, { controls: pendingControls(board, what.kind === 'ask' ? what.page : 0, studio.words) });
  switch (what.kind) {
    case 'panel':
      return show(seen, { panel: what.panel, page: what.page ?? 0 });
    case 'shop': {
      const controls = shopControls(board, what, studio.words);
      return show(seen, controls ? { controls, events: [] } : { note: studio.words.notes.noTradeNow });
    }
    case 'retire':
      return show(seen, mayRetire(board) ? { controls: retireControls(board, studio.words) } : {});
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
