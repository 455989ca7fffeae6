import type { Command } from './command';
import type { CommandInteraction, Interaction, UserInteraction } from './interaction';
import type { Studio } from './layout/board';
import { privateNote } from './layout/note';
import { asking } from './people';
import { isPrivate, optionsOf, perform } from './perform';
import { press } from './press';
import type { Reply } from './reply';
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
}

export function createBot(parts: BotParts): Bot {
  const { play, studio, commands, failed } = parts;
  const byName = new Map(commands.map((command) => [command.definition.name, command]));

  const onCommand = ({ data }: CommandInteraction, who: Asking): Promise<Reply> | Reply => {
    const command = byName.get(data.name);
    if (!command) return privateNote('I do not know that command any more. Type `/help` for those I do know.');
    return perform(parts, command.intent(optionsOf(data.options ?? [])), who);
  };

  const dispatch = (interaction: Interaction, now: number, signal?: AbortSignal): Promise<Reply> | Reply => {
    if (interaction.type === 1) return { kind: 'pong' };
    const who = asking(interaction, now, signal);
    switch (interaction.type) {
      case 2:
        return onCommand(interaction, who);
      case 3:
        return press(parts, interaction.data, who);
      case 4:
        return suggest({ play, words: studio.words }, byName.get(interaction.data.name), interaction.data, who);
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
        return interaction.type === 4 ? { kind: 'choices', choices: [] } : troubleNote(error);
      }
    },
    deferred(interaction) {
      if (interaction.type === 3) return { kind: 'deferred', update: true, ephemeral: false };
      const command = interaction.type === 2 ? byName.get(interaction.data.name) : undefined;
      return { kind: 'deferred', update: false, ephemeral: command ? isPrivate(command) : true };
    },
  };
}
