import type { ConditionJudge } from './condition';

/** Looks at the hero's health after each act. Changes within one act do not count. */
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
