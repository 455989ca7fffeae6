import type { ConditionRaw } from '../../../engine/schema/feats';
import type { ConditionJudge, ConditionKind } from './condition';
import { happened } from './happened';
import { never } from './never';
import { quips } from './quips';
import { reached } from './reached';
import { recovered } from './recovered';
import { result } from './result';
import { slain } from './slain';
import { slainAtOnce } from './slain-at-once';
import { standing } from './standing';
import { totals } from './totals';
import { unscathed } from './unscathed';

export type { Act, RunEnd, Watcher } from './condition';

const JUDGES: { [K in ConditionKind]: ConditionJudge<K> } = {
  slain,
  'slain-at-once': slainAtOnce,
  unscathed,
  recovered,
  happened,
  never,
  quips,
  standing,
  reached,
  result,
  totals,
};

export const judgeOf = ({ kind }: ConditionRaw): ConditionJudge<ConditionKind> =>
  JUDGES[kind] as unknown as ConditionJudge<ConditionKind>;
