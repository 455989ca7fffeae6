import type { ClipFrame } from '../../render/contract';
import type { Run, RunLog } from '../../storage/contract';
import type { Context } from '../context';
import { shownView } from '../turns/board';
import { lastFight } from './last-fight';
import { type Moment, replay } from './replay';
import { countedVersions } from './timeline';

/** Returns a moment of a run as a frame of a clip. */
export const frameOf = (context: Context, run: Run, { view, events }: Moment): ClipFrame => ({
  view: shownView(context, run, view),
  events,
});

/**
 * Returns the frames of a run's last fight, the oldest first, at most 14. Shows only what lies within the run's last
 * `decisions` decisions.
 */
export function lastFightFrames(context: Context, run: Run, log: RunLog, decisions: number): ClipFrame[] {
  const from = countedVersions(log.actions).at(-decisions) ?? 0;
  const moments = replay(log, context.raws, { from, counted: true, end: run.game });
  return lastFight([...moments]).map((moment) => frameOf(context, run, moment));
}
