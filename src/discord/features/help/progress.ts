import type { HandlerContext } from '../../context';
import type { Caller, I18n, RawId, RunId } from '../../types';

/** Depths of a player; 0 for none. The town is depth 1. */
export interface Progress {
  /** Campaign of the last run; absent for the first campaign. */
  campaign?: RawId;
  here: number;
  /** Greatest depth of the living hero. */
  reached: number;
  /** Greatest depth of the player's ranked heroes in this campaign. */
  record: number;
}

const NONE: Progress = { here: 0, reached: 0, record: 0 };

/** `run: null` means the run played last. Returns zeros if reading fails. */
export async function loadProgress({ play }: HandlerContext, caller: Caller, run: RunId | null): Promise<Progress> {
  try {
    const [seen, { depths }] = await Promise.all([
      play.look({ ...caller, ...(run === null ? {} : { run }), toRead: true }),
      play.campaignDepths(caller),
    ]);
    const view = seen.kind === 'board' ? seen.board.view : null;
    const campaign = view?.campaign;
    const { depth: here, deepest: reached } = view && !view.over ? view : { depth: 0, deepest: 0 };
    const record = depths.find((own) => own.campaign === campaign)?.deepest ?? 0;
    return { ...(campaign === undefined ? {} : { campaign }), here, reached, record };
  } catch (error) {
    if (caller.signal?.aborted) throw error;
    return NONE;
  }
}

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

/** Leaves out texts about unreached depths, and counts these texts. */
export function campaignLines({ campaign, reached, record }: Progress, i18n: I18n): string[] {
  const { name, help } = i18n.campaign(campaign);
  const known = help.filter(({ from }) => from <= Math.max(1, reached, record));
  const left = help.length - known.length;
  return [`## ${name}`, ...known.map(({ text }) => text), ...(left > 0 ? [i18n.help.deeper(left)] : [])];
}

const depthsOf = (first: number, last: number): string => (first === last ? `${first}` : `${first}–${last}`);
