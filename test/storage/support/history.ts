import type { Outcome } from '../../../src/play/contract';
import { RECENT_LIMIT } from '../../../src/storage/turns/recent-interactions';
import type { WrittenTurn } from './faulty-line';

/** What a player was answered about an interaction, and the version of the board with it. */
export interface Answer {
  interaction: string;
  kind: Outcome['kind'];
  version: number;
}

export const answerOf = (interaction: string, outcome: Outcome): Answer => ({
  interaction,
  kind: outcome.kind,
  version: 'board' in outcome ? outcome.board.version : 0,
});

/** What must never be: each a count, all zero when every turn was taken exactly once and its player knows. */
export interface Violations {
  /** Interactions that were counted again, for a turn of their own or as a vote. */
  doubled: number;
  /** Turns written over another of the same version, or leaving a version out. */
  overwritten: number;
  /** Interactions whose player was told of success, though they were never counted. */
  lost: number;
  /** Interactions whose player was told that their turn was not taken, while the run still remembered that it was. */
  denied: number;
}

export const NONE: Violations = { doubled: 0, overwritten: 0, lost: 0, denied: 0 };

/** Compares what was written with what players were answered. A call that failed may have been carried out or not. */
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
