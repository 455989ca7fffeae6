import type { ClipFrame } from '../../render/contract';
import type { Run, RunLog } from '../../storage/contract';
import type { Context } from '../context';
import { hideSeed } from '../turns/board';
import { lastFight } from './last-fight';
import { type Moment, replay } from './replay';
import { countedVersions } from './timeline';

/** A moment of a run as a clip shows it. */
export const frameOf = (run: Run, { view, events }: Moment): ClipFrame => ({ view: hideSeed(run, view), events });

/** The last fight of a run, as far as it is among so many of its last decisions. */
export function lastFightFrames({ raws }: Context, run: Run, log: RunLog, decisions: number): ClipFrame[] {
  const from = countedVersions(log.actions).at(-decisions) ?? 0;
  const moments = replay(log, raws, { from, counted: true, end: run.game });
  return lastFight([...moments]).map((moment) => frameOf(run, moment));
}
