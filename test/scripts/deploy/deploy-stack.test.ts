import { type DeployOptions, type DeployParts, deployStack } from '../../../scripts/deploy/deploy-stack';
import type { DeployedStack } from '../../../scripts/deploy/deployed-stack';
import { UsageError } from '../../../scripts/lib/command-line';

const URL_ADDRESS = 'https://abc.lambda-url.us-east-1.on.aws/';
const API_ADDRESS = 'https://abc.execute-api.us-east-1.amazonaws.com/interactions';

const withDoors = (open: DeployedStack['open'], table = 'wyrmdeep-prod'): DeployedStack => ({
  status: 'UPDATE_COMPLETE',
  publicKey: null,
  open,
  table,
  urls: { url: open === 'api' ? null : URL_ADDRESS, api: open === 'url' ? null : API_ADDRESS },
});

/** AWS account with a stack as last deployed, or without a stack if `stack` is `null`. */
function account(stack: DeployedStack | null, code = 0) {
  const state = { stack, silence: null as string | null, table: 'wyrmdeep-prod' };
  const deployed: string[] = [];
  const lines: string[] = [];
  const streams: string[] = [];
  const former: string[] = [];
  const parts: DeployParts = {
    readStack: async () => state.stack,
    readSilence: async () => state.silence,
    readStream: async (table) => `stream of ${table}`,
    async deploy(_, { FRONT_DOOR, PROTECT_TABLE, TABLE_STREAM, FORMER_TABLE }) {
      streams.push(TABLE_STREAM);
      former.push(FORMER_TABLE);
      deployed.push(`${FRONT_DOOR} protected:${PROTECT_TABLE}`);
      if (code === 0) state.stack = withDoors(FRONT_DOOR, state.table);
      return code;
    },
    print: (line) => void lines.push(line),
  };
  const run = (change: Partial<DeployOptions> = {}) => {
    state.table = change.table ?? 'wyrmdeep-prod';
    return deployStack(
      {
        stack: { stage: 'prod', region: 'us-east-1' },
        wanted: 'url',
        table: null,
        entered: null,
        protectTable: 'true',
        ...change,
      },
      parts,
    );
  };
  return { state, deployed, streams, former, lines, run };
}

test('a new stack is made without protection of its table, then protected, and its address is printed', async () => {
  const { run, deployed, lines } = account(null);
  expect(await run()).toBe(0);
  expect(deployed).toEqual(['url protected:false', 'url protected:true']);
  expect(lines).toEqual([`Interactions Endpoint URL: ${URL_ADDRESS}`]);
});

test('a deployment whose alarms nobody receives says so', async () => {
  const { run, lines, state } = account(withDoors('url'));
  state.silence = 'No alarm reaches anybody.';
  await run();
  expect(lines.at(-1)).toBe('No alarm reaches anybody.');
});

test('a failed deployment ends with its code, and protects no unfinished table', async () => {
  const { run, deployed } = account(null, 3);
  expect(await run()).toBe(3);
  expect(deployed).toEqual(['url protected:false']);
});

test('a change from the HTTP API to the function URL keeps both until Discord has the new one', async () => {
  const { run, deployed, lines } = account(withDoors('api'));
  await run({ entered: API_ADDRESS });
  expect(lines.join('\n')).toContain(URL_ADDRESS);
  expect(lines.join('\n')).toContain('npm run setup -- --stage prod --region us-east-1');
  await run();
  lines.length = 0;
  await run({ entered: URL_ADDRESS });
  expect(deployed).toEqual(['both protected:true', 'both protected:true', 'url protected:true']);
  expect(lines).toEqual([`Interactions Endpoint URL: ${URL_ADDRESS}`]);
});

test('a forgotten setting does not take a stack back from a restored table to the old one', async () => {
  const { run, deployed, streams } = account(withDoors('url', 'wyrmdeep-prod-restored'));
  await expect(run()).rejects.toThrow(UsageError);
  await expect(run()).rejects.toThrow('TABLE_NAME=wyrmdeep-prod-restored');
  expect(deployed).toEqual([]);
  expect(await run({ table: 'wyrmdeep-prod-restored' })).toBe(0);
  expect(await run({ table: 'wyrmdeep-prod' })).toBe(0);
  expect(streams).toEqual(['stream of wyrmdeep-prod-restored', '']);
});

test('during a change of tables, the earlier version keeps its rights over its own table', async () => {
  const { run, former } = account(withDoors('url'));
  for (const table of ['wyrmdeep-prod-restored', 'wyrmdeep-prod-restored', 'wyrmdeep-prod-again', 'wyrmdeep-prod'])
    await run({ table });
  expect(former).toEqual(['wyrmdeep-prod', '', 'wyrmdeep-prod-restored', 'wyrmdeep-prod-again']);
});

test('a new stack on the table of another one has no former table', async () => {
  const { run, former } = account(null);
  await run({ table: 'wyrmdeep-gone' });
  expect(former).toEqual(['', '']);
});
