import type { CommandArguments } from '../arguments/arguments';
import type { Suggestion } from '../arguments/suggestions';
import type { I18n } from '../types';
import type { CommandShape } from './definition';
import type { Intent } from './intent';
import type { Options } from './options';

/**
 * Audience of a command's replies. `public`: everybody in the channel. `by-server`: everybody, unless the server's
 * configuration demands ephemeral replies. `ephemeral`: only the player. The audience is fixed for each command,
 * because a deferral must announce it before the reply exists.
 */
export type Visibility = 'public' | 'by-server' | 'ephemeral';

/** Sources of suggestions that do not depend on the player's run. */
export interface SuggestionSources {
  i18n: I18n;
  /**
   * Returns suggestions for the latest finished runs of the server, newest first. Outside of servers, suggests the
   * player's own runs.
   */
  finishedRuns(): Promise<Suggestion[]>;
}

/** A slash command without subcommands, or a subcommand. */
export interface Command {
  /** Name and options of the command. Each language has the texts under this name. */
  definition: CommandShape;
  visibility: Visibility;
  /** True if the reply always takes longer than Discord waits, so that the worker must reply. Never if absent. */
  isSlow?(options: Options): boolean;
  /** True if the reply may take seconds of work. Never if absent. Every slow command is also heavy. */
  isHeavy?(options: Options): boolean;
  intent(options: Options): Intent;
  /**
   * Functions that suggest values from the player's board, by option name. They may ignore the typed text, because the
   * caller drops suggestions that do not match.
   */
  suggest?: Record<string, (args: CommandArguments) => Suggestion[]>;
  /**
   * Functions that suggest values without a run, by option name. They may ignore the typed text, because the caller
   * drops suggestions that do not match.
   */
  suggestWithoutRun?: Record<string, (sources: SuggestionSources) => Suggestion[] | Promise<Suggestion[]>>;
}

/** A slash command that always needs a subcommand. */
export interface CommandGroup {
  definition: Omit<CommandShape, 'options'>;
  subcommands: readonly Command[];
}

export type SlashCommand = Command | CommandGroup;

/** A command that an earlier release registered under another name or with other options. */
export interface FormerCommand {
  command: Command;
  /** Name under which Discord's clients may still send the command. */
  name: string;
  /** Present name of the command, such as `run seed`. */
  now: string;
}

/** True if the command has subcommands, and can then only be used through them. */
export const isGroup = (command: SlashCommand): command is CommandGroup => 'subcommands' in command;
