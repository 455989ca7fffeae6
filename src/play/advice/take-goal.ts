import type { Rule } from './advice';
import { safeActions } from './situation';

/** Takes what the campaign wants to be brought. */
export const takeGoal: Rule = (situation) => {
  const { raws, view } = situation;
  const thing = view.things.find(({ raw }) => raw !== null && raws.item[raw]?.quest === true);
  const ways = [...safeActions(situation, 'pickup'), ...safeActions(situation, 'fetch')];
  const action = thing && ways.find(({ item }) => item === thing.id);
  return action ? { kind: 'act', action, reason: 'goal', thing } : null;
};
