import { checkedSettings } from '../../../scripts/deploy/settings';
import { UsageError } from '../../../scripts/lib/command-line';

const STACK = { stage: 'prod', region: 'us-east-1' };
const given = { DISCORD_PUBLIC_KEY: 'ab'.repeat(32) };

test('a key alone is enough to deploy', () => {
  expect(checkedSettings(STACK, given)).toMatchObject({
    FRONT_DOOR: 'url',
    PROTECT_TABLE: 'true',
    BILLING: 'on-demand',
  });
});

test.each([
  ['FRONT_DOOR', 'both doors', 'url, api or both'],
  ['THROTTLE_RATE', '0', 'a whole number from 1 to 10000'],
  ['RESERVED_CONCURRENCY', '0', 'a whole number from 1 on, or -1 to reserve nothing'],
  ['DEPLOYMENT_PREFERENCE', 'canary', 'a name of CodeDeploy'],
  ['ALARM_EMAIL', 'me', 'a mail address'],
  ['MONTHLY_BUDGET', 'ten', 'a number of US dollars'],
  ['SILENCE_HOURS', '25', 'a whole number of hours up to 24'],
  ['BILLING', 'free', 'on-demand or provisioned'],
  ['WARM_WRITE_UNITS', '100', 'a whole number from 4000 on'],
  ['TURN_BUDGET', '99', 'a whole number up to 32'],
])('%s as %j is refused before the build, with the expected value', (name, value, expected) => {
  const check = () => checkedSettings(STACK, { ...given, [name]: value });
  expect(check).toThrow(UsageError);
  expect(check).toThrow(`Nothing deployed: ${name} takes ${expected}`);
});

test('all wrong settings are named at once, of functions and of the deployment', () => {
  const wrong = { DISCORD_PUBLIC_KEY: 'ab', THROTTLE_RATE: 'fast' };
  expect(() => checkedSettings(STACK, wrong)).toThrow(/DISCORD_PUBLIC_KEY takes .*; THROTTLE_RATE takes/);
});

test('every setting of a deployment can be given, and -1 reserves nothing', () => {
  const settings = {
    RESERVED_CONCURRENCY: '-1',
    MONTHLY_BUDGET: '20',
    ALARM_EMAIL: 'ops@example.org',
    WARM_WRITE_UNITS: '0',
    MAX_WRITE_UNITS: '500',
  };
  expect(() => checkedSettings(STACK, { ...given, ...settings })).not.toThrow();
});

test('a budget that warns nobody is refused, and so is a limit without an effect', () => {
  expect(() => checkedSettings(STACK, { ...given, MONTHLY_BUDGET: '20' })).toThrow('MONTHLY_BUDGET needs ALARM_EMAIL');
  expect(() => checkedSettings(STACK, { ...given, BILLING: 'provisioned', MAX_WRITE_UNITS: '9' })).toThrow(
    'MAX_WRITE_UNITS is for BILLING=on-demand',
  );
});
