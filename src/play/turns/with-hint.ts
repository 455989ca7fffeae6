import { retry } from '../../lib/retry';
import { type Profile, type Run, type Store, StoreError } from '../../storage/contract';
import type { ActionSubmission, Applied, Board, Caller, Context, Hint, Outcome } from '../use-case';
import { HINTS, hintFor, pendingHints } from './hints';
import { profileToRepeat } from './profile-for-hint';

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
  const { store, read } = rememberReads(context.store);
  const outcome = await useCase({ ...context, store }, (applied) => expectHint(context, caller, applied, read.profile));
  return addHint(context, caller, outcome, read);
}

/** The submission, told of what is expected with what is added to it. */
export const expecting = (
  { expected, ...submission }: ActionSubmission,
  add: (outcome: Applied) => Applied,
): ActionSubmission => (expected ? { ...submission, expected: (outcome) => expected(add(outcome)) } : submission);

/** An outcome that is expected, with the hint that it will be given then. */
function expectHint(context: Context, caller: Caller, outcome: Applied, profile: Profile | null): Applied {
  const { board } = outcome;
  if (profile?.user !== caller.user || !mayBeHinted(context, caller, board)) return outcome;
  const hint = hintGivenAt(noteNewHint(profile, board, false), board);
  return hint === null ? outcome : { ...outcome, hint };
}

/** Whether a player is given hints with a board: not with a party's, where other members would read them too. */
const mayBeHinted = ({ hints }: Context, { user }: Caller, { owner, party }: Board): boolean =>
  hints && owner === user && !party;

/** What a use case has read: a profile, and a run. */
interface Reads {
  profile: Profile | null;
  run: Run | null;
}

/** The outcome, with the hint that the caller is given with it. */
export async function addHint(context: Context, caller: Caller, outcome: Outcome, read: Reads): Promise<Outcome> {
  if (!canHaveHint(outcome) || !mayBeHinted(context, caller, outcome.board)) return outcome;
  // For what is new the profile was read where a hint is due.
  const isNew = outcome.kind === 'applied' && !outcome.repeated;
  const profile = read.profile ?? (isNew ? null : await profileToRepeat(context, caller, read.run));
  if (profile?.user !== caller.user) return outcome;
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
  const hint = hintFor(view, started, pendingHints(profile));
  if (hint === null) return profile;
  const { givenHints = [] } = profile;
  return { ...profile, givenHints: [...givenHints, hint], lastHint: { name: hint, run, version } };
}

/** Whether something new has happened; elsewhere only an earlier hint may be repeated. */
const canHaveNewHint = ({ kind }: Hinted): boolean => kind === 'applied' || kind === 'started';

const hintGivenAt = ({ lastHint }: Profile, { run, version }: Board): Hint | null =>
  lastHint?.run === run && lastHint.version === version ? (HINTS.find((name) => name === lastHint.name) ?? null) : null;

/** The store, and what it loaded or put last: what a use case has read need not be read for its hint again. */
function rememberReads(store: Store): { store: Store; read: Reads } {
  const read: Reads = { profile: null, run: null };
  return {
    read,
    store: {
      ...store,
      async loadRun(id, signal) {
        read.run = await store.loadRun(id, signal);
        return read.run;
      },
      async loadProfile(user, signal) {
        read.profile = await store.loadProfile(user, signal);
        return read.profile;
      },
      async loadPartyAndProfile(channel, user, signal) {
        const loaded = await store.loadPartyAndProfile(channel, user, signal);
        read.profile = loaded.profile;
        return loaded;
      },
      async putProfile(profile, signal) {
        const result = await store.putProfile(profile, signal);
        if (result === 'put') read.profile = profile;
        return result;
      },
    },
  };
}
