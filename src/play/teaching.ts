import type { Store } from '../storage/contract';
import type { Asking, Outcome, Play } from './contract';
import { type Hint, hintFor } from './hints';

/**
 * The same use cases, with a hint for who plays for the first time: each once, beside what came of an action. One that
 * cannot be put down as given is not given, and one that gets lost on its way is not given again.
 */
export function teaching(play: Play, store: Store): Play {
  return {
    ...play,
    play: async (asking) => taught(store, asking, await play.play(asking)),
    takeTurn: async (request) => taught(store, request, await play.takeTurn(request)),
  };
}

async function taught(store: Store, { user, signal }: Asking, outcome: Outcome): Promise<Outcome> {
  if (outcome.kind !== 'applied' && outcome.kind !== 'started') return outcome;
  const { board } = outcome;
  // A party is no place for lessons: others read them, too.
  if (board.owner !== user || board.party) return outcome;
  const events = outcome.kind === 'applied' ? outcome.events : board.view.events;
  const hint = hintFor(board.view, events, board.hinted);
  if (hint === null) return outcome;
  const given = await give(store, user, hint, signal).catch(() => false);
  if (signal?.aborted) throw signal.reason;
  return given ? { ...outcome, hint } : outcome;
}

async function give(store: Store, user: string, hint: Hint, signal?: AbortSignal): Promise<boolean> {
  const profile = await store.loadProfile(user, signal);
  const { hinted = [] } = profile ?? {};
  if (!profile || hinted.includes(hint)) return false;
  return (await store.putProfile({ ...profile, rev: profile.rev + 1, hinted: [...hinted, hint] }, signal)) === 'put';
}
