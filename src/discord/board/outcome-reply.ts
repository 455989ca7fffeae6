import { ephemeralNote } from '../api/note';
import type { Reply, Trace } from '../api/reply';
import { escapeMarkdown } from '../api/users';
import type { Counter } from '../custom-id/custom-id';
import { foreignNote, torchNote } from '../features/admin/message';
import { choiceTold, outrunLine } from '../features/parties/party-lines';
import type { Action, Board, GameEvent, Hint, Outcome, Refusal, UserId } from '../types';
import { aimControls } from './aim';
import { captionLines } from './caption';
import type { Controls } from './controls';
import { type BoardOptions, type BoardRenderer, boardMessage, rendererFor } from './message';
import { restartControls, sureControls } from './panels';
import { firstCounter, shopControls } from './shop';

/** Where the reply goes: a slash command gets a message of its own, a button changes the one it stands in. */
export type Surface = 'command' | 'component';

export interface AnswerOptions extends BoardOptions {
  /** Asked for with a new game; kept through the question. */
  seed?: string;
  /** Who asks was away for long: reminds them of what happened last. */
  away?: boolean;
  /** Who asks, to tell others who were quicker from oneself. */
  asker?: UserId;
  /** Where in a vendor's panel the player stands, to come back there. */
  counter?: Counter;
}

/** Lines that bring one back into a run. */
const RECAP = 3;

type Applied = Extract<Outcome, { kind: 'applied' }>;

type Show = (board: Board, more: BoardOptions) => Reply;

/** Turns what became of a request into the one response to it. */
export function replyToOutcome(
  outcome: Outcome,
  surface: Surface,
  base: BoardRenderer,
  options: AnswerOptions = {},
): Reply {
  const renderer = 'board' in outcome ? rendererFor(base, outcome.board) : base;
  const { seed = null, counter = null, away = false, asker = null, ...shown } = options;
  const reply = replyTo(outcome, { seed, counter, away, asker }, renderer, (board, more) => {
    const message = boardMessage(board, renderer, { ...more, ...shown });
    if (surface === 'component') return { kind: 'update', message };
    // The dungeon of the day is played out of sight of those who have yet to enter it.
    return { kind: 'message', message, ephemeral: board.origin.kind === 'daily' || isForOne(outcome) };
  });
  return reply.kind === 'message' || reply.kind === 'update' ? { ...reply, trace: traced(outcome) } : reply;
}

interface Kept {
  seed: string | null;
  counter: Counter | null;
  away: boolean;
  asker: UserId | null;
}

function replyTo(outcome: Outcome, { seed, counter, away, asker }: Kept, renderer: BoardRenderer, show: Show): Reply {
  const { notes } = renderer.i18n;
  switch (outcome.kind) {
    case 'applied':
      return show(outcome.board, {
        events: outcome.events,
        deed: outcome.board.last,
        ...hinting(outcome.hint, renderer),
        ...sequel(outcome, counter, renderer),
      });
    case 'started':
      return show(outcome.board, { events: latest(outcome.board), ...hinting(outcome.hint, renderer) });
    case 'board':
      return show(outcome.board, {
        ...(away ? { recap: recapOf(outcome.board, renderer) } : { events: latest(outcome.board) }),
        ...hinting(outcome.hint, renderer),
      });
    case 'stale':
      return stale(outcome, asker, renderer, show);
    case 'refused':
      return refused(outcome.board, outcome.refusal, outcome.action, renderer, show);
    case 'aiming':
      return show(outcome.board, { controls: aimControls(outcome, renderer.i18n) });
    case 'confirm-restart':
      return show(outcome.board, { controls: restartControls(outcome.board, seed, renderer.i18n) });
    case 'not-yours':
      return { kind: 'message', message: foreignNote(outcome, renderer.i18n), ephemeral: true };
    case 'not-your-turn':
      return { kind: 'message', message: torchNote(outcome, renderer.i18n), ephemeral: true };
    case 'voted':
      return show(outcome.board, { note: tally(outcome, renderer) });
    case 'not-here':
      return ephemeralNote(notes.notHere(outcome.channels.map((channel) => `<#${channel}>`).join(', ')));
    case 'no-run':
      return ephemeralNote(notes.noRun);
    case 'busy':
      return ephemeralNote(notes.busy);
  }
}

