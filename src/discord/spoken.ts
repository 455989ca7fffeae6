import { type Studio, studioOf } from './layout/board';
import type { Performing } from './perform';
import type { Asking, Outcome } from './types';

/**
 * The studio of the language a player has chosen, for replies that show no board: a board brings it along. That of the
 * client while it cannot be asked for.
 */
export async function spokenBy({ play, studio }: Pick<Performing, 'play' | 'studio'>, who: Asking): Promise<Studio> {
  try {
    const { language } = await play.stats(who);
    return language === 'auto' ? studio : studio.in(language);
  } catch (error) {
    if (who.signal?.aborted) throw error;
    return studio;
  }
}

/** Everything done from here on is told in the language chosen. */
export const speaking = async (performing: Performing, who: Asking): Promise<Performing> => ({
  ...performing,
  studio: await spokenBy(performing, who),
});

/** The studio for what became of a request. */
export const spokenOf = async (performing: Pick<Performing, 'play' | 'studio'>, who: Asking, outcome: Outcome) =>
  'board' in outcome ? studioOf(performing.studio, outcome.board) : spokenBy(performing, who);
