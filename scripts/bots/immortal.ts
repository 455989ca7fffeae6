import { planner } from './planner';
import type { Bot } from './situation';

/** Bot that plays as `planner` does, with a hero who cannot die. So it comes home from depths where others fall. */
export const immortal: Bot = function* (situation) {
  if (!situation.view.cheated) yield { kind: 'cheat', cheat: 'god' };
  yield* planner(situation);
};
