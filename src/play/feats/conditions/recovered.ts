import type { ConditionJudge } from './condition';

/**
 * Met once the hero has had at most `hp` hit points, and later has full hit points. Compares the hit points after each
 * action, and ignores changes during an action.
 */
export const recovered: ConditionJudge<'recovered'> = {
  watch({ hp }) {
    let low = false;
    let met = false;
    return {
      see({ after }) {
        const health = after.hero.pools?.hp;
        if (!health || after.over) return;
        low ||= health.current <= hp;
        met ||= low && health.current >= health.max;
      },
      isMet: () => met,
    };
  },
};
