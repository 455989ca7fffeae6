import { retry } from '../../lib/retry';
import { type Profile, type Store, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import type { Board } from './board';
import type { Hint } from './hints';
import { HINTS, hintFor, pendingHints } from './hints';
import type { Applied, Outcome } from './turns-contract';

/** Attempts to record a hint while others change the profile. */
const ROUNDS = 2;

/** Returns the outcome of a turn that is being committed, with the hint that `giveHint` will record for its player. */
export function withDueHint(
  context: Context,
  caller: Caller,
  outcome: Applied<never>,
  profile: Profile | null,
): Applied<never> {
  const { board } = outcome;
  if (!profile || !mayBeHinted(context, caller, board)) return outcome;
  const hint = hintGivenAt(noteNewHint(profile, board, false), board);
  return hint === null ? outcome : { ...outcome, hint };
}

/**
 * Returns the outcome with a hint for the caller, and records a new hint in the caller's profile. A hint belongs to one
 * version of a run. Every outcome that shows this version repeats the hint, because the first reply may never have been
 * delivered. If others keep changing the profile, the outcome has no hint. If the store does not answer, the player may
 * get the hint twice.
 */
export async function giveHint<Drawn>(
  context: Context,
  caller: Caller,
  outcome: Outcome<Drawn>,
  profile: Profile | null,
): Promise<Outcome<Drawn>> {
  if (!canHaveHint(outcome) || !profile || !mayBeHinted(context, caller, outcome.board)) return outcome;
  const hint = await recordHint(context.store, profile, outcome, caller.signal);
  if (hint !== null) return { ...outcome, hint };
  if (outcome.hint === undefined) return outcome;
  const { hint: _, ...without } = outcome;
  // The drawn reply contains the hint, so it cannot be sent.
  if (without.kind === 'applied') delete without.drawn;
  return without;
}

/** True if this board may come with hints. The board of a party never does, because other members read it too. */
const mayBeHinted = ({ hints }: Context, { user }: Caller, { owner, party }: Board): boolean =>
  hints && owner === user && !party;

type Hinted<Drawn = unknown> = Extract<Outcome<Drawn>, { hint?: Hint }>;

const canHaveHint = <Drawn>(outcome: Outcome<Drawn>): outcome is Hinted<Drawn> =>
  outcome.kind === 'applied' || outcome.kind === 'started' || outcome.kind === 'board' || outcome.kind === 'stale';

/**
 * Returns the hint of the board's version: the hint given with this version before, or a new one; `null` if there is
 * none.
 */
async function recordHint(
  store: Store,
  read: Profile,
  outcome: Hinted,
  signal: AbortSignal | undefined,
): Promise<Hint | null> {
  const { board } = outcome;
  let profile: Profile | null = read;
  const result = await retry<{ hint: Hint | null }>(ROUNDS, async () => {
    if (!profile) return { hint: null };
    const given = hintGivenAt(profile, board);
    if (given || !canHaveNewHint(outcome)) return { hint: given };
    const profileWithHint = noteNewHint(profile, board, outcome.kind === 'started');
    if (profileWithHint === profile) return { hint: null };
    const hint = hintGivenAt(profileWithHint, board);
    try {
      if ((await store.putProfile({ ...profileWithHint, revision: profile.revision + 1 }, signal)) === 'put')
        return { hint };
      profile = await store.loadProfile(read.user, signal);
      return null;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // The turn counts, even if its hint cannot be recorded.
      return { hint };
    }
  });
  return result?.hint ?? null;
}

/**
 * Returns the profile with a new hint recorded for the board; `started` is true if the run has just begun. Returns the
 * same profile if no hint applies.
 */
export function noteNewHint(profile: Profile, { run, version, view }: Board, started: boolean): Profile {
  const hint = hintFor(view, started, pendingHints(profile));
  if (hint === null) return profile;
  const { givenHints = [] } = profile;
  return { ...profile, givenHints: [...givenHints, hint], lastHint: { name: hint, run, version } };
}

/**
 * True if the outcome may bring a new hint, because something has happened. Other outcomes only repeat an earlier hint.
 */
const canHaveNewHint = ({ kind }: Hinted): boolean => kind === 'applied' || kind === 'started';

const hintGivenAt = ({ lastHint }: Profile, { run, version }: Board): Hint | null =>
  lastHint?.run === run && lastHint.version === version ? (HINTS.find((name) => name === lastHint.name) ?? null) : null;
