import { button, type Message, type Row, row, text } from '../api';
import { formatCustomId } from '../controls/control';
import type { I18n, Outcome } from '../types';

/** `offer` adds a button before `rows`; `null` adds none. */
export function unloadableMessage(
  { run, offer }: Extract<Outcome, { kind: 'unloadable' }>,
  { notes, turns }: I18n,
  rows: readonly Row[] = [],
): Message {
  const texts = notes.unloadable;
  const note = texts[run.reason];
  if (offer === null) return { components: [text(note), ...rows], attachments: [] };
  const [line, label, control] = {
    'set-aside': [texts.offerSetAside, texts.setAside, { kind: 'set-aside' }] as const,
    'new-run': [texts.offerNewRun, turns.button.newGame, { kind: 'restart', seed: null }] as const,
  }[offer];
  const id = formatCustomId({ run: run.id, version: run.version ?? 0, control });
  return { components: [text(`${note}\n${line}`), row(button({ id, label })), ...rows], attachments: [] };
}
