import { button, type DiscordCaller, ephemeralReply, type Message, noteMessage, type Reply, row } from '../../api';
import type { HandlerContext } from '../../context';
import { customIdWithoutRun } from '../../controls/custom-ids';
import type { PrivacyChoice, PrivacyControl } from '../../controls/privacy-controls';
import { rendererForPlayer } from '../../player-locale';
import type { Caller, I18n } from '../../types';
import { listMessage, NEUTRAL_ACCENT } from '../run-list';
import { exportMessage } from './export-message';

/** Offers a player the export and the erasure of the data stored about them. */
export async function handlePrivacyCommand(context: HandlerContext, caller: Caller): Promise<Reply> {
  const { i18n } = await rendererForPlayer(context, caller);
  return ephemeralReply(offerMessage(i18n));
}

/** Exports the player's data, or erases it after a confirmation. */
export async function handlePrivacyControl(
  context: HandlerContext,
  { choice }: PrivacyControl,
  caller: DiscordCaller,
): Promise<Reply> {
  const { play } = context;
  const { i18n } = await rendererForPlayer(context, caller);
  switch (choice) {
    case 'ask':
      return { kind: 'update', message: confirmationMessage(i18n) };
    case 'keep':
      return { kind: 'update', message: offerMessage(i18n) };
    case 'export': {
      const { items } = await play.exportMine(caller);
      return ephemeralReply(await exportMessage(i18n.privacy.exported, items, caller, i18n));
    }
    case 'erase':
      await play.eraseMine(caller);
      return { kind: 'update', message: noteMessage(i18n.privacy.erased) };
  }
}

function offerMessage({ privacy }: I18n): Message {
  const { button: labels, question } = privacy;
  const erase = choiceButton('ask', labels.erase, 'danger');
  return listMessage(NEUTRAL_ACCENT, [question], [row(choiceButton('export', labels.export), erase)]);
}

function confirmationMessage({ privacy, turns }: I18n): Message {
  const erase = choiceButton('erase', privacy.button.erase, 'danger');
  return listMessage(NEUTRAL_ACCENT, [privacy.confirm], [row(erase, choiceButton('keep', turns.button.no))]);
}

const choiceButton = (choice: PrivacyChoice, label: string, style: 'danger' | 'secondary' = 'secondary') =>
  button({ id: customIdWithoutRun({ kind: 'privacy', choice }), label, style });
