import { countedVersions, versionBefore } from '../../../src/play/replays/timeline';
import type { LoggedInput } from '../../../src/storage/contract';

const WAIT: LoggedInput = { kind: 'wait' };
const back = (to: number): LoggedInput => ({ kind: 'back', to });

test.each<[string, LoggedInput[], number[]]>([
  ['all of a run without a rollback', [WAIT, WAIT], [0, 1, 2]],
  ['none of what was rolled back, nor the way back', [WAIT, WAIT, WAIT, back(1), WAIT], [0, 1, 5]],
  ['none of a rollback that was rolled back', [WAIT, WAIT, back(1), WAIT, back(2), WAIT], [0, 1, 2, 6]],
  ['the way back where the run stands at it', [WAIT, WAIT, back(0)], [0, 3]],
  ['a way back of a damaged log that leads on', [WAIT, back(2), WAIT], [0, 1, 2, 3]],
])('the inputs that count in a log are %s', (_, inputs, counted) => {
  expect(countedVersions(inputs)).toEqual(counted);
});

test.each<[string, LoggedInput[], number, number | null]>([
  ['in a run without a rollback', [WAIT, WAIT, WAIT], 1, 2],
  ['at a way back, before where that led', [WAIT, WAIT, WAIT, back(2)], 1, 1],
  ['after one, first where that led', [WAIT, WAIT, WAIT, back(1), WAIT], 1, 1],
  ['over a rollback that was rolled back', [WAIT, WAIT, back(1), WAIT, back(2)], 1, 1],
  ['from the first move, the beginning', [WAIT, back(0), WAIT], 1, 0],
  ['none where the run had not so many', [WAIT, WAIT, back(1)], 2, null],
  ['over a way back of a damaged log that leads on', [WAIT, back(2), WAIT], 1, 2],
])('so many actions before the present stands a version, %s', (_, inputs, moves, version) => {
  expect(versionBefore(inputs, inputs.length, moves)).toBe(version);
});
