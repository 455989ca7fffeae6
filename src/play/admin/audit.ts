import type { AuditLine } from '../../storage/contract';
import type { Context } from '../context';
import type { Caller } from '../contract';

/**
 * Does what somebody who looks after a server asked for: puts it down as begun, does it, marks it as done if it came to
 * anything. The same delivery again goes on with the line it finds. What was cut short, or came to nothing, stays as
 * begun.
 */
export async function withAudit<T extends { kind: string }>(
  context: Context,
  guild: string,
  { interaction, user: by, now: at, signal }: Caller,
  what: Pick<AuditLine, 'action' | 'target' | 'detail'>,
  deed: () => Promise<T>,
): Promise<T> {
  const lines = await context.store.loadAudit(guild, signal);
  const found = lines.find((line) => line.interaction === interaction);
  const line: AuditLine = found ?? { guild, interaction, at, by, ...what, done: false };
  if (!found) await context.store.putAudit(line, signal);
  const outcome = await deed();
  if (!line.done && FRUITFUL.includes(outcome.kind)) await context.store.putAudit({ ...line, done: true }, signal);
  return outcome;
}

const FRUITFUL = ['done', 'configured', 'exported', 'erased'];
