import { answer } from './answer';
import { choosingFrom, fold } from './choosing';
import type { Command, Intent, Options } from './command';
import { type Control, parseControlId } from './control';
import { helpText } from './help';
import type {
  AutocompleteInteraction,
  CommandInteraction,
  ComponentInteraction,
  Interaction,
  UserInteraction,
} from './interaction';
import type { Studio } from './layout/board';
import { noteMessage, privateNote } from './layout/note';
import { aimControls } from './layout/panels';
import { asking } from './people';
import type { Reply } from './reply';
import type { Action, Asking, Outcome, Play } from './types';

export interface BotParts {
  play: Play;
  studio: Studio;
  commands: readonly Command[];
  /** Told of every failure that was answered with an apology. */
  failed?: (error: unknown) => void;
}

/** Answers interactions that were found authentic. */
export interface Bot {
  /** One reply to one interaction. Rejects with the signal's reason when that aborts, never for anything else. */
  reply(interaction: Interaction, now: number, signal?: AbortSignal): Promise<Reply>;
  /** What must be decided before the answer is known: whether a deferred answer will be private. */
  deferred(interaction: UserInteraction): Extract<Reply, { kind: 'deferred' }>;
}

export function createBot({ play, studio, commands, failed }: BotParts): Bot {
  const byName = new Map(commands.map((command) => [command.definition.name, command]));

  const onCommand = async (interaction: CommandInteraction, who: Asking): Promise<Reply> => {
    const command = byName.get(interaction.data.name);
    if (!command) return privateNote('I do not know that command any more. Type `/help` for those I do know.');
    return perform(command.intent(optionsOf(interaction.data.options ?? [])), who);
  };

  const perform = async (intent: Intent, who: Asking): Promise<Reply> => {
    switch (intent.kind) {
      case 'help':
        return privateNote(helpText(commands));
      case 'play': {
        const fresh = intent.seed === null ? {} : ({ seed: intent.seed, restart: true } as const);
        return answer(
          await play.play({ ...who, ...fresh }),
          'command',
          studio,
          intent.seed === null ? {} : { seed: intent.seed },
        );
      }
      case 'settings': {
        const outcome = await play.settings({ ...who, settings: intent.settings });
        return answer(outcome, 'command', studio);
      }
      case 'turn':
        return answer(await typed(intent.action, who), 'command', studio);
      case 'choose': {
        const seen = await play.look(who);
        if (seen.kind !== 'board') return answer(seen, 'command', studio);
        const chosen = intent.choose(choosingFrom(seen.board, studio.words));
        if ('unclear' in chosen) return privateNote(chosen.unclear);
        return answer(await typed(chosen, who), 'command', studio);
      }
      case 'read': {
        const seen = await play.look(who);
        if (seen.kind !== 'board') return answer(seen, 'command', studio);
        return privateNote(...intent.read(choosingFrom(seen.board, studio.words)));
      }
    }
  };

  /** A typed action carries no turn: it is taken on the board as it stands when it arrives. */
  const typed = (action: Action, who: Asking): Promise<Outcome> =>
    play.takeTurn({ ...who, run: null, seenVersion: null, action });

  const onComponent = async (interaction: ComponentInteraction, who: Asking): Promise<Reply> => {
    const id = parseControlId(interaction.data.custom_id);
    if (!id)
      return answer(await play.look(who), 'component', studio, {
        note: 'That button is from an older version. This is the board now.',
      });
    const { control, run, v } = id;
    if (control.kind === 'act') return answer(await clicked(control.action), 'component', studio);
    if (control.kind === 'choose') {
      const action = pickedAction(control.verb, interaction.data.values?.[0]);
      if (!action) return privateNote('That choice is no longer there. Use the newest message.');
      return answer(await clicked(action), 'component', studio);
    }
    if (control.kind === 'start') return answer(await play.play(who), 'component', studio);
    if (control.kind === 'restart') {
      const seed = control.seed === null ? {} : { seed: control.seed };
      return answer(await play.play({ ...who, ...seed, restart: { run, seenVersion: v } }), 'component', studio);
    }
    return browse(control);

    function clicked(action: Action): Promise<Outcome> {
      return play.takeTurn({ ...who, run, seenVersion: v, action });
    }

    /** Controls that only show something: nothing is taken, so an old one simply shows the board of now. */
    async function browse(what: Extract<Control, { kind: 'panel' | 'aim' | 'look' }>): Promise<Reply> {
      const seen = await play.look({ ...who, run });
      if (seen.kind !== 'board') return answer(seen, 'component', studio);
      if (what.kind === 'look') return privateNote(...studio.words.look(seen.board.view));
      if (seen.board.v !== v) return answer({ kind: 'stale', board: seen.board, events: [] }, 'component', studio);
      if (what.kind === 'panel') return answer(seen, 'component', studio, { panel: what.panel });
      const action: Action =
        what.what === 'spell' ? { kind: 'cast', spell: what.id } : { kind: 'use', item: Number(what.id) };
      return answer(seen, 'component', studio, { controls: aimControls(seen.board, action, studio.words) });
    }
  };

  const onAutocomplete = async (interaction: AutocompleteInteraction, who: Asking): Promise<Reply> => {
    const { name, options = [] } = interaction.data;
    const focused = options.find((option) => option.focused);
    const complete = focused && byName.get(name)?.complete?.[focused.name];
    if (!complete) return { kind: 'choices', choices: [] };
    const seen = await play.look(who);
    if (seen.kind !== 'board') return { kind: 'choices', choices: [] };
    const choices = complete(choosingFrom(seen.board, studio.words));
    return { kind: 'choices', choices: narrowed(choices, String(focused.value ?? '')) };
  };

  const dispatch = (interaction: Interaction, now: number, signal?: AbortSignal): Promise<Reply> | Reply => {
    if (interaction.type === 1) return { kind: 'pong' };
    const who = asking(interaction, now, signal);
    switch (interaction.type) {
      case 2:
        return onCommand(interaction, who);
      case 3:
        return onComponent(interaction, who);
      case 4:
        return onAutocomplete(interaction, who);
      case 5:
        return privateNote('That form is from an older version. Type `/help` to see what there is now.');
    }
  };

  return {
    async reply(interaction, now, signal) {
      try {
        return await dispatch(interaction, now, signal);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        failed?.(error);
        if (interaction.type === 4) return { kind: 'choices', choices: [] };
        return { kind: 'message', message: troubleMessage(error), ephemeral: true };
      }
    },
    deferred(interaction) {
      if (interaction.type === 3) return { kind: 'deferred', update: true, ephemeral: false };
      const command = interaction.type === 2 ? byName.get(interaction.data.name) : undefined;
      return { kind: 'deferred', update: false, ephemeral: command ? isPrivate(command) : true };
    },
  };
}

