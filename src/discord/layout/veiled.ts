import { button, row, text } from '../component';
import { formatControlId } from '../control';
import { mention } from '../people';
import type { Words } from '../presenter';
import type { Message } from '../reply';
import type { RunId, UserId } from '../types';

/** Tells all of a run that is shared and shows nothing of it; who may know it is a click away from watching. */
export function veiledMessage({ run, v }: { run: RunId; v: number | null }, user: UserId, words: Words): Message {
  const { together } = words;
  const id = formatControlId({ run: v === null ? run : `${run}#${v}`, v: 0, control: { kind: 'shared' } });
  return {
    components: [text(together.veiled(mention(user))), row(button({ id, label: together.button.watch }))],
    attachments: [],
  };
}
