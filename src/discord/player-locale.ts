import type { HandlerContext } from './context';
import type { Board, BoardRenderer, Caller, Outcome } from './types';

type RendererContext = Pick<HandlerContext, 'play' | 'renderer'>;

const inLanguage = (renderer: BoardRenderer, language: string): BoardRenderer =>
  language === 'auto' ? renderer : renderer.in(language);

/** The language `auto` keeps `renderer`. */
export const rendererForBoard = (renderer: BoardRenderer, { settings }: Board): BoardRenderer =>
  inLanguage(renderer, settings.language);

/** Falls back to `renderer`. Rejects only if `caller.signal` aborts. */
export async function rendererForPlayer({ play, renderer }: RendererContext, caller: Caller): Promise<BoardRenderer> {
  try {
    const { language } = await play.profile(caller);
    return inLanguage(renderer, language);
  } catch (error) {
    if (caller.signal?.aborted) throw error;
    return renderer;
  }
}

/** Replaces the party's settings with the player's own. */
export const personalBoard = (board: Board): Board =>
  board.personal === undefined ? board : { ...board, settings: board.personal };

/** For a board, `replyToOutcome` chooses the language. */
export const rendererForReply = async (
  context: RendererContext,
  caller: Caller,
  outcome: Outcome,
): Promise<BoardRenderer> => ('board' in outcome ? context.renderer : rendererForPlayer(context, caller));

export const inPlayerLocale = async (context: HandlerContext, caller: Caller): Promise<HandlerContext> => ({
  ...context,
  renderer: await rendererForPlayer(context, caller),
});
