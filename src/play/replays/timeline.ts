import { type Action, type Game, newGame, type Raws, RULES } from '../../engine';
import type { LoggedInput, RunLog } from '../../storage/contract';

/** A known game, and the actions to play from that game. */
export interface Path {
  base: Game;
  /** The oldest first. `version` is the version after the action. */
  actions: { version: number; action: Action }[];
}

/**
 * Returns the versions that led to the end of a log, from 0 to the last version. Leaves out versions that a rollback
 * took back, and rollbacks themselves, except at the end of the log.
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
 * Returns the version that lies `moves` accepted actions before `version`; `null` if there are fewer actions.
 * Rollbacks, and actions that a rollback took back, do not count.
 */
export function versionBefore(inputs: readonly LoggedInput[], version: number, moves: number): number | null {
  let at = standingAt(inputs, version);
  for (let left = moves; left > 0; left--) {
    if (at === 0) return null;
    at = standingAt(inputs, at - 1);
  }
  return at;
}

/**
 * Returns the version of the last action that counts at a version. This is the version itself or, for a rollback, the
 * version to which the rollback leads in the end.
 */
function standingAt(inputs: readonly LoggedInput[], version: number): number {
  const input = inputs[version - 1];
  return input?.kind === 'back' && input.to < version ? standingAt(inputs, input.to) : version;
}

/**
 * Inputs and saved games of a run by version. Actions that were rolled back keep their versions, but are on no path.
 */
export class Timeline {
  readonly last: number;
  private readonly inputs: readonly LoggedInput[];
  private readonly chunks: { first: number; last: number; rules: number }[] = [];
  /** The first read of `after` unpacks a saved game. */
  private readonly saves = new Map<number, { readonly after: Game | null }>();

  /** `end` is the present game of the run; `null` if unknown. */
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

  /** The game must come from the present rules. */
  addSave(version: number, game: Game): void {
    this.saves.set(version, { after: game });
  }

  input(version: number): LoggedInput | null {
    return this.inputs[version - 1] ?? null;
  }

  isPlayable(version: number): boolean {
    return this.chunkOf(version)?.rules === RULES;
  }

  endOfChunk(version: number): number {
    return this.chunkOf(version)?.last ?? version;
  }

  /**
   * Returns the saved game at a version; `null` if none is stored. Computes the game at version 0 if the log begins
   * under the present rules. A game saved under older rules gets the number of the present rules, under which the
   * replay continues.
   */
  saved(version: number): Game | null {
    if (version === 0 && !this.saves.has(0) && (this.chunks[0]?.rules ?? this.log.rules) === RULES) {
      this.saves.set(0, { after: newGame(this.log, this.raws) });
    }
    const game = this.saves.get(version)?.after ?? null;
    return game === null || game.rules === RULES ? game : { ...game, rules: RULES };
  }

  /**
   * Returns the shortest path to a version from a saved game for which `isSuitable` is true. Returns `null` if there is
   * no such game, if an action on the path belongs to other rules, or if the log is damaged.
   */
  pathTo(version: number, isSuitable: (save: Game, at: number) => boolean = () => true): Path | null {
    const actions: Path['actions'] = [];
    for (let at = version; ; ) {
      const base = this.saved(at);
      if (base && isSuitable(base, at)) return { base, actions: actions.reverse() };
      const input = this.input(at);
      if (input?.kind === 'back') {
        // Stops in a damaged log whose rollback does not lead back, because the loop might never end.
        if (input.to >= at) return null;
        at = input.to;
      } else {
        if (input === null || !this.isPlayable(at)) return null;
        actions.push({ version: at, action: input });
        at -= 1;
      }
    }
  }

  /**
   * Returns the versions of the actions between the nearest saved game and a version, the newest first. Unpacks no
   * saved game.
   */
  versionsTo(version: number): number[] {
    const versions: number[] = [];
    for (let at = version; !this.saves.has(at); ) {
      const input = this.input(at);
      if (input === null || !this.isPlayable(at)) break;
      if (input.kind !== 'back') versions.push(at);
      const before = input.kind === 'back' ? input.to : at - 1;
      if (before >= at) break;
      at = before;
    }
    return versions;
  }

  private chunkOf(version: number): { last: number; rules: number } | undefined {
    return this.chunks.find(({ first, last }) => version > first && version <= last);
  }
}
