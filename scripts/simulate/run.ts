import {
  type Action,
  type Game,
  hash,
  newGame,
  type Over,
  type RawId,
  type Raws,
  RULES,
  type School,
  turn,
  type View,
} from '../../src/engine';
import { rawsFor } from '../../src/engine/state/campaign';
import { component } from '../../src/engine/state/components';
import { type Rng, rngFromSeed } from '../../src/lib/rng';
import { BOTS, type BotName } from '../bots';
import { Memory } from '../bots/memory';
import { bossOf, isBoss } from '../bots/parts/boss';
import { type Situation, situationOf } from '../bots/situation';
import { type Recording, resimulate } from '../replay/recording';
import { type Arrival, arrivalOf, gameFrom, homewardOf } from './arrival';
import { type Census, CensusTaker } from './census';
import { checkLegalActions, checkSave, InvariantError } from './checks';
import { ChoiceCount, type ChoiceFigures } from './choices/choice-count';
import { DamageCount } from './damage-count';
import { forcedPick, onlyAction } from './forced-school';
import { stateFaults } from './invariants';
import { hasWinningKit } from './winning-kit';

export interface RunPlan {
  seed: string;
  /** Absent for the first campaign. */
  campaign?: string;
  /** Absent for the first kit. */
  kit?: string;
  bot: BotName;
  /** School of the hero's first two boons; absent if the bot chooses. Such a run cannot be replayed from its seed. */
  school?: School;
  /** Hero and depth at which the run begins; absent for the town. Only runs from the town can be replayed by seed. */
  start?: Arrival;
  /** Actions that were already played, and the game after them. The bot continues from this game. */
  opening?: { actions: readonly Action[]; game: Game };
  /** Number of player-turns after which the run is stopped. */
  maxTurns: number;
  /** Time at which the run is stopped, in milliseconds since 1970. */
  deadline?: number;
  /** True to replay the run from its actions and compare the final game. */
  verify: boolean;
  /** True to return the recording even if no invariant was violated. */
  record?: boolean;
}

export interface Visit {
  depth: number;
  actions: number;
}

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
  /** Number of presses for these actions: two for an action that confirms a danger. */
  presses: number;
  laurel: boolean;
  /** Hero's level when the boss first came into view; `null` if it never did. */
  metBoss: number | null;
  killedBoss: boolean;
  /** Depth at which the hero first had things that can kill the dragon (a winning kit); `null` for never. */
  kitAt: number | null;
  /** Share of hit points before the run's last action, 0 to 1. */
  healthBefore: number;
  /** Kind of the run's last action; `null` if there was none. */
  lastAction: Action['kind'] | null;
  /** Number of player-turns and number of actions, by kind of action. */
  perAction: Partial<Record<Action['kind'], { turns: number; times: number }>>;
  /** Hero at its first arrival on each depth, in the order in which the depths were reached. */
  arrivals: Arrival[];
  /** Hero when it took the quest item; `null` if it never did. */
  tookGoal: Arrival | null;
  visits: Visit[];
  /** Hit points that the hero took from enemies, by the raw id of the weapon, spell or thing. */
  damage: Record<RawId, number>;
  choices: ChoiceFigures;
  census: Census;
  violation: Violation | null;
  milliseconds: number;
}

export interface PlayedRun extends RunReport {
  recording: Recording;
}

/** Number of actions between two thorough checks. Each new level and each pending choice is checked thoroughly too. */
const CHECK_EVERY = 100;
/** Number of accepted actions in a row that take no time, after which the run counts as hung. */
const IDLE_LIMIT = 300;
const HERO = 'Simulacrum';

