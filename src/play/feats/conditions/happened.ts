import type { GameEvent, RawId } from '../../../engine';
import { type Act, type Condition, Count, judgeByEvents } from './condition';

type HeroEventKind = Condition<'happened'>['event'];
type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { kind: Kind }>;
/** Fails to compile if the raws' schema names an unknown kind of event. */
type HeroEvent = EventOf<HeroEventKind>;

function subjectOf(event: HeroEvent): RawId | null {
  switch (event.kind) {
    case 'ate':
    case 'equipped':
    case 'laurel':
    case 'picked-up':
    case 'sold':
    case 'uncursed':
    case 'used':
    case 'granted':
      return event.item?.raw ?? null;
    case 'advice':
    case 'met':
    case 'roared':
      return event.who.raw;
    case 'bought':
      return event.item;
    case 'learned':
      return event.spell;
    case 'identified':
      return event.raw;
    case 'offered':
      return event.shrine.raw;
    case 'triggered':
      return event.trigger.raw;
    case 'fined':
      return event.by.raw;
    case 'tribute':
    case 'watch-called':
      return event.faction;
    case 'levelled':
    case 'mapped':
    case 'portal-opened':
      return null;
  }
}

/** Returns `null` for an unknown or missing subject. Omits triggers that creatures set off. */
export function subjectsIn({ events, after }: Act, kinds: readonly HeroEventKind[]): (RawId | null)[] {
  const wanted: readonly string[] = kinds;
  const isWanted = (event: GameEvent): event is HeroEvent => wanted.includes(event.kind);
  return events.flatMap((event, at) => {
    if (!isWanted(event)) return [];
    if (event.kind === 'triggered' && event.who.id !== after.hero.id) return [];
    return [subjectOf(event) ?? revealedBy(event, events[at + 1])];
  });
}

const revealedBy = ({ kind }: GameEvent, next: GameEvent | undefined): RawId | null =>
  kind === 'equipped' && next?.kind === 'identified' ? next.raw : null;

export const happened = judgeByEvents<'happened'>((condition, raws) => {
  const count = new Count(condition);
  const isSubject = (raw: RawId | null): boolean =>
    !condition.cursed || (raw !== null && !!raws.archetypes[raw]?.cursed);
  return {
    see(act) {
      for (const subject of subjectsIn(act, [condition.event])) if (isSubject(subject)) count.add(subject);
    },
    isMet: () => count.isReached(),
  };
});
