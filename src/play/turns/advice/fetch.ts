import type { Rule } from './advice';
import { safeActions } from './situation';

/** Fetches what lies about, where it is safe and not too heavy; by name where it is one thing. */
export const fetch: Rule = (situation) => {
  const all = safeActions(situation, 'fetch').find(({ item }) => item === undefined);
  if (!all) return null;
  const [underfoot] = safeActions(situation, 'pickup');
  const named = safeActions(situation, 'fetch').filter(({ item }) => item !== undefined);
  const action = underfoot && named.length === 0 ? underfoot : !underfoot && named.length === 1 ? named[0] : all;
  return { kind: 'act', action: action ?? all, reason: 'lies-near' };
};
