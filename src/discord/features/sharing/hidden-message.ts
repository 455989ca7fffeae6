import { button, row, text } from '../../api/component';
import type { Message } from '../../api/reply';
import { mention } from '../../api/users';
import type { I18n } from '../../board/renderer';
import { formatCustomId } from '../../custom-id/custom-id';
import type { RunId, UserId } from '../../types';

/** Tells all of a run that is shared and shows nothing of it; who may know it is a click away from watching. */
export function veiledMessage(
  { run, version }: { run: RunId; version: number | null },
  user: UserId,
  i18n: I18n,
): Message {
  const { together } = i18n;
  const id = formatCustomId({
    run: version === null ? run : `${run}#${version}`,
    version: 0,
    control: { kind: 'shared' },
  });
  return {
    components: [text(together.veiled(mention(user))), row(button({ id, label: together.button.watch }))],
    attachments: [],
  };
}
