import { retry } from '../../lib/retry';
import { isSnowflake, snowflakeTime } from '../../lib/snowflake';
import {
  heirOf,
  isUnloadable,
  nextHolder,
  type Party,
  type Run,
  type RunId,
  type UserId,
} from '../../storage/contract';
import type { Context } from '../context';
import { isLate } from '../turns/delivery-guards';
import { findRun, loadRun } from '../turns/load-run';
import { updateParty } from '../turns/party-members';
import type { InputOf } from '../use-case';
import { changeFor } from './change-party';
import type { PartyOutcome, PartyUseCases } from './parties-contract';

type Leaver = InputOf<PartyUseCases, 'leaveParty'>;

/**
 * Removes the caller from the channel's party. If the caller owns the run, another member gets the run first, so that a
 * delivery that is cut short leaves no run without an owner in its party. If the caller holds the torch, which is the
 * right to act, the owner of the run gets the torch. The caller may leave even if the run cannot be loaded. Returns
 * `not-member` if the caller is not a member.
 */
export async function leave(context: Context, caller: Leaver): Promise<PartyOutcome> {
  const { user: leaver, channel, now, signal } = caller;
  const present = await context.store.loadParty(channel, signal);
  const played = await findRun(context, present?.run ?? null, signal);
  if (present?.run && !present.members.includes(leaver) && played?.owner !== leaver) return { kind: 'not-member' };
  if (isUnloadable(played)) {
    const left = await updateParty(context, channel, signal, (party) =>
      withoutMember(party, leaver, { owner: played.owner ?? leaver, recent: [], recentVotes: [] }, now),
    );
    return left ? { kind: 'left' } : { kind: 'busy' };
  }
  // An earlier delivery has left, and the caller has got the run back since.
  if (played && wasSentBefore(caller, played)) return changeFor(context, caller, (party) => party);
  const refusal = played && played.owner === leaver ? await passRunOn(context, caller, played.id) : null;
  return refusal ?? changeFor(context, caller, (party, run) => withoutMember(party, leaver, run, now));
}

/** True if a late delivery was sent before the caller became the owner of the run. */
const wasSentBefore = ({ user, interaction, now }: Leaver, { owner, ownedSince }: Run): boolean =>
  owner === user &&
  ownedSince !== null &&
  isSnowflake(interaction) &&
  isLate({ interaction, now }) &&
  snowflakeTime(interaction) < ownedSince;

/**
 * Gives the run of a leaving owner to the heir, who is chosen among the members. Returns `null` if the caller does not
 * own the run any more, otherwise the reason why.
 */
async function passRunOn(
  context: Context,
  { user, channel, now, signal }: Leaver,
  id: RunId,
): Promise<PartyOutcome | null> {
  const outcome = await retry<{ refusal: PartyOutcome | null }>(context.rounds, async () => {
    // The run is loaded before the party. If the heir is erased between the two, the run has changed as well.
    const run = await loadRun(context, id, signal);
    const party = await context.store.loadParty(channel, signal);
    if (!run || run.owner !== user || run.game.over || party?.run !== id) return { refusal: null };
    const heir = heirOf(party, user, [...run.recent, ...run.recentVotes]);
    if (heir === null) return { refusal: { kind: 'no-heir' } };
    return (await context.store.changeOwner({ from: run, to: heir, now }, signal)) ? { refusal: null } : null;
  });
  return outcome ? outcome.refusal : { kind: 'busy' };
}

type Played = Pick<Run, 'owner' | 'recent' | 'recentVotes'>;

function withoutMember(party: Party, leaver: UserId, { owner, recent, recentVotes }: Played, now: number): Party {
  if (!party.members.includes(leaver)) return party;
  const left = { ...party, members: party.members.filter((member) => member !== leaver) };
  if (party.holder !== leaver) return left;
  return { ...left, holder: nextHolder(left, owner, [...recent, ...recentVotes]), holderSince: now };
}
