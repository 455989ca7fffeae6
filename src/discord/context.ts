import type { KnownServers } from './known-servers';
import type { BoardRenderer, Play, RunId, UserId } from './types';

export interface About {
  version: string;
  links: Readonly<Partial<Record<'demo' | 'source' | 'privacy' | 'terms' | 'support', string>>>;
}

export interface ListedCommand {
  definition: { name: string; audience?: 'admins' };
  subcommands?: readonly { definition: { name: string } }[];
}

export interface HandlerContext {
  play: Play;
  /** Uses the Discord client's language; the player's settings may override it. */
  renderer: BoardRenderer;
  commands: readonly ListedCommand[];
  isManager: boolean;
  bots: readonly UserId[];
  application: string;
  about: About;
  /** A handler that changes a configuration must note the change here. */
  knownServers: KnownServers;
}

export interface ComponentInput {
  run: RunId;
  version: number;
  values: readonly string[];
  /** True if only the player sees the message with the control. */
  isEphemeral: boolean;
}
