import type { Action, Game, Raws } from '../../../src/engine';
import { levelProgress } from '../../../src/engine';
import { dealAnew } from './deal';
import { playFast } from './fast-play';

/**
 * Plays presses on from one game, each under several lucks. A luck decides all random numbers and where the creatures
 * stand that the hero has not seen, so that two presses under the same luck begin in the same game.
 */
export class Rollouts {
  private readonly dealt = new Map<string, Game>();

  constructor(
    private readonly raws: Raws,
    private readonly game: Game,
  ) {}

  /** Returns the worth of a press under a luck, 0 to 1. */
  worth(action: Action, luck: string): number {
    return worthOf(this.game, playFast(this.raws, this.deal(luck), action));
  }

  /** Returns the game that a luck deals. */
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
 * Returns the worth of a game for a hero that began it as in `before`, 0 to 1: whether it is alive, its share of the
 * hit points, and its experience since, as a share of what one level needs and at most 1.
 */
export function worthOf(before: Game, { hero: { pools }, over }: Game): number {
  const gained = (pools.xp - before.hero.pools.xp) / levelProgress(before.hero.pools).needed;
  const isAlive = over === null || over.result === 'retired';
  const health = isAlive ? pools.hp.current / pools.hp.max : 0;
  return (isAlive ? ALIVE : 0) + HEALTH * health + EXPERIENCE * Math.min(1, Math.max(0, gained));
}
