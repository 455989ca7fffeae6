import { button, channelMention, inRows, type Message, mention, row, text } from '../api';
import { formatCustomId } from '../controls/control';
import type { I18n, Outcome } from '../types';

const END = { kind: 'act', action: { kind: 'abandon' } } as const;

export function notYoursMessage(
  { owner, watch, deserted, ownerAbsent, mayEnd, playedIn, join }: Extract<Outcome, { kind: 'not-yours' }>,
  i18n: I18n,
): Message {
  const { parties, notes } = i18n;
  const lines = [
    notes.notYours(mention(owner)),
    ...(deserted ? [parties.deserted] : []),
    ...(mayEnd ? [parties.mayEnd] : []),
    ...(ownerAbsent ? [parties.ownerAbsent] : []),
    ...(playedIn === undefined ? [] : [parties.move.playedIn(channelMention(playedIn))]),
  ];
  const note = text(lines.join(' '));
  const joining = join
    ? [button({ id: formatCustomId({ ...join, control: { kind: 'join' } }), label: parties.button.join })]
    : [];
  if (!watch) return { components: [note, ...inRows(joining)], attachments: [] };
  const { button: labels } = i18n.sharing;
  const buttons = [
    ...joining,
    button({ id: formatCustomId({ ...watch, control: { kind: 'shared-run' } }), label: labels.watch }),
    button({ id: formatCustomId({ ...watch, control: { kind: 'fork' } }), label: labels.fork }),
    ...(mayEnd ? [button({ id: formatCustomId({ ...watch, control: END }), label: parties.button.end })] : []),
  ];
  return { components: [note, row(...buttons)], attachments: [] };
}
