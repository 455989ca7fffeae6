import { retry } from '../../lib/retry';
import { type Profile, type Store, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import type { Board } from './board';
import type { Hint } from './hints';
import { helpfulHints, hintFor, pendingHints } from './hints';
import type { Applied, Outcome } from './turns-contract';

const ROUNDS = 2;

/** Adds the hint before `giveHint` records it, because the commit draws the reply. */
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

/** Records a new hint. Repeats the last hint at the same version. */
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
  // The drawing shows the hint that could not be recorded.
  if (without.kind === 'applied') delete without.drawn;
  return without;
}

/** Other members of a party read the board too. */
const mayBeHinted = ({ hints }: Context, { user }: Caller, { owner, party }: Board): boolean =>
  hints && owner === user && !party;

type Hinted<Drawn = unknown> = Extract<Outcome<Drawn>, { hint?: Hint }>;

const canHaveHint = <Drawn>(outcome: Outcome<Drawn>): outcome is Hinted<Drawn> =>
  outcome.kind === 'applied' || outcome.kind === 'started' || outcome.kind === 'board' || outcome.kind === 'stale';

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
      // The turn is committed, so the hint counts even without an answer.
      return { hint };
    }
  });
  return result?.hint ?? null;
}

/** `large` waits while the board has options, because phones lack room for both. */
export function noteNewHint(profile: Profile, board: Board, started: boolean): Profile {
  const { run, version, view } = board;
  const due = hintFor(view, started, pendingHints(profile));
  const hint = due === 'large' && board.options.length > 0 ? null : due;
  if (hint === null) return profile;
  const { givenHints = [] } = profile;
  return { ...profile, givenHints: [...givenHints, hint], lastHint: { name: hint, run, version } };
}

const canHaveNewHint = ({ kind }: Hinted): boolean => kind === 'applied' || kind === 'started';

function hintGivenAt(profile: Profile, { run, version }: Board): Hint | null {
  const { lastHint } = profile;
  if (lastHint?.run !== run || lastHint.version !== version) return null;
  return helpfulHints(profile).find((name) => name === lastHint.name) ?? null;
}
