import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readStack, readStackParts, readStream } from '../../../scripts/deploy/deployed-stack';
import { UsageError } from '../../../scripts/lib/command-line';

const STACK = { stage: 'prod', region: 'us-east-1' };
const SETTINGS = {
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

/** Answer of the fake AWS to a request with the given body. */
let answer: (body: string) => { status?: number; body: string };
let server: Server;
const before = { ...process.env };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { status = 200, body } = answer(await text(request));
    response.writeHead(status, { 'content-type': body.startsWith('{') ? 'application/x-amz-json-1.0' : 'text/xml' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, SETTINGS, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
});

afterAll(async () => {
  process.env = before;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const members = (name: 'Output' | 'Parameter', values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `<member><${name}Key>${key}</${name}Key><${name}Value>${value}</${name}Value></member>`)
    .join('');

const describing =
  (outputs: Record<string, string>, parameters: Record<string, string> = {}) =>
  () => ({
    body: `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks>
    <member><StackName>wyrmdeep-prod</StackName><StackStatus>UPDATE_COMPLETE</StackStatus>
    <CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs>${members('Output', outputs)}</Outputs>
    <Parameters>${members('Parameter', parameters)}</Parameters></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
  });

const failing = (status: number, code: string, message: string) => () => ({
  status,
  body: `<ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error><Type>Sender</Type>
    <Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
});

const [U, A] = ['https://u.lambda-url.us-east-1.on.aws/', 'https://a.execute-api.us-east-1.amazonaws.com/interactions'];

test.each([
  ['url', { InteractionsUrl: U, TableInUse: 'restored' }, { url: U, api: null }, 'restored'],
  ['api', { InteractionsUrl: A, InteractionsUrlHttpApi: A }, { url: null, api: A }, 'wyrmdeep-prod'],
  ['both', { InteractionsUrl: U, InteractionsUrlHttpApi: A }, { url: U, api: A }, 'wyrmdeep-prod'],
])('the stack states its doors and its table: %s', async (open, outputs, urls, table) => {
  answer = describing(outputs as unknown as Record<string, string>, { FrontDoor: open });
  expect(await readStack(STACK)).toEqual({ status: 'UPDATE_COMPLETE', publicKey: null, open, table, urls });
});

test('a stack from before the choice of doors has the HTTP API', async () => {
  answer = describing({ InteractionsUrl: A });
  expect(await readStack(STACK)).toMatchObject({ open: 'api', urls: { url: null, api: A } });
});

test('a missing stack, and the bucket left by a failed first deployment, count as new', async () => {
  answer = failing(400, 'ValidationError', 'Stack with id wyrmdeep-prod does not exist');
  expect(await readStack(STACK)).toBeNull();
  answer = describing({ ServerlessDeploymentBucketName: 'bucket' });
  expect(await readStack(STACK)).toBeNull();
});

test('an account that forbids the look does not count as new', async () => {
  answer = failing(403, 'AccessDenied', 'not authorized to perform cloudformation:DescribeStacks');
  await expect(readStack(STACK)).rejects.toThrow('not authorized');
});

test('the last deployed versions and the topic are parts of the stack, leftover versions are not', async () => {
  const resource = (type: string, id: string, status: string) =>
    `<member><LogicalResourceId>x</LogicalResourceId><ResourceType>${type}</ResourceType>
    <PhysicalResourceId>${id}</PhysicalResourceId><ResourceStatus>${status}</ResourceStatus></member>`;
  const version = (number: number, status: string) =>
    resource('AWS::Lambda::Version', `arn:aws:lambda:us-east-1:1:function:wyrmdeep-prod-worker:${number}`, status);
  const resources = [
    version(9, 'UPDATE_COMPLETE'),
    version(8, 'DELETE_SKIPPED'),
    resource('AWS::SNS::Topic', 'arn:topic', 'CREATE_COMPLETE'),
  ];
  answer = () => ({
    body: `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${resources.join('')}
    </StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`,
  });
  expect(await readStackParts(STACK)).toEqual({
    versions: new Map([['wyrmdeep-prod-worker', '9']]),
    topic: 'arn:topic',
  });
});

describe('the stream of a restored table', () => {
  const table = (properties: object) => () => ({ body: JSON.stringify({ Table: properties }) });
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'OLD_IMAGE' };

  test('is looked up', async () => {
    answer = table({ StreamSpecification, LatestStreamArn: 'arn:stream' });
    expect(await readStream('restored', STACK)).toBe('arn:stream');
  });

  test('must have been switched on, with old images', async () => {
    answer = table({});
    await expect(readStream('restored', STACK)).rejects.toThrow('no stream of old images');
    answer = table({
      StreamSpecification: { ...StreamSpecification, StreamViewType: 'KEYS_ONLY' },
      LatestStreamArn: 'a',
    });
    await expect(readStream('restored', STACK)).rejects.toThrow(UsageError);
  });

  test('needs a table of that name in the region', async () => {
    const __type = 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException';
    answer = () => ({ status: 400, body: JSON.stringify({ __type, message: 'not found' }) });
    await expect(readStream('restored', STACK)).rejects.toThrow('no table restored in us-east-1');
  });
});
