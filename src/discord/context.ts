import type { QuietServers } from './quiet-servers';
import type { BoardRenderer, Play, RunId, UserId } from './types';

/** A deployment's facts about itself. */
export interface About {
  version: string;
  /** Addresses of the pages that the operator publishes. A page without an address gets no button. */
  links: Readonly<Partial<Record<'source' | 'privacy' | 'terms' | 'support', string>>>;
}

/** A slash command as the help lists it: under its own name, or under those of its subcommands. */
export interface ListedCommand {
  definition: { name: string; audience?: 'admins' };
  subcommands?: readonly { definition: { name: string } }[];
}

/** What answering an interaction needs passed in. */
export interface HandlerContext {
  play: Play;
  /** In the language of the player's client, until their settings are known. */
  renderer: BoardRenderer;
  /** In the order the help lists them. */
  commands: readonly ListedCommand[];
  /** Whether the player may manage the server they are in. */
  isManager: boolean;
  /** Those of the users named in the options of a command that are bots. */
  bots: readonly UserId[];
  /** Id of the Discord application that was asked. */
  application: string;
  about: About;
  /** A handler that changes a server's configuration notes it here. */
  quietServers: QuietServers;
}

/** What a control was pressed with. */
export interface ComponentInput {
  /** The run and version that the custom id names. */
  run: RunId;
  version: number;
  /** What was picked from a menu; empty for a button. */
  values: readonly string[];
}
