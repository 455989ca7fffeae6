import { type Action, type Game, newGame, type Raws, RULES } from '../../engine';
import type { LoggedInput, RunLog } from '../../storage/contract';

export interface Path {
  base: Game;
  /** Oldest first; `version` follows the action. */
  actions: { version: number; action: Action }[];
}

/** Omits rolled-back versions and rollbacks, but keeps a rollback at the end. */
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

/** Skips rolled-back actions. Returns `null` if fewer actions come before. */
export function versionBefore(inputs: readonly LoggedInput[], version: number, moves: number): number | null {
  let at = standingAt(inputs, version);
  for (let left = moves; left > 0; left--) {
    if (at === 0) return null;
    at = standingAt(inputs, at - 1);
  }
  return at;
}

function standingAt(inputs: readonly LoggedInput[], version: number): number {
  const input = inputs[version - 1];
  return input?.kind === 'back' && input.to < version ? standingAt(inputs, input.to) : version;
}

/** Inputs and saves by version. Rolled-back actions lie on no path. */
export class Timeline {
  readonly last: number;
  private readonly inputs: readonly LoggedInput[];
  private readonly chunks: { first: number; last: number; rules: number }[] = [];
  /** The first read of `after` unpacks a saved game. */
  private readonly saves = new Map<number, { readonly after: Game | null }>();

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

  /** `game.rules` must be the present `RULES`. */
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

  /** Replaces older `rules`, because the replay continues under the present rules. */
  saved(version: number): Game | null {
    if (version === 0 && !this.saves.has(0) && (this.chunks[0]?.rules ?? this.log.rules) === RULES) {
      this.saves.set(0, { after: newGame(this.log, this.raws) });
    }
    const game = this.saves.get(version)?.after ?? null;
    return game === null || game.rules === RULES ? game : { ...game, rules: RULES };
  }

  /** Returns `null` without a suitable save, or if an action cannot be replayed. */
  pathTo(version: number, isSuitable: (save: Game, at: number) => boolean = () => true): Path | null {
    const actions: Path['actions'] = [];
    for (let at = version; ; ) {
      const base = this.saved(at);
      if (base && isSuitable(base, at)) return { base, actions: actions.reverse() };
      const input = this.input(at);
      if (input?.kind === 'back') {
        // A rollback that does not lead back might loop forever.
        if (input.to >= at) return null;
        at = input.to;
      } else {
        if (input === null || !this.isPlayable(at)) return null;
        actions.push({ version: at, action: input });
        at -= 1;
      }
    }
  }

  /** Newest first, back to the nearest save. Unpacks no save. */
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
