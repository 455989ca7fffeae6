import type { AuditLine } from '../../storage/contract';
import type { Caller, Context, Input, NoServer, Output } from '../use-case';

export const NO_SERVER: NoServer = { kind: 'no-server' };
/** Lines in a list, unless the caller wants another number. */
const LIST_LIMIT = 25;

/** Outcomes of a change that was made. */
const DONE = ['done', 'configured', 'exported', 'erased', 'set-aside'];

/**
 * Makes a change to a server and keeps an audit line about it: written before the change, marked as done after it. A
 * repeated delivery goes on with the line it finds. Of a change that was cut short, or failed, the line stays not done.
 */
export async function withAudit<T extends { kind: string }>(
  context: Context,
  { interaction, home, user: by, now: at, signal }: Caller,
  what: Pick<AuditLine, 'action' | 'target' | 'detail'>,
  change: (guild: string) => Promise<T>,
): Promise<T | NoServer> {
  if (home.kind !== 'guild') return NO_SERVER;
  const guild = home.id;
  const line = await context.store.beginAudit({ guild, interaction, at, by, ...what, done: false }, signal);
  const outcome = await change(guild);
  if (!line.done && DONE.includes(outcome.kind)) await context.store.finishAudit(line, signal);
  return outcome;
}

export async function audit(
  context: Context,
  { home, limit = LIST_LIMIT, signal }: Input<'audit'>,
): Promise<Output<'audit'>> {
  if (home.kind !== 'guild') return NO_SERVER;
  return { kind: 'audit', lines: await context.store.loadAudit(home.id, limit, signal) };
}
