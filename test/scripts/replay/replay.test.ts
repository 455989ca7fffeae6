import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnds } from '../../../scripts/accept/recordings';
import {
  formatRecording,
  parseRecording,
  type Recording,
  type ReplayResult,
  resimulate,
} from '../../../scripts/replay/recording';
import { endOf, WANTED_RUNS, type WantedRun } from '../../../scripts/replay/wanted-runs';
import { playRun } from '../../../scripts/simulate/run';
import { RULES } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { sample } from '../../support/deep';

const raws = loadRaws();
const FOLDER = join(__dirname, '../../replays');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
/** End of each run, as last accepted. */
const ENDS = readEnds(join(__dirname, '../../..'));
const fileOf = ({ prefix }: WantedRun): string | undefined => FILES.find((file) => file.startsWith(prefix));

test('every wanted run has a recording, and there are no others', () => {
  expect(WANTED_RUNS.map(fileOf).sort()).toEqual([...FILES].sort());
  expect(Object.keys(ENDS).sort()).toEqual([...FILES].sort());
});

const SAME = 'it ends as it did when it was recorded';

/** Advice for the case that the same seed and actions end differently. */
const adviceFor = (kind: string): string =>
  `${kind}: a mistake, or else RULES or SCHEMA rise, and npm run accept records the run anew`;

test.each(sample(WANTED_RUNS, 1).map((wanted) => [fileOf(wanted) ?? wanted.prefix, wanted] as const))(
  '%s ends as recorded, and shows its subject',
  (file, wanted) => {
    const recording = parseRecording(readFileSync(join(FOLDER, file), 'utf8'));
    const result = resimulate(raws, recording);
    expect(result.kind === 'same' ? SAME : adviceFor(result.kind)).toBe(SAME);
    const end = endOf((result as Extract<ReplayResult, { kind: 'same' }>).game, recording.actions.length);
    expect(end).toEqual(ENDS[file]);
    expect(`it ${wanted.isKept(end) ? '' : 'never '}${wanted.promise}`).toBe(`it ${wanted.promise}`);
  },
);

test('the failure tells how to record a changed end anew', () => {
  expect(adviceFor('differs')).toContain('npm run accept');
});

describe('a recording', () => {
  const { recording } = playRun(raws, { seed: 'recorded', bot: 'random', maxTurns: 60, verify: false });

  test('comes back as it was written', () => {
    expect(parseRecording(formatRecording(recording))).toEqual(recording);
    expect(parseRecording(formatRecording({ ...recording, actions: [] })).actions).toEqual([]);
  });

  test.each<[string, Recording, object]>([
    [
      'ends elsewhere without its last action',
      { ...recording, actions: recording.actions.slice(0, -1) },
      { kind: 'differs' },
    ],
    [
      'of another seed ends elsewhere or is refused',
      { ...recording, seed: 'other' },
      { kind: expect.not.stringMatching('same') },
    ],
    ['of older rules is not tried', { ...recording, rules: RULES - 1 }, { kind: 'other-rules', rules: RULES - 1 }],
    ['says which action is refused', { ...recording, actions: [{ kind: 'ascend' }] }, { kind: 'refused', number: 1 }],
    [
      'says which action makes no sense',
      { ...recording, actions: [{ kind: 'wait' }, { kind: 'dance' } as never] },
      { kind: 'refused', number: 2 },
    ],
  ])('%s', (_, changed, result) => {
    expect(resimulate(raws, changed)).toMatchObject(result);
  });

  test('shows every decision', () => {
    const numbers: number[] = [];
    resimulate(raws, recording, ({ number, action }) => {
      expect(action).toEqual(recording.actions[number - 1]);
      numbers.push(number);
    });
    expect(numbers).toEqual(recording.actions.map((_, index) => index + 1));
  });
});

test.each([
  ['{', /not JSON/],
  ['[]', /the recording/],
  ['{"seed": 5}', /seed/],
  ['{"seed": "a", "heroName": "b", "rules": 1, "actions": [{}], "hash": "0"}', /actions.0.kind/],
])('%s is refused in words', (text, words) => {
  expect(() => parseRecording(text)).toThrow(words);
});
