import type { ClipFrame } from '../../render/contract';
import type { Run, RunLog } from '../../storage/contract';
import type { Context } from '../context';
import { hideSeed } from '../turns/board';
import { lastFight } from './last-fight';
import { type Moment, replay } from './replay';
import { countedVersions } from './timeline';

/** Returns one moment of a run as a frame of an animation. */
export const frameOf = (run: Run, { view, events }: Moment): ClipFrame => ({ view: hideSeed(run, view), events });

/** Returns the frames of a run's last fight, limited to the last `decisions` decisions of the run. */
export function lastFightFrames({ raws }: Context, run: Run, log: RunLog, decisions: number): ClipFrame[] {
  const from = countedVersions(log.actions).at(-decisions) ?? 0;
  const moments = replay(log, raws, { from, counted: true, end: run.game });
  return lastFight([...moments]).map((moment) => frameOf(run, moment));
}
