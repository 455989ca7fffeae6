import {
  type Action,
  type Game,
  hash,
  isParked,
  type Level,
  legalActions,
  newGame,
  previewAim,
  type Raws,
  RULES,
  turn,
} from '../../../src/engine';
import { type Rng, rngFromSeed } from '../../../src/lib/rng';
import { replayActions } from '../../../src/play/replays/steps';
import { parkLevels } from '../../../src/storage/turns/parked-levels';
import type { Recording } from '../../replay/recording';
import { checkSave, InvariantError } from '../checks';
import { stateFaults } from '../invariants';
import type { Violation } from '../run';
import { junkAction } from './junk-action';
import { checkThoroughly, freeze } from './state-checks';

export interface RandomPlan {
  seed: string;
  maxActions: number;
  /** True to replay the run from its actions and compare the final game. */
  verify: boolean;
  /** By default, a new game from the seed. */
  start?: Game;
}

export interface RandomReport {
  seed: string;
  actions: number;
  /** Number of player-turns that the accepted actions took. */
  turns: number;
  refused: number;
  died: boolean;
  deepest: number;
  /** Size of the largest packed game in bytes. */
  bytes: number;
  /** Greatest initiative penalty that the hero had, in ticks. */
  penalty: number;
  /** Action that took the engine longest, its time in milliseconds, and its number in the run. */
  slowest: { milliseconds: number; action: Action | null; number: number };
  violation: Violation | null;
  /** Recording of the run if it violated an invariant and began with a new game; otherwise `null`. */
  recording: Recording | null;
}

/** Number of actions taken from one list of legal actions. Only the first is certain to be still legal. */
const PER_LIST = 6;
/** Number of accepted actions between two thorough checks. Each new level is checked thoroughly too. */
const CHECK_EVERY = 200;
/** One in `GIVE_UP_ODDS` lists of legal actions includes the action that abandons the run. */
const GIVE_UP_ODDS = 400;
const DEEPEST_START = 8;
const HERO = 'Random';

