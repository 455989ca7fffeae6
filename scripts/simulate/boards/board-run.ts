import { type Action, type Game, newGame, type Over, type Raws, type Refusal, turn } from '../../../src/engine';
import { rawsFor } from '../../../src/engine/state/campaign';
import { kingDistance } from '../../../src/lib/geometry';
import { type Rng, rngFromSeed } from '../../../src/lib/rng';
import { type Arrival, gameFrom } from '../arrival';
import { blueButton, boardOf, enabledButtons, nextPress, type PressStyle, press, type SeenBoard, steps } from './press';

export interface BoardPlan {
  seed: string;
  /** Absent for the first campaign. */
  campaign?: string;
  style: PressStyle;
  /** Absent to begin in the town. */
  start?: Arrival;
  maxPresses: number;
}

/** Fault of a board. `grey`: no button works. `stuck`: no step works either. `repeat`: 20 presses changed nothing. */
export interface BoardFault {
  kind: 'grey' | 'repeat' | 'stuck';
  /** Number of the press at which the fault occurred, counted from the start of the run. */
  press: number;
  turn: number;
  depth: number;
  /** Creatures in view that are not friendly, with their distances from the hero in cells. */
  creatures: string[];
  /** Codes of the refusals of the main row's actions. For `repeat`, also the code for the pressed action. */
  refusals: Record<string, Refusal['code']>;
  action: Action | null;
}

export interface BoardReport {
  plan: BoardPlan;
  presses: number;
  turns: number;
  deepest: number;
  over: Over['result'] | null;
  faults: BoardFault[];
  /** Exception that ended the run; absent if there was none. */
  error?: string;
  milliseconds: number;
}

/** Maximum number of presses in a row that change nothing. After more, the board has the fault `repeat`. */
const PATIENCE = 20;
/** Number of random steps that the hero takes after a `repeat` fault. */
const WANDERING = 6;
const HERO = 'Presser';

/** Plays a run only with presses, and records each fault of a board, then takes single steps. Never throws. */
export function playBoards(all: Raws, plan: BoardPlan): BoardReport {
  const began = performance.now();
  const run = new BoardRun(all, plan);
  let error: string | undefined;
  try {
    run.play();
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  }
  return { ...run.report(), ...(error !== undefined && { error }), milliseconds: performance.now() - began };
}

class BoardRun {
  private readonly raws: Raws;
  private readonly rng: Rng;
  private readonly faults: BoardFault[] = [];
  private readonly signs = new Set<string>();
  private game: Game;
  private presses = 0;
  private stale = 0;

  constructor(
    all: Raws,
    private readonly plan: BoardPlan,
  ) {
    const { seed, campaign, start } = plan;
    const dungeon = { seed, ...(campaign === undefined ? {} : { campaign }), forks: true, heroName: HERO };
    this.raws = rawsFor(all, dungeon);
    this.rng = rngFromSeed(`presser of ${seed}`);
    this.game = start ? gameFrom(this.raws, dungeon, start) : newGame(dungeon, this.raws);
  }

  play(): void {
    while (!this.game.over && this.presses < this.plan.maxPresses) this.playBoard();
  }

  private playBoard(): void {
    const board = boardOf(this.raws, this.game);
    this.presses += 1;
    const action = nextPress(this.raws, board, { style: this.plan.style, rng: this.rng, stale: this.stale });
    if (action === null) {
      this.leaveGrey(board);
      return;
    }
    const next = press(this.raws, this.game, action);
    if (next === null) throw new Error(`an enabled button is refused: ${JSON.stringify(action)}`);
    this.game = next;
    this.countStalePress(board);
    if (this.stale < PATIENCE) return;
    this.recordFault('repeat', board, action);
    this.wander();
  }

  private countStalePress({ view }: SeenBoard): void {
    const sign = signOf(view);
    this.stale = this.signs.has(sign) ? this.stale + 1 : 0;
    this.signs.add(sign);
  }

  /** Takes a single step that enables a button, or a random step if there is none. */
  private leaveGrey(board: SeenBoard): void {
    this.recordFault('grey', board, null);
    const ways = steps(board).flatMap((step) => press(this.raws, this.game, step) ?? []);
    const helpful = ways.find((game) => game.over || this.hasButton(boardOf(this.raws, game)));
    if (!helpful) this.recordFault('stuck', board, null);
    const next = helpful ?? (ways.length > 0 ? this.rng.pick(ways) : press(this.raws, this.game, { kind: 'wait' }));
    if (next === null) throw new Error('neither a step nor a wait is accepted');
    this.game = next;
  }

  private hasButton(board: SeenBoard): boolean {
    return enabledButtons(board).length > 0 || blueButton(this.raws, board) !== null;
  }

  private wander(): void {
    for (let taken = 0; taken < WANDERING && !this.game.over && !this.game.pending; taken++) {
      const free = steps(boardOf(this.raws, this.game)).filter((step) => !('sure' in step));
      if (free.length === 0) return;
      this.game = press(this.raws, this.game, this.rng.pick(free)) ?? this.game;
    }
    this.stale = 0;
  }

  private recordFault(kind: BoardFault['kind'], { game, view }: SeenBoard, action: Action | null): void {
    const creatures = view.things
      .filter((thing) => thing.kind === 'mob' && thing.stance !== 'friendly')
      .map(({ raw, at, stance }) => `${raw} (${stance}, ${kingDistance(at, view.hero.at)})`);
    this.faults.push({
      kind,
      press: this.presses,
      turn: game.turn,
      depth: game.depth,
      creatures,
      refusals: this.refusals(),
      action,
    });
  }

  private refusals(): BoardFault['refusals'] {
    const kinds = ['explore', 'fight', 'rest', 'descend', 'ascend'] as const;
    return Object.fromEntries(
      kinds.flatMap((kind) => {
        const result = turn(this.game, { kind }, this.raws);
        return result.ok ? [] : [[kind, result.refusal.code]];
      }),
    );
  }

  report(): Omit<BoardReport, 'milliseconds'> {
    const { plan, presses, game, faults } = this;
    return { plan, presses, turns: game.turn, deepest: game.deepest, over: game.over?.result ?? null, faults };
  }
}

/**
 * Returns a text of what a useful press can change: the hero, the known map, the pack, and wounds of enemies in view.
 * Other movements of creatures do not change the text.
 */
function signOf({ depth, hero, tiles, pack, things, kills }: SeenBoard['view']): string {
  const known = tiles.length - tiles.split(' ').length;
  const wounds = things
    .map(({ stance, health }) => (stance === 'hostile' ? (health ?? 1) : 1))
    .filter((share) => share < 1);
  const worn = pack.map(({ id, slot }) => `${id}${slot ?? ''}`);
  const { at, hp, mana, xp, gold } = hero;
  return JSON.stringify([depth, at, hp.current, mana.current, xp, gold, known, worn, wounds, kills]);
}
