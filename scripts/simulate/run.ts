import {
  type Action,
  type Game,
  hash,
  legalActions,
  newGame,
  type Over,
  type Raws,
  RULES,
  turn,
} from '../../src/engine';
import { component } from '../../src/engine/state/components';
import { type Rng, rngFromSeed } from '../../src/lib/rng';
import { BOTS, type BotName } from '../bots';
import { situationOf } from '../bots/situation';
import type { Recording } from '../replay/recording';
import { resimulate } from '../replay/resimulate';
import { type Census, Taker } from './census';
import { faults } from './invariants';

export interface RunPlan {
  seed: string;
  bot: BotName;
  /** Player-turns after which the run is left as it is. */
  maxTurns: number;
  /** Play it again from its actions and compare the end. */
  verify: boolean;
}

/** What broke, and what it takes to see it break again. */
export interface Violation {
  rule: string;
  detail: string;
}

export interface RunReport {
  plan: RunPlan;
  over: Over | null;
  deepest: number;
  level: number;
  turns: number;
  /** Share of its hit points that the hero had before its last action, 0 to 1. */
  healthBefore: number;
  /** Player-turns of each act of several, by kind: sum and number. */
  acts: Partial<Record<Action['kind'], { turns: number; times: number }>>;
  census: Census;
  violation: Violation | null;
  recording: Recording;
  milliseconds: number;
}

class Broken extends Error {
  constructor(
    readonly rule: string,
    detail: string,
  ) {
    super(detail);
  }
}

/** Actions between two thorough checks. */
const CHECKUP = 50;
/** Listed actions tried out at each of them. */
const TRIED = 5;
/** Accepted actions in which no time passes before that counts as a hang. */
const IDLE_LIMIT = 200;
const HERO = 'Simulacrum';

/** Plays a whole run by the engine's door and checks after every action what must always hold. Never throws. */
export function playRun(raws: Raws, plan: RunPlan): RunReport {
  const began = performance.now();
  const run = new Run(raws, plan);
  let violation: Violation | null = null;
  try {
    run.play();
    if (plan.verify) run.verify();
  } catch (error) {
    violation =
      error instanceof Broken
        ? { rule: error.rule, detail: error.message }
        : { rule: 'no exception', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  return { ...run.report(), violation, milliseconds: performance.now() - began };
}

class Run {
  private readonly rng: Rng;
  private readonly taker: Taker;
  private readonly actions: Action[] = [];
  private readonly acts: RunReport['acts'] = {};
  private game: Game;
  private healthBefore = 1;
  private idle = 0;

  constructor(
    private readonly raws: Raws,
    private readonly plan: RunPlan,
  ) {
    this.rng = rngFromSeed(`${plan.seed}/${plan.bot}`);
    this.taker = new Taker(raws);
    this.game = newGame({ seed: plan.seed, heroName: HERO }, raws);
    this.taker.arrive(this.game);
  }

  play(): void {
    this.check();
    while (!this.game.over && this.game.turn < this.plan.maxTurns) {
      if (this.actions.length % CHECKUP === CHECKUP - 1) this.checkUp();
      this.step();
      this.check();
    }
    if (this.game.over && legalActions(this.game, this.raws).length > 0) {
      throw new Broken('nothing is legal after the end', '');
    }
  }

  private step(): void {
    const before = this.game;
    const situation = situationOf(this.raws, before, this.rng, this.idle);
    for (const action of BOTS[this.plan.bot](situation)) {
      const result = turn(before, action, this.raws);
      if (!result.ok) {
        // A bot may try its luck; what it took from the list may not be refused.
        if (!situation.listed(action)) continue;
        throw new Broken('a legal action is accepted', `${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`);
      }
      this.healthBefore = this.health();
      this.actions.push(action);
      this.game = result.game;
      this.taker.take(before, action, result.game, result.events);
      const { turns, times } = this.acts[action.kind] ?? { turns: 0, times: 0 };
      this.acts[action.kind] = { turns: turns + result.turns, times: times + 1 };
      this.idle = result.turns > 0 || before.depth !== result.game.depth ? 0 : this.idle + 1;
      if (this.idle > IDLE_LIMIT) throw new Broken('time goes on', `${IDLE_LIMIT} actions without a turn`);
      return;
    }
    throw new Broken('there is always something to do', `turn ${before.turn}`);
  }

  private check(): void {
    const found = faults(this.raws, this.game);
    if (found.length > 0) throw new Broken('the state is sound', found.join('; '));
  }

  /** Goes on with a copy of the game out of its JSON, and tries a few actions of the list. */
  private checkUp(): void {
    const before = hash(this.game);
    const legal = legalActions(this.game, this.raws).filter(({ kind }) => kind !== 'explore' && kind !== 'rest');
    for (let tried = 0; tried < TRIED; tried++) {
      const action = this.rng.pick(legal);
      const result = turn(this.game, action, this.raws);
      if (!result.ok) {
        throw new Broken('a legal action is accepted', `${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`);
      }
    }
    if (hash(this.game) !== before) throw new Broken('a turn never changes its input', '');
    const copy = JSON.parse(JSON.stringify(this.game)) as Game;
    if (hash(copy) !== before) throw new Broken('JSON keeps the game', '');
    this.game = copy;
  }

  /** From the seed and the actions alone, without any copying, it must end the same. */
  verify(): void {
    const result = resimulate(this.raws, this.recording());
    if (result.kind !== 'same') throw new Broken('a replay ends the same', JSON.stringify({ ...result, game: null }));
  }

  private health(): number {
    const { hp } = component(this.raws, this.game.hero, 'pools')!;
    return hp.current / hp.max;
  }

  private recording(): Recording {
    return { seed: this.plan.seed, heroName: HERO, rules: RULES, actions: this.actions, hash: hash(this.game) };
  }

  report(): Omit<RunReport, 'violation' | 'milliseconds'> {
    const { plan, game, healthBefore, acts } = this;
    return {
      plan,
      over: game.over,
      deepest: game.deepest,
      level: component(this.raws, game.hero, 'pools')!.level,
      turns: game.turn,
      healthBefore,
      acts,
      census: this.taker.census(),
      recording: this.recording(),
    };
  }
}
