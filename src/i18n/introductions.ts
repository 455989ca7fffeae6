import type { GameEvent, Raws } from '../engine';

/** Turns the first `noticed` event about each named leader with a description into a `met` event. */
export function withIntroductions(raws: Pick<Raws, 'mob'>, events: readonly GameEvent[]): GameEvent[] {
  const met = new Set<number>();
  return events.map((event): GameEvent => {
    if (event.kind !== 'noticed' || !isLeaderByName(raws, event.who.raw) || met.has(event.who.id)) return event;
    met.add(event.who.id);
    return { ...event, kind: 'met' };
  });
}

function isLeaderByName({ mob }: Pick<Raws, 'mob'>, raw: string | null): boolean {
  const found = raw === null ? undefined : mob[raw];
  return found?.leader === true && found.proper_name === true && found.description !== undefined && !found.unique;
}
