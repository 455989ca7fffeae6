import { errorReply } from './api/error-reply';
import type { Interaction, UserInteraction } from './api/interaction';
import { ephemeralNote, noteMessage } from './api/note';
import type { Message, Reply } from './api/reply';
import { callerOf, mayManage } from './api/users';
import type { BoardRenderer } from './board/message';
import { suggest } from './commands/autocomplete';
import type { Command } from './commands/command';
import { createEphemeralReplies } from './commands/ephemeral';
import { handleCommand, isPrivate, optionsOf } from './commands/handle-command';
import { mentioning } from './commands/mentions';
import { handleComponent } from './custom-id/handle-component';
import type { Caller, Play } from './types';

export interface BotParts {
  play: Play;
  renderer: BoardRenderer;
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
  /** What is said when there was no time for a reply. */
  apology(interaction: UserInteraction, why: 'tooLate' | 'unanswered' | 'tookTooLong'): Message;
}

/** Discord names the language of everybody's client; who has none is spoken to in this one. */
const DEFAULT_LOCALE = 'en-US';

export function createBot(parts: BotParts): Bot {
  const { play, commands, failed } = parts;
  const byName = new Map(commands.map((command) => [command.definition.name, command]));
  const hush = createEphemeralReplies(play);
  const studioFor = ({ locale = DEFAULT_LOCALE }: UserInteraction): BoardRenderer => parts.renderer.in(locale);

  const dispatch = (interaction: UserInteraction, renderer: BoardRenderer, caller: Caller): Promise<Reply> | Reply => {
    const local = { ...parts, renderer, manages: mayManage(interaction) };
    switch (interaction.type) {
      case 2: {
        const { name, options = [] } = interaction.data;
        const command = byName.get(name);
        if (!command) return ephemeralNote(renderer.i18n.notes.unknownCommand);
        return hush.hushed(name, caller, () => handleCommand(local, command.intent(optionsOf(options)), caller));
      }
      case 3:
        return handleComponent(local, interaction.data, caller);
      case 4:
        return suggest({ play, renderer: renderer }, byName.get(interaction.data.name), interaction.data, caller);
      case 5:
        return ephemeralNote(renderer.i18n.notes.oldForm);
    }
  };

  return {
    async reply(interaction, now, signal) {
      if (interaction.type === 1) return { kind: 'pong' };
      const renderer = studioFor(interaction);
      const { notes, commands: names } = renderer.i18n;
      try {
        return mentioning(
          await dispatch(interaction, renderer, callerOf(interaction, now, notes.nameless, signal)),
          names,
        );
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        failed?.(error);
        return interaction.type === 4 ? { kind: 'choices', choices: [] } : mentioning(errorReply(error, notes), names);
      }
    },
    deferred(interaction) {
      if (interaction.type === 3) return { kind: 'deferred', update: true, ephemeral: false };
      const name = interaction.type === 2 ? interaction.data.name : '';
      const command = byName.get(name);
      const ephemeral = !command || isPrivate(command) || hush.isHushed(name, interaction.guild_id);
      return { kind: 'deferred', update: false, ephemeral };
    },
    apology(interaction, why) {
      const { notes, commands: names } = studioFor(interaction).i18n;
      return mentioning(noteMessage(notes[why]), names);
    },
  };
}
