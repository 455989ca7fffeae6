import type { CommandArguments } from '../arguments/arguments';
import type { Suggestion } from '../arguments/suggestions';
import type { I18n } from '../types';
import type { CommandShape } from './definition';
import type { Intent } from './intent';
import type { Options } from './options';

/**
 * Readers of a command's replies: everybody in the channel; everybody unless the server keeps replies ephemeral; or the
 * player alone. Fixed for each command, because a deferral announces it before the reply exists.
 */
export type Visibility = 'public' | 'by-server' | 'ephemeral';

/** Sources of suggestions that need no run. */
export interface SuggestionSources {
  i18n: I18n;
  /** Suggests the latest finished runs, newest first: the server's, or outside servers the player's own. */
  finishedRuns(): Promise<Suggestion[]>;
}

/** A slash command without subcommands, or a subcommand. */
export interface Command {
  /** Shape of the command. Each language holds the texts under the command's name. */
  definition: CommandShape;
  visibility: Visibility;
  /** True if the reply always takes longer than Discord waits, so that the worker replies. Absent means false. */
  isSlow?(options: Options): boolean;
  /** True if the reply may take seconds of work, as every slow reply does. Absent means false. */
  isHeavy?(options: Options): boolean;
  intent(options: Options): Intent;
  /** Suggestions from the board, by option. The typed text filters them later. */
  suggest?: Record<string, (args: CommandArguments) => Suggestion[]>;
  /** Suggestions that need no run, by option. The typed text filters them later. */
  suggestWithoutRun?: Record<string, (sources: SuggestionSources) => Suggestion[] | Promise<Suggestion[]>>;
}

/** A slash command that players always type with one of its subcommands. */
export interface CommandGroup {
  definition: Omit<CommandShape, 'options'>;
  subcommands: readonly Command[];
}

export type SlashCommand = Command | CommandGroup;

/** A command that an earlier version registered under another name or with other options. */
export interface FormerCommand {
  command: Command;
  /** The name under which Discord still sends the command. */
  name: string;
  /** The command that players type now, such as `run seed`. */
  now: string;
}

export const isGroup = (command: SlashCommand): command is CommandGroup => 'subcommands' in command;
