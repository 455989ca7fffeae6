import { countedVersions } from '../../../src/play/replays/timeline';
import type { LoggedInput } from '../../../src/storage/contract';

const WAIT: LoggedInput = { kind: 'wait' };
const back = (to: number): LoggedInput => ({ kind: 'back', to });

test.each<[string, LoggedInput[], number[]]>([
  ['all of a run without a rollback', [WAIT, WAIT], [0, 1, 2]],
  ['none of what was rolled back, nor the way back', [WAIT, WAIT, WAIT, back(1), WAIT], [0, 1, 5]],
  ['none of a rollback that was rolled back', [WAIT, WAIT, back(1), WAIT, back(2), WAIT], [0, 1, 2, 6]],
  ['the way back where the run stands at it', [WAIT, WAIT, back(0)], [0, 3]],
  ['a way back of a damaged log that leads on', [WAIT, back(2), WAIT], [0, 1, 2, 3]],
])('what counts of a log is %s', (_, inputs, counted) => {
  expect(countedVersions(inputs)).toEqual(counted);
});
