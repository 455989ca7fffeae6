import type { Rule } from './advice';
import { safeActions } from './situation';

/** With the laurel the run can end as won, or go on. */
export const celebrate: Rule = (situation) =>
  safeActions(situation, 'retire').length > 0 ? { kind: 'choice', about: 'victory' } : null;
