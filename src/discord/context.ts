import type { SlashCommand } from './commands/command';
import type { About } from './features/about/about-message';
import type { BoardRenderer, Play, RunId, UserId } from './types';

/** What answering an interaction needs passed in. */
export interface HandlerContext {
  play: Play;
  /** In the language of the player's client, until their settings are known. */
  renderer: BoardRenderer;
  /** In the order the help lists them. */
  commands: readonly SlashCommand[];
  /** Whether the player may manage the server they are in. */
  isManager: boolean;
  /** Those of the users named in the options of a command that are bots. */
  bots: readonly UserId[];
  /** Id of the Discord application that was asked. */
  application: string;
  about: About;
}

/** What a control was pressed with. */
export interface ComponentInput {
  /** The run and version that the custom id names. */
  run: RunId;
  version: number;
  /** What was picked from a menu; empty for a button. */
  values: readonly string[];
}
