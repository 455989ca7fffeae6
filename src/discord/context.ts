import type { KnownServers } from './known-servers';
import type { BoardRenderer, Play, RunId, UserId } from './types';

/** Facts about a deployment. */
export interface About {
  version: string;
  /** Addresses of the pages that the operator publishes. A page without an address gets no button. */
  links: Readonly<Partial<Record<'source' | 'privacy' | 'terms' | 'support', string>>>;
}

/** A slash command as the help lists it: under its own name, or under the names of its subcommands. */
export interface ListedCommand {
  definition: { name: string; audience?: 'admins' };
  subcommands?: readonly { definition: { name: string } }[];
}

/** The context that handlers need to answer an interaction. */
export interface HandlerContext {
  play: Play;
  /** Renders in the language of the player's Discord client, until a handler knows the player's settings. */
  renderer: BoardRenderer;
  /** Commands in the order in which the help lists them. */
  commands: readonly ListedCommand[];
  /** True if the player may manage the server of the interaction. */
  isManager: boolean;
  /** Ids of the bots among the users that a command's options name. */
  bots: readonly UserId[];
  /** Id of the Discord application that received the interaction. */
  application: string;
  about: About;
  /** Rules of the servers that this process knows. A handler that changes a configuration records the change here. */
  knownServers: KnownServers;
}

/** The input of a pressed button or a menu. */
export interface ComponentInput {
  /** The run and version that the custom id names. */
  run: RunId;
  version: number;
  /** The values picked from a menu; empty for a button. */
  values: readonly string[];
  /** True if only the player sees the message with the control. */
  isEphemeral: boolean;
}
