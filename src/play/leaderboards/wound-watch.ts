import type { Game } from '../../engine';
import type { RunResult } from '../../storage/contract';

/** Who had at most this share of their hit points left was in danger of death. */
const IN_DANGER = 1 / 4;
/** Who came so many levels deeper afterwards has survived it. */
const LEVELS_SURVIVED = 2;

interface Low {
  hp: number;
  depth: number;
}

/** Watches a whole run for how low its hero fell. Looked at after each act: what happens within one is not. */
export class WoundWatch {
  /** By depth, from 0: the lowest share of hit points there, in percent. */
  private readonly shares: (number | undefined)[] = [];
  /** By the deepest level reached until then. */
  private readonly lows = new Map<number, Low>();
  /** The lowest before the laurel, the act that won it included. */
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

  /** As results have it: of each depth down to the deepest. */
  lowest(deepest: number): NonNullable<RunResult['lowest']> {
    return Array.from({ length: deepest }, (_, index) => this.shares[index + 1] ?? null);
  }

  /** The closest escape; `null` where the hero was in no such danger, or did not go on from there. */
  closeCall(deepest: number): Low | null {
    const survived = [...this.lows].flatMap(([at, low]) => (at + LEVELS_SURVIVED <= deepest ? [low] : []));
    const won = this.hasLaurel && this.beforeLaurel ? [this.beforeLaurel] : [];
    return [...survived, ...won].reduce<Low | null>(lower, null);
  }
}

/** The first where they are as low. */
const lower = (one: Low | null, other: Low): Low => (one && one.hp <= other.hp ? one : other);
