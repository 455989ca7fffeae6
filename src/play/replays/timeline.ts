import { type Action, type Game, newGame, type Raws, RULES } from '../../engine';
import type { LoggedInput, RunLog } from '../../storage/contract';

/** How to come to a version: the actions that count, from a game that is known. */
export interface Way {
  base: Game;
  /** Each with the version it led to, oldest first. */
  actions: { version: number; action: Action }[];
}

/** A log with its saves, asked by version. What was taken back stays a version of its own, but no way leads through it. */
export class Timeline {
  readonly last: number;
  private readonly inputs: readonly LoggedInput[];
  private readonly chunks: { first: number; last: number; rules: number }[] = [];
  private readonly saves = new Map<number, Game>();

  /** `end` is the game the run stands at, if it is at hand. */
  constructor(
    private readonly log: RunLog,
    private readonly raws: Raws,
    end: Game | null = null,
  ) {
    this.inputs = log.actions;
    this.last = log.actions.length;
    let first = 0;
    for (const { rules, actions, after } of log.chunks) {
      const last = first + actions.length;
      this.chunks.push({ first, last, rules });
      if (after) this.saves.set(last, after);
      first = last;
    }
    if (end) this.saves.set(this.last, end);
  }

  /** What led to a version; `null` for the beginning. */
  input(version: number): LoggedInput | null {
    return this.inputs[version - 1] ?? null;
  }

  /** What led to this version was played under the present rules. */
  isPlayable(version: number): boolean {
    return this.chunkOf(version)?.rules === RULES;
  }

  /** The version at which the chunk ends that this one is of. */
  endOfChunk(version: number): number {
    return this.chunkOf(version)?.last ?? version;
  }

  /** The game at a version as far as it need not be played again; of older saves, under the present rules. */
  saved(version: number): Game | null {
    if (version === 0 && !this.saves.has(0) && (this.chunks[0]?.rules ?? this.log.rules) === RULES) {
      const { seed, heroName } = this.log;
      this.saves.set(0, newGame({ seed, heroName }, this.raws));
    }
    const game = this.saves.get(version) ?? null;
    return game === null || game.rules === RULES ? game : { ...game, rules: RULES };
  }

  /** The shortest way to a version from a save that will do; `null` where it leads through other rules. */
  wayTo(version: number, willDo: (save: Game, at: number) => boolean = () => true): Way | null {
    const actions: Way['actions'] = [];
    for (let at = version; ; ) {
      const base = this.saved(at);
      if (base && willDo(base, at)) return { base, actions: actions.reverse() };
      const input = this.input(at);
      if (input?.kind === 'back') {
        // A damaged log must not lead round in circles.
        if (input.to >= at) return null;
        at = input.to;
      } else {
        if (input === null || !this.isPlayable(at)) return null;
        actions.push({ version: at, action: input });
        at -= 1;
      }
    }
  }

  private chunkOf(version: number): { last: number; rules: number } | undefined {
    return this.chunks.find(({ first, last }) => version > first && version <= last);
  }
}
