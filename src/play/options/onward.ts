import { descents, type Situation, safeActions } from '../advice/situation';
import type { Option } from './option';

/** Prefers exploring to descending. */
export function onwardOption(situation: Situation): Option | null {
  const [action] = [...safeActions(situation, 'explore'), ...descents(situation)];
  return action ? { kind: 'leave', action, subject: { kind: 'onward' }, price: {} } : null;
}

/** Returns an empty list if the hero can neither explore nor descend. */
export function withOnward(situation: Situation, ...options: Option[]): Option[] {
  const onward = onwardOption(situation);
  return onward ? [...options, onward] : [];
}
