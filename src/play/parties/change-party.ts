import type { Ballot, Party, Profile, Run, UserId } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { omitOvertaken } from '../last-writes';
import { boardOf } from '../turns/board';
import { loadRun } from '../turns/load-run';
import { chosenDisplay } from '../turns/party-display';
import { isOvertakenIn, updateParty, withJoinRounds, withMember, writtenIn } from '../turns/party-members';
import { BOARD, isIdle, loadPartyState, mayChangeParty, type PartyState } from '../turns/party-state';
import { playsHere } from '../turns/resolve-run';
import { partyChannelRefusal } from '../turns/server-rules';
import type { InputOf } from '../use-case';
import type { PartyOutcome, PartyUseCases } from './parties-contract';

/** Returns `party` itself if nothing changes. */
type PartyChange = (party: Party, run: Run, reader: Reader) => Party | ChangeRefusal;

type ChangeRefusal =
  | { kind: 'not-yours'; owner: UserId }
  | { kind: 'not-your-turn'; holder: UserId }
  | { kind: 'not-joined'; user: UserId }
  | typeof OUTDATED;

export const OUTDATED = { kind: 'outdated' } as const;

interface Reader {
  profile: Profile | null;
  ballots: readonly Ballot[];
}

export const changeMode = (context: Context, caller: InputOf<PartyUseCases, 'partyMode'>): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run, { ballots }) => {
    const { mode, user, now, interaction } = caller;
    if (!mayChangeParty(run, { party, ballots, now }, user)) return { kind: 'not-yours', owner: run.owner };
    if (isOvertakenIn(party, 'mode', interaction)) return OUTDATED;
    return party.mode === mode ? party : { ...party, mode, ...writtenIn(party, interaction, ['mode']) };
  });

export const changeDisplay = (
  context: Context,
  caller: InputOf<PartyUseCases, 'partyDisplay'>,
): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run, { profile, ballots }) => {
    const { user, now, interaction } = caller;
    if (!mayChangeParty(run, { party, ballots, now }, user)) return { kind: 'not-yours', owner: run.owner };
    if (isOvertakenIn(party, 'run', interaction)) return OUTDATED;
    const display = omitOvertaken(caller.display, interaction, party.lastWrites);
    if (Object.keys(display).length === 0 && Object.keys(caller.display).length > 0) return OUTDATED;
    const chosen = chosenDisplay(party, profile, { ...caller, display });
    return { ...party, display: chosen, ...writtenIn(party, interaction, Object.keys(display)) };
  });

/** Returns `not-joined` if `to` is an outsider, because all members would wait. */
export const changeHolder = (context: Context, caller: InputOf<PartyUseCases, 'changeHolder'>): Promise<PartyOutcome> =>
  changeFor(context, caller, (party, run) => {
    const { user, to, now, interaction } = caller;
    if (isOvertakenIn(party, 'holder', interaction)) return OUTDATED;
    if (party.holder === to && party.members.includes(to)) return party;
    const mayTake = to === user && isIdle(run, party, now);
    if (party.holder !== user && !mayTake) return { kind: 'not-your-turn', holder: party.holder };
    if (to !== user && !party.members.includes(to)) return { kind: 'not-joined', user: to };
    const joined = withMember(party, to, interaction);
    if (!joined.members.includes(to)) return OUTDATED;
    return { ...joined, holder: to, holderSince: now, ...writtenIn(joined, interaction, ['holder']) };
  });

/** If `bringsBoard` is set, the reply becomes the party's newest public board. */
export const join = (context: Context, caller: InputOf<PartyUseCases, 'joinParty'>): Promise<PartyOutcome> =>
  changeFor(withJoinRounds(context), caller, (party) => {
    const { user, interaction, bringsBoard = false } = caller;
    const joined = withMember(party, user, interaction);
    if (!joined.members.includes(user)) return OUTDATED;
    return bringsBoard && joined.lastWrites?.[BOARD] !== interaction
      ? { ...joined, ...writtenIn(joined, interaction, [BOARD]) }
      : joined;
  });

/** `isLeaving` skips the server's channel rules. Returns `no-party` without an unfinished run. */
export async function changeFor(
  context: Context,
  caller: ChannelCaller,
  change: PartyChange,
  { isLeaving = false }: { isLeaving?: boolean } = {},
): Promise<PartyOutcome> {
  const { channel, user, signal } = caller;
  const { party, profile } = await context.store.loadPartyAndProfile(channel, user, signal);
  const run = party?.run ? await loadRun(context, party.run, signal) : null;
  if (!party || !run || run.game.over || !playsHere(party, run)) return NO_PARTY;
  const closed = isLeaving ? null : await partyChannelRefusal(context, party, caller);
  if (closed) return closed;
  const { ballots } = (await loadPartyState(context, run, party, caller)) ?? NO_BALLOTS;
  const board = (state: PartyState | null) => boardOf(context, run, profile, state);
  let refusal: PartyOutcome | null = null;
  const changed = await updateParty(context, channel, signal, (present) => {
    refusal = null;
    // The channel may have begun another run meanwhile.
    const next = present.run === run.id ? change(present, run, { profile, ballots }) : NO_PARTY;
    if (!('kind' in next)) return next;
    const isShown = next.kind === 'not-your-turn' || next.kind === 'outdated';
    refusal = isShown ? { ...next, board: board({ party: present, ballots: [], now: caller.now }) } : next;
    return present;
  });
  if (refusal) return refusal;
  if (!changed) return { kind: 'busy' };
  return { kind: 'board', board: board(await loadPartyState(context, run, changed, caller)) };
}

const NO_PARTY = { kind: 'no-party' } as const;
const NO_BALLOTS: Pick<PartyState, 'ballots'> = { ballots: [] };