const hinting = (hint: Hint | undefined, { i18n }: BoardRenderer): BoardOptions =>
  hint ? { hint: i18n.hints[hint] } : {};

/**
 * One's own board is brought up to date. One that others play on, too, stays as it is: what whoever was quicker did is
 * told there, and that another came too late is nobody else's business. The end of a run is shown to all.
 */
function stale(
  { board, events, hint }: Extract<Outcome, { kind: 'stale' }>,
  asker: UserId | null,
  renderer: BoardRenderer,
  show: Show,
): Reply {
  const { i18n } = renderer;
  if (!board.party) return show(board, { note: i18n.notes.stale, events, ...hinting(hint, renderer) });
  if (board.view.over) return show(board, { events });
  return ephemeralNote(captionLines(i18n.outcome(events, null), outrunLine(board.party, asker, i18n)));
}

/** How the vote stands for what was just voted for. All read it, so it speaks of nobody as `you`. */
function tally({ board, action }: Extract<Outcome, { kind: 'voted' }>, { i18n }: BoardRenderer): string {
  const { votes, needed } = board.party ?? { votes: [], needed: 1 };
  const wanted = JSON.stringify(action);
  const count = votes.filter((vote) => JSON.stringify(vote.action) === wanted).length;
  return i18n.company.tally(choiceTold(action, count, i18n), needed);
}

function refused(board: Board, refusal: Refusal, action: Action, renderer: BoardRenderer, show: Show): Reply {
  const controls = questionFor(board, refusal, action, renderer);
  if (controls) return show(board, { controls });
  // What is over, and what waits for a choice, is best shown.
  if (refusal.code === 'over') return show(board, {});
  const why = renderer.i18n.refusal(board.view, refusal, action);
  return refusal.code === 'pending' ? show(board, { note: why }) : ephemeralNote(why);
}

/** A refusal that is really a question: for a yes. */
function questionFor(board: Board, refusal: Refusal, action: Action, { i18n }: BoardRenderer): Controls | null {
  if (refusal.code !== 'danger') return null;
  return sureControls(board, action, i18n.refusal(board.view, refusal, action), i18n);
}

/** What an action leads to on its own: the wares of who was met, and the level that was revealed. */
function sequel({ board, events }: Applied, counter: Counter | null, { i18n }: BoardRenderer): BoardOptions {
  if (board.view.pending || board.view.over) return {};
  const met = events.find((event) => event.kind === 'shop');
  const at = met ? firstCounter(board, met.vendor.id) : counter;
  const controls = at && shopControls(board, at, i18n);
  return { ...(controls ? { controls } : {}), level: events.some(({ kind }) => kind === 'mapped') };
}

/** The last lines of the log, for who comes back after a pause. */
function recapOf({ view }: Board, { i18n }: BoardRenderer): string[] {
  const lines = i18n.sentences(view.events).slice(-RECAP);
  return [`**${i18n.guide.previously}**`, ...lines.map(escapeMarkdown)];
}

/** What happened in the newest turn, for somebody who comes back to it. */
function latest({ view }: Board): GameEvent[] {
  return view.events.filter(({ turn }) => turn >= view.turn).slice(-6);
}

function traced(outcome: Outcome): Trace {
  const result = outcome.kind === 'applied' && outcome.repeated ? 'repeated' : outcome.kind;
  return 'board' in outcome
    ? { run: outcome.board.run, version: outcome.board.version, result }
    : { run: null, version: null, result };
}

/** Those who want quiet see what their commands bring alone, but for a board they ask for and the end of a run. */
function isForOne(outcome: Outcome): boolean {
  if (!('board' in outcome) || outcome.kind === 'board' || outcome.kind === 'started') return false;
  const { settings, view } = outcome.board;
  return settings.quiet && view.over === null;
}
