import { DEFINITIONS } from '../../../scripts/discord/definitions';
import { startFakeCloud } from '../../support/fake-cloud';

let cloud: Awaited<ReturnType<typeof startFakeCloud>>;
beforeAll(async () => {
  cloud = await startFakeCloud();
});
afterAll(() => cloud.stop());
beforeEach(() => {
  cloud.state.calls = [];
});

const setup = (args: string[] = [], env = {}) =>
  cloud.runApart('setup.ts', args, { DISCORD_BOT_TOKEN: 'token', ...env });

test('one command sets up a new bot: stack, address, installation and commands', async () => {
  const { state, address } = cloud;
  const { code, printed } = await setup();
  expect(printed).toContain(`Interactions Endpoint URL: ${address('url')}, probed by Discord`);
  expect(printed).toContain('No alarm reaches anybody');
  expect(code).toBe(0);
  expect(state.calls).toEqual([
    'deploy url, table protected: false, alias at 1',
    'deploy url, table protected: true, alias at 1',
    'PATCH /applications/@me',
    'PATCH /applications/@me',
    'PUT /applications/7/commands',
  ]);
  expect(state.deployedKey).toBe(state.application.verify_key);
  expect(Object.keys(state.application.integration_types_config as object)).toEqual(['0', '1']);
  expect(state.commands).toHaveLength(DEFINITIONS.length);
}, 300_000);

test('a second run shows and keeps everything, and a budget names the tag that it needs', async () => {
  const { printed } = await setup([], { ALARM_EMAIL: 'ops@example.org', MONTHLY_BUDGET: '20' });
  expect(printed).toContain('TagKey=wyrmdeep,Status=Active');
  expect(printed.match(/kept/g)).toHaveLength(3);
  expect(cloud.state.calls).toEqual([expect.stringMatching(/^deploy url/)]);
}, 300_000);

test('the address of another deployment and commands of another bot are kept, unless asked otherwise', async () => {
  const { state, address } = cloud;
  state.application.interactions_endpoint_url = 'https://other.example.org/';
  state.commands.push({ name: 'weather' });
  const { code, printed } = await setup();
  expect([code, printed]).toEqual([1, expect.stringContaining('kept https://other.example.org/')]);
  expect(printed).toContain("not this bot's: weather");
  expect((await setup(['--replace'])).code).toBe(0);
  expect(state.application.interactions_endpoint_url).toBe(address('url'));
  expect(state.commands).toHaveLength(DEFINITIONS.length);
}, 300_000);

test('another front door opens, is registered at Discord, and the old one closes', async () => {
  const { state, address } = cloud;
  expect((await setup([], { FRONT_DOOR: 'api' })).code).toBe(0);
  expect(state.calls).toEqual([
    expect.stringMatching(/^deploy both/),
    'PATCH /applications/@me',
    expect.stringMatching(/^deploy api/),
  ]);
  expect([state.doors, state.application.interactions_endpoint_url]).toEqual(['api', address('api')]);
}, 300_000);

test("after a rollback a deployment first moves the alias back to CloudFormation's version", async () => {
  const { state } = cloud;
  state.live = '1';
  await setup([], { FRONT_DOOR: 'api' });
  const deployed = Number(state.version) - 1;
  expect(state.calls).toEqual([
    `alias of wyrmdeep-prod-interactions to ${deployed}`,
    `alias of wyrmdeep-prod-worker to ${deployed}`,
    `deploy api, table protected: true, alias at ${deployed}`,
  ]);
}, 300_000);

test('the key of another application and a wrong setting are refused before the deployment', async () => {
  const key = await setup([], { DISCORD_PUBLIC_KEY: 'ab'.repeat(32) });
  const rate = await setup([], { THROTTLE_RATE: 'fast' });
  expect([key.code, key.printed]).toEqual([2, expect.stringContaining("is not the key of this token's application")]);
  expect([rate.code, rate.printed]).toEqual([2, expect.stringContaining('THROTTLE_RATE takes a whole number')]);
  expect(cloud.state.calls).toEqual([]);
}, 300_000);
