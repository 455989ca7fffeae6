import { countedVersions, versionBefore } from '../../../src/play/replays/timeline';
import type { LoggedInput } from '../../../src/storage/contract';

const WAIT: LoggedInput = { kind: 'wait' };
const back = (to: number): LoggedInput => ({ kind: 'back', to });

test.each<[string, LoggedInput[], number[]]>([
  ['all inputs of a run without a rollback', [WAIT, WAIT], [0, 1, 2]],
  ['neither rolled-back inputs nor the rollback', [WAIT, WAIT, WAIT, back(1), WAIT], [0, 1, 5]],
  ['no inputs of a rollback that was rolled back', [WAIT, WAIT, back(1), WAIT, back(2), WAIT], [0, 1, 2, 6]],
  ['a rollback at the end of the log', [WAIT, WAIT, back(0)], [0, 3]],
  ['a rollback to a later version, in a damaged log', [WAIT, back(2), WAIT], [0, 1, 2, 3]],
])('the inputs that count in a log are %s', (_, inputs, counted) => {
  expect(countedVersions(inputs)).toEqual(counted);
});

test.each<[string, LoggedInput[], number, number | null]>([
  ['through a run without a rollback', [WAIT, WAIT, WAIT], 1, 2],
  ['from a rollback to the version before its target', [WAIT, WAIT, WAIT, back(2)], 1, 1],
  ['from the action after a rollback to its target', [WAIT, WAIT, WAIT, back(1), WAIT], 1, 1],
  ['across a rollback that was rolled back', [WAIT, WAIT, back(1), WAIT, back(2)], 1, 1],
  ['from the first action to the beginning', [WAIT, back(0), WAIT], 1, 0],
  ['to no version if the run has too few actions', [WAIT, WAIT, back(1)], 2, null],
  ['across a rollback to a later version, in a damaged log', [WAIT, back(2), WAIT], 1, 2],
])('Take back counts %s', (_, inputs, moves, version) => {
  expect(versionBefore(inputs, inputs.length, moves)).toBe(version);
});
