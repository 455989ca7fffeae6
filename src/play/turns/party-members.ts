import { retry } from '../../lib/retry';
import type { ChannelId, Party, RunId, UserId } from '../../storage/contract';
import type { Context } from '../context';

/**
 * Attempts to join a party. There are many, because an attempt takes two requests and many players join at once when a
 * vote begins.
 */
const JOIN_ROUNDS = 16;

/**
 * Adds a player to the members of a party, because everyone who acts or votes in it must be a member. If the party
 * plays another run by now, returns it unchanged. Returns `null` if others kept changing the party first. The player is
 * then no member, and must not act.
 */
export async function addMember(
  context: Context,
  party: Party,
  user: UserId,
  signal: AbortSignal | undefined,
): Promise<Party | null> {
  if (party.members.includes(user)) return party;
  const more = { ...context, rounds: Math.max(context.rounds, JOIN_ROUNDS) };
  return updateParty(more, party.channel, signal, (present) =>
    present.run === party.run ? withMember(present, user) : present,
  );
}

/** Returns the party with a player among its members. */
export const withMember = (party: Party, user: UserId): Party =>
  party.members.includes(user) ? party : { ...party, members: [...party.members, user] };

/**
 * Changes a party by optimistic locking. If `change` returns the same party, writes nothing. Returns `null` if there is
 * no party, or if others kept changing it first.
 */
export async function updateParty(
  context: Context,
  channel: string,
  signal: AbortSignal | undefined,
  change: (party: Party) => Party,
): Promise<Party | null> {
  const result = await retry<{ party: Party | null }>(context.rounds, async () => {
    const party = await context.store.loadParty(channel, signal);
    const changed = party && change(party);
    if (!party || !changed || changed === party) return { party };
    const next = { ...changed, revision: party.revision + 1 };
    return (await context.store.putParty(next, signal)) === 'put' ? { party: next } : null;
  });
  return result?.party ?? null;
}

/** Lets the channel begin another run instead of this one. Returns `false` if others kept changing the party first. */
export async function clearPartyRun(
  context: Context,
  channel: ChannelId,
  run: RunId,
  signal?: AbortSignal,
): Promise<boolean> {
  if ((await context.store.loadParty(channel, signal))?.run !== run) return true;
  const party = await updateParty(context, channel, signal, (present) =>
    present.run === run ? { ...present, run: null } : present,
  );
  return party !== null;
}
