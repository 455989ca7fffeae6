import { formatSharedRun, parseSharedRun } from '../../../../src/discord/controls/sharing-controls';

test.each([
  ['r1', null],
  ['r1', 0],
  ['r1', 41],
])('what names %s at version %p reads back', (run, version) => {
  expect(parseSharedRun(formatSharedRun(run, version))).toEqual(version === null ? { run } : { run, version });
});

test.each(['r1#x', 'r1#', 'r1#-1', 'r1#1.5', 'r1#1#2', '#1', ''])('%p names no shared run', (text) => {
  expect(parseSharedRun(text)).toBeNull();
});