const isPrivate = (command: Command): boolean => {
  const kind = command.intent(optionsOf([])).kind;
  return kind === 'read' || kind === 'help';
};

function pickedAction(verb: Extract<Control, { kind: 'choose' }>['verb'], value: string | undefined): Action | null {
  if (value === undefined) return null;
  if (verb === 'cast') return { kind: 'cast', spell: value };
  if (!/^\d{1,9}$/.test(value)) return null;
  return verb === 'answer' ? { kind: 'answer', option: Number(value) } : { kind: verb, item: Number(value) };
}

function optionsOf(options: NonNullable<CommandInteraction['data']['options']>): Options {
  const value = (name: string) => options.find((option) => option.name === name)?.value;
  return {
    text: (name) => (value(name) === undefined ? null : String(value(name))),
    number: (name) => {
      const found = value(name);
      return typeof found === 'number' && Number.isInteger(found) ? found : null;
    },
    flag: (name) => {
      const found = value(name);
      return typeof found === 'boolean' ? found : null;
    },
  };
}

/** The suggestions that contain what was typed, those that begin with it first; at most 25. */
function narrowed(choices: { name: string; value: string }[], typed: string): { name: string; value: string }[] {
  const wanted = fold(typed);
  const found = choices.filter(({ name, value }) => fold(name).includes(wanted) || value === typed);
  const begins = ({ name }: { name: string }) => Number(fold(name).startsWith(wanted));
  return found
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, 25)
    .map(({ name, value }) => ({ name: [...name].slice(0, 100).join(''), value: value.slice(0, 100) }));
}

const TROUBLE: Record<string, string> = {
  unavailable: 'The vault where runs are kept does not answer right now. Nothing was changed; try again in a moment.',
  unreadable: 'This run cannot be read. It was left untouched; please tell whoever runs this bot.',
  newer: 'This run was saved by a newer version of the game. It was left untouched; try again once the bot is updated.',
};

/** A friendly word for a failure, by the code of the error where it has one. Never its text. */
function troubleMessage(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return noteMessage(
    TROUBLE[code] ?? 'Something went wrong on our side. Nothing was lost; `/play` shows where you stand.',
  );
}
