import type { Raws } from '../../../src/engine';
import { type Game, type GameEvent, TOWN } from '../../../src/engine';
import { component } from '../../../src/engine/state/components';

/** Number of player-turns without a blow. After them, the next blow begins another fight. */
const LULL = 20;
/** Share of the hit points, 0 to 1. Fights that begin with less are counted in `hurt`. */
const WHOLE = 0.8;

/**
 * Counts the fights below the town. A fight begins with an action in which the hero strikes or is struck, after `LULL`
 * player-turns without blows. Several fights within one action count as one.
 */
export class FightCount {
  begun = 0;
  /** Number of fights that began when the hero had less than `WHOLE` of its hit points. */
  hurt = 0;
  private lastBlow = Number.NEGATIVE_INFINITY;

  constructor(private readonly raws: Raws) {}

  add(before: Game, after: Game, events: readonly GameEvent[]): void {
    if (before.depth === TOWN || !events.some((event) => isBlow(event, before.hero.id))) return;
    if (before.turn - this.lastBlow > LULL) {
      this.begun += 1;
      const { hp } = component(this.raws, before.hero, 'pools')!;
      if (hp.current < WHOLE * hp.max) this.hurt += 1;
    }
    this.lastBlow = after.turn;
  }
}

/** True if the event is an attack between the hero and a creature, or damage by the hero's magic. */
function isBlow(event: GameEvent, hero: number): boolean {
  if (event.kind === 'hit' || event.kind === 'missed') return event.attacker.id === hero || event.target.id === hero;
  return event.kind === 'hurt' && event.by?.id === hero && event.target.id !== hero;
}
