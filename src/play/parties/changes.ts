import type { Party, Run, UserId } from '../../storage/contract';
import type { Context } from '../context';
import type { ChannelCaller, PartyOutcome } from '../contract';
import { boardOf } from '../turns/board';
import { isIdle } from './idle';
import { changeParty } from './membership';
import { loadPartyState, type PartyState } from './party-state';

/** A change of the party that plays a run; told `'owner'` or `'torch'` when it takes to be, or have, that. */
type Change = (party: Party, run: Run) => Party | 'owner' | 'torch';

export const changeMode = (context: Context, caller: ChannelCaller & { mode: Party['mode'] }): Promise<PartyOutcome> =>
  change(context, caller, (party, run) => {
    if (run.owner !== caller.user) return 'owner';
    return party.mode === caller.mode ? party : { ...party, mode: caller.mode };
  });

/** The torch goes on from its holder to anybody; after a long pause whoever asks may take it. */
export const passTorch = (context: Context, caller: ChannelCaller & { to: UserId }): Promise<PartyOutcome> =>
  change(context, caller, (party, run) => {
    const { user, to, now } = caller;
    // An earlier delivery may have passed it on.
    if (party.holder === to && party.members.includes(to)) return party;
    const takes = to === user && isIdle(run, party, now);
    if (party.holder !== user && !takes) return 'torch';
    return { ...withMember(party, to), holder: to, heldSince: now };
  });

export const join = (context: Context, caller: ChannelCaller): Promise<PartyOutcome> =>
  change(context, caller, (party) => withMember(party, caller.user));

/** Whoever leaves with the torch leaves it to the owner of the run. */
export const leave = (context: Context, caller: ChannelCaller & { member?: UserId }): Promise<PartyOutcome> =>
  change(context, caller, (party, run) => {
    const gone = caller.member ?? caller.user;
    if (gone !== caller.user && run.owner !== caller.user) return 'owner';
    if (!party.members.includes(gone)) return party;
    const members = party.members.filter((member) => member !== gone);
    const torch = party.holder === gone ? { holder: run.owner, heldSince: caller.now } : {};
    return { ...party, members, ...torch };
  });

const withMember = (party: Party, user: UserId): Party =>
  party.members.includes(user) ? party : { ...party, members: [...party.members, user] };

async function change(context: Context, caller: ChannelCaller, wanted: Change): Promise<PartyOutcome> {
  const { channel, user, signal } = caller;
  const [party, profile] = await Promise.all([
    context.store.loadParty(channel, signal),
    context.store.loadProfile(user, signal),
  ]);
  const run = party?.run ? await context.store.loadRun(party.run, signal) : null;
  if (!party || !run || run.game.over) return { kind: 'no-party' };
  const board = (company: PartyState | null) => boardOf(context, run, profile, company);
  let barred: PartyOutcome | null = null;
  const changed = await changeParty(context, channel, signal, (present) => {
    barred = null;
    // Another run has begun meanwhile: what was meant is history.
    if (present.run !== run.id) barred = { kind: 'no-party' };
    const next = wanted(present, run);
    if (next === 'owner') barred = { kind: 'not-yours', owner: run.owner };
    if (next === 'torch') {
      const company = { party: present, ballots: [], now: caller.now };
      barred = { kind: 'not-your-turn', board: board(company), holder: present.holder };
    }
    return barred || typeof next === 'string' ? present : next;
  });
  if (barred) return barred;
  if (!changed) return { kind: 'busy' };
  return { kind: 'board', board: board(await loadPartyState(context, run, changed, caller)) };
}
