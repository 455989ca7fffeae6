import type { CommandInteraction } from '../api/interaction';
import { ephemeralNote } from '../api/note';
import type { Reply } from '../api/reply';
import { examineMessage, lookMessage } from '../board/look';
import { type BoardRenderer, rendererFor } from '../board/message';
import { type AnswerOptions, replyToOutcome } from '../board/outcome-reply';
import { mayRetire, retireControls } from '../board/panels';
import { titleReply } from '../board/title';
import { openGuide, openSettings } from '../features/help/handler';
import { performFame } from '../features/leaderboards/handler';
import { performTogether } from '../features/parties/handler';
import { inPlayerLocale, localeOf, rendererForOutcome } from '../features/profiles/player-locale';
import { showBuilding } from '../features/replays/building';
import { openReplay } from '../features/replays/handler';
import { openNamed } from '../features/replays/named-run';
import { needsPreview, submitAction } from '../features/turns/submit-action';
import type { Action, Board, Caller, Outcome, Play } from '../types';
import { createArguments } from './arguments';
import type { Command, Intent, Options } from './command';

export interface HandlerContext {
  play: Play;
  renderer: BoardRenderer;
  commands: readonly Command[];
  /** The asker may look after the server it is asked in. */
  manages?: boolean;
}

/** Does what a slash command asks for, and answers it with a message of its own. */
export async function handleCommand(context: HandlerContext, intent: Intent, caller: Caller): Promise<Reply> {
  const { play, renderer, commands } = context;
  const show = async (outcome: Outcome, seed?: string): Promise<Reply> =>
    replyToOutcome(
      outcome,
      'command',
      await rendererForOutcome({ play, renderer }, caller, outcome),
      seed === undefined ? {} : { seed },
    );
  // A typed action carries no turn: it is taken on the board as it stands when it arrives.
  const now = { ...caller, run: null, seenVersion: null };
  const act = async (action: Action): Promise<Reply> => {
    const outcome = await submitAction(play, now, action);
    const options = { ...tradeOf(action), asker: caller.user };
    return replyToOutcome(outcome, 'command', await rendererForOutcome({ play, renderer }, caller, outcome), options);
  };

  switch (intent.kind) {
    case 'daily':
    case 'top':
    case 'runs':
      return performFame({ play, renderer, commands }, intent, caller);
    case 'party':
    case 'share':
    case 'watch':
    case 'fork':
    case 'admin':
    case 'privacy':
    case 'resume':
      return performTogether(await inPlayerLocale(context, caller), intent, caller);
    case 'replay':
      return intent.run === null ? openReplay(context, null, caller) : openNamed(context, intent.run, caller);
    case 'building':
      return showBuilding(context, intent, caller);
    case 'sheet':
      return openGuide(context, intent.sheet, caller, intent.page);
    case 'unclear':
      return ephemeralNote(intent.say((await localeOf({ play, renderer }, caller)).i18n));
    case 'play': {
      if (intent.seed === null) {
        const last = await play.look(caller);
        if (last.kind === 'board' && last.board.view.over)
          return titleReply(last.board, rendererFor(renderer, last.board));
        const outcome = await play.play(caller);
        return replyToOutcome(outcome, 'command', await rendererForOutcome({ play, renderer }, caller, outcome), {
          away: wasAway(outcome, caller),
        });
      }
      return show(await play.play({ ...caller, seed: intent.seed, restart: true }), intent.seed);
    }
    case 'settings':
      return openSettings(context, intent.settings, caller);
    case 'turn':
      return act(intent.action);
    case 'choose': {
      const seen = await play.look(caller);
      if (seen.kind !== 'board') return show(seen);
      const { board } = seen;
      if (board.view.pending) return show(pendingOn(board));
      const chosen = intent.choose(createArguments(board, rendererFor(renderer, board).i18n));
      if ('unclear' in chosen) return ephemeralNote(chosen.unclear);
      return needsPreview(board, chosen) ? show(await play.aim({ ...now, action: chosen })) : act(chosen);
    }
    case 'retire': {
      const seen = await play.look(caller);
      if (seen.kind !== 'board' || !mayRetire(seen.board)) return act({ kind: 'retire' });
      return replyToOutcome(seen, 'command', renderer, {
        controls: retireControls(seen.board, rendererFor(renderer, seen.board).i18n),
      });
    }
    case 'look': {
      const seen = await play.look(caller);
      return seen.kind === 'board'
        ? lookedAt(seen.board, intent.target, rendererFor(renderer, seen.board))
        : show(seen);
    }
    case 'read': {
      const seen = await play.look(caller);
      if (seen.kind !== 'board') return show(seen);
      return ephemeralNote(...intent.read(createArguments(seen.board, rendererFor(renderer, seen.board).i18n)));
    }
  }
}

/** After so long, in milliseconds, nobody knows any more what they were at. */
const PAUSE = 6 * 3_600_000;

const wasAway = (outcome: Outcome, { now }: Caller): boolean =>
  'board' in outcome && now - outcome.board.updatedAt > PAUSE;

/** Everything in sight or the one thing named, for the asker's eyes only. */
function lookedAt(board: Board, target: string | null, renderer: BoardRenderer): Reply {
  if (target === null) return { kind: 'message', message: lookMessage(board, renderer), ephemeral: true };
  const thing = createArguments(board, renderer.i18n).seen(target);
  if (!thing) return ephemeralNote(renderer.i18n.typed.noSuchThing);
  return { kind: 'message', message: examineMessage(board, renderer, thing), ephemeral: true };
}

/** Before anything else what waits for a choice is to be settled. */
const pendingOn = (board: Board): Outcome => ({
  kind: 'refused',
  board,
  refusal: { code: 'pending' },
  action: { kind: 'answer', option: null },
});

/** After a trade by command its panel stands open. */
function tradeOf(action: Action): AnswerOptions {
  if (action.kind !== 'buy' && action.kind !== 'sell') return {};
  return { counter: { vendor: action.vendor, tab: action.kind, page: 0 } };
}

/** Intents whose answers are for the asker alone. */
const PRIVATE: readonly Intent['kind'][] = [
  'read',
  'look',
  'sheet',
  'settings',
  'watch',
  'replay',
  'building',
  'admin',
  'privacy',
  'resume',
  'top',
  'runs',
  'daily',
];

/** Whether the answer to a command is for the asker alone, as far as that is known beforehand. */
export function isPrivate(command: Command): boolean {
  const { kind } = command.intent(optionsOf([]));
  return PRIVATE.includes(kind);
}

/** Reads options as Discord sends them. */
export function optionsOf(options: NonNullable<CommandInteraction['data']['options']>): Options {
  const value = (name: string) => options.find((option) => option.name === name)?.value;
  return {
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' ? found : null;
    },
    number: (name) => {
      const found = value(name);
      return typeof found === 'number' && Number.isSafeInteger(found) ? found : null;
    },
    flag: (name) => {
      const found = value(name);
      return typeof found === 'boolean' ? found : null;
    },
  };
}
