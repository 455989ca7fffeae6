import { retry } from '../../lib/retry';
import { type ChannelId, memberField, type Party, type RunId, type UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { isOvertaken, withWrites } from '../last-writes';

/**
 * Attempts to join a party. There are many, because an attempt takes two requests and many players join at once when a
 * vote begins.
 */
const JOIN_ROUNDS = 16;

/**
 * Adds the caller to the members of a party, because everyone who acts or votes in it must be a member. If the party
 * plays another run by now, or if the caller has left it since the interaction was sent, returns it unchanged. Returns
 * `null` if others kept changing the party first. A player who is no member then must not act.
 */
export async function addMember(
  context: Context,
  party: Party,
  { user, interaction, signal }: Pick<Caller, 'user' | 'interaction' | 'signal'>,
): Promise<Party | null> {
  if (party.members.includes(user)) return party;
  const more = { ...context, rounds: Math.max(context.rounds, JOIN_ROUNDS) };
  return updateParty(more, party.channel, signal, (present) =>
    present.run === party.run ? withMember(present, user, interaction) : present,
  );
}

/** Returns the party with a player among its members, unless a later interaction has removed the player. */
export const withMember = (party: Party, user: UserId, interaction: string): Party =>
  party.members.includes(user) || isOvertakenIn(party, memberField(user), interaction)
    ? party
    : { ...party, members: [...party.members, user], ...writtenIn(party, interaction, [memberField(user)]) };

/** True if a later interaction has written a field of the party already, or has begun the party's run. */
export const isOvertakenIn = ({ lastWrites }: Party, field: string, interaction: string): boolean =>
  isOvertaken(interaction, field, lastWrites) || isOvertaken(interaction, 'run', lastWrites);

/** Returns the change to a party which records that an interaction has written fields. */
export const writtenIn = (
  { lastWrites }: Party,
  interaction: string,
  fields: readonly string[],
): Pick<Party, 'lastWrites'> => ({ lastWrites: withWrites(lastWrites, interaction, fields) });

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
