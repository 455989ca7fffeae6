import { retry } from '../../lib/retry';
import type { ChannelId, Party, RunId, UserId } from '../../storage/contract';
import type { Context } from '../context';

/** A join takes two requests an attempt, and many join at once when a vote begins: it gets more attempts. */
const JOIN_ROUNDS = 16;

/**
 * The party with a player among its members: everyone who acts or votes in it becomes one. It may play another run by
 * now. `null` when others kept changing it first: then the player is none, and nothing that takes a member may follow.
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

/** The party, with a player among its members. */
export const withMember = (party: Party, user: UserId): Party =>
  party.members.includes(user) ? party : { ...party, members: [...party.members, user] };

/**
 * Changes a party optimistically. `null` when there is none, or when others kept changing it first. A change that
 * returns the party it was given writes nothing.
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

/** Lets the channel begin another run than this one. `false` when others kept changing the party first. */
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
