import type { CommandArguments } from '../arguments/arguments';
import type { Suggestion } from '../arguments/suggestions';
import type { I18n } from '../types';
import type { CommandShape } from './definition';
import type { Intent } from './intent';
import type { Options } from './options';

/** A command's audience is fixed, because a deferral precedes the reply. */
export type Visibility = 'public' | 'by-server' | 'ephemeral';

export interface SuggestionSources {
  i18n: I18n;
  /** Resolves with the newest runs first. */
  finishedRuns(): Promise<Suggestion[]>;
}

export interface Command {
  definition: CommandShape;
  visibility: Visibility;
  /** True if the reply always takes longer than Discord waits. */
  isSlow?(options: Options): boolean;
  /** True if the reply may take seconds of work. */
  isHeavy?(options: Options): boolean;
  intent(options: Options): Intent;
  /** Suggests values by option name. The caller drops suggestions that do not match. */
  suggest?: Record<string, (args: CommandArguments) => Suggestion[]>;
  suggestWithoutRun?: Record<string, (sources: SuggestionSources) => Suggestion[] | Promise<Suggestion[]>>;
}

export interface CommandGroup {
  definition: Omit<CommandShape, 'options'>;
  subcommands: readonly Command[];
}

export type SlashCommand = Command | CommandGroup;

export const isGroup = (command: SlashCommand): command is CommandGroup => 'subcommands' in command;
