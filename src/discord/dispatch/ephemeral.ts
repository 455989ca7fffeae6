import type { Reply } from '../api/reply';
import type { Visibility } from '../commands/command';
import type { Caller, Output, Play } from '../types';

/** Applies a command's visibility, which depends on whether its server keeps replies ephemeral. */
export interface EphemeralReplies {
  /** The same use cases; what they change of a server's configuration counts at once. */
  play: Play;
  /**
   * The reply, made ephemeral where the server wants that, by a configuration read within the last minute. If that
   * cannot be read in time, the one that was read last counts. Rejects only when `reply` does.
   */
  apply(visibility: Visibility, caller: Caller, reply: () => Promise<Reply>): Promise<Reply>;
  /** Whether a reply in this server will be ephemeral, as far as its configuration is known without reading it. */
  isEphemeral(visibility: Visibility, guild: string | undefined): boolean;
}

/** Others than this process may change a configuration: it is read anew after so many milliseconds. */
const READ_EVERY = 60_000;

export function createEphemeralReplies(play: Play): EphemeralReplies {
  const known = new Map<string, { quiet: boolean; at: number }>();
  const isQuiet = (guild: string): boolean => known.get(guild)?.quiet === true;
  const isFresh = ({ home, now }: Caller): boolean =>
    Math.abs(now - (known.get(home.id)?.at ?? -READ_EVERY)) < READ_EVERY;
  const note = ({ home, now }: Caller, outcome: Output<'configuration' | 'configure'>): void => {
    if (outcome.kind === 'configured') known.set(home.id, { quiet: outcome.config.quiet, at: now });
  };
  return {
    play: {
      ...play,
      async configure(change) {
        const outcome = await play.configure(change);
        note(change, outcome);
        return outcome;
      },
    },
    isEphemeral: (visibility, guild) =>
      visibility === 'ephemeral' || (visibility === 'by-server' && guild !== undefined && isQuiet(guild)),
    async apply(visibility, caller, createReply) {
      const { home } = caller;
      if (home.kind !== 'guild' || visibility === 'public') return createReply();
      // Concurrently, and its failure is ignored: the reply may report a turn that was committed.
      const read = async (): Promise<void> => note(caller, await play.configuration(caller));
      const [reply] = await Promise.all([createReply(), isFresh(caller) ? null : read().catch(() => {})]);
      return reply.kind === 'message' && isQuiet(home.id) ? { ...reply, ephemeral: true } : reply;
    },
  };
}
