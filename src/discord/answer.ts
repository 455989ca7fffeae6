import { type BoardOptions, boardMessage, type Studio } from './layout/board';
import { privateNote } from './layout/note';
import { aimControls, type Controls, dangerSentence, restartControls, sureControls } from './layout/panels';
import type { Reply } from './reply';
import type { Action, Board, Outcome, Refusal } from './types';

/** Where the reply goes: a slash command gets a message of its own, a button changes the one it stands in. */
export type Surface = 'command' | 'component';

/** Turns what became of a request into the one response to it. */
export function answer(
  outcome: Outcome,
  surface: Surface,
  studio: Studio,
  options: BoardOptions & { /** Asked for with a new game; kept through the question. */ seed?: string } = {},
): Reply {
  const show = (board: Board, more: BoardOptions = {}): Reply => {
    const message = boardMessage(board, studio, { ...options, ...more });
    return surface === 'command' ? { kind: 'message', message, ephemeral: false } : { kind: 'update', message };
  };
  switch (outcome.kind) {
    case 'applied':
      return show(outcome.board, { events: outcome.events });
    case 'started':
      return show(outcome.board, { events: outcome.board.view.events });
    case 'board':
      return show(outcome.board, { events: latest(outcome.board) });
    case 'stale':
      return show(outcome.board, {
        note: 'That button was from an earlier turn, so it did nothing. This is the board now.',
        events: outcome.events,
      });
    case 'refused':
      return refused(outcome.board, outcome.refusal, outcome.action, show, studio);
    case 'confirm-restart':
      return show(outcome.board, { controls: restartControls(outcome.board, options.seed ?? null) });
    case 'not-yours':
      return privateNote(`This run belongs to <@${outcome.owner}>. Start your own with \`/play\`.`);
    case 'no-run':
      return privateNote('You have no run yet. Begin one with `/play`.');
    case 'busy':
      return privateNote('Another action of yours is still being played. Try again in a moment; nothing was lost.');
  }
}

function refused(
  board: Board,
  refusal: Refusal,
  action: Action,
  show: (board: Board, more: BoardOptions) => Reply,
  studio: Studio,
): Reply {
  const controls = questionFor(board, refusal, action, studio);
  if (controls) return show(board, { controls });
  if (refusal.code === 'over') return show(board, {});
  return privateNote(studio.words.refusal(board.view, refusal, action));
}

/** A refusal that is really a question: for a target, or for a yes. */
function questionFor(board: Board, refusal: Refusal, action: Action, studio: Studio): Controls | null {
  if (refusal.code === 'danger') return sureControls(board, action, dangerSentence(refusal));
  if (refusal.code === 'target-needed' && (action.kind === 'use' || action.kind === 'cast')) {
    return aimControls(board, action, studio.words);
  }
  return null;
}

/** What happened in the newest turn, for somebody who comes back to it. */
function latest({ view }: Board) {
  return view.events.filter(({ turn }) => turn >= view.turn).slice(-6);
}
