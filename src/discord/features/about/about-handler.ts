import { ephemeralReply, type Reply } from '../../api';
import type { HandlerContext } from '../../context';
import { rendererForPlayer } from '../../player-locale';
import type { Caller } from '../../types';
import { aboutMessage } from './about-message';

export async function handleAboutCommand(context: HandlerContext, caller: Caller): Promise<Reply> {
  const { i18n } = await rendererForPlayer(context, caller);
  return ephemeralReply(aboutMessage(context.about, context.application, i18n));
}
