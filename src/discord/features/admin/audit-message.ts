import { parsePostRules } from '../../../settings/post-rules';
import { channelMention, type Message, mention, nameInMarkdown } from '../../api';
import type { AuditEntry, I18n } from '../../types';
import { page, runsRow } from './admin-message';

/** Matches a Discord id, but no pseudonym of an erased user. */
const USER_ID = /^\d+$/;

export function auditMessage(audit: readonly AuditEntry[], i18n: I18n): Message {
  const { admin } = i18n;
  const lines = audit.map((entry) => {
    const { at, by, done } = entry;
    return admin.auditLine(`<t:${Math.floor(at / 1000)}:f>`, personName(by, i18n), auditedAction(entry, i18n), done);
  });
  return page([`## ${admin.auditTitle}`, ...(lines.length > 0 ? lines : [admin.noAudit])], [runsRow(i18n)]);
}

const personName = (id: string, { admin }: I18n): string => (USER_ID.test(id) ? mention(id) : admin.audited.erased);

function auditedAction({ action, target, detail, run }: AuditEntry, i18n: I18n): string {
  const { audited } = i18n.admin;
  const ofRun = run
    ? `**${nameInMarkdown(run.heroName, i18n.notes.nameless)}** (${mention(run.owner)})`
    : audited.goneRun;
  switch (action) {
    case 'end':
      return audited.end(ofRun);
    case 'reset':
      return audited.reset(personName(detail, i18n), ofRun);
    case 'rollback':
      return audited.rollback(ofRun, Number(detail));
    case 'debug':
      return audited.debug(ofRun, i18n.admin.cheats[detail] ?? '');
    case 'channels':
      return audited.channels(
        detail
          .split(' ')
          .flatMap((id) => (USER_ID.test(id) ? [channelMention(id)] : []))
          .join(' '),
      );
    case 'mode':
      return audited.mode(i18n.parties.mode[detail as keyof typeof i18n.parties.mode] ?? '');
    case 'posts':
      return audited.posts(postRulesText(detail, i18n));
    case 'quiet':
      return audited.quiet(detail === 'true');
    case 'stories':
      return audited.stories(detail === 'true');
    case 'export':
      return audited.export(personName(target ?? '', i18n));
    case 'erase':
      return audited.erase(personName(target ?? '', i18n));
  }
}

/** `detail` comes from the audit. Returns `''` for unreadable text. */
function postRulesText(detail: string, { admin: { posts } }: I18n): string {
  const rules = parsePostRules(detail);
  if (!rules) return '';
  const { by, perHour, channel } = rules;
  const place = channel === null ? posts.anywhere : posts.only(channelMention(channel));
  return [posts.by[by], posts.cap(perHour), place].join(', ');
}
