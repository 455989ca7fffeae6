import type { ConditionJudge } from './condition';

/** Compares the hero's hit points after each action, and ignores changes during an action. */
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
