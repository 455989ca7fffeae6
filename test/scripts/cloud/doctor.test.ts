import { DEFINITIONS } from '../../../scripts/discord/definitions';
import { startFakeCloud } from '../../support/fake-cloud';

let cloud: Awaited<ReturnType<typeof startFakeCloud>>;
beforeAll(async () => {
  cloud = await startFakeCloud();
});
afterAll(() => cloud.stop());
beforeEach(() => {
  const { state, address } = cloud;
  Object.assign(state, {
    doors: 'url',
    version: '3',
    live: '3',
    subscription: 'arn:aws:sns:us-east-1:1:alarms:1',
    alarms: { 'wyrmdeep-prod-ErrorsAlarm-1': 'OK' },
    commands: DEFINITIONS.map((each) => ({ ...each, id: '1', version: '2' })),
    deployedKey: state.application.verify_key,
    calls: [],
  });
  state.application.interactions_endpoint_url = address('url');
});

const doctor = () => cloud.run('doctor.ts', [], { DISCORD_BOT_TOKEN: 'token' });

test('the doctor finds a correct deployment sound, and changes nothing', async () => {
  const { code, printed } = await doctor();
  expect(printed).not.toContain('WRONG');
  expect(printed.match(/^ok/gm)).toHaveLength(8);
  expect([code, cloud.state.calls]).toEqual([0, []]);
});

test('the doctor names every mismatch with the command that repairs it', async () => {
  const { state } = cloud;
  Object.assign(state, {
    deployedKey: 'ab'.repeat(32),
    live: '2',
    subscription: 'PendingConfirmation',
    alarms: { 'wyrmdeep-prod-FailedAlarm-1': 'ALARM' },
    commands: state.commands.slice(1),
  });
  state.application.interactions_endpoint_url = 'https://elsewhere.example.org/';
  const { code, printed } = await doctor();
  expect(code).toBe(1);
  for (const wrong of [
    `key: ${'ab'.repeat(32)} deployed, ${state.application.verify_key} at Discord\n      DISCORD_PUBLIC_KEY=${state.application.verify_key} npm run deploy -- --stage prod --region us-east-1`,
    `endpoint: https://elsewhere.example.org/ at Discord, ${cloud.address('url')} deployed\n      npm run setup -- --stage prod --region us-east-1 --replace`,
    `commands: other than those of this code: ${DEFINITIONS[0]?.name}\n      npm run register`,
    'wyrmdeep-prod-worker: version 2 is live, 3 was deployed last: rolled back\n      npm run deploy -- --stage prod',
    'alarm: wyrmdeep-prod-FailedAlarm-1 rings\n      docs/operations.md',
    'alarm mail: pending\n      No alarm reaches anybody yet: follow the link',
  ])
    expect(printed).toContain(`WRONG ${wrong}`);
});

test('without a stack the doctor names only the command that makes one', async () => {
  cloud.state.doors = null;
  const { code, printed } = await doctor();
  expect([code, printed]).toEqual([1, expect.stringContaining('npm run setup -- --stage prod --region us-east-1')]);
});