/** Plays random actions, both legal ones and junk, and checks the invariants after each. Never throws. */
export function playRandomRun(raws: Raws, plan: RandomPlan): RandomReport {
  const run = new RandomRun(raws, plan);
  try {
    run.play();
    if (plan.verify) run.verify();
    return run.report(null);
  } catch (error) {
    return run.report(
      error instanceof InvariantError
        ? { rule: error.rule, detail: error.message }
        : { rule: 'no exception', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    );
  }
}

class RandomRun {
  private readonly rng: Rng;
  private readonly actions: Action[] = [];
  private readonly parked = new Map<string, Level>();
  private readonly slowest: RandomReport['slowest'] = { milliseconds: 0, action: null, number: 0 };
  private readonly start: Game;
  private game: Game;
  private checkedAt = 0;
  private refused = 0;
  private bytes = 0;
  private penalty = 0;

  constructor(
    private readonly raws: Raws,
    private readonly plan: RandomPlan,
  ) {
    this.rng = rngFromSeed(`random player of ${plan.seed}`);
    this.start = freeze(plan.start ?? newGame({ seed: plan.seed, forks: true, heroName: HERO }, raws));
    this.game = this.start;
  }

  play(): void {
    if (!this.plan.start) for (const action of this.opening()) this.take(action, true);
    while (!this.game.over && this.actions.length < this.plan.maxActions) this.playList();
    this.checkAll();
  }

  /**
   * Returns the first actions of the run. Some actions take the hero deeper or make the hero immortal, because most
   * heroes from the town die too early.
   */
  private opening(): Action[] {
    const { rng } = this;
    const style = rng.int(0, 3);
    const depth = style === 0 ? 1 : rng.int(1, DEEPEST_START);
    const down = Array.from({ length: depth - 1 }, (): Action => ({ kind: 'cheat', cheat: 'exit' }));
    return style === 3 ? [{ kind: 'cheat', cheat: 'god' }, ...down] : down;
  }

  private playList(): void {
    const { rng } = this;
    const legal = legalActions(this.game, this.raws);
    const chosen = legal.filter(({ kind }) => kind !== 'abandon' || rng.die(GIVE_UP_ODDS) === 1);
    const kinds = [...new Set(chosen.map(({ kind }) => kind))];
    for (let taken = 0; taken < PER_LIST && !this.game.over; taken++) {
      const wanted = rng.pick(kinds);
      this.take(rng.pick(chosen.filter(({ kind }) => kind === wanted)), taken === 0);
    }
    if (!this.game.over) this.take(junkAction(rng, this.game, legal), false);
  }

  private take(action: unknown, isLegal: boolean): void {
    const before = this.game;
    const began = performance.now();
    const result = turn(before, action as Action, this.raws);
    const milliseconds = performance.now() - began;
    if (!result.ok) {
      if (result.refusal.code === 'level-parked') {
        this.load(result.refusal.depth);
        this.take(action, isLegal);
        return;
      }
      if (isLegal) throw new InvariantError('a legal action is accepted', JSON.stringify([action, result.refusal]));
      this.refused += 1;
      return;
    }
    const taken = action as Action;
    if (taken.kind === 'use' || taken.kind === 'cast' || taken.kind === 'fire' || taken.kind === 'throw')
      previewAim(before, taken, this.raws);
    this.actions.push(taken);
    this.game = freeze(result.game);
    if (milliseconds > this.slowest.milliseconds)
      Object.assign(this.slowest, { milliseconds, action: taken, number: this.actions.length });
    this.check(before);
  }

  /** Puts a parked level back into the game, as the store does. Throws if the level was never parked. */
  private load(depth: number): void {
    const level = this.parked.get(String(depth));
    if (!level) throw new InvariantError('a level that is asked for was parked', String(depth));
    this.game = freeze({ ...this.game, levels: { ...this.game.levels, [depth]: level } });
  }

  private check(before: Game): void {
    const found = stateFaults(this.raws, this.game);
    if (found.length > 0) throw new InvariantError('the state is sound', found.join('; '));
    this.penalty = Math.max(this.penalty, this.game.hero.pools.penalty);
    if (this.game.depth !== before.depth || this.actions.length - this.checkedAt >= CHECK_EVERY) this.checkAll();
  }

  /** Makes the thorough checks and continues from the loaded save, in half of the cases with parked levels. */
  private checkAll(): void {
    this.checkedAt = this.actions.length;
    const { game, bytes } = checkThoroughly(this.raws, this.game);
    this.bytes = Math.max(this.bytes, bytes);
    this.game = freeze(game);
    if (this.rng.die(2) === 1) this.park();
  }

  private park(): void {
    for (const [depth, level] of Object.entries(this.game.levels)) if (!isParked(level)) this.parked.set(depth, level);
    const { game } = parkLevels('RANDOM', 0, this.game, {});
    if (hash(game) !== hash(this.game)) throw new InvariantError('parking levels keeps the hash', '');
    this.game = freeze(checkSave(this.raws, game));
  }

  /** Replays the actions from the same start. Throws an `InvariantError` if the final game differs. */
  verify(): void {
    const { game, stopped } = replayActions(this.raws, this.start, this.actions);
    if (stopped) throw new InvariantError('a replay takes the same actions', JSON.stringify(stopped));
    if (hash(game) !== hash(this.game)) throw new InvariantError('a replay ends the same', hash(game));
  }

  private recording(): Recording {
    const { plan, actions, game } = this;
    return { seed: plan.seed, forks: true, heroName: HERO, rules: RULES, actions, hash: hash(game) };
  }

  report(violation: Violation | null): RandomReport {
    const { plan, game, actions, refused, bytes, penalty, slowest } = this;
    return {
      seed: plan.seed,
      actions: actions.length,
      turns: game.turn,
      refused,
      died: game.over?.result === 'died',
      deepest: game.deepest,
      bytes,
      penalty,
      slowest,
      violation,
      recording: violation && !plan.start ? this.recording() : null,
    };
  }
}
