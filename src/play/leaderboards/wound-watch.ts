import type { Game } from '../../engine';
import type { RunResult } from '../../storage/contract';

/** The hero is in danger up to this share of hit points. */
const IN_DANGER = 1 / 4;
const LEVELS_SURVIVED = 2;

interface Low {
  hp: number;
  depth: number;
}

export class WoundWatch {
  private readonly shares: (number | undefined)[] = [];
  private readonly lows = new Map<number, Low>();
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

  /** Returns percentages of hit points by depth, from depth 1; `null` if unknown. */
  lowest(deepest: number): NonNullable<RunResult['lowest']> {
    return Array.from({ length: deepest }, (_, index) => this.shares[index + 1] ?? null);
  }

  /** The hero survives a danger by going two levels deeper or winning the laurel. */
  closeCall(deepest: number): Low | null {
    const survived = [...this.lows].flatMap(([at, low]) => (at + LEVELS_SURVIVED <= deepest ? [low] : []));
    const won = this.hasLaurel && this.beforeLaurel ? [this.beforeLaurel] : [];
    return [...survived, ...won].reduce<Low | null>(lower, null);
  }
}

const lower = (one: Low | null, other: Low): Low => (one && one.hp <= other.hp ? one : other);
