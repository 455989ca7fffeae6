import type { CommandArguments } from '../arguments/arguments';
import type { Suggestion } from '../arguments/suggestions';
import type { I18n } from '../types';
import type { CommandShape } from './definition';
import type { Intent } from './intent';
import type { Options } from './options';

/**
 * Who sees the replies to a command: everybody in the channel; everybody unless the server keeps replies ephemeral; or
 * the player alone, which is what a deferred reply announces before its content is known.
 */
export type Visibility = 'public' | 'by-server' | 'ephemeral';

/** What suggestions that need no run are made of. */
export interface SuggestionSources {
  i18n: I18n;
  /** The latest finished runs of the server, elsewhere the player's own; the newest first. */
  finishedRuns(): Promise<Suggestion[]>;
}

/** What can be typed: a slash command, or a subcommand of one. */
export interface Command {
  /** Its texts stand with those of each language, under its name. */
  definition: CommandShape;
  visibility: Visibility;
  /** Whether replying always takes longer than Discord waits, so that the worker does it. Not by default. */
  isSlow?(options: Options): boolean;
  /** Whether replying may take seconds of work. What is slow does anyway. Not by default. */
  isHeavy?(options: Options): boolean;
  intent(options: Options): Intent;
  /** Suggestions from the board, by option, before they are filtered by what was typed. */
  suggest?: Record<string, (args: CommandArguments) => Suggestion[]>;
  /** The same for options that need no run. */
  suggestWithoutRun?: Record<string, (sources: SuggestionSources) => Suggestion[] | Promise<Suggestion[]>>;
}

/** A slash command that is typed with one of its subcommands, never alone. */
export interface CommandGroup {
  definition: Omit<CommandShape, 'options'>;
  subcommands: readonly Command[];
}

export type SlashCommand = Command | CommandGroup;

/** A command under the name, or with the options, that it had in the release before. */
export interface FormerCommand {
  command: Command;
  /** The name under which it was sent. */
  name: string;
  /** What is typed now, such as `run seed`. */
  now: string;
}

export const isGroup = (command: SlashCommand): command is CommandGroup => 'subcommands' in command;
