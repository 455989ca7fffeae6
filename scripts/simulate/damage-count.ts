import type { Game, GameEvent, RawId, Raws } from '../../src/engine';

/** Source of the damage by the hero's companion. */
export const COMPANION = 'companion';

/**
 * Counts the hero's damage to others by source: the plain kind of a weapon or bow, a spell, a scroll or a hazard. All
 * damage by the hero's companion has one source.
 */
export class DamageCount {
  /** Damage in hit points, by the raw id of the source. `hands` is for blows without a weapon. */
  readonly dealt: Record<RawId, number> = {};

  constructor(private readonly raws: Raws) {}

  add(before: Game, events: readonly GameEvent[]): void {
    const { id: hero } = before.hero;
    const companion = before.companion?.id;
    for (const event of events) {
      if (event.kind === 'hit' && event.attacker.id === hero && event.target.id !== hero)
        this.count(this.weaponOf(before, event.shot ? 'ranged' : 'melee'), event.amount);
      else if (event.kind === 'hit' && event.attacker.id === companion) this.count(COMPANION, event.amount);
      else if (event.kind === 'hurt' && event.by && event.by.id === companion) this.count(COMPANION, event.amount);
      else if (event.kind === 'hurt' && event.by?.id === hero && event.target.id !== hero)
        this.count(event.cause, event.amount);
    }
  }

  private weaponOf({ pack }: Game, slot: 'melee' | 'ranged'): RawId {
    return pack.find(({ equipped }) => equipped?.slot === slot)?.raw ?? 'hands';
  }

  private count(raw: RawId, amount: number): void {
    const kind = this.raws.item[raw]?.variant?.base ?? raw;
    this.dealt[kind] = (this.dealt[kind] ?? 0) + amount;
  }
}
