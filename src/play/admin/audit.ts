import { ADMIN_ACTIONS, type AuditLine, type Home, isLoaded } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { namedRun } from '../turns/listed-run';
import { loadRuns } from '../turns/load-run';
import type { NoServer } from '../turns/server-rules';
import { NO_SERVER } from '../turns/server-rules';
import type { InputOf, OutputOf } from '../use-case';
import type { AdminUseCases, AuditEntry } from './admin-contract';

const LIST_LIMIT = 25;

type Guild = Extract<Home, { kind: 'guild' }>;

const DONE = ['done', 'configured', 'exported', 'erased', 'set-aside'];

/** After an earlier delivery (`isDone`), `change` must not undo later changes. */
export async function withAudit<T extends { kind: string }>(
  context: Context,
  { interaction, home, user: by, now: at, signal }: Caller,
  what: Pick<AuditLine, 'action' | 'target' | 'detail'>,
  change: (server: Guild, isDone: boolean) => Promise<T>,
): Promise<T | NoServer> {
  if (home.kind !== 'guild') return NO_SERVER;
  const line = await context.store.beginAudit({ guild: home.id, interaction, at, by, ...what, done: false }, signal);
  const outcome = await change(home, line.done);
  if (!line.done && DONE.includes(outcome.kind)) await context.store.finishAudit(line, signal);
  return outcome;
}

export async function audit(
  context: Context,
  { home, limit = LIST_LIMIT, signal }: InputOf<AdminUseCases, 'audit'>,
): Promise<OutputOf<AdminUseCases, 'audit'>> {
  if (home.kind !== 'guild') return NO_SERVER;
  const lines = await context.store.loadAudit(home.id, limit, signal);
  return { kind: 'audit', lines: await withRuns(context, lines, signal) };
}

async function withRuns(context: Context, lines: AuditLine[], signal?: AbortSignal): Promise<AuditEntry[]> {
  const targets = lines.flatMap(({ action, target }) =>
    target !== null && ADMIN_ACTIONS[action].target === 'run' ? [target] : [],
  );
  const ids = [...new Set(targets)];
  const runs = await loadRuns(context, ids, signal, { consistent: false });
  const known = new Map(runs.filter(isLoaded).map((run) => [run.id, namedRun(context, run)]));
  return lines.map((line) => ({ ...line, run: known.get(line.target ?? '') ?? null }));
}
