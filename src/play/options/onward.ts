import { descents, type Situation, safeActions } from '../advice/situation';
import type { Option } from './option';

/** Returns the option to explore without a confirmation, else the option of `descents`; `null` if there is neither. */
export function onwardOption(situation: Situation): Option | null {
  const [action] = [...safeActions(situation, 'explore'), ...descents(situation)];
  return action ? { kind: 'leave', action, subject: { kind: 'onward' }, price: {} } : null;
}

/** Appends the option to go on. If the hero cannot go on, drops `options` and returns an empty list. */
export function withOnward(situation: Situation, ...options: Option[]): Option[] {
  const onward = onwardOption(situation);
  return onward ? [...options, onward] : [];
}
