import { digest } from '../lib/digest';
import type { RunId } from '../storage/contract';
import type { Asking } from './contract';

/** Letters and digits of an id: more than 90 bits. */
const LENGTH = 18;

/** The id of the run an interaction begins. The same delivery again gives the same id, and so finds its own work. */
export function runIdOf({ user, interaction }: Pick<Asking, 'user' | 'interaction'>): RunId {
  return BigInt(`0x${digest(`${user}/${interaction}`)}`)
    .toString(36)
    .padStart(LENGTH, '0')
    .slice(-LENGTH);
}
