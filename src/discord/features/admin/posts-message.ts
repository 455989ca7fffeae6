import { POST_CAPS, POSTERS } from '../../../settings/post-rules';
import { type Message, menuRow, row } from '../../api';
import type { AdminAction } from '../../controls/admin-controls';
import { customIdWithoutRun } from '../../controls/custom-ids';
import { NO_RUN } from '../../custom-id/custom-id';
import type { GuildConfig, I18n } from '../../types';
import { actionButton, page, runsRow } from './admin-message';
import { postRuleLines } from './post-rule-lines';

export function adminPostsMessage(config: GuildConfig, i18n: I18n): Message {
  const { posts: texts } = i18n.admin;
  // The menu's value replaces the action's value.
  const menuId = (action: AdminAction): string => customIdWithoutRun({ kind: 'admin-action', action, sure: false });
  const posters = POSTERS.map((value) => ({ label: texts.by[value], value }));
  const caps = POST_CAPS.map((value) => ({ label: texts.cap(value), value: String(value) }));
  return page(
    [`## ${texts.title}`, ...postRuleLines(config, i18n), '', `-# ${texts.about}`],
    [
      ...menuRow(menuId({ kind: 'posters', by: 'all' }), texts.pickBy, posters),
      ...menuRow(menuId({ kind: 'post-cap', perHour: 0 }), texts.pickCap, caps),
      row(actionButton({ kind: 'posts-here' }, NO_RUN, i18n), actionButton({ kind: 'posts-anywhere' }, NO_RUN, i18n)),
      runsRow(i18n),
    ],
  );
}
