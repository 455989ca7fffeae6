import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverless, stackOptions } from '../../../scripts/deploy/stack';
import { UsageError } from '../../../scripts/lib/command-line';

const before = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'));
  process.env = { ...before };
  delete process.env.AWS_REGION;
});
afterEach(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

/** Environment variables with which Serverless is started, one `NAME=value` a line. */
function environmentOfServerless(settings: Record<string, string>, own: Record<string, string>): string[] {
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\nenv > ${folder}/env\n`);
  chmodSync(join(folder, 'npx'), 0o755);
  Object.assign(process.env, settings, { PATH: `${folder}:${process.env.PATH}` });
  expect(serverless(['package'], { stage: 'prod', region: 'us-east-1' }, { env: own })).toBe(0);
  return readFileSync(join(folder, 'env'), 'utf8').split('\n');
}

test('an empty setting counts as not set, so that serverless.yml takes its default', () => {
  const lines = environmentOfServerless({ TABLE_NAME: '', THROTTLE_RATE: '', TURN_BUDGET: '9' }, { TABLE_STREAM: '' });
  expect(lines.filter((line) => /^(TABLE|THROTTLE|TURN)_/.test(line)).sort()).toEqual([
    'TABLE_STREAM=',
    'TURN_BUDGET=9',
  ]);
});

test('the stage is prod and the region us-east-1, unless the environment or the command line names others', () => {
  expect(stackOptions({})).toEqual({ stage: 'prod', region: 'us-east-1' });
  process.env.AWS_REGION = '';
  expect(stackOptions({}).region).toBe('us-east-1');
  process.env.AWS_REGION = 'eu-central-1';
  expect(stackOptions({ stage: 'Test-2' })).toEqual({ stage: 'Test-2', region: 'eu-central-1' });
  expect(stackOptions({ region: 'eu-west-1' }).region).toBe('eu-west-1');
});

test.each(['', 'a_b', 'grün', 'x'.repeat(43)])(
  'a stage that cannot be part of the name of a function is refused: "%s"',
  (stage) => {
    expect(() => stackOptions({ stage })).toThrow(UsageError);
  },
);

test('an empty region is refused, and not replaced by another', () => {
  process.env.AWS_REGION = 'eu-central-1';
  expect(() => stackOptions({ region: '' })).toThrow('--region takes the name of a region.');
});
