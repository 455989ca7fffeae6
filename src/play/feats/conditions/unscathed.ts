import type { ConditionJudge } from './condition';
import { slainIn } from './slain';

export const unscathed: ConditionJudge<'unscathed'> = {
  watch({ what }) {
    const includes = (raw: string | null | undefined): boolean => typeof raw === 'string' && what.includes(raw);
    let slew = false;
    let hurt = false;
    return {
      see(act) {
        const hero = act.after.hero.id;
        for (const event of act.events) {
          if (event.kind === 'hit' && event.target.id === hero && event.amount > 0)
            hurt ||= includes(event.attacker.raw);
          if (event.kind === 'hurt' && event.target.id === hero && event.amount > 0) hurt ||= includes(event.by?.raw);
        }
        slew ||= slainIn(act).some(includes);
      },
      isMet: () => slew && !hurt,
    };
  },
};
