import type { Action, Game, Raws } from '../../../src/engine';
import { levelProgress } from '../../../src/engine';
import { dealAnew } from './deal';
import { playFast } from './fast-play';

/**
 * Tries presses in one game, each with several lucks. A luck decides all random numbers and the cells of unseen
 * creatures. Two presses with the same luck begin in the same game.
 */
export class Rollouts {
  private readonly dealt = new Map<string, Game>();

  constructor(
    private readonly raws: Raws,
    private readonly game: Game,
  ) {}

  /** Returns the worth of a press with a luck, 0 to 1. */
  worth(action: Action, luck: string): number {
    return worthOf(this.game, playFast(this.raws, this.deal(luck), action));
  }

  /** Returns the game with the unknown parts that belong to a luck. The same luck always gives the same game. */
  deal(luck: string): Game {
    const known = this.dealt.get(luck);
    if (known) return known;
    const game = dealAnew(this.raws, this.game, luck);
    this.dealt.set(luck, game);
    return game;
  }
}

/** Weights of the parts of a game's worth. Their sum is 1. */
const ALIVE = 0.6;
const HEALTH = 0.2;
const EXPERIENCE = 0.2;

/**
 * Returns the worth of a game that began as `before`, 0 to 1: survival, share of hit points, and experience gained.
 * Experience counts up to that of one level.
 */
export function worthOf(before: Game, { hero: { pools }, over }: Game): number {
  const gained = (pools.xp - before.hero.pools.xp) / levelProgress(before.hero.pools).needed;
  const isAlive = over === null || over.result === 'retired';
  const health = isAlive ? pools.hp.current / pools.hp.max : 0;
  return (isAlive ? ALIVE : 0) + HEALTH * health + EXPERIENCE * Math.min(1, Math.max(0, gained));
}
