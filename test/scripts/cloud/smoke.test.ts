import { startFakeCloud } from '../../support/fake-cloud';

let cloud: Awaited<ReturnType<typeof startFakeCloud>>;
beforeAll(async () => {
  cloud = await startFakeCloud();
});
afterAll(() => cloud.stop());
beforeEach(() => {
  Object.assign(cloud.state, { doors: 'url', metrics: {}, deployedKey: cloud.state.application.verify_key, calls: [] });
  cloud.state.application.interactions_endpoint_url = cloud.address('url');
});

const smoke = () => cloud.run('smoke.ts', ['--seconds', '1'], { DISCORD_BOT_TOKEN: 'token' });

test('a fresh deployment accepts a PING of Discord, rejects others, and counts them', async () => {
  const { code, printed } = await smoke();
  expect(printed.trim().split('\n')).toEqual([
    'ok    PING without a signature: status 401',
    'ok    forged PING: status 401',
    'ok    PING of Discord: the address was accepted',
    'ok    metrics: 2 rejected, 1 PINGs',
  ]);
  expect(code).toBe(0);
});

test('Discord itself finds a deployment with another key', async () => {
  cloud.state.deployedKey = 'ab'.repeat(32);
  const { code, printed } = await smoke();
  expect([code, printed]).toEqual([1, expect.stringContaining('Discord: The specified interactions endpoint url')]);
});
