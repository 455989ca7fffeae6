import type { KnownServers } from './known-servers';
import type { BoardRenderer, Play, RunId, UserId } from './types';

/** Version of the deployment and links to its operator's pages. */
export interface About {
  version: string;
  /** Web addresses. The reply to `/about` has a button for each. */
  links: Readonly<Partial<Record<'demo' | 'source' | 'privacy' | 'terms' | 'support', string>>>;
}

/** Command for the help, which lists each subcommand, or the command itself if there are none. */
export interface ListedCommand {
  definition: { name: string; audience?: 'admins' };
  subcommands?: readonly { definition: { name: string } }[];
}

export interface HandlerContext {
  play: Play;
  /**
   * Renderer for the language of the player's Discord client. Handlers derive other renderers from the player's
   * settings.
   */
  renderer: BoardRenderer;
  /** All commands, in the order of the help. */
  commands: readonly ListedCommand[];
  /** True if Discord lets the player manage the server of the interaction. */
  isManager: boolean;
  /** Bots in the command's user options. */
  bots: readonly UserId[];
  /** Id of the Discord application. */
  application: string;
  about: About;
  /** Server rules that this process knows. A handler that changes a configuration records the change here. */
  knownServers: KnownServers;
}

/** Facts about a pressed button or used menu, in addition to the control itself. */
export interface ComponentInput {
  run: RunId;
  version: number;
  /** Values that the player picked from a menu; empty for a button. */
  values: readonly string[];
  /** True if only the player sees the message with the control. */
  isEphemeral: boolean;
}
