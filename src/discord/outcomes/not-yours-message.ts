import { button, channelMention, type Message, mention, row, text } from '../api';
import { formatCustomId } from '../controls/control';
import type { I18n, Outcome } from '../types';

/**
 * Names the owner of a run that the player may not play. If the player may see the run, adds buttons to watch it and to
 * branch off.
 */
export function notYoursMessage(
  { owner, watch, deserted, playedIn }: Extract<Outcome, { kind: 'not-yours' }>,
  i18n: I18n,
): Message {
  const elsewhere = playedIn === undefined ? [] : [i18n.parties.move.playedIn(channelMention(playedIn))];
  const lines = [i18n.notes.notYours(mention(owner)), ...(deserted ? [i18n.parties.deserted] : []), ...elsewhere];
  const note = text(lines.join(' '));
  if (!watch) return { components: [note], attachments: [] };
  const { button: labels } = i18n.sharing;
  const buttons = [
    button({ id: formatCustomId({ ...watch, control: { kind: 'shared-run' } }), label: labels.watch }),
    button({ id: formatCustomId({ ...watch, control: { kind: 'fork' } }), label: labels.fork }),
  ];
  return { components: [note, row(...buttons)], attachments: [] };
}
