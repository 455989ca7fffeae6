import { type AnswerOptions, answer } from './answer';
import { showBuilding } from './building';
import { choosingFrom } from './choosing';
import type { Command, Intent, Options } from './command';
import { performFame } from './fame';
import { openGuide, openSettings } from './guide';
import type { CommandInteraction } from './interaction';
import { type Studio, studioOf } from './layout/board';
import { examineMessage, lookMessage } from './layout/look';
import { privateNote } from './layout/note';
import { mayRetire, retireControls } from './layout/panels';
import { titleReply } from './layout/title';
import { openReplay } from './replay';
import { openNamed } from './replay-named';
import type { Reply } from './reply';
import { speaking, spokenBy, spokenOf } from './spoken';
import { isToBeShown, take } from './take';
import { performTogether } from './together';
import type { Action, Asking, Board, Outcome, Play } from './types';

export interface Performing {
  play: Play;
  studio: Studio;
  commands: readonly Command[];
  /** The asker may look after the server it is asked in. */
  manages?: boolean;
}

/** Does what a slash command asks for, and answers it with a message of its own. */
export async function perform(performing: Performing, intent: Intent, who: Asking): Promise<Reply> {
  const { play, studio, commands } = performing;
  const show = async (outcome: Outcome, seed?: string): Promise<Reply> =>
    answer(outcome, 'command', await spokenOf({ play, studio }, who, outcome), seed === undefined ? {} : { seed });
  // A typed action carries no turn: it is taken on the board as it stands when it arrives.
  const now = { ...who, run: null, seenVersion: null };
  const act = async (action: Action): Promise<Reply> => {
    const outcome = await take(play, now, action);
    const options = { ...tradeOf(action), asker: who.user };
    return answer(outcome, 'command', await spokenOf({ play, studio }, who, outcome), options);
  };

  switch (intent.kind) {
    case 'daily':
    case 'top':
    case 'runs':
      return performFame({ play, studio, commands }, intent, who);
    case 'party':
    case 'share':
    case 'watch':
    case 'fork':
    case 'admin':
    case 'privacy':
    case 'resume':
      return performTogether(await speaking(performing, who), intent, who);
    case 'replay':
      return intent.run === null ? openReplay(performing, null, who) : openNamed(performing, intent.run, who);
    case 'building':
      return showBuilding(performing, intent, who);
    case 'sheet':
      return openGuide(performing, intent.sheet, who, intent.page);
    case 'unclear':
      return privateNote(intent.say((await spokenBy({ play, studio }, who)).words));
    case 'play': {
      if (intent.seed === null) {
        const last = await play.look(who);
        if (last.kind === 'board' && last.board.view.over) return titleReply(last.board, studioOf(studio, last.board));
        const outcome = await play.play(who);
        return answer(outcome, 'command', await spokenOf({ play, studio }, who, outcome), {
          away: wasAway(outcome, who),
        });
      }
      return show(await play.play({ ...who, seed: intent.seed, restart: true }), intent.seed);
    }
    case 'settings':
      return openSettings(performing, intent.settings, who);
    case 'turn':
      return act(intent.action);
    case 'choose': {
      const seen = await play.look(who);
      if (seen.kind !== 'board') return show(seen);
      const { board } = seen;
      if (board.view.pending) return show(pendingOn(board));
      const chosen = intent.choose(choosingFrom(board, studioOf(studio, board).words));
      if ('unclear' in chosen) return privateNote(chosen.unclear);
      return isToBeShown(board, chosen) ? show(await play.aim({ ...now, action: chosen })) : act(chosen);
    }
    case 'retire': {
      const seen = await play.look(who);
      if (seen.kind !== 'board' || !mayRetire(seen.board)) return act({ kind: 'retire' });
      return answer(seen, 'command', studio, {
        controls: retireControls(seen.board, studioOf(studio, seen.board).words),
      });
    }
    case 'look': {
      const seen = await play.look(who);
      return seen.kind === 'board' ? lookedAt(seen.board, intent.target, studioOf(studio, seen.board)) : show(seen);
    }
    case 'read': {
      const seen = await play.look(who);
      if (seen.kind !== 'board') return show(seen);
      return privateNote(...intent.read(choosingFrom(seen.board, studioOf(studio, seen.board).words)));
    }
  }
}

/** After so long, in milliseconds, nobody knows any more what they were at. */
const PAUSE = 6 * 3_600_000;

const wasAway = (outcome: Outcome, { now }: Asking): boolean =>
  'board' in outcome && now - outcome.board.updatedAt > PAUSE;

/** Everything in sight or the one thing named, for the asker's eyes only. */
function lookedAt(board: Board, target: string | null, studio: Studio): Reply {
  if (target === null) return { kind: 'message', message: lookMessage(board, studio), ephemeral: true };
  const thing = choosingFrom(board, studio.words).seen(target);
  if (!thing) return privateNote(studio.words.typed.noSuchThing);
  return { kind: 'message', message: examineMessage(board, studio, thing), ephemeral: true };
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
