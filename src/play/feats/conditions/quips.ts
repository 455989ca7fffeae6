import type { EntityId } from '../../../engine';
import { judgeByEvents } from './condition';

export const quips = judgeByEvents<'quips'>(({ what, lines }) => {
  const heard = new Map<EntityId, Set<number>>();
  return {
    see({ events }) {
      for (const event of events) {
        if (event.kind !== 'quip' || (what && !what.includes(event.who.raw ?? ''))) continue;
        heard.set(event.who.id, (heard.get(event.who.id) ?? new Set()).add(event.line));
      }
    },
    isMet: () => [...heard.values()].some(({ size }) => size >= lines),
  };
});
