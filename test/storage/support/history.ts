import type { Outcome } from '../../../src/play/contract';
import { RECENT_LIMIT } from '../../../src/storage/turns/recent-interactions';
import type { WrittenTurn } from './faulty-line';

/** Kind of the answer to an interaction, and the version of the board in the answer. */
export interface Answer {
  interaction: string;
  kind: Outcome['kind'];
  version: number;
}

/** Answer that a use case's outcome gives to an interaction. The version is 0 if the outcome has no board. */
export const answerOf = (interaction: string, outcome: Outcome): Answer => ({
  interaction,
  kind: outcome.kind,
  version: 'board' in outcome ? outcome.board.version : 0,
});

/** Counts of errors. All are zero if every turn was counted exactly once and its player knows it. */
export interface Violations {
  /** Interactions that were counted again, for a turn of their own or as a vote. */
  doubled: number;
  /** Turns written over another turn of the same version, and versions that were left out. */
  overwritten: number;
  /** Interactions that were never counted, although the answer reported success. */
  lost: number;
  /** Interactions whose answer denied the turn, although the run still remembered the turn. */
  denied: number;
}

export const NONE: Violations = { doubled: 0, overwritten: 0, lost: 0, denied: 0 };

/**
 * Compares the written turns with the answers that players got. A failed call has no answer, because the database may
 * have carried it out or not.
 */
export function violations(written: readonly WrittenTurn[], answers: readonly Answer[]): Violations {
  const counted = written
    .toSorted((a, b) => a.version - b.version)
    .flatMap(({ version, ids }) => ids.map((id) => ({ id, version, own: id === ids.at(-1) })));
  const versions = new Set(written.map(({ version }) => version));
  const highest = Math.max(0, ...versions);
  const isRepeated = (at: number) => counted.slice(0, at).some(isSame(counted[at]?.id));
  const isDenied = ({ interaction, kind, version }: Answer): boolean => {
    if (kind === 'applied' || kind === 'busy') return false;
    const present = counted.filter((each) => each.own && each.version <= version).slice(-RECENT_LIMIT);
    return present.some(isSame(interaction));
  };
  return {
    doubled: counted.filter((_, at) => isRepeated(at)).length,
    overwritten: written.length - versions.size + (highest - versions.size),
    lost: answers.filter(({ kind, interaction }) => kind === 'applied' && !counted.some(isSame(interaction))).length,
    denied: answers.filter(isDenied).length,
  };
}

const isSame =
  (id: string | undefined) =>
  (each: { id: string }): boolean =>
    each.id === id;
