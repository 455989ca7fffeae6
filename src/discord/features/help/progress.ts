import type { HandlerContext } from '../../context';
import type { Caller, I18n, RunId } from '../../types';

/** How far a player has come, in depths: 0 where they never were. */
export interface Progress {
  /** Where the hero of the run they play stands. */
  here: number;
  /** How deep that hero has been. */
  reached: number;
  /** How deep any of their ranked heroes has been. */
  record: number;
}

const NONE: Progress = { here: 0, reached: 0, record: 0 };

/** Nothing is known of it while it cannot be read. Rejects only with the reason of an aborted signal. */
export async function loadProgress({ play }: HandlerContext, caller: Caller, run: RunId | null): Promise<Progress> {
  try {
    const [seen, { totals }] = await Promise.all([
      play.look({ ...caller, ...(run === null ? {} : { run }) }),
      play.profile(caller),
    ]);
    const view = seen.kind === 'board' && !seen.board.view.over ? seen.board.view : null;
    return { here: view?.depth ?? 0, reached: view?.deepest ?? 0, record: totals?.bestDepth ?? 0 };
  } catch (error) {
    if (caller.signal?.aborted) throw error;
    return NONE;
  }
}

/** The places on the way down, by depth, with where the hero is and how deep it and its player have been. */
export function ladderLines({ here, reached, record }: Progress, { help: { way } }: I18n): string[] {
  const last = way.places.length;
  const marks = [
    [here, way.here],
    [reached > here ? reached : 0, way.reached],
    [record > reached ? record : 0, way.record],
  ] as const;
  const rungs = way.places.map((place, index) => {
    const rung = index + 1;
    const isLast = rung === last;
    const found = marks.filter(([depth]) => depth > 0 && Math.min(depth, last) === rung);
    const notes = found.map(([depth, mark]) => ` · **${isLast ? way.at(mark, depth) : mark}**`);
    return `${isLast ? way.below(rung) : rung} · ${place}${notes.join('')}`;
  });
  return [way.heading, ...rungs];
}
