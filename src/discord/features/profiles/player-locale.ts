import { type BoardRenderer, rendererFor } from '../../board/message';
import type { HandlerContext } from '../../commands/handle-command';
import type { Caller, Outcome } from '../../types';

/**
 * The studio of the language a player has chosen, for replies that show no board: a board brings it along. That of the
 * client while it cannot be asked for.
 */
export async function localeOf(
  { play, renderer }: Pick<HandlerContext, 'play' | 'renderer'>,
  caller: Caller,
): Promise<BoardRenderer> {
  try {
    const { language } = await play.profile(caller);
    return language === 'auto' ? renderer : renderer.in(language);
  } catch (error) {
    if (caller.signal?.aborted) throw error;
    return renderer;
  }
}

/** Everything done from here on is told in the language chosen. */
export const inPlayerLocale = async (context: HandlerContext, caller: Caller): Promise<HandlerContext> => ({
  ...context,
  renderer: await localeOf(context, caller),
});

/** The studio for what became of a request. */
export const rendererForOutcome = async (
  context: Pick<HandlerContext, 'play' | 'renderer'>,
  caller: Caller,
  outcome: Outcome,
) => ('board' in outcome ? rendererFor(context.renderer, outcome.board) : localeOf(context, caller));
