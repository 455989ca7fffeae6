import { button, type Message, mention, row, text } from '../api';
import { formatCustomId } from '../controls/control';
import type { I18n, Outcome } from '../types';

/**
 * Returns a message that names the owner of a run that the player may not play. If the player may see the run, the
 * message has buttons to watch it and to copy it into a new run.
 */
export function notYoursMessage(
  { owner, watch, deserted }: Extract<Outcome, { kind: 'not-yours' }>,
  i18n: I18n,
): Message {
  const lines = [i18n.notes.notYours(mention(owner)), ...(deserted ? [i18n.parties.deserted] : [])];
  const note = text(lines.join(' '));
  if (!watch) return { components: [note], attachments: [] };
  const { button: labels } = i18n.sharing;
  const buttons = [
    button({ id: formatCustomId({ ...watch, control: { kind: 'shared-run' } }), label: labels.watch }),
    button({ id: formatCustomId({ ...watch, control: { kind: 'fork' } }), label: labels.fork }),
  ];
  return { components: [note, row(...buttons)], attachments: [] };
}
