import type { KnownServers } from './known-servers';
import type { BoardRenderer, Play, RunId, UserId } from './types';

export interface About {
  version: string;
  /** Web addresses. The reply to `/about` has a button for each. */
  links: Readonly<Partial<Record<'demo' | 'source' | 'privacy' | 'terms' | 'support', string>>>;
}

/**
 * Command in the list of the help. If a command has subcommands, the help lists the subcommands instead, unless the
 * command is for admins.
 */
export interface ListedCommand {
  definition: { name: string; audience?: 'admins' };
  subcommands?: readonly { definition: { name: string } }[];
}

export interface HandlerContext {
  play: Play;
  /**
   * Renderer for the language of the player's Discord client. If the player's settings name another language, handlers
   * use another renderer.
   */
  renderer: BoardRenderer;
  commands: readonly ListedCommand[];
  /** True if Discord lets the player manage the server of the interaction. */
  isManager: boolean;
  /** Bots among the users that the player named in the command. */
  bots: readonly UserId[];
  application: string;
  about: About;
  /** Server rules that this process knows. A handler that changes a configuration records the change here. */
  knownServers: KnownServers;
}

export interface ComponentInput {
  run: RunId;
  version: number;
  values: readonly string[];
  /** True if only the player sees the message with the control. */
  isEphemeral: boolean;
}
