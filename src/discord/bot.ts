import type { Command } from './command';
import { createHush } from './hush';
import type { Interaction, UserInteraction } from './interaction';
import type { Studio } from './layout/board';
import { noteMessage, privateNote } from './layout/note';
import { mentioning } from './mentions';
import { asking, mayManage } from './people';
import { isPrivate, optionsOf, perform } from './perform';
import { press } from './press';
import type { Message, Reply } from './reply';
import { suggest } from './suggest';
import { troubleNote } from './trouble';
import type { Asking, Play } from './types';

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
  /** What is said when there was no time for a reply. */
  apology(interaction: UserInteraction, why: 'tooLate' | 'unanswered' | 'tookTooLong'): Message;
}

/** Discord names the language of everybody's client; who has none is spoken to in this one. */
const DEFAULT_LOCALE = 'en-US';

export function createBot(parts: BotParts): Bot {
  const { play, commands, failed } = parts;
  const byName = new Map(commands.map((command) => [command.definition.name, command]));
  const hush = createHush(play);
  const studioFor = ({ locale = DEFAULT_LOCALE }: UserInteraction): Studio => parts.studio.in(locale);

  const dispatch = (interaction: UserInteraction, studio: Studio, who: Asking): Promise<Reply> | Reply => {
    const local = { ...parts, studio, manages: mayManage(interaction) };
    switch (interaction.type) {
      case 2: {
        const { name, options = [] } = interaction.data;
        const command = byName.get(name);
        if (!command) return privateNote(studio.words.notes.unknownCommand);
        return hush.hushed(name, who, () => perform(local, command.intent(optionsOf(options)), who));
      }
      case 3:
        return press(local, interaction.data, who);
      case 4:
        return suggest({ play, studio }, byName.get(interaction.data.name), interaction.data, who);
      case 5:
        return privateNote(studio.words.notes.oldForm);
    }
  };

  return {
    async reply(interaction, now, signal) {
      if (interaction.type === 1) return { kind: 'pong' };
      const studio = studioFor(interaction);
      const { notes, commands: names } = studio.words;
      try {
        return mentioning(await dispatch(interaction, studio, asking(interaction, now, notes.nameless, signal)), names);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        failed?.(error);
        return interaction.type === 4 ? { kind: 'choices', choices: [] } : mentioning(troubleNote(error, notes), names);
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
      const { notes, commands: names } = studioFor(interaction).words;
      return mentioning(noteMessage(notes[why]), names);
    },
  };
}
