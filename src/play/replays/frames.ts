import type { ClipFrame } from '../../render/contract';
import type { Run } from '../../storage/contract';
import type { Context } from '../context';
import { shownView } from '../turns/board';
import type { Moment } from './replay';

/** Omits hidden names and a daily dungeon's seed. */
export const frameOf = (context: Context, run: Run, { view, events }: Moment): ClipFrame => ({
  view: shownView(context, run, view),
  events,
});
