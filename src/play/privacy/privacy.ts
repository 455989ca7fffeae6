import { isInGuild } from '../../storage/contract';
import { withAudit } from '../admin/audit';
import type { Context } from '../context';
import { isOvertaken } from '../last-writes';
import { recountTotals } from '../profiles/totals';
import type { InputOf, OutputOf } from '../use-case';
import type { PrivacyUseCases } from './privacy-contract';

export async function exportMine(
  context: Context,
  { user, now, signal }: InputOf<PrivacyUseCases, 'exportMine'>,
): Promise<OutputOf<PrivacyUseCases, 'exportMine'>> {
  return { kind: 'exported', items: await context.store.exportUser(user, null, now, signal) };
}

export async function eraseMine(
  { store }: Context,
  { user, interaction, now, signal }: InputOf<PrivacyUseCases, 'eraseMine'>,
): Promise<OutputOf<PrivacyUseCases, 'eraseMine'>> {
  const erasure = { user, home: null, confirmedBy: interaction, now };
  if (await store.isErasureDone(erasure, signal)) return { kind: 'erased' };
  const { lastWrites = {} } = (await store.lookUpProfile(user, signal)) ?? {};
  if (Object.keys(lastWrites).some((field) => isOvertaken(interaction, field, lastWrites))) {
    return { kind: 'overtaken' };
  }
  await store.eraseConfirmed(erasure, signal);
  return { kind: 'erased' };
}

export const removeExpired = (
  context: Context,
  { image, now }: InputOf<PrivacyUseCases, 'removeExpired'>,
): Promise<OutputOf<PrivacyUseCases, 'removeExpired'>> => context.store.removeExpired(image, now);

export async function exportPlayer(
  context: Context,
  caller: InputOf<PrivacyUseCases, 'exportPlayer'>,
): Promise<OutputOf<PrivacyUseCases, 'exportPlayer'>> {
  const { player, now, signal } = caller;
  return withAudit(context, caller, { action: 'export', target: player, detail: '' }, async (server) => ({
    kind: 'exported' as const,
    items: await context.store.exportUser(player, server, now, signal),
  }));
}

export async function erasePlayer(
  context: Context,
  caller: InputOf<PrivacyUseCases, 'erasePlayer'>,
): Promise<OutputOf<PrivacyUseCases, 'erasePlayer'>> {
  const { player, interaction, now, signal } = caller;
  return withAudit(context, caller, { action: 'erase', target: player, detail: '' }, async (server) => {
    const erasure = { user: player, home: server, confirmedBy: interaction, now };
    if (await context.store.isErasureDone(erasure, signal)) return { kind: 'erased' as const };
    await context.store.eraseConfirmed(erasure, signal);
    await recountTotals(context, player, (result) => isInGuild(result.home, server.id), signal);
    return { kind: 'erased' as const };
  });
}
