import { descents, type Situation, safeActions } from '../advice/situation';
import type { Option } from './option';

/**
 * Returns the option to explore, or to descend if the hero cannot explore. Returns `null` if the hero can do neither.
 */
export function onwardOption(situation: Situation): Option | null {
  const [action] = [...safeActions(situation, 'explore'), ...descents(situation)];
  return action ? { kind: 'leave', action, subject: { kind: 'onward' }, price: {} } : null;
}

/** Appends the option to explore or descend. Returns an empty list if the hero can do neither. */
export function withOnward(situation: Situation, ...options: Option[]): Option[] {
  const onward = onwardOption(situation);
  return onward ? [...options, onward] : [];
}
