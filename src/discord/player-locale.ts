import type { HandlerContext } from './context';
import type { Board, BoardRenderer, Caller, Outcome } from './types';

type RendererContext = Pick<HandlerContext, 'play' | 'renderer'>;

const inLanguage = (renderer: BoardRenderer, language: string): BoardRenderer =>
  language === 'auto' ? renderer : renderer.in(language);

/** Returns a renderer for the language in the board's settings; `renderer` itself if the setting is `auto`. */
export const rendererForBoard = (renderer: BoardRenderer, { settings }: Board): BoardRenderer =>
  inLanguage(renderer, settings.language);

/**
 * Returns a renderer for the language in the player's settings. If the settings cannot be read, returns `renderer`,
 * which uses the Discord client's language. Rejects only if `caller.signal` is aborted.
 */
export async function rendererForPlayer({ play, renderer }: RendererContext, caller: Caller): Promise<BoardRenderer> {
  try {
    const { language } = await play.profile(caller);
    return inLanguage(renderer, language);
  } catch (error) {
    if (caller.signal?.aborted) throw error;
    return renderer;
  }
}

/** Returns the board with the player's own settings instead of the party's settings. */
export const personalBoard = (board: Board): Board =>
  board.personal === undefined ? board : { ...board, settings: board.personal };

/**
 * Returns a renderer for the language in the player's settings. If the outcome has a board, returns the context's
 * renderer, because `replyToOutcome` then uses the language of the board.
 */
export const rendererForReply = async (
  context: RendererContext,
  caller: Caller,
  outcome: Outcome,
): Promise<BoardRenderer> => ('board' in outcome ? context.renderer : rendererForPlayer(context, caller));

/** Returns the context with a renderer for the language in the player's settings. */
export const inPlayerLocale = async (context: HandlerContext, caller: Caller): Promise<HandlerContext> => ({
  ...context,
  renderer: await rendererForPlayer(context, caller),
});
