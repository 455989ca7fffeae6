import { retry } from '../../lib/retry';
import { type Profile, type Store, StoreError } from '../../storage/contract';
import type { ActionSubmission, Applied, Board, Caller, Context, Hint, Outcome } from '../use-case';
import { HINTS, hintFor, settledHints } from './hints';

/** Attempts to record a hint while others change the profile. */
const ROUNDS = 2;

/**
 * The outcome of a use case, with a hint for a player who is new. A hint belongs to one version of a run, and every
 * outcome that shows this version repeats it, so that none is lost with a reply that was never delivered. A hint that
 * could not be recorded because others kept changing the profile is not given; one of which that is unknown may be
 * given twice.
 */
export async function withHint(
  context: Context,
  caller: Caller,
  useCase: (context: Context, expect: (outcome: Applied) => Applied) => Promise<Outcome>,
): Promise<Outcome> {
  const { store, latest } = rememberProfile(context.store);
  const outcome = await useCase({ ...context, store }, (applied) => expectHint(context, caller, applied, latest()));
  return addHint(context, caller, outcome, latest());
}

/** The submission, told of what is expected with what is added to it. */
export const expecting = (
  { expected, ...submission }: ActionSubmission,
  add: (outcome: Applied) => Applied,
): ActionSubmission => (expected ? { ...submission, expected: (outcome) => expected(add(outcome)) } : submission);

/** An outcome that is expected, with the hint that it will be given then. */
function expectHint(context: Context, caller: Caller, outcome: Applied, profile: Profile | null): Applied {
  const { board } = outcome;
  if (!mayBeHinted(context, caller, board, profile)) return outcome;
  const hint = hintGivenAt(noteNewHint(profile, board, false), board);
  return hint === null ? outcome : { ...outcome, hint };
}

/** Whether a player is given hints with a board: not with a party's, where other members would read them too. */
const mayBeHinted = (
  { hints }: Context,
  { user }: Caller,
  { owner, party }: Board,
  profile: Profile | null,
): profile is Profile => hints && profile?.user === user && owner === user && !party;

/** The outcome, with the hint that a player of this profile is given with it. */
export async function addHint(
  context: Context,
  caller: Caller,
  outcome: Outcome,
  profile: Profile | null,
): Promise<Outcome> {
  if (!canHaveHint(outcome) || !mayBeHinted(context, caller, outcome.board, profile)) return outcome;
  const hint = await recordHint(context.store, profile, outcome, caller.signal);
  return hint === null ? outcome : { ...outcome, hint };
}

type Hinted = Extract<Outcome, { hint?: Hint }>;

const canHaveHint = (outcome: Outcome): outcome is Hinted =>
  outcome.kind === 'applied' || outcome.kind === 'started' || outcome.kind === 'board' || outcome.kind === 'stale';

/** The hint of the board's version: the one given there before, or a new one. */
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
    const noted = noteNewHint(profile, board, outcome.kind === 'started');
    if (noted === profile) return { hint: null };
    const hint = hintGivenAt(noted, board);
    try {
      if ((await store.putProfile({ ...noted, revision: profile.revision + 1 }, signal)) === 'put') return { hint };
      profile = await store.loadProfile(read.user, signal);
      return null;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // The turn was taken, whatever becomes of its hint.
      return { hint };
    }
  });
  return result?.hint ?? null;
}

/**
 * The profile with a new hint noted as given with the board of a run, which may just have been `started`; the same
 * profile where none applies.
 */
export function noteNewHint(profile: Profile, { run, version, view }: Board, started: boolean): Profile {
  const hint = hintFor(view, started, settledHints(profile));
  if (hint === null) return profile;
  const { givenHints = [] } = profile;
  return { ...profile, givenHints: [...givenHints, hint], lastHint: { name: hint, run, version } };
}

/** Whether something new has happened; elsewhere only an earlier hint may be repeated. */
const canHaveNewHint = ({ kind }: Hinted): boolean => kind === 'applied' || kind === 'started';

const hintGivenAt = ({ lastHint }: Profile, { run, version }: Board): Hint | null =>
  lastHint?.run === run && lastHint.version === version ? (HINTS.find((name) => name === lastHint.name) ?? null) : null;

/** The store, and the profile it loaded or put last: what a use case has read need not be read for its hint again. */
function rememberProfile(store: Store): { store: Store; latest: () => Profile | null } {
  let latest: Profile | null = null;
  return {
    latest: () => latest,
    store: {
      ...store,
      async loadProfile(user, signal) {
        latest = await store.loadProfile(user, signal);
        return latest;
      },
      async loadPartyAndProfile(channel, user, signal) {
        const loaded = await store.loadPartyAndProfile(channel, user, signal);
        latest = loaded.profile;
        return loaded;
      },
      async putProfile(profile, signal) {
        const result = await store.putProfile(profile, signal);
        if (result === 'put') latest = profile;
        return result;
      },
    },
  };
}