/** Plays a whole run through the engine and checks the invariants after every action. Never throws. */
export function playRun(raws: Raws, plan: RunPlan): PlayedRun {
  const began = performance.now();
  const run = new Run(raws, plan);
  let violation: Violation | null = null;
  try {
    run.play();
    if (plan.verify && !plan.start && !plan.school) run.verify();
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
  private readonly census: CensusTaker;
  private readonly memory = new Memory();
  private readonly arrivals: Arrival[] = [];
  private tookGoal: Arrival | null = null;
  private readonly visits: Visit[] = [];
  /** Number of actions in the run when the hero arrived on this level. */
  private cameAfter = 0;
  private readonly damage: DamageCount;
  private readonly choices: ChoiceCount;
  private readonly actions: Action[] = [];
  private readonly perAction: RunReport['perAction'] = {};
  private game: Game;
  private healthBefore = 1;
  private kitAt: number | null = null;
  private metBoss: number | null = null;
  /** Number of actions since time passed or the level changed. */
  private idle = 0;
  private timeless = 0;
  private readonly raws: Raws;

  constructor(
    all: Raws,
    private readonly plan: RunPlan,
  ) {
    this.raws = rawsFor(all, plan);
    this.rng = rngFromSeed(`${plan.seed}/${plan.bot}`);
    this.census = new CensusTaker(this.raws);
    this.damage = new DamageCount(this.raws);
    this.choices = new ChoiceCount(this.raws);
    this.game = plan.start ? gameFrom(this.raws, this.dungeon(), plan.start) : newGame(this.dungeon(), this.raws);
    if (plan.opening) {
      this.game = plan.opening.game;
      this.actions.push(...plan.opening.actions);
    }
    // A hero who has been deep is assumed to have shopped before.
    if (plan.start || this.game.deepest > 1) this.memory.trips = 1;
    this.census.begin(this.game);
    this.noteArrival();
  }

  play(): void {
    this.check();
    const { maxTurns, deadline = Number.POSITIVE_INFINITY } = this.plan;
    while (!this.game.over && this.game.turn < maxTurns && Date.now() < deadline) {
      const before = this.game;
      this.step();
      this.check();
      const isOnNewLevel = this.game.depth !== before.depth;
      const isChoicePending = this.game.pending !== null && before.pending === null;
      if (this.actions.length % CHECK_EVERY === 0) checkLegalActions(this.raws, this.game, this.rng);
      if (this.actions.length % CHECK_EVERY === 0 || isOnNewLevel || isChoicePending)
        this.game = checkSave(this.raws, this.game);
    }
    if (this.game.over) checkLegalActions(this.raws, this.game, this.rng);
  }

  private step(): void {
    const forced = this.plan.school ? forcedPick(this.raws, this.game, this.plan.school) : null;
    const before = forced?.game ?? this.game;
    const situation = situationOf(this.raws, before, { rng: this.rng, memory: this.memory, idle: this.idle });
    this.observe(situation.view);
    const plan = forced ? onlyAction(forced.action) : BOTS[this.plan.bot](situation);
    // The argument of the first `next` call has no effect, because generators ignore it.
    for (let idea = plan.next({ code: 'nothing-pending' }); !idea.done; ) {
      const result = turn(before, idea.value, this.raws);
      if (result.ok) {
        this.accept(situation, before, idea.value, result);
        return;
      }
      this.census.addRefusal(result.refusal);
      idea = plan.next(result.refusal);
    }
    throw new InvariantError('some action is always accepted', `turn ${before.turn}`);
  }

  private accept(
    situation: Situation,
    before: Game,
    action: Action,
    result: Extract<ReturnType<typeof turn>, { ok: true }>,
  ): void {
    if (result.turns === 0 && result.events.some((event) => event.kind === 'stopped' && event.reason === 'blocked'))
      throw new InvariantError('an accepted action has an effect', JSON.stringify(action));
    const { hp } = situation.view.hero;
    this.healthBefore = hp.current / hp.max;
    this.actions.push(action);
    this.game = result.game;
    if (before.depth !== result.game.depth) this.noteVisit(before.depth);
    this.noteArrival();
    this.damage.add(before, result.events);
    this.choices.add(situation, { before, action, after: result.game, events: result.events });
    this.census.add(before, action, result.game, result.events);
    const { turns, times } = this.perAction[action.kind] ?? { turns: 0, times: 0 };
    this.perAction[action.kind] = { turns: turns + result.turns, times: times + 1 };
    this.idle = result.turns > 0 || before.depth !== result.game.depth ? 0 : this.idle + 1;
    this.timeless = result.turns > 0 ? 0 : this.timeless + 1;
    if (this.timeless > IDLE_LIMIT) throw new InvariantError('time passes', `${IDLE_LIMIT} actions without a turn`);
  }

  private noteArrival(): void {
    const { game, arrivals, actions } = this;
    if (game.depth > (arrivals.at(-1)?.depth ?? 0)) arrivals.push(arrivalOf(this.raws, game, actions.length));
    this.tookGoal ??= homewardOf(this.raws, game, actions.length);
  }

  private noteVisit(depth: number): void {
    this.visits.push({ depth, actions: this.actions.length - this.cameAfter });
    this.cameAfter = this.actions.length;
  }

  private observe(view: View): void {
    this.census.addView(view);
    if (this.kitAt === null && hasWinningKit(this.raws, view)) this.kitAt = view.depth;
    if (this.metBoss !== null) return;
    if (view.things.some((thing) => isBoss(this.raws, thing))) this.metBoss = view.hero.level;
  }

  private check(): void {
    const found = stateFaults(this.raws, this.game);
    if (found.length > 0) throw new InvariantError('the state is sound', found.join('; '));
  }

  /** Replays the run from only its seed and its actions. Throws an `InvariantError` if the final game differs. */
  verify(): void {
    const result = resimulate(this.raws, this.recording());
    if (result.kind !== 'same')
      throw new InvariantError('a replay ends the same', JSON.stringify({ ...result, game: null }));
  }

  recording(): Recording {
    return { ...this.dungeon(), rules: RULES, actions: this.actions, hash: hash(this.game) };
  }

  private dungeon(): Pick<Recording, 'seed' | 'campaign' | 'kit' | 'forks' | 'heroName'> {
    const { seed, campaign, kit, opening } = this.plan;
    const named = { ...(campaign === undefined ? {} : { campaign }), ...(kit === undefined ? {} : { kit }) };
    const forks = opening === undefined || opening.game.secondWays !== undefined;
    return { seed, ...named, ...(forks && { forks }), heroName: HERO };
  }

  report(): Omit<RunReport, 'violation' | 'milliseconds'> {
    const { plan, game, healthBefore, perAction, actions, arrivals, tookGoal, visits, damage, kitAt, metBoss } = this;
    const census = this.census.result(game);
    return {
      plan,
      over: game.over,
      deepest: game.deepest,
      level: component(this.raws, game.hero, 'pools')!.level,
      turns: game.turn,
      actions: actions.length,
      presses: actions.length + actions.filter((action) => 'sure' in action).length,
      laurel: game.laurel,
      metBoss,
      killedBoss: census.slain.includes(bossOf(this.raws)) || (game.laurel && 'slain' in this.raws.campaign.laurel),
      kitAt,
      healthBefore,
      lastAction: actions.at(-1)?.kind ?? null,
      perAction,
      arrivals,
      tookGoal,
      visits,
      damage: damage.dealt,
      choices: this.choices.result(game, arrivals),
      census,
    };
  }
}
