import { type Action, type Game, hash, newGame, type Over, type Raws, RULES, turn, type View } from '../../src/engine';
import { component } from '../../src/engine/state/components';
import { type Rng, rngFromSeed } from '../../src/lib/rng';
import { BOTS, type BotName } from '../bots';
import type { Situation } from '../bots/bot';
import { Memory } from '../bots/memory';
import { situationOf } from '../bots/situation';
import type { Recording } from '../replay/recording';
import { resimulate } from '../replay/resimulate';
import { InvariantError } from './broken';
import { type Census, Taker } from './census';
import { checkList, checkSave } from './checkup';
import { faults } from './invariants';
import { hasWinningKit } from './winning-kit';

export interface RunPlan {
  seed: string;
  bot: BotName;
  /** Player-turns after which the run is left as it is. */
  maxTurns: number;
  /** Play it again from its actions and compare the end. */
  verify: boolean;
  /** Send the recording back even when nothing broke. */
  record?: boolean;
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
  actions: number;
  laurel: boolean;
  /** Hero's level when the boss first came into view; `null` when it never did. */
  metBoss: number | null;
  /** Depth at which it first held what brings down the dragon; `null` when it never did. */
  kitAt: number | null;
  /** Share of its hit points that the hero had before its last action, 0 to 1, and what that action was. */
  healthBefore: number;
  lastAct: Action['kind'] | null;
  /** Player-turns of each act of several, by kind: sum and number. */
  acts: Partial<Record<Action['kind'], { turns: number; times: number }>>;
  census: Census;
  violation: Violation | null;
  milliseconds: number;
}

export interface PlayedRun extends RunReport {
  recording: Recording;
}

/** Actions between two thorough checks; one is also made at every new level and prompt. */
const CHECKUP = 100;
/** Accepted actions in which no time passes before that counts as a hang. */
const IDLE_LIMIT = 300;
const HERO = 'Simulacrum';

/** Plays a whole run by the engine's door and checks after every action what must always hold. Never throws. */
export function playRun(raws: Raws, plan: RunPlan): PlayedRun {
  const began = performance.now();
  const run = new Run(raws, plan);
  let violation: Violation | null = null;
  try {
    run.play();
    if (plan.verify) run.verify();
  } catch (error) {
    violation =
      error instanceof InvariantError
        ? { rule: error.rule, detail: error.message }
        : { rule: 'no exception', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  return { ...run.report(), violation, recording: run.recording(), milliseconds: performance.now() - began };
}

class Run {
  private readonly rng: Rng;
  private readonly taker: Taker;
  private readonly memory = new Memory();
  private readonly actions: Action[] = [];
  private readonly acts: RunReport['acts'] = {};
  private game: Game;
  private healthBefore = 1;
  private kitAt: number | null = null;
  private metBoss: number | null = null;
  /** Actions since time last passed or the level changed, and since time last passed. */
  private idle = 0;
  private timeless = 0;

  constructor(
    private readonly raws: Raws,
    private readonly plan: RunPlan,
  ) {
    this.rng = rngFromSeed(`${plan.seed}/${plan.bot}`);
    this.taker = new Taker(raws);
    this.game = newGame({ seed: plan.seed, heroName: HERO }, raws);
    this.taker.begin(this.game);
  }

  play(): void {
    this.check();
    while (!this.game.over && this.game.turn < this.plan.maxTurns) {
      const before = this.game;
      this.step();
      this.check();
      const elsewhere = this.game.depth !== before.depth;
      const asked = this.game.pending !== null && before.pending === null;
      if (this.actions.length % CHECKUP === 0) checkList(this.raws, this.game, this.rng);
      if (this.actions.length % CHECKUP === 0 || elsewhere || asked) this.game = checkSave(this.raws, this.game);
    }
    if (this.game.over) checkList(this.raws, this.game, this.rng);
  }

  private step(): void {
    const before = this.game;
    const situation = situationOf(this.raws, before, this.rng, this.memory, this.idle);
    this.witness(situation.view);
    const plan = BOTS[this.plan.bot](situation);
    // what a generator is sent first is dropped: it waits for nothing yet
    for (let idea = plan.next(NOT_ASKED); !idea.done; ) {
      const result = turn(before, idea.value, this.raws);
      if (result.ok) {
        this.accept(situation, before, idea.value, result);
        return;
      }
      this.taker.refused(result.refusal);
      idea = plan.next(result.refusal);
    }
    throw new InvariantError('there is always something to do', `turn ${before.turn}`);
  }

  private accept(
    { view }: Situation,
    before: Game,
    action: Action,
    result: Extract<ReturnType<typeof turn>, { ok: true }>,
  ): void {
    if (result.turns === 0 && result.events.some((event) => event.kind === 'stopped' && event.reason === 'blocked'))
      throw new InvariantError('what is accepted gets somewhere', JSON.stringify(action));
    this.healthBefore = view.hero.hp.current / view.hero.hp.max;
    this.actions.push(action);
    this.game = result.game;
    this.taker.take(before, action, result.game, result.events);
    const { turns, times } = this.acts[action.kind] ?? { turns: 0, times: 0 };
    this.acts[action.kind] = { turns: turns + result.turns, times: times + 1 };
    this.idle = result.turns > 0 || before.depth !== result.game.depth ? 0 : this.idle + 1;
    this.timeless = result.turns > 0 ? 0 : this.timeless + 1;
    if (this.timeless > IDLE_LIMIT) throw new InvariantError('time goes on', `${IDLE_LIMIT} actions without a turn`);
  }

  private witness(view: View): void {
    this.taker.look(view);
    if (this.kitAt === null && hasWinningKit(this.raws, view)) this.kitAt = view.depth;
    if (this.metBoss !== null) return;
    const boss = view.things.some(({ raw }) => raw !== null && this.raws.mob[raw]?.treasure?.laurel === true);
    if (boss) this.metBoss = view.hero.level;
  }

  private check(): void {
    const found = faults(this.raws, this.game);
    if (found.length > 0) throw new InvariantError('the state is sound', found.join('; '));
  }

  /** From the seed and the actions alone, without any saving, it must end the same. */
  verify(): void {
    const result = resimulate(this.raws, this.recording());
    if (result.kind !== 'same')
      throw new InvariantError('a replay ends the same', JSON.stringify({ ...result, game: null }));
  }

  recording(): Recording {
    return { seed: this.plan.seed, heroName: HERO, rules: RULES, actions: this.actions, hash: hash(this.game) };
  }

  report(): Omit<RunReport, 'violation' | 'milliseconds'> {
    const { plan, game, healthBefore, acts, actions, kitAt, metBoss } = this;
    return {
      plan,
      over: game.over,
      deepest: game.deepest,
      level: component(this.raws, game.hero, 'pools')!.level,
      turns: game.turn,
      actions: actions.length,
      laurel: game.laurel,
      metBoss,
      kitAt,
      healthBefore,
      lastAct: actions.at(-1)?.kind ?? null,
      acts,
      census: this.taker.census(),
    };
  }
}

const NOT_ASKED = { code: 'nothing-pending' } as const;
