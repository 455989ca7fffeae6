import type { Crest } from '../../lib/crest';
import { retry } from '../../lib/retry';
import { crestOf } from '../../settings/emblem';
import {
  type ChannelId,
  COMMANDS,
  type LastWrites,
  memberField,
  newestInteraction,
  type Party,
  type Profile,
  type Run,
  type UnloadableRun,
  type UserId,
} from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { isOvertaken, withSwitch, withWrites } from '../last-writes';
import { latestCommand } from './earlier-interactions';

/**
 * Number of attempts to join a party. The number is high because many players join at once when a party begins, and
 * each attempt takes two requests.
 */
const JOIN_ROUNDS = 16;

/**
 * Adds the caller to the members of a party, because only members act or vote. Keeps the crest of the caller, too.
 *
 * Returns the party unchanged if it plays another run by now, or if the caller has left it since they sent the
 * interaction. In both cases the caller must not act. Returns `null` if other writes kept changing the party first, or
 * if the party is gone.
 */
export async function addMember(
  context: Context,
  party: Party,
  { user, interaction, signal }: Pick<Caller, 'user' | 'interaction' | 'signal'>,
  profile: Pick<Profile, 'settings'> | null,
): Promise<Party | null> {
  const crest = profile && crestOf(profile.settings);
  if (party.members.includes(user) && withCrest(party, user, crest) === party) return party;
  return updateParty(withJoinRounds(context), party.channel, signal, (present) =>
    present.run === party.run ? withCrest(withMember(present, user, interaction), user, crest) : present,
  );
}

/** Returns the party with a member's present crest; the same party if the crest is known or the player no member. */
function withCrest(party: Party, user: UserId, crest: Crest | null): Party {
  const { [user]: known, ...others } = party.crests ?? {};
  const isKnown = known?.emblem === crest?.emblem && known?.colour === crest?.colour;
  if (isKnown || !party.members.includes(user)) return party;
  return { ...party, crests: { ...others, ...(crest && { [user]: crest }) } };
}

/** Returns the context for a change that makes the caller a member, which is tried more often than others. */
export const withJoinRounds = (context: Context): Context => ({
  ...context,
  rounds: Math.max(context.rounds, JOIN_ROUNDS),
});

/**
 * Returns the party with a player among its members. Returns the same party if a later interaction has removed the
 * player.
 */
export const withMember = (party: Party, user: UserId, interaction: string): Party =>
  party.members.includes(user) || isOvertakenIn(party, memberField(user), interaction)
    ? party
    : { ...party, members: [...party.members, user], ...writtenIn(party, interaction, [memberField(user)]) };

/**
 * True if a later interaction has already written this field of the party. Also true if a later interaction has begun
 * or moved the party's run.
 */
export const isOvertakenIn = ({ lastWrites }: Party, field: string, interaction: string): boolean =>
  isOvertaken(interaction, field, lastWrites) || isOvertaken(interaction, 'run', lastWrites);

/** Returns the party's `lastWrites`, in which the interaction is now the last writer of these fields. */
export const writtenIn = (
  { lastWrites }: Party,
  interaction: string,
  fields: readonly string[],
): Pick<Party, 'lastWrites'> => ({ lastWrites: withWrites(lastWrites, interaction, fields) });

/**
 * Changes a party by optimistic locking, and returns the stored party. If `change` returns the same party, writes
 * nothing. Returns `null` if there is no party, or if other writes kept changing it first.
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

/**
 * Removes a run that cannot be loaded from the channel's party, so that the channel can begin another run. Returns
 * `false` if other writes kept changing the party first.
 */
export async function clearPartyRun(
  context: Context,
  channel: ChannelId,
  run: UnloadableRun,
  { user, now, signal }: Pick<Caller, 'user' | 'now' | 'signal'>,
): Promise<boolean> {
  if ((await context.store.loadParty(channel, signal))?.run !== run.id) return true;
  const played = latestCommand(run, { user, now });
  const party = await updateParty(context, channel, signal, (present) =>
    present.run === run.id
      ? { ...present, run: null, lastWrites: withSwitch(present.lastWrites, { by: null, played }) }
      : present,
  );
  return party !== null;
}

/**
 * Returns the `lastWrites` with which another run begins in a party's channel. Keeps only the newest interaction that
 * the channel's earlier runs have applied. `former` is the last of these runs; `null` if there is none.
 */
export const lastWritesBefore = (party: Party | null, former: Run | null): LastWrites => {
  const kept = party?.lastWrites?.[COMMANDS];
  const last = kept === undefined ? {} : { [COMMANDS]: kept };
  return withSwitch(last, { by: null, played: former && newestInteraction(former) });
};
