import type { Reply } from './reply';
import type { Asking, Play } from './types';

/** Commands that are meant for all to see. */
const ALOUD: readonly string[] = ['play', 'party', 'share'];

/** Keeps to the asker what commands bring in servers that want it quiet. */
export interface Hush {
  /** The reply as the server wants it. What cannot be found out in time is taken for what it was last. */
  hushed(command: string, who: Asking, reply: () => Promise<Reply>): Promise<Reply>;
  /** Whether an answer will be for the asker alone, as far as that is known of the server by now. */
  isHushed(command: string, guild: string | undefined): boolean;
}

export function createHush(play: Pick<Play, 'configuration'>): Hush {
  const quiet = new Map<string, boolean>();
  const learn = async (who: Asking): Promise<void> => {
    const answer = await play.configuration(who);
    if (answer.kind === 'configured') quiet.set(who.home.id, answer.config.quiet);
  };
  const isHushed: Hush['isHushed'] = (command, guild) =>
    guild !== undefined && !ALOUD.includes(command) && quiet.get(guild) === true;
  return {
    isHushed,
    async hushed(command, who, reply) {
      const { home } = who;
      if (home.kind !== 'guild' || ALOUD.includes(command)) return reply();
      // Beside the answer itself, which may be a turn that was taken: that must not fail for want of this.
      const [told] = await Promise.all([reply(), learn(who).catch(() => {})]);
      return told.kind === 'message' && isHushed(command, home.id) ? { ...told, ephemeral: true } : told;
    },
  };
}
