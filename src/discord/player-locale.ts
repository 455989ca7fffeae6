import type { HandlerContext } from './context';
import type { Board, BoardRenderer, Caller, Outcome } from './types';

type RendererContext = Pick<HandlerContext, 'play' | 'renderer'>;

const inLanguage = (renderer: BoardRenderer, language: string): BoardRenderer =>
  language === 'auto' ? renderer : renderer.in(language);

/** In the language that the board is shown in; with `auto` as it is. */
export const rendererForBoard = (renderer: BoardRenderer, { settings }: Board): BoardRenderer =>
  inLanguage(renderer, settings.language);

/**
 * In the language that the player has chosen, for replies without a board. While it cannot be read that of the client.
 * Rejects only with the reason of an aborted signal.
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

/** The board as its player would have it to themselves, also where a party has it otherwise. */
export const personalBoard = (board: Board): Board =>
  board.personal === undefined ? board : { ...board, settings: board.personal };

/** For replies that choose by themselves between the language of the outcome's board and that of the player. */
export const rendererForReply = async (
  context: RendererContext,
  caller: Caller,
  outcome: Outcome,
): Promise<BoardRenderer> => ('board' in outcome ? context.renderer : rendererForPlayer(context, caller));

/** The context with a renderer in the player's language. */
export const inPlayerLocale = async (context: HandlerContext, caller: Caller): Promise<HandlerContext> => ({
  ...context,
  renderer: await rendererForPlayer(context, caller),
});
