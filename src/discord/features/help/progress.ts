import type { HandlerContext } from '../../context';
import type { Caller, I18n, RawId, RunId } from '../../types';

/** How far a player has come, in depths: 0 where they never were. */
export interface Progress {
  /** Id of the campaign of the run they play; absent for the first one. */
  campaign?: RawId;
  /** Where the hero of the run they play stands. */
  here: number;
  /** How deep that hero has been. */
  reached: number;
  /** How deep any of their ranked heroes has been; 0 as well where the way is not the one of the first campaign. */
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
    const { campaign, depth: here = 0, deepest: reached = 0 } = view ?? {};
    if (campaign !== undefined) return { campaign, here, reached, record: 0 };
    return { here, reached, record: totals?.bestDepth ?? 0 };
  } catch (error) {
    if (caller.signal?.aborted) throw error;
    return NONE;
  }
}

/** The places on the way down, by depth, with where the hero is and how deep it and its player have been. */
export function ladderLines({ campaign, here, reached, record }: Progress, i18n: I18n): string[] {
  const { way } = i18n.help;
  const { places } = i18n.campaign(campaign);
  const marks = [
    [here, way.here],
    [reached > here ? reached : 0, way.reached],
    [record > reached ? record : 0, way.record],
  ] as const;
  const rungs = places.map(({ depths: [first, last], name }) => {
    const found = marks.filter(([depth]) => first <= depth && depth <= (last ?? depth));
    const notes = found.map(([depth, mark]) => ` · **${first === last ? mark : way.at(mark, depth)}**`);
    return `${last === null ? way.below(first) : depthsOf(first, last)} · ${name}${notes.join('')}`;
  });
  return [way.heading, ...rungs];
}

const depthsOf = (first: number, last: number): string => (first === last ? `${first}` : `${first}–${last}`);
