import { button, type DiscordCaller, ephemeralReply, type Message, noteMessage, type Reply, row } from '../../api';
import type { HandlerContext } from '../../context';
import { customIdWithoutRun } from '../../controls/custom-ids';
import type { PrivacyControl } from '../../controls/privacy-controls';
import { askedAt, isConfirmed } from '../../custom-id/question';
import { rendererForPlayer } from '../../player-locale';
import type { Caller, I18n } from '../../types';
import { listMessage, NEUTRAL_ACCENT } from '../run-list';
import { exportMessage } from './export-message';

export async function handlePrivacyCommand(context: HandlerContext, caller: Caller): Promise<Reply> {
  const { i18n } = await rendererForPlayer(context, caller);
  return ephemeralReply(offerMessage(i18n));
}

/** Erases only after a confirmation within 15 minutes. */
export async function handlePrivacyControl(
  context: HandlerContext,
  control: PrivacyControl,
  caller: DiscordCaller,
): Promise<Reply> {
  const { play } = context;
  const { i18n } = await rendererForPlayer(context, caller);
  switch (control.choice) {
    case 'ask':
      return { kind: 'update', message: confirmationMessage(askedAt(caller), i18n) };
    case 'keep':
      return { kind: 'update', message: offerMessage(i18n) };
    case 'export': {
      const { items } = await play.exportMine(caller);
      return ephemeralReply(await exportMessage(i18n.privacy.exported, items, caller, i18n));
    }
    case 'erase': {
      const askAgain = (why: string): Reply => ({
        kind: 'update',
        message: confirmationMessage(askedAt(caller), i18n, [why, '']),
      });
      if (!isConfirmed(control.asked, caller)) return askAgain(i18n.notes.lapsed);
      const { kind } = await play.eraseMine(caller);
      if (kind === 'overtaken') return askAgain(i18n.notes.refusals.overtaken);
      return { kind: 'update', message: noteMessage(i18n.privacy.erased) };
    }
  }
}

function offerMessage({ privacy }: I18n): Message {
  const { button: labels, question } = privacy;
  const erase = choiceButton({ kind: 'privacy', choice: 'ask' }, labels.erase, 'danger');
  const exportAll = choiceButton({ kind: 'privacy', choice: 'export' }, labels.export);
  return listMessage(NEUTRAL_ACCENT, [question], [row(exportAll, erase)]);
}

function confirmationMessage(asked: number, { privacy, turns }: I18n, lines: readonly string[] = []): Message {
  const erase = choiceButton({ kind: 'privacy', choice: 'erase', asked }, privacy.button.erase, 'danger');
  const keep = choiceButton({ kind: 'privacy', choice: 'keep' }, turns.button.no);
  return listMessage(NEUTRAL_ACCENT, [...lines, privacy.confirm], [row(erase, keep)]);
}

const choiceButton = (control: PrivacyControl, label: string, style: 'danger' | 'secondary' = 'secondary') =>
  button({ id: customIdWithoutRun(control), label, style });
