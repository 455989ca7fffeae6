import type { Looks } from '../../lib/looks';
import { retry } from '../../lib/retry';
import { looksOf } from '../../settings/look-settings';
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

/** Many players join at once when a party begins. */
const JOIN_ROUNDS = 16;

/** Does not add a caller whom a later interaction removed. Returns `null` after conflicts. */
export async function addMember(
  context: Context,
  party: Party,
  { user, interaction, signal }: Pick<Caller, 'user' | 'interaction' | 'signal'>,
  { profile, fields = [] }: { profile: Pick<Profile, 'settings'> | null; fields?: readonly string[] },
): Promise<Party | null> {
  const looks = profile ? looksOf(profile.settings) : {};
  if (party.members.includes(user) && withLooks(party, user, looks) === party) return party;
  return updateParty(withJoinRounds(context), party.channel, signal, (present) =>
    present.run === party.run ? withLooks(withMember(present, user, interaction, fields), user, looks) : present,
  );
}

function withLooks(party: Party, user: UserId, { crest, title }: Looks): Party {
  if (!party.members.includes(user)) return party;
  const { [user]: knownCrest, ...crests } = party.crests ?? {};
  const { [user]: knownTitle, ...titles } = party.titles ?? {};
  const isCrestKnown = knownCrest?.emblem === crest?.emblem && knownCrest?.colour === crest?.colour;
  if (isCrestKnown && knownTitle === title) return party;
  return {
    ...party,
    ...(isCrestKnown ? {} : { crests: { ...crests, ...(crest && { [user]: crest }) } }),
    ...(knownTitle === title ? {} : { titles: { ...titles, ...(title && { [user]: title }) } }),
  };
}

export const withJoinRounds = (context: Context): Context => ({
  ...context,
  rounds: Math.max(context.rounds, JOIN_ROUNDS),
});

/** Changes nothing if a later interaction removed the player or moved the run. */
export const withMember = (party: Party, user: UserId, interaction: string, fields: readonly string[] = []): Party =>
  party.members.includes(user) || isOvertakenIn(party, memberField(user), interaction)
    ? party
    : { ...party, members: [...party.members, user], ...writtenIn(party, interaction, [memberField(user), ...fields]) };

/** True if a later interaction wrote the field, or started or moved the run. */
export const isOvertakenIn = ({ lastWrites }: Party, field: string, interaction: string): boolean =>
  isOvertaken(interaction, field, lastWrites) || isOvertaken(interaction, 'run', lastWrites);

export const writtenIn = (
  { lastWrites }: Party,
  interaction: string,
  fields: readonly string[],
): Pick<Party, 'lastWrites'> => ({ lastWrites: withWrites(lastWrites, interaction, fields) });

/** Repeats `change` after conflicts. Returns `null` without a party or after many conflicts. */
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

/** Returns `false` if other writes kept changing the party. */
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

/** Keeps only the newest interaction that earlier runs have applied. */
export const lastWritesBefore = (party: Party | null, former: Run | null): LastWrites => {
  const kept = party?.lastWrites?.[COMMANDS];
  const last = kept === undefined ? {} : { [COMMANDS]: kept };
  return withSwitch(last, { by: null, played: former && newestInteraction(former) });
};
