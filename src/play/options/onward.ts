import { descents, type Situation, safeActions } from '../advice/situation';
import type { Option } from './option';

/** Returns `null` if the hero can neither explore nor go down. */
export function onwardOption(situation: Situation): Option | null {
  const [action] = [...safeActions(situation, 'explore'), ...descents(situation)];
  return action ? { kind: 'leave', action, subject: { kind: 'onward' }, price: {} } : null;
}

/** Appends the option to go on. If the hero cannot go on, returns an empty list, even without `options`. */
export function withOnward(situation: Situation, ...options: Option[]): Option[] {
  const onward = onwardOption(situation);
  return onward ? [...options, onward] : [];
}
