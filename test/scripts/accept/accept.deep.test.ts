import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptRules } from '../../../scripts/accept/accept-rules';
import { pageLine } from '../../../scripts/accept/catalogue';
import { type Change, formatChange } from '../../../scripts/accept/change';
import type { Digests } from '../../../scripts/accept/digests';
import { watchFolder } from '../../../scripts/accept/written-files';
import { type PageId, readPage } from '../../../scripts/catalogue/pages';
import { WANTED_RUNS, type WantedRun } from '../../../scripts/replay/wanted-runs';
import { RULES, SCHEMA } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const PROJECT = join(__dirname, '../../..');
const PAGE = { depth: 1 };
const [RANDOM] = WANTED_RUNS as [WantedRun];
const RANDOM_FILE = 'test/replays/random-replayed-0.json';
const KINDS = ['digest', 'content', 'catalogue', 'recordings'];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'accept-'));
  for (const name of ['test/recorded', 'test/catalogue/depth-01.json', RANDOM_FILE]) {
    cpSync(join(PROJECT, name), join(root, name), { recursive: true });
  }
  alter('test/recorded/replays.json', (ends: Record<string, object>) => {
    for (const file of Object.keys(ends)) if (!file.startsWith(RANDOM.prefix)) Reflect.deleteProperty(ends, file);
  });
});
afterEach(() => rmSync(root, { recursive: true }));

function alter<T>(file: string, change: (value: T) => void): void {
  const value = JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
  change(value);
  writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

const written = (): [string, string][] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);

async function accept({ wanted = RANDOM, seconds = 0, pages = [] as PageId[] } = {}): Promise<{
  isWritten: boolean;
  changes: Change[];
  lines: string[];
  tasks: string[];
}> {
  const changes: Change[] = [];
  const options = { root, raws, seconds, pages, runs: [wanted] };
  const isWritten = await acceptRules(options, (change) => changes.push(change));
  return {
    isWritten,
    changes,
    lines: changes.flatMap(({ lines }) => lines),
    tasks: changes.flatMap(({ tasks }) => tasks),
  };
}

test('in an unchanged project nothing differs, and nothing is written', async () => {
  const before = written();
  const { isWritten, changes } = await accept({ pages: [PAGE] });
  expect(changes.map(formatChange)).toEqual(KINDS.map((kind) => `${kind.padEnd(12)}unchanged`));
  expect(isWritten).toBe(true);
  expect(written()).toEqual(before);
});

test('every difference is listed, and recorded', async () => {
  const before = written();
  alter('test/recorded/digests.json', ({ digests }: { digests: Record<string, string> }) => {
    digests[RULES] = 'old';
  });
  alter('test/recorded/content.json', (content: { mobs: Record<string, number>; potions: string[] }) => {
    content.mobs['3'] = 77;
    content.potions.shift();
  });
  alter('test/catalogue/depth-01.json', (page: Record<string, { mobs: string; digest: string }>) => {
    const [entry] = Object.values(page);
    Object.assign(entry!, { digest: 'old', mobs: `${entry!.mobs}, 2 bandit` });
  });
  alter('test/recorded/replays.json', (ends: Record<string, { turn: number }>) => {
    Object.values(ends)[0]!.turn = 905;
  });
  const { lines, tasks } = await accept({ pages: [PAGE] });
  expect(lines).toEqual([
    expect.stringMatching(/^RULES \d+: [0-9a-f]{32} instead of old$/),
    expect.stringMatching(/^depth 3: \d+ kinds of creatures instead of 77$/),
    'potions: poison-potion is new',
    'depth 1: 1 of 25 levels differ: 2 fewer of bandit',
    expect.stringMatching(
      /^random-replayed-0\.json: ends (alive|died) at turn \d+ .* instead of (alive|died) at turn 905 /,
    ),
  ]);
  expect(tasks).toEqual([]);
  expect(written()).toEqual(before);
});

test('if a released game changes, its rules number rises before anything is recorded', async () => {
  alter('test/recorded/digests.json', (recorded: Digests) => {
    recorded.released = { rules: RULES, schema: SCHEMA };
    recorded.digests[RULES] = 'old';
  });
  const before = written();
  const { isWritten, tasks } = await accept();
  expect(isWritten).toBe(false);
  expect(tasks).toEqual([expect.stringContaining(`set RULES in src/engine/state/game.ts to ${RULES + 1}`)]);
  expect(written()).toEqual(before);
});

describe('a recorded run', () => {
  const cutShort = () =>
    alter(RANDOM_FILE, (recording: { actions: object[] }) => {
      recording.actions.splice(22, 1, { kind: 'answer', option: 9 });
    });

  test('ends before its first refused action', async () => {
    cutShort();
    expect((await accept()).lines).toEqual([
      expect.stringMatching(
        /ends alive at turn \d+ after 22 actions.* instead of (alive|died) at .*; action 23, answer, is refused: /,
      ),
    ]);
    const { actions } = JSON.parse(readFileSync(join(root, RANDOM_FILE), 'utf8')) as { actions: object[] };
    expect(actions).toHaveLength(22);
    expect((await accept()).lines).toEqual([]);
  });

  test('that no longer shows its subject is searched anew', async () => {
    cutShort();
    const wanted = {
      ...RANDOM,
      promise: 'goes on for 25 actions',
      isKept: ({ actions }: { actions: number }) => actions >= 25,
    };
    const { lines, tasks } = await accept({ wanted, seconds: 60 });
    expect(lines).toEqual([expect.stringContaining('the run no longer goes on for 25 actions, another does')]);
    expect(tasks).toEqual([]);
    expect((await accept({ wanted })).lines).toEqual([]);
  });

  test('that cannot be found anew is reported as a task', async () => {
    const wanted = { ...RANDOM, promise: 'wins', isKept: () => false };
    expect((await accept({ wanted })).tasks).toEqual([
      expect.stringContaining('must be one that wins. 0 seconds found none'),
    ]);
  });
});

test('a page without other counts is reported as such', async () => {
  const page = readPage(PAGE);
  const [seed = '', entry] = Object.entries(page)[0] ?? [];
  const moved = { ...page, [seed]: { ...entry!, start: 'elsewhere' } };
  expect(pageLine(PAGE, page, moved)).toBe('depth 1: 1 of 25 levels differ: the same creatures and things');
});

test('of files written together, the changed ones are reported afterwards', async () => {
  const write = () => writeFileSync(join(root, 'test/catalogue/new.json'), '{}');
  const watched = { kind: 'pages', folder: 'test/catalogue', write };
  expect(await watchFolder(root, watched)).toEqual({
    kind: 'pages',
    changed: 1,
    lines: ['test/catalogue/new.json is new'],
    tasks: [],
  });
  expect(await watchFolder(root, watched)).toMatchObject({ changed: 0, lines: [] });
});

test('a summary shows the first lines and counts the others', async () => {
  const lines = Array.from({ length: 14 }, (_, n) => `line ${n}`);
  const text = formatChange({ kind: 'catalogue', changed: 14, lines, tasks: [] });
  expect(text.split('\n')).toHaveLength(1 + 12 + 1);
  expect(text).toContain('catalogue   14 changed');
  expect(text).toContain('… and 2 more');
});
