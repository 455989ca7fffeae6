import type { BotName } from '../../../bots';
import { wilsonInterval } from '../../../lib/statistics';
import { type Goal, goal } from '../goals';
import { CLICKS } from './clicks';
import type { Descent } from './descent';

/** Depths from the first level below the lair to the last level. */
const BELOW_THE_LAIR = [7, 8, 9, 10, 11, 12, 13, 14, 15];

export function goalsOf(descents: readonly Descent[]): Goal[] {
  const of = (bot: BotName): Descent | undefined => descents.find((one) => one.bot === bot);
  const [planner, careful] = [of('planner'), of('careful')];
  return [
    goal('planner reaches depth 9', 0.3, 0.45, reaching(planner, 9)),
    goal('planner reaches depth 12', 0.15, 0.25, reaching(planner, 12)),
    goal('planner holds the Amulet', 0.05, 0.12, wilsonInterval(planner?.withAmulet ?? 0, planner?.runs ?? 0)),
    goal('planner brings it home', 0.02, 0.06, wilsonInterval(planner?.home ?? 0, planner?.runs ?? 0)),
    ...BELOW_THE_LAIR.map((depth) =>
      goal(`planner dies at depth ${depth}, once there`, 0.08, 0.22, dyingAt(planner, depth)),
    ),
    // The goal is a median of at most CLICKS clicks. It is met if at least half of the visits take at most CLICKS.
    goal(`planner's visits of at most ${CLICKS} clicks`, 0.5, 1, planner?.pace.within ?? wilsonInterval(0, 0)),
    goal('careful dies at depth 2, once there', 0, 0.15, dyingAt(careful, 2)),
    goal('careful reaches depth 9', 0, 0.2, reaching(careful, 9)),
    goal('careful holds the Amulet', 0, 0.01, wilsonInterval(careful?.withAmulet ?? 0, careful?.runs ?? 0)),
  ];
}

const at = (descent: Descent | undefined, depth: number) => descent?.depths.find((one) => one.depth === depth);

const reaching = (descent: Descent | undefined, depth: number) =>
  wilsonInterval(at(descent, depth)?.came ?? 0, descent?.runs ?? 0);

const dyingAt = (descent: Descent | undefined, depth: number) =>
  wilsonInterval(at(descent, depth)?.died ?? 0, at(descent, depth)?.came ?? 0);
