import type { Ballot, Party, Profile, Run, UserId } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { omitOvertaken } from '../last-writes';
import { boardOf } from '../turns/board';
import { loadRun } from '../turns/load-run';
import { chosenDisplay } from '../turns/party-display';
import { isOvertakenIn, updateParty, withMember, writtenIn } from '../turns/party-members';
import { isIdle, loadPartyState, mayChangeParty, type PartyState } from '../turns/party-state';
import { playsHere } from '../turns/resolve-run';
import { partyChannelRefusal } from '../turns/server-rules';
import type { InputOf } from '../use-case';
import type { PartyOutcome, PartyUseCases } from './parties-contract';

/**
 * Returns the changed party, or the same party if nothing changes. If the caller may not make the change, returns the
 * reason. `outdated` means that a later interaction has already changed the same field.
 */
type PartyChange = (
  party: Party,
  run: Run,
  reader: Reader,
) => Party | 'only-owner' | 'only-holder' | 'outdated' | { kind: 'not-joined'; user: UserId };

/** Data that a change may need besides the party and the run. */
interface Reader {
  profile: Profile | null;
  /** Votes on the run's next action. Empty if the party does not vote. */
  ballots: readonly Ballot[];
}

export const changeMode = (context: Context, caller: InputOf<PartyUseCases, 'partyMode'>): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run, { ballots }) => {
    const { mode, user, now, interaction } = caller;
    if (!mayChangeParty(run, { party, ballots, now }, user)) return 'only-owner';
    if (isOvertakenIn(party, 'mode', interaction)) return 'outdated';
    return party.mode === mode ? party : { ...party, mode, ...writtenIn(party, interaction, ['mode']) };
  });

export const changeDisplay = (
  context: Context,
  caller: InputOf<PartyUseCases, 'partyDisplay'>,
): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run, { profile, ballots }) => {
    const { user, now, interaction } = caller;
    if (!mayChangeParty(run, { party, ballots, now }, user)) return 'only-owner';
    if (isOvertakenIn(party, 'run', interaction)) return 'outdated';
    const display = omitOvertaken(caller.display, interaction, party.lastWrites);
    if (Object.keys(display).length === 0 && Object.keys(caller.display).length > 0) return 'outdated';
    const chosen = chosenDisplay(party, profile, { ...caller, display });
    return { ...party, display: chosen, ...writtenIn(party, interaction, Object.keys(display)) };
  });

/**
 * Makes another member the holder, the only member who may act in the mode `handover` (players read: torch holder).
 *
 * Only the present holder may do so. If the party is idle, any player may make themselves the holder. A player who
 * never joined cannot be made the holder, because all members would wait for that player.
 */
export const changeHolder = (context: Context, caller: InputOf<PartyUseCases, 'changeHolder'>): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run) => {
    const { user, to, now, interaction } = caller;
    if (isOvertakenIn(party, 'holder', interaction)) return 'outdated';
    // An earlier delivery of this interaction may have made the change already.
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
 * Changes the channel's party by optimistic locking, while its run goes on. Returns the new board, or the reason why
 * nothing changed. `isLeaving` allows the change even in a channel where the server does not allow the game.
 */
export async function changeFor(
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
  const { ballots } = (await loadPartyState(context, run, party, caller)) ?? NO_BALLOTS;
  const board = (state: PartyState | null) => boardOf(context, run, profile, state);
  let refusal: PartyOutcome | null = null;
  const changed = await updateParty(context, channel, signal, (present) => {
    refusal = null;
    // The channel has begun another run since the caller's run was loaded.
    if (present.run !== run.id) {
      refusal = { kind: 'no-party' };
      return present;
    }
    const next = change(present, run, { profile, ballots });
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

const NO_BALLOTS: Pick<PartyState, 'ballots'> = { ballots: [] };
