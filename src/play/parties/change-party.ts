import { isUnloadable, type Party, type Profile, type Run, type UserId } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { boardOf } from '../turns/board';
import { findRun, loadRun } from '../turns/load-run';
import { chosenDisplay } from '../turns/party-display';
import { updateParty, withMember } from '../turns/party-members';
import { isDeserted, isIdle, loadPartyState, type PartyState } from '../turns/party-state';
import { playsHere } from '../turns/resolve-run';
import { partyChannelRefusal } from '../turns/server-rules';
import type { InputOf } from '../use-case';
import type { PartyOutcome, PartyUseCases } from './parties-contract';

/** Returns the changed party, the same party if nothing changes, or the reason why the caller may not change it. */
type PartyChange = (
  party: Party,
  run: Run,
  profile: Profile | null,
) => Party | 'only-owner' | 'only-holder' | { kind: 'not-joined'; user: UserId };

export const changeMode = (context: Context, caller: InputOf<PartyUseCases, 'partyMode'>): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run) => {
    if (!mayChangeMode(run, caller)) return 'only-owner';
    return party.mode === caller.mode ? party : { ...party, mode: caller.mode };
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
    return { ...party, display: chosenDisplay(party, profile, caller) };
  });

export const mayChangeDisplay = (run: Run, { user }: Pick<ChannelCaller, 'user'>): boolean => run.owner === user;

/**
 * Passes the torch, which is the right to act in the party, from its holder to another member. A player who never took
 * part cannot get the torch, because votes and turns would wait for that player. If the party is idle, any player may
 * take the torch.
 */
export const changeHolder = (context: Context, caller: InputOf<PartyUseCases, 'changeHolder'>): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run) => {
    const { user, to, now } = caller;
    // An earlier delivery may have passed the torch already.
    if (party.holder === to && party.members.includes(to)) return party;
    const mayTake = to === user && isIdle(run, party, now);
    if (party.holder !== user && !mayTake) return 'only-holder';
    if (to !== user && !party.members.includes(to)) return { kind: 'not-joined', user: to };
    return { ...withMember(party, to), holder: to, holderSince: now };
  });

export const join = (context: Context, caller: ChannelCaller): Promise<PartyOutcome> =>
  changeFor(context, caller, (party) => withMember(party, caller.user));

/**
 * Removes the caller from the channel's party. If the caller holds the torch, which is the right to act, the owner of
 * the run gets it. The caller may leave even if the run cannot be loaded. Returns `not-member` if the caller is not a
 * member.
 */
export async function leave(context: Context, caller: InputOf<PartyUseCases, 'leaveParty'>): Promise<PartyOutcome> {
  const { user: leaver, now } = caller;
  const present = await context.store.loadParty(caller.channel, caller.signal);
  if (present?.run && !present.members.includes(leaver)) return { kind: 'not-member' };
  const played = await findRun(context, present?.run ?? null, caller.signal);
  if (isUnloadable(played)) {
    const left = await updateParty(context, caller.channel, caller.signal, (party) =>
      withoutMember(party, leaver, { owner: played.owner ?? leaver, now }),
    );
    return left ? { kind: 'left' } : { kind: 'busy' };
  }
  const left: PartyChange = (party, run) => withoutMember(party, leaver, { owner: run.owner, now });
  return changeFor(context, caller, left, { isLeaving: true });
}

function withoutMember(party: Party, leaver: UserId, { owner, now }: { owner: UserId; now: number }): Party {
  if (!party.members.includes(leaver)) return party;
  const members = party.members.filter((member) => member !== leaver);
  return { ...party, members, ...(party.holder === leaver ? { holder: owner, holderSince: now } : {}) };
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
    if (present.run !== run.id) refusal = { kind: 'no-party' };
    const next = change(present, run, profile);
    if (next === 'only-owner') refusal = { kind: 'not-yours', owner: run.owner };
    if (next === 'only-holder') {
      const state = { party: present, ballots: [], now: caller.now };
      refusal = { kind: 'not-your-turn', board: board(state), holder: present.holder };
    }
    if (typeof next === 'object' && 'kind' in next) refusal = next;
    return refusal || typeof next === 'string' || 'kind' in next ? present : next;
  });
  if (refusal) return refusal;
  if (!changed) return { kind: 'busy' };
  return { kind: 'board', board: board(await loadPartyState(context, run, changed, caller)) };
}
