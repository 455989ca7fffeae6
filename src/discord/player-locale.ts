import type { HandlerContext } from './context';
import type { Board, BoardRenderer, Caller, Outcome } from './types';

type RendererContext = Pick<HandlerContext, 'play' | 'renderer'>;

const inLanguage = (renderer: BoardRenderer, language: string): BoardRenderer =>
  language === 'auto' ? renderer : renderer.in(language);

/** Returns a renderer in the board's language; with the setting `auto` the renderer stays as it is. */
export const rendererForBoard = (renderer: BoardRenderer, { settings }: Board): BoardRenderer =>
  inLanguage(renderer, settings.language);

/**
 * Returns a renderer in the player's chosen language, for replies without a board. If the profile cannot be read,
 * returns the client's language. Rejects only with the reason of an aborted signal.
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

/** Returns the board with the player's own settings, even if the party's board is shown with other settings. */
export const personalBoard = (board: Board): Board =>
  board.personal === undefined ? board : { ...board, settings: board.personal };

/**
 * Returns the renderer for a reply to this outcome. For an outcome with a board the caller picks the language later.
 */
export const rendererForReply = async (
  context: RendererContext,
  caller: Caller,
  outcome: Outcome,
): Promise<BoardRenderer> => ('board' in outcome ? context.renderer : rendererForPlayer(context, caller));

/** Returns the context with a renderer in the player's language. */
export const inPlayerLocale = async (context: HandlerContext, caller: Caller): Promise<HandlerContext> => ({
  ...context,
  renderer: await rendererForPlayer(context, caller),
});
