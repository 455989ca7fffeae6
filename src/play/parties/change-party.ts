import { isUnloadable, memberField, type Party, type Profile, type Run, type UserId } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { omitOvertaken } from '../last-writes';
import { boardOf } from '../turns/board';
import { findRun, loadRun } from '../turns/load-run';
import { chosenDisplay } from '../turns/party-display';
import { isOvertakenIn, updateParty, withMember, writtenIn } from '../turns/party-members';
import { isDeserted, isIdle, loadPartyState, type PartyState } from '../turns/party-state';
import { playsHere } from '../turns/resolve-run';
import { partyChannelRefusal } from '../turns/server-rules';
import type { InputOf } from '../use-case';
import type { PartyOutcome, PartyUseCases } from './parties-contract';

/**
 * Returns the changed party, the same party if nothing changes, or the reason why the caller may not change it.
 * `outdated` means that a later interaction has changed the same.
 */
type PartyChange = (
  party: Party,
  run: Run,
  profile: Profile | null,
) => Party | 'only-owner' | 'only-holder' | 'outdated' | { kind: 'not-joined'; user: UserId };

export const changeMode = (context: Context, caller: InputOf<PartyUseCases, 'partyMode'>): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run) => {
    if (!mayChangeMode(run, caller)) return 'only-owner';
    if (isOvertakenIn(party, 'mode', caller.interaction)) return 'outdated';
    if (party.mode === caller.mode) return party;
    return { ...party, mode: caller.mode, ...writtenIn(party, caller.interaction, ['mode']) };
  });

/** True if the caller owns the run, or if nobody has played the run for so long that nobody waits for the owner. */
export const mayChangeMode = (run: Run, { user, now }: Pick<ChannelCaller, 'user' | 'now'>): boolean =>
  run.owner === user || isDeserted(run, now);

export const changeDisplay = (
  context: Context,
  caller: InputOf<PartyUseCases, 'partyDisplay'>,
): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run, profile) => {
    if (!mayChangeDisplay(run, caller)) return 'only-owner';
    if (isOvertakenIn(party, 'run', caller.interaction)) return 'outdated';
    const display = omitOvertaken(caller.display, caller.interaction, party.lastWrites);
    if (Object.keys(display).length === 0 && Object.keys(caller.display).length > 0) return 'outdated';
    const chosen = chosenDisplay(party, profile, { ...caller, display });
    return { ...party, display: chosen, ...writtenIn(party, caller.interaction, Object.keys(display)) };
  });

export const mayChangeDisplay = (run: Run, { user }: Pick<ChannelCaller, 'user'>): boolean => run.owner === user;

/**
 * Passes the torch, which is the right to act in the party, from its holder to another member. A player who never took
 * part cannot get the torch, because votes and turns would wait for that player. If the party is idle, any player may
 * take the torch.
 */
export const changeHolder = (context: Context, caller: InputOf<PartyUseCases, 'changeHolder'>): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run) => {
    const { user, to, now, interaction } = caller;
    if (isOvertakenIn(party, 'holder', interaction)) return 'outdated';
    // An earlier delivery may have passed the torch already.
    if (party.holder === to && party.members.includes(to)) return party;
    const mayTake = to === user && isIdle(run, party, now);
    if (party.holder !== user && !mayTake) return 'only-holder';
    if (to !== user && !party.members.includes(to)) return { kind: 'not-joined', user: to };
    const joined = withMember(party, to, interaction);
    if (!joined.members.includes(to)) return 'outdated';
    return { ...joined, holder: to, holderSince: now, ...writtenIn(joined, interaction, ['holder']) };
  });

export const join = (context: Context, caller: ChannelCaller): Promise<PartyOutcome> =>
  changeFor(context, caller, (party) => {
    const joined = withMember(party, caller.user, caller.interaction);
    return joined.members.includes(caller.user) ? joined : 'outdated';
  });

/**
 * Removes the caller from the channel's party. If the caller holds the torch, which is the right to act, the owner of
 * the run gets it. The caller may leave even if the run cannot be loaded. Returns `not-member` if the caller is not a
 * member.
 */
export async function leave(context: Context, caller: InputOf<PartyUseCases, 'leaveParty'>): Promise<PartyOutcome> {
  const { user: leaver } = caller;
  const present = await context.store.loadParty(caller.channel, caller.signal);
  if (present?.run && !present.members.includes(leaver)) return { kind: 'not-member' };
  const played = await findRun(context, present?.run ?? null, caller.signal);
  if (isUnloadable(played)) {
    const left = await updateParty(context, caller.channel, caller.signal, (party) =>
      withoutMember(party, played.owner ?? leaver, caller),
    );
    return left ? { kind: 'left' } : { kind: 'busy' };
  }
  const left: PartyChange = (party, run) => {
    const without = withoutMember(party, run.owner, caller);
    return without.members.includes(leaver) ? 'outdated' : without;
  };
  return changeFor(context, caller, left, { isLeaving: true });
}

/** Returns the party without the caller, unless a later interaction has made the caller a member again. */
function withoutMember(party: Party, owner: UserId, { user: leaver, now, interaction }: ChannelCaller): Party {
  const field = memberField(leaver);
  if (!party.members.includes(leaver) || isOvertakenIn(party, field, interaction)) return party;
  const members = party.members.filter((member) => member !== leaver);
  const isHolder = party.holder === leaver;
  return {
    ...party,
    members,
    ...(isHolder ? { holder: owner, holderSince: now } : {}),
    ...writtenIn(party, interaction, isHolder ? [field, 'holder'] : [field]),
  };
}

async function changeFor(
  context: Context,
  caller: ChannelCaller,
  change: PartyChange,
  { isLeaving = false }: { isLeaving?: boolean } = {},
): Promise<PartyOutcome> {
  const { channel, user, signal } = caller;
  const { party, profile } = await context.store.loadPartyAndProfile(channel, user, signal);
  const run = party?.run ? await loadRun(context, party.run, signal) : null;
  if (!party || !run || run.game.over || !playsHere(party, run)) return { kind: 'no-party' };
  const closed = isLeaving ? null : await partyChannelRefusal(context, party, caller);
  if (closed) return closed;
  const board = (state: PartyState | null) => boardOf(context, run, profile, state);
  let refusal: PartyOutcome | null = null;
  const changed = await updateParty(context, channel, signal, (present) => {
    refusal = null;
    // The channel has started another run meanwhile, but the caller meant this one.
    if (present.run !== run.id) {
      refusal = { kind: 'no-party' };
      return present;
    }
    const next = change(present, run, profile);
    if (next === 'only-owner') refusal = { kind: 'not-yours', owner: run.owner };
    const state = { party: present, ballots: [], now: caller.now };
    if (next === 'only-holder') refusal = { kind: 'not-your-turn', board: board(state), holder: present.holder };
    if (next === 'outdated') refusal = { kind: 'outdated', board: board(state) };
    if (typeof next === 'object' && 'kind' in next) refusal = next;
    return refusal || typeof next === 'string' || 'kind' in next ? present : next;
  });
  if (refusal) return refusal;
  if (!changed) return { kind: 'busy' };
  return { kind: 'board', board: board(await loadPartyState(context, run, changed, caller)) };
}
