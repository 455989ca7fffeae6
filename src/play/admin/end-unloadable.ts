import type { AuditLine, UnloadableRun } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { clearPartyRun } from '../turns/party-members';
import { clearProfileRun } from '../turns/set-aside';
import { isHere } from './active-runs';
import type { AdminActionOutcome } from './admin-contract';
import { withAudit } from './audit';

/** Changes nothing if a later build stored the run. */
export async function endUnloadable(
  context: Context,
  caller: Caller & { guild: string },
  run: UnloadableRun,
  audit: Pick<AuditLine, 'action' | 'detail'>,
): Promise<AdminActionOutcome> {
  const { guild, signal } = caller;
  if (!(await isHere(context, run, guild, signal)) && !(await isRepeated(context, caller, run))) {
    return { kind: 'no-run' };
  }
  if (run.reason === 'newer' || (audit.action !== 'end' && audit.action !== 'reset')) return { kind: run.reason };
  return withAudit(context, caller, { ...audit, target: run.id }, async () => {
    const { id, owner, channel } = run;
    const isCleared =
      (owner === null || (await clearProfileRun(context, owner, run, caller))) &&
      (channel === null || (await clearPartyRun(context, channel, run, caller)));
    if (!isCleared) return { kind: 'busy' };
    await context.store.unlistRun(guild, id, signal);
    return { kind: 'set-aside' };
  });
}

/** Asks the audit log, because an earlier delivery may have unlisted the run. */
async function isRepeated(
  context: Context,
  { guild, user: by, interaction, signal }: Caller & { guild: string },
  { id, home }: UnloadableRun,
): Promise<boolean> {
  const begun = home === null ? await context.store.findAudit({ guild, by, interaction }, signal) : null;
  return begun?.target === id;
}
