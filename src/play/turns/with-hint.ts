import type { GameEvent } from '../../engine';
import { type Profile, type Store, StoreError } from '../../storage/contract';
import type { Context } from '../context';
import type { Board, Caller, Outcome } from '../contract';
import { HINTS, type Hint, hintFor } from './hints';

/** How often a hint is put down while others change the profile. */
const ROUNDS = 2;

/**
 * The outcome of a deed, with a hint for who plays for the first time: each at one version, beside what came of an
 * action. Every answer that shows this version shows it again, so that none is lost with an answer that never went out.
 * One that others kept from being put down is not given; one of which that is not known may come twice.
 */
export async function withHint(
  context: Context,
  { user, signal }: Caller,
  deed: (context: Context) => Promise<Outcome>,
): Promise<Outcome> {
  const { store, last } = recalling(context.store);
  const outcome = await deed({ ...context, store });
  const profile = last();
  if (!isHinted(outcome) || profile?.user !== user) return outcome;
  const { board } = outcome;
  // A party is no place for lessons: others read them, too.
  if (board.owner !== user || board.party) return outcome;
  const hint = await give(context.store, profile, board, newsOf(outcome), signal);
  return hint === null ? outcome : { ...outcome, hint };
}

type Hinted = Extract<Outcome, { hint?: Hint }>;

const isHinted = (outcome: Outcome): outcome is Hinted =>
  outcome.kind === 'applied' || outcome.kind === 'started' || outcome.kind === 'board' || outcome.kind === 'stale';

/** What may call for a new hint; `null` where there is only one to be shown again. */
function newsOf(outcome: Hinted): readonly GameEvent[] | null {
  if (outcome.kind === 'applied') return outcome.events;
  return outcome.kind === 'started' ? outcome.board.view.events : null;
}

/** The hint of this version: the one given there, or a new one. */
async function give(
  store: Store,
  read: Profile,
  board: Board,
  events: readonly GameEvent[] | null,
  signal?: AbortSignal,
): Promise<Hint | null> {
  const { run, version, view } = board;
  let profile: Profile | null = read;
  for (let round = 1; profile && round <= ROUNDS; round++) {
    const given = givenAt(profile, board);
    if (given || events === null) return given;
    const { givenHints = [], revision } = profile;
    const hint = hintFor(view, events, givenHints);
    if (hint === null) return null;
    const next = {
      ...profile,
      revision: revision + 1,
      givenHints: [...givenHints, hint],
      lastHint: { name: hint, run, version },
    };
    try {
      if ((await store.putProfile(next, signal)) === 'put') return hint;
      profile = await store.loadProfile(read.user, signal);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // The turn was taken, whatever becomes of its hint.
      return hint;
    }
  }
  return null;
}

const givenAt = ({ lastHint }: Profile, { run, version }: Board): Hint | null =>
  lastHint?.run === run && lastHint.version === version ? (HINTS.find((name) => name === lastHint.name) ?? null) : null;

/** The store, and the profile that it handed out or took last: what a request has read need not be read for it again. */
function recalling(store: Store): { store: Store; last: () => Profile | null } {
  let last: Profile | null = null;
  return {
    last: () => last,
    store: {
      ...store,
      async loadProfile(user, signal) {
        last = await store.loadProfile(user, signal);
        return last;
      },
      async putProfile(profile, signal) {
        const result = await store.putProfile(profile, signal);
        if (result === 'put') last = profile;
        return result;
      },
    },
  };
}
