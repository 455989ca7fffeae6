import type { Profile, Run } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import type { Board } from './board';
import { boardOf } from './board';
import { isDeserted, isOwnerAbsent, loadPartyState, type PartyState } from './party-state';
import type { LoadedRun } from './resolve-run';
import { isInChannel, rightsIn } from './rights';
import { partyChannelRefusal } from './server-rules';
import type { Outcome } from './turns-contract';
import { watchRefusal } from './watch-refusal';

/** `state` is `null` if no party plays the run. */
export async function accessRefusal(
  context: Context,
  { run, profile }: { run: Run; profile: Pick<Profile, 'user' | 'settings'> | null },
  state: PartyState | null,
  caller: Caller,
): Promise<Outcome<never> | null> {
  const rights = rightsIn(run, state?.party ?? null, caller);
  if (rights === 'not-your-turn' && state) {
    const { holder, members } = state.party;
    const isStranger = !members.includes(caller.user);
    const board = boardOf(context, run, profile, state);
    return { kind: 'not-your-turn', board, holder, ...(isStranger ? { isStranger } : {}) };
  }
  if (rights !== 'not-yours') return null;
  const { channel } = caller;
  const open = channel !== undefined && (await watchRefusal(context, run, { ...caller, channel }, null)) === null;
  return { ...notYours(run, state, caller), ...(open ? { watch: { run: run.id, version: run.version } } : {}) };
}

/** Adds what the caller may do instead, such as joining the party. */
export function notYours(
  run: Run,
  state: PartyState | null,
  caller: Caller,
): Extract<Outcome<never>, { kind: 'not-yours' }> {
  const { id, owner, version } = run;
  const refusal = { kind: 'not-yours', owner } as const;
  // The offered commands would change the channel's party, which plays another run.
  if (state?.party.run !== id) return refusal;
  const isMember = state.party.members.includes(caller.user);
  if (!isInChannel(state.party, caller)) {
    return isMember && !run.game.over ? { ...refusal, playedIn: state.party.channel } : refusal;
  }
  const invited = isMember || run.game.over ? refusal : { ...refusal, join: { run: id, version } };
  if (isDeserted(run, caller.now)) return { ...invited, deserted: true, ...(isMember ? { mayEnd: true } : {}) };
  return isMember && isOwnerAbsent(run, state) ? { ...invited, ownerAbsent: true } : invited;
}

/** `toRead` also admits players who await their turn, and members in the channel. */
export async function accessibleBoard(
  context: Context,
  loaded: LoadedRun,
  caller: Caller,
  { toRead = false }: { toRead?: boolean } = {},
): Promise<{ board: Board } | { refusal: Outcome<never> }> {
  const state = await loadPartyState(context, loaded.run, loaded.party, caller);
  const mayRead = toRead && state !== null && mayReadIn(state, loaded.run, caller);
  const refuse = async (): Promise<Outcome<never> | null> =>
    (await partyChannelRefusal(context, loaded.party, caller)) ?? accessRefusal(context, loaded, state, caller);
  const refusal = mayRead ? null : await refuse();
  return refusal ? { refusal } : { board: boardOf(context, loaded.run, loaded.profile, state) };
}

const mayReadIn = ({ party }: PartyState, run: Run, caller: Caller): boolean =>
  rightsIn(run, party, caller) === 'not-your-turn' ||
  (isInChannel(party, caller) && party.members.includes(caller.user));
