import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer } from 'yauzl';
import { DEFINITIONS } from '../../scripts/discord/definitions';
import { httpEvent } from '../../scripts/discord/http-event';
import { completeDraft, type Draft } from '../../scripts/discord/interaction';
import { createSigningKeys, signedHeaders } from '../../scripts/discord/keys';
import { snowflakes } from '../../scripts/discord/messages';
import { PEOPLE, type Person, PLACES, type Place } from '../../scripts/discord/users';
import { type Database, startDatabase } from '../../scripts/lib/database';
import { loadRaws } from '../../src/raws';
import { titlePicture } from '../../src/render/card/title-picture';

async function unzip(file: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    fromBuffer(readFileSync(file), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('end', resolve).on('error', reject);
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          files.set(entry.fileName, await buffer(stream));
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
  return files;
}

/** Bundles of the two functions, and files that they load only when they need them. */
const OTHERS = ['interactions.js', 'worker.js', 'de.js', 'es.js', 'packages.js'] as const;

let files: Map<string, Buffer>;
/** Name of the file with the code of both functions. */
let codeFile: string;
let allCode: string[];
beforeAll(async () => {
  files = await unzip('dist/wyrmdeep.zip');
  codeFile = [...files.keys()].find((name) => /^code-\w+\.js$/.test(name))!;
  allCode = [codeFile, ...OTHERS];
});

test('both functions are in the archive, and no file that runs only on another kind of machine', () => {
  const names = [...files.keys()];
  expect(names).toEqual(expect.arrayContaining(allCode));
  expect(names.filter((name) => !/\.(js|js\.map|md)$/.test(name))).toEqual([]);
});

const codeOf = (name: string): string => (files.get(name) as Buffer).toString();

test('the functions contain no development code', () => {
  for (const name of allCode) expect(codeOf(name)).not.toMatch(/dynalite|playwright|GatewayIntentBits/);
});

test('the code of the functions is ASCII, because one other character makes V8 keep two bytes for each', () => {
  const others = (name: string): string[] => codeOf(name).match(/.{0,40}\P{ASCII}.{0,40}/gu) ?? [];
  expect(['interactions.js', 'worker.js', codeFile].flatMap(others)).toEqual([]);
});

test('code that a first English reply does not need is in other files', () => {
  const [german, lambda] = [/Erkunden/, /PublishLayerVersion/];
  expect([codeFile, 'de.js', 'packages.js'].map((name) => german.test(codeOf(name)))).toEqual([false, true, false]);
  expect([codeFile, 'de.js', 'packages.js'].map((name) => lambda.test(codeOf(name)))).toEqual([false, false, true]);
});

test('the title picture in the functions is the drawn one', () => {
  const { png } = titlePicture(loadRaws());
  expect(codeOf(codeFile)).toContain(png.toString('base64'));
});

describe('a packaged function, run as Lambda runs it', () => {
  const settings = {
    DISCORD_PUBLIC_KEY: 'ab'.repeat(32),
    TABLE_NAME: 'runs',
    NODE_OPTIONS: '--max-semi-space-size=4',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  let folder: string;

  beforeAll(() => {
    mkdirSync('out', { recursive: true });
    folder = mkdtempSync('out/package-');
    for (const name of allCode.flatMap((each) => [each, `${each}.map`]))
      writeFileSync(join(folder, name), files.get(name) as Buffer);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (program: string, env: Record<string, string> = settings): string =>
    execFileSync(process.execPath, ['-e', program], { cwd: folder, env, encoding: 'utf8' });

  test('names our files in the stack of an error in a request', () => {
    const stack = run(`require('./worker.js').handler({}, {}).catch(({ stack }) => console.log(stack))`);
    expect(stack).toMatch(/at parseWorkerJob \(.*src\/handlers\/worker-jobs\.ts:\d+:\d+\)/);
  });

  test.each(['interactions', 'worker'])('names our files if %s cannot start', (name) => {
    const program = `try { require('./${name}.js') } catch ({ stack }) { console.log(stack) }`;
    const { TABLE_NAME: _, ...others } = settings;
    expect(run(program, others)).toMatch(/at readEnvironment \(.*src\/handlers\/environment\.ts:\d+:\d+\)/);
  });

  test('loads another language, and the client that starts the worker, only on use', () => {
    const keys = createSigningKeys();
    const lost = 'http://127.0.0.1:9';
    const env = {
      ...settings,
      DISCORD_PUBLIC_KEY: keys.publicKey,
      WORKER_FUNCTION: 'worker',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
      DYNAMODB_ENDPOINT: lost,
      AWS_ENDPOINT_URL_LAMBDA: lost,
    };
    const [person, place] = [PEOPLE[0] as Person, PLACES[0] as Place];
    const german = { ...person, locale: 'de' };
    const draft: Draft = { person: german, place, kind: 'command', command: 'play', options: [] };
    const body = JSON.stringify(completeDraft(draft, snowflakes(Date.now)(), 'token', DEFINITIONS));
    const event = httpEvent(signedHeaders(keys, body, Date.now()), body);
    const program = `require('./interactions.js').handler(${JSON.stringify(event)})
      .then(({ body }) => console.log(Buffer.from(body, 'base64').toString()))`;
    const [log, reply] = run(program, env).split('\n');
    expect(JSON.parse(log ?? '')).toMatchObject({ workerCause: { code: 'ECONNREFUSED' } });
    expect(reply).toContain('Ich war zu langsam');
  });

  test('names its version and its commit in every line of the log', () => {
    const event = JSON.stringify(httpEvent({}, ''));
    const line = JSON.parse(run(`require('./interactions.js').handler(${event})`));
    expect(line).toMatchObject({ event: 'rejected', statuses: { 401: 1 } });
    expect(line.build).toMatch(existsSync('.git') ? /^\d+\.\d+\.\d+\+[0-9a-f]{10,}(-dirty)?$/ : /^\d+\.\d+\.\d+$/);
  });
});

describe('the code cache of the package', () => {
  const run = promisify(execFile);
  let folder: string;
  let database: Database;

  beforeAll(async () => {
    database = await startDatabase();
    mkdirSync('out', { recursive: true });
    folder = mkdtempSync('out/package-');
    for (const name of allCode) writeFileSync(join(folder, name), files.get(name) as Buffer);
    const { stdout } = await runs(`${HANDLER}({ compile: true }).then(({ cache }) => console.log(cache))`);
    expect(stdout).not.toMatch(/interaction|event/);
    writeFileSync(cacheFile(), Buffer.from(stdout, 'base64'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.stop();
  });

  const HANDLER = `require('./interactions.js').handler`;
  const cacheFile = () => join(folder, codeFile.replace('.js', '.cache'));
  const runs = (program: string) =>
    run(process.execPath, ['-e', program], {
      cwd: folder,
      maxBuffer: 2 ** 24,
      env: {
        DISCORD_PUBLIC_KEY: 'ab'.repeat(32),
        TABLE_NAME: database.table,
        DYNAMODB_ENDPOINT: database.endpoint,
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      },
    });
  const answers = `${HANDLER}(${JSON.stringify(httpEvent({}, ''))}).then(({ statusCode }) => console.log(statusCode))`;

  test('is made by a function that rehearses a first click, and used by the next process', async () => {
    const { stdout } = await runs(answers);
    expect(stdout).not.toContain('code-cache-rejected');
    expect(stdout).toContain('401');
  });

  test('is used by the worker, which has the same code', async () => {
    const { stdout } = await runs(`require('./worker.js')`);
    expect(stdout).toBe('');
  });

  test('is optional: if V8 rejects the cache, the operator is told', async () => {
    const taken = readFileSync(cacheFile());
    const foreign = Buffer.from(taken);
    foreign.writeUInt32LE(0, 4);
    writeFileSync(cacheFile(), foreign);
    const [line, ...more] = (await runs(answers)).stdout.split('\n');
    writeFileSync(cacheFile(), taken);
    expect(JSON.parse(line!)).toMatchObject({ event: 'code-cache-rejected', CodeCacheRejected: 1 });
    expect(more).toContain('401');
  });

  test('is not made by a process that has answered, because its flags differ', async () => {
    const { stdout } = await runs(
      `${answers}.then(() => ${HANDLER}({ compile: true })).catch(({ message }) => console.log(message))`,
    );
    expect(stdout).toContain('compiles only before it has answered');
  });
});

describe('the notices of third parties', () => {
  const shipped = () => (files.get('THIRD_PARTY.md') as Buffer).toString();

  test('are in the archive and up to date in the repository (npm run package -- --notices)', () => {
    expect(readFileSync('THIRD_PARTY.md', 'utf8')).toBe(shipped());
  });

  test('name the font and every runtime dependency in the bundles', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    // Only the types of discord.js are used, so it is not in the bundles.
    const bundled = Object.keys(dependencies).filter((name) => name !== 'discord.js');
    for (const name of [...bundled, 'GNU Unifont', 'SIL OPEN FONT LICENSE']) {
      expect(shipped()).toContain(name);
    }
  });
});

/** The part of a role's policy that lists its resources. */
interface Policy {
  PolicyDocument: { Statement: { Resource: unknown[] }[] };
}

describe('the CloudFormation template', () => {
  const path = '.serverless/cloudformation-template-update-stack.json';
  const read = () => JSON.parse(readFileSync(path, 'utf8'));
  const parameters = () => read().Parameters as Record<string, object>;
  const template = () =>
    read().Resources as Record<string, { Type: string; Condition?: string; Properties: Record<string, never> }>;
  const ofType = (type: string) => Object.values(template()).filter((resource) => resource.Type === type);

  test('exists', () => {
    expect(existsSync(path)).toBe(true);
  });

  test('runs both functions on nodejs24.x and arm64', () => {
    const functions = ofType('AWS::Lambda::Function').map(({ Properties }) => Properties);
    expect(functions).toHaveLength(2);
    for (const each of functions) expect(each).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
  });

  test('has Lambda itself log only failures, because our lines say the rest', () => {
    for (const { Properties } of ofType('AWS::Lambda::Function')) {
      expect(Properties).toMatchObject({ LoggingConfig: { LogFormat: 'JSON', SystemLogLevel: 'WARN' } });
    }
  });

  test('keeps the runs: on demand, recoverable, protected', () => {
    expect(ofType('AWS::DynamoDB::Table').map(({ Properties }) => Properties)).toMatchObject([
      {
        BillingMode: { 'Fn::If': ['IsProvisioned', 'PROVISIONED', 'PAY_PER_REQUEST'] },
        DeletionProtectionEnabled: { Ref: 'ProtectTable' },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 30 },
      },
    ]);
  });

  test('publishes a version for every changed setting, because none is a mere parameter', () => {
    const settings = ofType('AWS::Lambda::Function').flatMap(({ Properties: { Environment } }) =>
      Object.entries((Environment as unknown as { Variables: object }).Variables),
    );
    expect(settings.map(([name]) => name)).toContain('DISCORD_PUBLIC_KEY');
    expect(settings.filter(([, value]) => typeof value !== 'string')).toEqual([]);
  });

  test('refuses a missing public key; by default it opens the function URL and protects the table', () => {
    expect(parameters()).toMatchObject({
      DiscordPublicKey: { AllowedPattern: '^[0-9a-fA-F]{64}$' },
      FrontDoor: { Default: 'url', AllowedValues: ['url', 'api', 'both'] },
      ProtectTable: { Default: 'true' },
      Billing: { Default: 'on-demand', AllowedValues: ['on-demand', 'provisioned'] },
      MaxWriteUnits: { Default: '0' },
      WarmWriteUnits: { Default: '0' },
    });
  });

  test('changes Node only with a deployment, which makes a new code cache', () => {
    for (const { Properties } of ofType('AWS::Lambda::Function'))
      expect(Properties).toMatchObject({ RuntimeManagementConfig: { UpdateRuntimeOn: 'FunctionUpdate' } });
  });

  test('keeps the bucket of the package private', () => {
    const blocked = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    };
    expect(ofType('AWS::S3::Bucket').map(({ Properties }) => Properties)).toMatchObject([
      { PublicAccessBlockConfiguration: blocked },
    ]);
  });

  test('the budget counts this stack alone', () => {
    expect(ofType('AWS::Budgets::Budget').map(({ Properties }) => Properties.Budget)).toMatchObject([
      { CostFilters: { TagKeyValue: [{ 'Fn::Join': ['$', ['user:wyrmdeep', 'prod']] }] } },
    ]);
  });

  test('tries a deferred reply twice while its token lives, and keeps failed jobs for a day', () => {
    const [invocations] = ofType('AWS::Lambda::EventInvokeConfig').map(({ Properties }) => Properties);
    expect(invocations).toMatchObject({ MaximumRetryAttempts: 1 });
    // Two tries and the minute between them must fit into the life of a token. All times are in seconds.
    const timeout = Number(template().WorkerLambdaFunction?.Properties.Timeout);
    expect(2 * timeout + 60).toBeLessThan(900);
    expect(ofType('AWS::SQS::Queue').map(({ Properties }) => Properties)).toMatchObject([
      { MessageRetentionPeriod: 86_400 },
    ]);
  });

  test('publishes a version of each function, removes it if its deployment fails, and calls only the alias', () => {
    expect(ofType('AWS::Lambda::Version')).toMatchObject([
      { DeletionPolicy: 'RetainExceptOnCreate' },
      { DeletionPolicy: 'RetainExceptOnCreate' },
    ]);
    expect(ofType('AWS::Lambda::Alias').map(({ Properties }) => Properties)).toMatchObject([
      { Name: 'live' },
      { Name: 'live' },
    ]);
    expect(ofType('AWS::ApiGatewayV2::Integration').map(({ Properties }) => Properties)).toMatchObject([
      { IntegrationUri: { Ref: 'InteractionsAlias' } },
    ]);
    expect(template().InteractionsLambdaFunction?.Properties).toMatchObject({
      Environment: { Variables: { WORKER_FUNCTION: 'wyrmdeep-prod-worker:live' } },
    });
  });

  test.each([
    ['AWS::ApiGatewayV2::Api', 'HasHttpApi'],
    ['AWS::ApiGatewayV2::Stage', 'HasHttpApi'],
    ['AWS::ApiGatewayV2::Route', 'HasHttpApi'],
    ['AWS::ApiGatewayV2::Integration', 'HasHttpApi'],
    ['AWS::Lambda::Url', 'HasFunctionUrl'],
    ['AWS::Budgets::Budget', 'HasBudget'],
    ['AWS::SNS::Topic', 'HasAlarmEmail'],
  ])('makes %s only on request', (type, condition) => {
    expect(ofType(type).map(({ Condition }) => Condition)).toEqual([condition]);
  });

  test('passes only expired items to the worker, no other removals', () => {
    const [mapping] = ofType('AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties);
    expect(mapping).toMatchObject({
      EventSourceArn: {
        'Fn::If': ['HasOtherTable', { Ref: 'TableStream' }, { 'Fn::GetAtt': ['RunsTable', 'StreamArn'] }],
      },
      FunctionName: { Ref: 'WorkerAlias' },
    });
    const {
      FilterCriteria: { Filters },
    } = mapping as unknown as { FilterCriteria: { Filters: { Pattern: string }[] } };
    expect(Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
      {
        userIdentity: { type: ['Service'], principalId: ['dynamodb.amazonaws.com'] },
        dynamodb: { Keys: { SK: { S: ['STATE', 'PROFILE'] } } },
      },
    ]);
  });

  test('opens either door, or both during a change, and prints the addresses', () => {
    const { Conditions, Outputs } = read();
    expect(Conditions.HasFunctionUrl).toEqual({ 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'FrontDoor' }, 'api'] }] });
    expect(Conditions.HasHttpApi).toEqual({ 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'FrontDoor' }, 'url'] }] });
    const [address] = Outputs.InteractionsUrl.Value['Fn::If'];
    expect(address).toBe('HasFunctionUrl');
    expect(Outputs.InteractionsUrlHttpApi.Condition).toBe('HasHttpApi');
    expect(Outputs.TableInUse.Value).toBe('wyrmdeep-prod');
  });

  test('allows the function URL by the two rights that it needs, on the alias only', () => {
    const rights = ofType('AWS::Lambda::Permission').filter(({ Condition }) => Condition === 'HasFunctionUrl');
    expect(rights.map(({ Properties }) => Properties)).toMatchObject([
      { Action: 'lambda:InvokeFunctionUrl', FunctionName: { Ref: 'InteractionsAlias' }, FunctionUrlAuthType: 'NONE' },
      { Action: 'lambda:InvokeFunction', FunctionName: { Ref: 'InteractionsAlias' }, InvokedViaFunctionUrl: true },
    ]);
    expect(ofType('AWS::Lambda::Url').map(({ Properties }) => Properties)).toMatchObject([{ Qualifier: 'live' }]);
  });

  test('every resource and output that needs a door is made only with it', () => {
    const { Outputs, Resources } = read();
    const needsDoor = (text: string) => /"(Ref|Fn::GetAtt)":\[?"(HttpApi\w*|FrontDoorUrl)"/.test(text);
    const loose = Object.entries({ ...Outputs, ...Resources } as Record<string, { Condition?: string }>).filter(
      ([name, part]) => needsDoor(JSON.stringify(part)) && !part.Condition && name !== 'InteractionsUrl',
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  test('keeps the log of erasures as long as the backups that may need it', () => {
    const kept = ofType('AWS::Logs::LogGroup').map(({ Properties }) => Number(Properties.RetentionInDays));
    expect(kept).toEqual([30, 30]);
  });

  test('every alarm has its runbook in docs/operations.md', () => {
    const runbook = readFileSync('docs/operations.md', 'utf8');
    const alarms = ofType('AWS::CloudWatch::Alarm').map(({ Properties }) => String(Properties.AlarmDescription));
    expect(alarms.length).toBeGreaterThan(5);
    for (const description of alarms)
      expect(runbook).toContain(`| **${description.split('docs/operations.md, ')[1]}** |`);
  });

  /** Metrics that an alarm watches, alone or as part of a sum. */
  const watched = () =>
    [...JSON.stringify(ofType('AWS::CloudWatch::Alarm')).matchAll(/"MetricName":"(\w+)"/g)].map(([, name]) => name);

  test.each(['Deferred', 'TooLate', 'Failed', 'Unreadable', 'Rejected'])(
    'too many requests that were %s raise an alarm',
    (name) => expect(watched()).toContain(name),
  );

  test('a wrong key raises an alarm at any rate: nearly all requests are rejected, even if they are few', () => {
    const { Metrics, Threshold } = template().RejectedShareAlarm!.Properties as unknown as {
      Metrics: { Expression?: string }[];
      Threshold: number;
    };
    expect(Metrics[0]?.Expression).toBe('IF(rejected > 4, 100 * rejected / (rejected + FILL(interactions, 0)), 0)');
    expect(Threshold).toBe(50);
  });

  test('silence raises an alarm only on request, and if there are no figures at all', () => {
    expect(template().SilenceAlarm).toMatchObject({
      Condition: 'HasSilenceAlarm',
      Properties: { EvaluationPeriods: { Ref: 'SilenceHours' }, TreatMissingData: 'breaching' },
    });
  });

  test('waiting expired items raise an alarm long before the stream forgets them after 24 hours', () => {
    const { Threshold, MetricName } = template().ExpiredItemsAlarm?.Properties ?? {};
    expect([MetricName, Number(Threshold) / 3_600_000]).toEqual(['IteratorAge', 1]);
  });

  test.each(['Interactions', 'Worker'])('throttled requests to %s raise an alarm', (name) => {
    const throttled = ofType('AWS::CloudWatch::Alarm').filter(
      ({ Properties: { MetricName, Dimensions } }) =>
        String(MetricName) === 'Throttles' && JSON.stringify(Dimensions).includes(`${name}LambdaFunction`),
    );
    expect(throttled).toHaveLength(1);
  });

  test.each([
    ['Interactions', 'ErrorsAlarm'],
    ['Worker', 'WorkerErrorsAlarm'],
  ])('a deployment of %s is rolled back if that function fails', (name, errors) => {
    const { [`${name}DeploymentGroup`]: group, [errors]: alarm } = template();
    expect(group?.Properties).toMatchObject({
      AlarmConfiguration: { Enabled: true, Alarms: expect.arrayContaining([{ Name: { Ref: errors } }]) },
    });
    expect(alarm?.Properties.Dimensions).toContainEqual({
      Name: 'FunctionName',
      Value: { Ref: `${name}LambdaFunction` },
    });
  });

  test('failures outside the alias, such as a package that does not compile, roll no deployment back', () => {
    const { ErrorsAlarm, ThrottlesAlarm } = template();
    expect(ErrorsAlarm?.Properties.Dimensions).toContainEqual({
      Name: 'Resource',
      Value: { 'Fn::Sub': expect.stringMatching(/^..InteractionsLambdaFunction.:live$/) },
    });
    expect(ThrottlesAlarm?.Properties.Dimensions).toHaveLength(1);
  });

  test('a deployment that answers players with apologies is rolled back', () => {
    const groups = ofType('AWS::CodeDeploy::DeploymentGroup').map(({ Properties }) => Properties);
    expect(groups).toHaveLength(2);
    for (const { AlarmConfiguration } of groups)
      expect(AlarmConfiguration).toMatchObject({
        Enabled: true,
        Alarms: expect.arrayContaining([{ Name: { Ref: 'FailedAlarm' } }]),
      });
  });

  test('grants those rights over the table that the store needs, and no others', () => {
    const granted = JSON.stringify(ofType('AWS::IAM::Role')).match(/dynamodb:\w+/g);
    const store = readdirSync('src/storage/dynamo').map((name) => readFileSync(`src/storage/dynamo/${name}`, 'utf8'));
    const needed = store.join('').match(/(?<=new )\w+(?=Command\()/g);
    // Calls that AWS itself makes to read the table's stream.
    const stream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    const rights = new Set(granted?.map((right) => right.replace('dynamodb:', '')));
    // Only the self-hosted server scans, because no stream reports expired items to it.
    const called = (needed ?? []).filter((right) => right !== 'Scan');
    expect(rights).toEqual(new Set([...called, ...stream]));
  });

  test('keeps the rights of both functions over the table of the version before, if that differs', () => {
    const former = ['', '/index/*'].map((part) => ({
      'Fn::If': [
        'HasFormerTable',
        { 'Fn::Sub': expect.stringMatching(`table/..FormerTable.${part.replace('*', '.')}$`) },
        { Ref: 'AWS::NoValue' },
      ],
    }));
    const runs = ofType('AWS::IAM::Role').flatMap(({ Properties: { Policies = [] } }) =>
      (Policies as Policy[]).map(({ PolicyDocument: { Statement } }) => Statement[0]?.Resource),
    );
    expect(runs).toEqual([expect.arrayContaining(former), expect.arrayContaining(former)]);
    expect(parameters()).toMatchObject({ FormerTable: { Default: '' } });
  });

  test('grants no right over everything', () => {
    const policies = JSON.stringify(ofType('AWS::IAM::Role'));
    expect(policies).not.toMatch(/"Action":"\*"|dynamodb:\*|dynamodb:(Scan|DeleteTable)|"Resource":"\*"/);
  });
});
