import type { ConditionJudge } from './condition';

/** Met by a rise from at most `hp` to full hit points. */
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
