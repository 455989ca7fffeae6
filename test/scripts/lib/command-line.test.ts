import { LambdaClient, ListVersionsByFunctionCommand } from '@aws-sdk/client-lambda';
import { commandLine } from '../../../scripts/lib/command-line';

const OPTIONS = {
  stage: { type: 'string' },
  'dry-run': { type: 'boolean' },
  depth: { type: 'string' },
  json: { type: 'string' },
} as const;

const before = { argv: process.argv, env: process.env };
afterEach(() => {
  process.argv = before.argv;
  process.env = before.env;
  process.exitCode = undefined;
});

/**
 * Runs the command line of a script with arguments, as npm would with the given settings. `ran` is true if the script's
 * main function was called.
 */
async function run(args: string[], settings: Record<string, string> = {}, takes: 'options' | 'arguments' = 'options') {
  process.argv = ['node', 'script', ...args];
  process.env = { npm_lifecycle_event: 'deploy', ...settings };
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const main = jest.fn();
  await commandLine('usage', OPTIONS, main, takes);
  const said = error.mock.calls.flat().join('\n');
  error.mockRestore();
  return { said, exitCode: process.exitCode, ran: main.mock.calls.length > 0 };
}

test('an argument that belongs to no option is refused', async () => {
  const refused = { said: 'Unknown argument "test".\nSee --help.', exitCode: 2, ran: false };
  expect(await run(['test'])).toEqual(refused);
});

test('a script with arguments gets them', async () => {
  expect((await run(['a.json'], {}, 'arguments')).ran).toBe(true);
});

test.each([
  ['npm run deploy --stage test', ['test'], { npm_config_stage: 'true' }, '--stage'],
  ['npm run deploy --stage=test', [], { npm_config_stage: 'test' }, '--stage'],
  ['npm run deploy --dry-run', [], { npm_config_dry_run: 'true' }, '--dry-run'],
  ['npm run deploy --depth 3', [], { npm_config_depth: '3' }, '--depth'],
])('%s does nothing, and says where the option belongs', async (_, args, settings, option) => {
  const { said, exitCode, ran } = await run(args, settings);
  expect(said).toContain(`npm kept ${option} to itself.`);
  expect(said).toContain(`npm run deploy -- ${option}`);
  expect({ exitCode, ran }).toEqual({ exitCode: 2, ran: false });
});

test('an option behind -- counts, whatever npm got', async () => {
  expect((await run(['--stage', 'test'], { npm_config_stage: 'test' })).ran).toBe(true);
});

test('a setting that a .npmrc has for npm itself is no mistake', async () => {
  expect((await run([], { npm_config_json: 'true' })).ran).toBe(true);
});

test('a shell without credentials for AWS is told what it lacks, without a stack', async () => {
  const client = new LambdaClient({
    region: 'us-east-1',
    credentials: () => Promise.reject(Object.assign(new Error('no keys'), { name: 'CredentialsProviderError' })),
  });
  process.argv = ['node', 'script'];
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await commandLine(
    'usage',
    {},
    async () => void (await client.send(new ListVersionsByFunctionCommand({ FunctionName: 'f' }))),
  );
  expect([error.mock.calls, process.exitCode]).toEqual([
    [['AWS: no keys\nPut credentials for AWS into this shell, such as AWS_PROFILE.']],
    1,
  ]);
  error.mockRestore();
});
