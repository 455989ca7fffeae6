import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecording, parseRecording, type Recording, resimulate } from '../../../scripts/replay/recording';
import { playRun } from '../../../scripts/simulate/run';
import { RULES } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { sample } from '../../support/deep';

const raws = loadRaws();
const FOLDER = join(__dirname, '../../replays');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
/** The shortest runs first. */
const BOTS = ['random', 'careful', 'planner', 'wizard', 'amulet-planner'];

test.each(BOTS)('there is a recording of %s', (bot) => {
  expect(FILES.filter((file) => file.startsWith(bot))).not.toEqual([]);
});

const SAME = 'it ends as it did when it was recorded';

// The careful one dies, so that it has last turns to show; the planner of The Amulet comes home with it, as one in
// twenty does: more runs are recorded, and one is kept.
const RECORDINGS: Readonly<Record<string, string>> = {
  careful: '--bot careful --runs 1 --turns 4000 --seed replayed',
  'amulet-planner': '--bot planner --campaign amulet --runs 25 --turns 30000 --seed amulet',
};

/** What to do when the same seed and actions end elsewhere. */
function adviceFor(bot: string, kind: string): string {
  const options = RECORDINGS[bot] ?? `--bot ${bot} --runs 1 --turns 1500 --seed replayed`;
  return [
    `${kind}: a mistake, or else RULES or SCHEMA rise, and the run is recorded anew:`,
    `npm run simulate -- ${options} --record test/replays`,
  ].join('\n');
}

test.each(sample(BOTS, 1).flatMap((bot) => FILES.filter((file) => file.startsWith(bot)).map((file) => [file, bot])))(
  '%s ends as it did when it was recorded',
  (file, bot) => {
    const { kind } = resimulate(raws, parseRecording(readFileSync(join(FOLDER, file), 'utf8')));
    expect(kind === 'same' ? SAME : adviceFor(bot, kind)).toBe(SAME);
  },
);

test('who changed where a run ends reads how it is recorded anew', () => {
  expect(adviceFor('wizard', 'differs')).toContain('--bot wizard --runs 1 --turns 1500 --seed replayed --record');
});

describe('a recording', () => {
  const { recording } = playRun(raws, { seed: 'recorded', bot: 'random', maxTurns: 60, verify: false });

  test('reads as it was written', () => {
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

  test('shows every decision again', () => {
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
