import type { Game } from '../../engine';
import type { RunResult } from '../../storage/contract';

/** Share of the hit points at or below which the hero is in danger of death. */
const IN_DANGER = 1 / 4;
/** Levels that the hero must descend after a danger before the danger counts as survived. */
const LEVELS_SURVIVED = 2;

interface Low {
  hp: number;
  depth: number;
}

/**
 * Watches a whole run for the lowest hit points of its hero. Looks after each act, so that lows within an act do not
 * count.
 */
export class WoundWatch {
  /** Lowest share of the hit points at each depth, in percent. The index is the depth, from 0. */
  private readonly shares: (number | undefined)[] = [];
  /** Lowest hit points. The key is the deepest level that the hero had reached at that time. */
  private readonly lows = new Map<number, Low>();
  /** Lowest hit points before the hero had the laurel. The act that won the laurel is included. */
  private beforeLaurel: Low | null = null;
  private hasLaurel = false;

  /** Called for every act of the run, in order. */
  see({ after }: { after: Game }): void {
    const health = after.hero.pools?.hp;
    if (!health) return;
    const hp = Math.max(0, Math.floor(health.current));
    this.shares[after.depth] = Math.min(this.shares[after.depth] ?? 100, Math.ceil((100 * hp) / health.max));
    if (!after.over && hp <= health.max * IN_DANGER) this.seeLow({ hp, depth: after.depth }, after.deepest);
    this.hasLaurel ||= after.laurel;
  }

  private seeLow(low: Low, deepest: number): void {
    this.lows.set(deepest, lower(this.lows.get(deepest) ?? null, low));
    if (!this.hasLaurel) this.beforeLaurel = lower(this.beforeLaurel, low);
  }

  /**
   * Returns the lowest share of the hit points at each depth, in percent, from depth 1 to the deepest; `null` if
   * unknown.
   */
  lowest(deepest: number): NonNullable<RunResult['lowest']> {
    return Array.from({ length: deepest }, (_, index) => this.shares[index + 1] ?? null);
  }

  /** Returns the closest escape; `null` if the hero was never in danger of death, or did not survive the danger. */
  closeCall(deepest: number): Low | null {
    const survived = [...this.lows].flatMap(([at, low]) => (at + LEVELS_SURVIVED <= deepest ? [low] : []));
    const won = this.hasLaurel && this.beforeLaurel ? [this.beforeLaurel] : [];
    return [...survived, ...won].reduce<Low | null>(lower, null);
  }
}

/** Returns the one with fewer hit points; the first one if both are equal. */
const lower = (one: Low | null, other: Low): Low => (one && one.hp <= other.hp ? one : other);
