import { retry } from '../../lib/retry';
import {
  heirOf,
  isUnloadable,
  memberField,
  nextHolder,
  type Party,
  type Run,
  type RunId,
} from '../../storage/contract';
import type { Context } from '../context';
import { findRun, loadRun } from '../turns/load-run';
import { isOvertakenIn, updateParty, writtenIn } from '../turns/party-members';
import { playsHere } from '../turns/resolve-run';
import type { InputOf } from '../use-case';
import { changeFor, OUTDATED } from './change-party';
import type { PartyOutcome, PartyUseCases } from './parties-contract';

type Leaver = InputOf<PartyUseCases, 'leaveParty'>;

/** Changes the owner first, so that no interruption leaves the owner outside the party. */
export async function leave(context: Context, caller: Leaver): Promise<PartyOutcome> {
  const { user: leaver, channel, signal } = caller;
  const present = await context.store.loadParty(channel, signal);
  const played = await findRun(context, present?.run ?? null, signal);
  if (present?.run && !present.members.includes(leaver) && played?.owner !== leaver) return { kind: 'not-member' };
  if (isUnloadable(played)) {
    const left = await updateParty(context, channel, signal, (party) =>
      withoutMember(party, { owner: played.owner ?? leaver, recent: [], recentVotes: [] }, caller),
    );
    return left ? { kind: 'left' } : { kind: 'busy' };
  }
  const refusal = played && played.owner === leaver ? await passRunOn(context, caller, played.id) : null;
  if (refusal) return refusal;
  return changeFor(
    context,
    caller,
    (party, run) => {
      const left = withoutMember(party, run, caller);
      return left.members.includes(leaver) ? OUTDATED : left;
    },
    { isLeaving: true },
  );
}

async function passRunOn(
  context: Context,
  { user, channel, interaction, now, signal }: Leaver,
  id: RunId,
): Promise<PartyOutcome | null> {
  const outcome = await retry<{ refusal: PartyOutcome | null }>(context.rounds, async () => {
    // Loads the run first, so that `changeOwner` fails if the heir was erased meanwhile.
    const run = await loadRun(context, id, signal);
    const party = await context.store.loadParty(channel, signal);
    if (!run || run.owner !== user || run.game.over || party?.run !== id || !playsHere(party, run))
      return { refusal: null };
    if (isOvertakenIn(party, memberField(user), interaction)) return { refusal: null };
    const heir = heirOf(party, user, [...run.recent, ...run.recentVotes]);
    if (heir === null) return { refusal: { kind: 'no-heir' } };
    return (await context.store.changeOwner({ from: run, to: heir, now }, signal)) ? { refusal: null } : null;
  });
  return outcome ? outcome.refusal : { kind: 'busy' };
}

type Played = Pick<Run, 'owner' | 'recent' | 'recentVotes'>;

function withoutMember(
  party: Party,
  { owner, recent, recentVotes }: Played,
  { user: leaver, now, interaction }: Leaver,
): Party {
  const field = memberField(leaver);
  if (!party.members.includes(leaver) || isOvertakenIn(party, field, interaction)) return party;
  const left = { ...party, members: party.members.filter((member) => member !== leaver) };
  if (party.holder !== leaver) return { ...left, ...writtenIn(party, interaction, [field]) };
  const holder = nextHolder(left, owner, [...recent, ...recentVotes]);
  return { ...left, holder, holderSince: now, ...writtenIn(party, interaction, [field, 'holder']) };
}
