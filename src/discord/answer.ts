import type { Counter } from './control';
import { aimControls } from './layout/aim';
import { type BoardOptions, boardMessage, type Studio, studioOf } from './layout/board';
import { choiceTold, outrunLine } from './layout/company';
import type { Controls } from './layout/controls';
import { privateNote } from './layout/note';
import { restartControls, sureControls } from './layout/panels';
import { firstCounter, shopControls } from './layout/shop';
import { foreignNote, torchNote } from './layout/together';
import { toldLines } from './layout/told';
import { escapeMarkdown } from './people';
import type { Reply, Trace } from './reply';
import type { Action, Board, GameEvent, Hint, Outcome, Refusal, UserId } from './types';

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
export function answer(outcome: Outcome, surface: Surface, spoken: Studio, options: AnswerOptions = {}): Reply {
  const studio = 'board' in outcome ? studioOf(spoken, outcome.board) : spoken;
  const { seed = null, counter = null, away = false, asker = null, ...shown } = options;
  const reply = replyTo(outcome, { seed, counter, away, asker }, studio, (board, more) => {
    const message = boardMessage(board, studio, { ...more, ...shown });
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

function replyTo(outcome: Outcome, { seed, counter, away, asker }: Kept, studio: Studio, show: Show): Reply {
  const { notes } = studio.words;
  switch (outcome.kind) {
    case 'applied':
      return show(outcome.board, {
        events: outcome.events,
        deed: outcome.board.last,
        ...hinting(outcome.hint, studio),
        ...sequel(outcome, counter, studio),
      });
    case 'started':
      return show(outcome.board, { events: latest(outcome.board), ...hinting(outcome.hint, studio) });
    case 'board':
      return show(outcome.board, {
        ...(away ? { recap: recapOf(outcome.board, studio) } : { events: latest(outcome.board) }),
        ...hinting(outcome.hint, studio),
      });
    case 'stale':
      return stale(outcome, asker, studio, show);
    case 'refused':
      return refused(outcome.board, outcome.refusal, outcome.action, studio, show);
    case 'aiming':
      return show(outcome.board, { controls: aimControls(outcome, studio.words) });
    case 'confirm-restart':
      return show(outcome.board, { controls: restartControls(outcome.board, seed, studio.words) });
    case 'not-yours':
      return { kind: 'message', message: foreignNote(outcome, studio.words), ephemeral: true };
    case 'not-your-turn':
      return { kind: 'message', message: torchNote(outcome, studio.words), ephemeral: true };
    case 'voted':
      return show(outcome.board, { note: tally(outcome, studio) });
    case 'not-here':
      return privateNote(notes.notHere(outcome.channels.map((channel) => `<#${channel}>`).join(', ')));
    case 'no-run':
      return privateNote(notes.noRun);
    case 'busy':
      return privateNote(notes.busy);
  }
}

const hinting = (hint: Hint | undefined, { words }: Studio): BoardOptions => (hint ? { hint: words.hints[hint] } : {});

/**
 * One's own board is brought up to date. One that others play on, too, stays as it is: what whoever was quicker did is
 * told there, and that another came too late is nobody else's business. The end of a run is shown to all.
 */
function stale(
  { board, events, hint }: Extract<Outcome, { kind: 'stale' }>,
  asker: UserId | null,
  studio: Studio,
  show: Show,
): Reply {
  const { words } = studio;
  if (!board.party) return show(board, { note: words.notes.stale, events, ...hinting(hint, studio) });
  if (board.view.over) return show(board, { events });
  return privateNote(toldLines(words.outcome(events, null), outrunLine(board.party, asker, words)));
}

/** How the vote stands for what was just voted for. All read it, so it speaks of nobody as `you`. */
function tally({ board, action }: Extract<Outcome, { kind: 'voted' }>, { words }: Studio): string {
  const { votes, needed } = board.party ?? { votes: [], needed: 1 };
  const wanted = JSON.stringify(action);
  const count = votes.filter((vote) => JSON.stringify(vote.action) === wanted).length;
  return words.company.tally(choiceTold(action, count, words), needed);
}

function refused(board: Board, refusal: Refusal, action: Action, studio: Studio, show: Show): Reply {
  const controls = questionFor(board, refusal, action, studio);
  if (controls) return show(board, { controls });
  // What is over, and what waits for a choice, is best shown.
  if (refusal.code === 'over') return show(board, {});
  const why = studio.words.refusal(board.view, refusal, action);
  return refusal.code === 'pending' ? show(board, { note: why }) : privateNote(why);
}

/** A refusal that is really a question: for a yes. */
function questionFor(board: Board, refusal: Refusal, action: Action, { words }: Studio): Controls | null {
  if (refusal.code !== 'danger') return null;
  return sureControls(board, action, words.refusal(board.view, refusal, action), words);
}

/** What an action leads to on its own: the wares of who was met, and the level that was revealed. */
function sequel({ board, events }: Applied, counter: Counter | null, { words }: Studio): BoardOptions {
  if (board.view.pending || board.view.over) return {};
  const met = events.find((event) => event.kind === 'shop');
  const at = met ? firstCounter(board, met.vendor.id) : counter;
  const controls = at && shopControls(board, at, words);
  return { ...(controls ? { controls } : {}), level: events.some(({ kind }) => kind === 'mapped') };
}

/** The last lines of the log, for who comes back after a pause. */
function recapOf({ view }: Board, { words }: Studio): string[] {
  const lines = words.sentences(view.events).slice(-RECAP);
  return [`**${words.guide.previously}**`, ...lines.map(escapeMarkdown)];
}

/** What happened in the newest turn, for somebody who comes back to it. */
function latest({ view }: Board): GameEvent[] {
  return view.events.filter(({ turn }) => turn >= view.turn).slice(-6);
}

function traced(outcome: Outcome): Trace {
  const result = outcome.kind === 'applied' && outcome.repeated ? 'repeated' : outcome.kind;
  return 'board' in outcome
    ? { run: outcome.board.run, move: outcome.board.v, result }
    : { run: null, move: null, result };
}

/** Those who want quiet see what their commands bring alone, but for a board they ask for and the end of a run. */
function isForOne(outcome: Outcome): boolean {
  if (!('board' in outcome) || outcome.kind === 'board' || outcome.kind === 'started') return false;
  const { settings, view } = outcome.board;
  return settings.quiet && view.over === null;
}
