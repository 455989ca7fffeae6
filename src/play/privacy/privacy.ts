import { isInGuild } from '../../storage/contract';
import { withAudit } from '../admin/audit';
import { recountTotals } from '../profiles/totals';
import type { Context, Input, Output } from '../use-case';

export async function exportMine(
  context: Context,
  { user, now, signal }: Input<'exportMine'>,
): Promise<Output<'exportMine'>> {
  return { kind: 'exported', items: await context.store.exportUser(user, null, now, signal) };
}

export async function eraseMine(
  context: Context,
  { user, now, signal }: Input<'eraseMine'>,
): Promise<Output<'eraseMine'>> {
  await context.store.eraseUser(user, null, now, signal);
  return { kind: 'erased' };
}

export const removeExpired = (
  context: Context,
  { image, now }: Input<'removeExpired'>,
): Promise<Output<'removeExpired'>> => context.store.removeExpired(image, now);

export async function exportPlayer(context: Context, caller: Input<'exportPlayer'>): Promise<Output<'exportPlayer'>> {
  const { player, now, signal } = caller;
  return withAudit(context, caller, { action: 'export', target: player, detail: '' }, async (server) => ({
    kind: 'exported' as const,
    items: await context.store.exportUser(player, server, now, signal),
  }));
}

export async function erasePlayer(context: Context, caller: Input<'erasePlayer'>): Promise<Output<'erasePlayer'>> {
  const { player, now, signal } = caller;
  return withAudit(context, caller, { action: 'erase', target: player, detail: '' }, async (server) => {
    await context.store.eraseUser(player, server, now, signal);
    await recountTotals(context, player, (result) => isInGuild(result.home, server.id), signal);
    return { kind: 'erased' as const };
  });
}
