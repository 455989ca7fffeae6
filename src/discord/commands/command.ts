import type { CommandArguments } from '../arguments/arguments';
import type { Suggestion } from '../arguments/suggestions';
import type { I18n } from '../types';
import type { CommandShape } from './definition';
import type { Intent } from './intent';
import type { Options } from './options';

/**
 * Audience of a command's replies. `public`: everybody in the channel. `by-server`: everybody, unless the server
 * demands ephemeral replies. `ephemeral`: only the player. Each command has a fixed audience, because a deferral must
 * announce the audience before the reply exists.
 */
export type Visibility = 'public' | 'by-server' | 'ephemeral';

export interface SuggestionSources {
  i18n: I18n;
  /** Suggests the server's latest finished runs, newest first. Outside of servers, suggests the player's own runs. */
  finishedRuns(): Promise<Suggestion[]>;
}

export interface Command {
  /** Name and options. Each language has the texts under this name. */
  definition: CommandShape;
  visibility: Visibility;
  /**
   * True if the reply always takes longer than Discord waits, so that the worker must reply. If absent, always false.
   */
  isSlow?(options: Options): boolean;
  /** True if the reply may take seconds of work. Every slow command is also heavy. If absent, always false. */
  isHeavy?(options: Options): boolean;
  intent(options: Options): Intent;
  /**
   * Functions that suggest values from the player's board, by option name. A function may ignore the typed text,
   * because the caller drops suggestions that do not match.
   */
  suggest?: Record<string, (args: CommandArguments) => Suggestion[]>;
  /** Functions that suggest values without the player's board, by option name. */
  suggestWithoutRun?: Record<string, (sources: SuggestionSources) => Suggestion[] | Promise<Suggestion[]>>;
}

/** Slash command that always needs a subcommand. */
export interface CommandGroup {
  definition: Omit<CommandShape, 'options'>;
  subcommands: readonly Command[];
}

export type SlashCommand = Command | CommandGroup;

/** Command that an earlier release registered under another name or with other options. */
export interface FormerCommand {
  command: Command;
  name: string;
  /** Present command, such as `run seed`. */
  now: string;
}

export const isGroup = (command: SlashCommand): command is CommandGroup => 'subcommands' in command;
