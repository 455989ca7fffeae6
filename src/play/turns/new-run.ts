import { createHash, randomInt } from 'node:crypto';
import { type Game, newGame } from '../../engine';
import { type NewRun, type Run, type RunId, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';

/** Characters of a run id: 144 bits of a digest. */
const ID_LENGTH = 24;
/** Digits and capitals that are not mistaken for one another and form no words. */
const SEED_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** The id of the run that an interaction starts. A repeated delivery gives the same id, and so finds its own run. */
export function runIdOf({ user, interaction }: Pick<Caller, 'user' | 'interaction'>): RunId {
  return createHash('sha256').update(`${user}/${interaction}`).digest('base64url').slice(0, ID_LENGTH);
}

/** A seed that can be read aloud, like `7Q4-KVX`. */
export function randomSeed(): string {
  const signs = Array.from({ length: 6 }, () => SEED_ALPHABET[randomInt(SEED_ALPHABET.length)]).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/** A new game, its hero named after the caller. */
export const newGameFor = ({ raws }: Context, { userName }: Caller, seed: string): Game =>
  newGame(userName === '' ? { seed } : { seed, heroName: userName }, raws);

/** Creates a run, or finds the one that an earlier delivery created, which may have been played since. */
export async function createRun(context: Context, newRun: NewRun, signal?: AbortSignal): Promise<Run> {
  await context.store.createRun(newRun, signal);
  return loadCreatedRun(context, newRun.id, signal);
}

/** A run that is known to have been created. Rejects with `unreadable` when it is gone. */
export async function loadCreatedRun(context: Context, id: RunId, signal?: AbortSignal): Promise<Run> {
  const run = await context.store.loadRun(id, signal);
  if (!run) throw new StoreError('unreadable');
  return run;
}
