import { createHash } from 'node:crypto';
import type { RunId } from '../../storage/contract';
import type { Caller } from '../contract';

/** Letters and digits of an id: 144 bits of a digest. */
const LENGTH = 24;

/** The id of the run an interaction begins. The same delivery again gives the same id, and so finds its own work. */
export function runIdOf({ user, interaction }: Pick<Caller, 'user' | 'interaction'>): RunId {
  return createHash('sha256').update(`${user}/${interaction}`).digest('base64url').slice(0, LENGTH);
}
