import type { Rule } from './advice';
import { safeActions } from './situation';

/** With the laurel the run can end as won, or go on: who has come to another depth since has chosen. */
export const celebrate: Rule = (situation) => {
  const { events } = situation.view;
  const won = events.findIndex(({ kind }) => kind === 'laurel');
  if (won < 0 || events.slice(won).some(({ kind }) => kind === 'arrived')) return null;
  return safeActions(situation, 'retire').length > 0 ? { kind: 'choice', about: 'victory' } : null;
};
