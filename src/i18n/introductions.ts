import type { GameEvent, Raws } from '../engine';

/**
 * Turns the first `noticed` event about each leader into a `met` event, so that the sentence describes the leader. The
 * leader must have a proper name and a description. Unique enemies need no change, because the engine reports them with
 * `met` events.
 */
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
