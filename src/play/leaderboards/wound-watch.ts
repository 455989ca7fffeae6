import type { Game } from '../../engine';
import type { RunResult } from '../../storage/contract';

/** Share of the maximum hit points, from 0 to 1. At or below this share, the hero is in danger of death. */
const IN_DANGER = 1 / 4;
/** Number of levels that the hero must go down before a danger counts as survived. */
const LEVELS_SURVIVED = 2;

interface Low {
  hp: number;
  depth: number;
}

export class WoundWatch {
  /** Lowest share of the hit points on each level, in percent. The index is the depth, from 0. */
  private readonly shares: (number | undefined)[] = [];
  /** Lowest hit points while the hero was in danger of death, by the deepest depth reached at that time. */
  private readonly lows = new Map<number, Low>();
  /** Lowest hit points in danger of death up to and including the action that won the laurel. */
  private beforeLaurel: Low | null = null;
  private hasLaurel = false;

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

  /** Returns the shares for the depths from 1 to `deepest`, in percent; `null` if unknown. */
  lowest(deepest: number): NonNullable<RunResult['lowest']> {
    return Array.from({ length: deepest }, (_, index) => this.shares[index + 1] ?? null);
  }

  /**
   * Returns the lowest hit points in a danger that the hero survived; `null` if there was none. A hero survives a
   * danger by going down two more levels, or by winning the laurel afterwards. `deepest` is the greatest depth of the
   * whole run.
   */
  closeCall(deepest: number): Low | null {
    const survived = [...this.lows].flatMap(([at, low]) => (at + LEVELS_SURVIVED <= deepest ? [low] : []));
    const won = this.hasLaurel && this.beforeLaurel ? [this.beforeLaurel] : [];
    return [...survived, ...won].reduce<Low | null>(lower, null);
  }
}

const lower = (one: Low | null, other: Low): Low => (one && one.hp <= other.hp ? one : other);
