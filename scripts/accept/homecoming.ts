import { type Raws, view } from '../../src/engine';
import { rawsFor } from '../../src/engine/state/campaign';
import type { Moment } from '../../src/play/replays/replay';
import { stepsOf } from '../../src/play/replays/steps';
import { gameFrom } from '../simulate/arrival';
import { startsAt } from '../simulate/kept-arrivals';
import { playRun } from '../simulate/run';

const CAMPAIGN = 'amulet';
/** Player-turns after which a planner is stopped. */
const MOST_TURNS = 6000;

/**
 * Returns the last moments of a run in which a planner brings the Amulet home. The run is the first of this kind that
 * begins with a hero whom a planner had led to the Amulet. Returns `null` if no such hero comes home.
 */
export function homecoming(all: Raws, frames: number): Moment[] | null {
  for (const [n, start] of startsAt(CAMPAIGN, ['home']).entries()) {
    if (!start) continue;
    const dungeon = { seed: `homecoming ${n}`, campaign: CAMPAIGN };
    const run = playRun(all, { ...dungeon, bot: 'planner', start, maxTurns: MOST_TURNS, verify: false });
    if (!run.laurel) continue;
    const raws = rawsFor(all, dungeon);
    const steps = [...stepsOf(raws, gameFrom(raws, dungeon, start), run.recording.actions)];
    return steps.slice(-frames).map(({ number, action, after, events }) => ({
      ...{ version: number, action, game: after, events, gap: false },
      view: view(after, raws),
    }));
  }
  return null;
}
