import type { Reply } from '../api/reply';
import type { Caller, Play } from '../types';

/** Commands that are meant for all to see. */
const ALOUD: readonly string[] = ['play', 'party', 'share'];

/** Keeps to the asker what commands bring in servers that want it quiet. */
export interface EphemeralReplies {
  /** The reply as the server wants it. What cannot be found out in time is taken for what it was last. */
  hushed(command: string, caller: Caller, reply: () => Promise<Reply>): Promise<Reply>;
  /** Whether an answer will be for the asker alone, as far as that is known of the server by now. */
  isHushed(command: string, guild: string | undefined): boolean;
}

export function createEphemeralReplies(play: Pick<Play, 'configuration'>): EphemeralReplies {
  const quiet = new Map<string, boolean>();
  const learn = async (caller: Caller): Promise<void> => {
    const answer = await play.configuration(caller);
    if (answer.kind === 'configured') quiet.set(caller.home.id, answer.config.quiet);
  };
  const isHushed: EphemeralReplies['isHushed'] = (command, guild) =>
    guild !== undefined && !ALOUD.includes(command) && quiet.get(guild) === true;
  return {
    isHushed,
    async hushed(command, caller, reply) {
      const { home } = caller;
      if (home.kind !== 'guild' || ALOUD.includes(command)) return reply();
      // Beside the answer itself, which may be a turn that was taken: that must not fail for want of this.
      const [told] = await Promise.all([reply(), learn(caller).catch(() => {})]);
      return told.kind === 'message' && isHushed(command, home.id) ? { ...told, ephemeral: true } : told;
    },
  };
}
