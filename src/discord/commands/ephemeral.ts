import type { Reply } from '../api/reply';
import type { Caller, Play } from '../types';
import type { Visibility } from './command';

/** Applies a command's visibility, which depends on whether its server keeps replies ephemeral. */
export interface EphemeralReplies {
  /**
   * The reply, made ephemeral where the server wants that. If its configuration cannot be read in time, the one that
   * was read last counts. Rejects only when `reply` does.
   */
  apply(visibility: Visibility, caller: Caller, reply: () => Promise<Reply>): Promise<Reply>;
  /** Whether a reply in this server will be ephemeral, as far as its configuration is known without reading it. */
  isEphemeral(visibility: Visibility, guild: string | undefined): boolean;
}

export function createEphemeralReplies(play: Pick<Play, 'configuration'>): EphemeralReplies {
  const quiet = new Map<string, boolean>();
  const isQuiet = (guild: string): boolean => quiet.get(guild) === true;
  const readConfiguration = async (caller: Caller): Promise<void> => {
    const outcome = await play.configuration(caller);
    if (outcome.kind === 'configured') quiet.set(caller.home.id, outcome.config.quiet);
  };
  return {
    isEphemeral: (visibility, guild) =>
      visibility === 'ephemeral' || (visibility === 'by-server' && guild !== undefined && isQuiet(guild)),
    async apply(visibility, caller, createReply) {
      const { home } = caller;
      if (home.kind !== 'guild' || visibility === 'public') return createReply();
      // Concurrently, and its failure is ignored: the reply may report a turn that was committed.
      const [reply] = await Promise.all([createReply(), readConfiguration(caller).catch(() => {})]);
      return reply.kind === 'message' && isQuiet(home.id) ? { ...reply, ephemeral: true } : reply;
    },
  };
}
