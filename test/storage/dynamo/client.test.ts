import { createClient, type RequestHandler } from '../../../src/storage/dynamo/client';

const KEYS = { accessKeyId: 'environment', secretAccessKey: 'secret' };
const environment = { ...process.env };
beforeAll(() => Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'environment', AWS_SECRET_ACCESS_KEY: 'secret' }));
afterAll(() => {
  process.env = environment;
});

test.each<[string, { endpoint?: string; credentials?: typeof KEYS }, string]>([
  ['of an emulator are made up', { endpoint: 'http://127.0.0.1:8000' }, 'local'],
  [
    'of an emulator may be given',
    { endpoint: 'http://127.0.0.1:8000', credentials: { ...KEYS, accessKeyId: 'own' } },
    'own',
  ],
  ['of the service are those of the environment', {}, 'environment'],
  [
    'of an endpoint of the service are, too',
    { endpoint: 'https://dynamodb.eu-central-1.amazonaws.com' },
    'environment',
  ],
  ['of one in China are, too', { endpoint: 'https://dynamodb.cn-north-1.amazonaws.com.cn' }, 'environment'],
  ['of one for both kinds of address are, too', { endpoint: 'https://dynamodb.us-east-1.api.aws' }, 'environment'],
  ['of a host named like the service are not', { endpoint: 'http://amazonaws.com.example' }, 'local'],
])('credentials %s', async (_, config, accessKeyId) => {
  const client = createClient({ table: 't', ...config });
  expect(await client.config.credentials()).toMatchObject({ accessKeyId });
  client.destroy();
});

test.each([
  ['as configured', { region: 'eu-central-1' }, 'eu-central-1'],
  ['us-east-1 by default', {}, 'us-east-1'],
])('the region is %s', async (_, config, region) => {
  const client = createClient({ table: 't', ...config });
  expect(await client.config.region()).toBe(region);
  client.destroy();
});

const unchanged = (handler: RequestHandler): RequestHandler => handler;

test.each([
  ['of its own', {}],
  ['that is wrapped', { wrapHandler: unchanged }],
])('requests and answers over a transport %s are not copied for a logger', (_, more) => {
  const client = createClient({ table: 't', ...more });
  expect(client.middlewareStack.identify().filter((part) => /logger/i.test(part))).toEqual([]);
  client.destroy();
});
