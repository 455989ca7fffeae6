import { type Action, type Game, newGame, type Raws, RULES } from '../../engine';
import type { LoggedInput, RunLog } from '../../storage/contract';

/** How to reach a version: the actions to replay, from a game that is known. */
export interface Path {
  base: Game;
  /** Each with the version it produced, oldest first. */
  actions: { version: number; action: Action }[];
}

/**
 * The versions that led to where a log ends, from the beginning on, and its last: what was rolled back is not among
 * them.
 */
export function countedVersions(inputs: readonly LoggedInput[]): number[] {
  const counted: number[] = [];
  for (let at = inputs.length; at >= 0; ) {
    const input = inputs[at - 1];
    const isBack = input?.kind === 'back' && input.to < at;
    if (!isBack || at === inputs.length) counted.push(at);
    at = isBack ? input.to : at - 1;
  }
  return counted.reverse();
}

/**
 * The version so many moves before another, at which the run stood then; `null` when it had not so many. What was
 * rolled back is not among them, and going back is no move.
 */
export function versionBefore(inputs: readonly LoggedInput[], version: number, moves: number): number | null {
  let at = standingAt(inputs, version);
  for (let left = moves; left > 0; left--) {
    if (at === 0) return null;
    at = standingAt(inputs, at - 1);
  }
  return at;
}

/** The version itself, or the one that it went back to. */
function standingAt(inputs: readonly LoggedInput[], version: number): number {
  const input = inputs[version - 1];
  return input?.kind === 'back' && input.to < version ? standingAt(inputs, input.to) : version;
}

/**
 * A log with its saves, by version. Actions that were rolled back keep their versions, but no path leads through them.
 */
export class Timeline {
  readonly last: number;
  private readonly inputs: readonly LoggedInput[];
  private readonly chunks: { first: number; last: number; rules: number }[] = [];
  /** A chunk unpacks its game when that is asked for. */
  private readonly saves = new Map<number, { readonly after: Game | null }>();

  /** `end` is the game the run stands at, if that is loaded. */
  constructor(
    private readonly log: RunLog,
    private readonly raws: Raws,
    end: Game | null = null,
  ) {
    this.inputs = log.actions;
    this.last = log.actions.length;
    let first = 0;
    for (const chunk of log.chunks) {
      const last = first + chunk.actions.length;
      this.chunks.push({ first, last, rules: chunk.rules });
      if (chunk !== log.chunks.at(-1) || chunk.after) this.saves.set(last, chunk);
      first = last;
    }
    if (end) this.saves.set(this.last, { after: end });
  }

  /** The input that produced a version; `null` for the beginning. */
  input(version: number): LoggedInput | null {
    return this.inputs[version - 1] ?? null;
  }

  /** Whether the input of a version was played under the present rules. */
  isPlayable(version: number): boolean {
    return this.chunkOf(version)?.rules === RULES;
  }

  /** The last version of the chunk that contains this one. */
  endOfChunk(version: number): number {
    return this.chunkOf(version)?.last ?? version;
  }

  /** The game at a version, if it is saved or is the beginning; an older save is taken over by the present rules. */
  saved(version: number): Game | null {
    if (version === 0 && !this.saves.has(0) && (this.chunks[0]?.rules ?? this.log.rules) === RULES) {
      this.saves.set(0, { after: newGame(this.log, this.raws) });
    }
    const game = this.saves.get(version)?.after ?? null;
    return game === null || game.rules === RULES ? game : { ...game, rules: RULES };
  }

  /** The shortest path to a version from a save that is suitable; `null` where it leads through other rules. */
  pathTo(version: number, isSuitable: (save: Game, at: number) => boolean = () => true): Path | null {
    const actions: Path['actions'] = [];
    for (let at = version; ; ) {
      const base = this.saved(at);
      if (base && isSuitable(base, at)) return { base, actions: actions.reverse() };
      const input = this.input(at);
      if (input?.kind === 'back') {
        // A damaged log must not lead in circles.
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
