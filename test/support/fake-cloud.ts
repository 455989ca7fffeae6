import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSigningKeys, signedHeaders } from '../../scripts/discord/keys';
import { isAuthentic, publicKeyFromHex } from '../../src/handlers/signature';
import { runScript } from './run-script';

const ROOT = join(__dirname, '../..');

/** State of the fake AWS account and of the application at the fake Discord. Tests change it between two commands. */
export interface CloudState {
  /** Doors of the stack; `null` if there is no stack. */
  doors: 'url' | 'api' | 'both' | null;
  /** Key that the deployed function checks signatures with. */
  deployedKey: string;
  /** Version that CloudFormation deployed last, and version at which each live alias points. */
  version: string;
  live: string;
  subscription: string | null;
  alarms: Record<string, string>;
  metrics: Record<string, number>;
  application: Record<string, unknown>;
  commands: { name: string }[];
  calls: string[];
}

type Answer = { status?: number; xml?: string; json?: unknown };

/**
 * Starts one HTTP server that stands in for AWS, for Discord and for the deployed function. The function checks
 * signatures. Scripts send their requests by the real clients of AWS and Discord.
 */
export async function startFakeCloud() {
  const keys = createSigningKeys();
  const state: CloudState = {
    doors: null,
    deployedKey: keys.publicKey,
    version: '1',
    live: '1',
    subscription: null,
    alarms: { 'wyrmdeep-prod-ErrorsAlarm-1': 'OK' },
    metrics: {},
    application: {
      id: '7',
      name: 'Wyrm',
      verify_key: keys.publicKey,
      interactions_endpoint_url: null,
      integration_types_config: { 0: SCOPES },
    },
    commands: [],
    calls: [],
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { status = 200, xml, json } = await answer(state, base(), request, body);
    const type = xml === undefined ? 'application/json' : 'text/xml';
    response.writeHead(status, { 'content-type': type }).end(xml ?? JSON.stringify(json ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signedPing = () => signedHeaders(keys, PING, Date.now());
  probes.set(state, signedPing);
  const folder = checkout(base());
  return {
    state,
    /** Address at which the deployed function answers behind a front door. */
    address: (door: 'url' | 'api') => `${base()}/${door}`,
    /** Runs a script in this process. A script that starts other processes must be run by `runApart`. */
    async run(script: string, args: string[], env: Record<string, string>) {
      const { code, printed, errors } = await runScript(script, args, { ...clients(base()), ...env });
      return { code, printed: `${printed}${errors}` };
    },
    /** Runs a script in a process of its own, which finds a stand-in for Serverless. */
    runApart: (script: string, args: string[], env: Record<string, string>) =>
      runProcess(folder, base(), [script, ...args], env),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

const PING = JSON.stringify({ type: 1 });
const SCOPES = { oauth2_install_params: { scopes: ['applications.commands'], permissions: '0' } };
/** Functions that return the headers of a correctly signed PING, by the state of their cloud. */
const probes = new WeakMap<CloudState, () => Record<string, string>>();

/**
 * Makes a folder like an empty clone, so that tests do not overwrite each other's builds. `npx` is a stand-in for
 * Serverless.
 */
function checkout(base: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cloud-'));
  for (const name of ['src', 'scripts', 'commands', 'raws', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(join(ROOT, name), join(folder, name));
  const npx = `#!/bin/sh\n[ "$2" = deploy ] || exit 0\nexec ${process.execPath} -e "
    const { FRONT_DOOR, DISCORD_PUBLIC_KEY, PROTECT_TABLE } = process.env;
    const body = JSON.stringify({ FRONT_DOOR, DISCORD_PUBLIC_KEY, PROTECT_TABLE });
    fetch('${base}/deploy', { method: 'POST', body });"\n`;
  writeFileSync(join(folder, 'npx'), npx);
  chmodSync(join(folder, 'npx'), 0o755);
  return folder;
}

/** Environment by which the clients of AWS and Discord find the fakes. */
const clients = (base: string) => ({
  AWS_ENDPOINT_URL: base,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  DISCORD_API_BASE: `${base}/v10`,
});

/** Resolves with the exit code of the process and all that it wrote. */
function runProcess(folder: string, base: string, [script = '', ...args]: string[], env: Record<string, string>) {
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const settings = { PATH: `${folder}:${process.env.PATH}`, HOME: folder, ...clients(base), ...env };
    const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
    const options = { cwd: folder, env: settings, maxBuffer: 2 ** 24 };
    const child = execFile(process.execPath, [tsx, `scripts/${script}`, ...args], options, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, printed: `${out}${errors}` }),
    );
  });
}

async function answer(state: CloudState, base: string, request: IncomingMessage, body: string): Promise<Answer> {
  const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
  const { method } = request;
  if (path === '/deploy') return deployed(state, JSON.parse(body));
  if (path === '/url' || path === '/api') return interaction(state, request, body);
  if (path.startsWith('/v10/')) return discord(state, base, `${method} ${path.slice(4)}`, body);
  if (path.startsWith('/2015-03-31/functions/')) return lambda(state, `${method} ${path.slice(22)}`, body);
  const target = String(request.headers['x-amz-target'] ?? '');
  if (target.endsWith('DescribeAlarms'))
    return {
      json: {
        MetricAlarms: Object.entries(state.alarms).map(([AlarmName, StateValue]) => ({ AlarmName, StateValue })),
      },
    };
  if (target.endsWith('GetMetricData')) {
    const name = /"MetricName":"(\w+)"/.exec(body)?.[1] ?? '';
    const Values = name in state.metrics ? [state.metrics[name]] : [];
    return { json: { MetricDataResults: [{ Id: 'metric', Values, Timestamps: Values.map(() => 0) }] } };
  }
  return queried(state, base, new URLSearchParams(body).get('Action') ?? '');
}

function deployed(state: CloudState, settings: Record<string, string>): Answer {
  const { FRONT_DOOR, DISCORD_PUBLIC_KEY, PROTECT_TABLE } = settings;
  state.calls.push(`deploy ${FRONT_DOOR}, table protected: ${PROTECT_TABLE}, alias at ${state.live}`);
  const version = String(Number(state.version) + (state.doors === null ? 0 : 1));
  Object.assign(state, { doors: FRONT_DOOR, deployedKey: DISCORD_PUBLIC_KEY, version, live: version });
  return {};
}

function interaction(state: CloudState, { headers, url }: IncomingMessage, body: string): Answer {
  const [signature, timestamp] = [headers['x-signature-ed25519'], headers['x-signature-timestamp']].map(
    (value) => value as string | undefined,
  );
  const isOpen = state.doors === 'both' || `/${state.doors}` === url;
  const key = publicKeyFromHex(state.deployedKey);
  const isSigned = isAuthentic(key, { signature, timestamp, body: Buffer.from(body) }, Date.now());
  if (!isOpen || !isSigned) {
    state.metrics.Rejected = (state.metrics.Rejected ?? 0) + 1;
    return { status: 401 };
  }
  state.metrics.Pings = (state.metrics.Pings ?? 0) + 1;
  return { json: { type: 1 } };
}

async function discord(state: CloudState, base: string, call: string, body: string): Promise<Answer> {
  const { application } = state;
  if (call === 'GET /applications/@me') return { json: application };
  if (call === 'GET /applications/7/commands') return { json: state.commands };
  state.calls.push(call);
  if (call === 'PUT /applications/7/commands') {
    state.commands = JSON.parse(body);
    return { json: [] };
  }
  const change = JSON.parse(body) as Record<string, unknown>;
  const url = change.interactions_endpoint_url;
  if (typeof url === 'string') {
    const probe = (headers: Record<string, string>) => fetch(url, { method: 'POST', headers, body: PING });
    const isRight = (await probe((probes.get(state) as () => Record<string, string>)())).status === 200;
    if (!isRight || !url.startsWith(base))
      return {
        status: 400,
        json: { code: 50035, message: 'The specified interactions endpoint url could not be verified.' },
      };
  }
  Object.assign(application, change);
  return { json: application };
}

function lambda(state: CloudState, call: string, body: string): Answer {
  if (/^GET .*\/versions$/.test(call)) return { json: { Versions: ['1', '2', '3'].map((Version) => ({ Version })) } };
  if (/^GET .*\/aliases\/live$/.test(call)) return { json: { FunctionVersion: state.live } };
  if (/^PUT .*\/aliases\/live$/.test(call)) {
    const { FunctionVersion } = JSON.parse(body) as { FunctionVersion: string };
    state.calls.push(`alias of ${call.split(/[ /]/)[1]} to ${FunctionVersion}`);
    // The two functions share one alias here. The worker, whose alias the scripts move last, moves it.
    if (call.includes('worker')) state.live = FunctionVersion;
    return { json: { FunctionVersion } };
  }
  return { status: 404, json: { Type: 'User', Message: 'no such function', __type: 'ResourceNotFoundException' } };
}

const member = (fields: Record<string, string>): string =>
  `<member>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</member>`;

function queried(state: CloudState, base: string, action: string): Answer {
  const wrap = (inner: string): Answer => ({
    xml: `<${action}Response><${action}Result>${inner}</${action}Result></${action}Response>`,
  });
  if (state.doors === null && action !== 'ListSubscriptionsByTopic')
    return {
      status: 400,
      xml: '<ErrorResponse><Error><Code>ValidationError</Code><Message>Stack does not exist</Message></Error></ErrorResponse>',
    };
  if (action === 'DescribeStacks') {
    const output = (OutputKey: string, OutputValue: string) => member({ OutputKey, OutputValue });
    const first = state.doors === 'api' ? 'api' : 'url';
    const outputs = [
      output('InteractionsUrl', `${base}/${first}`),
      output('PublicKey', state.deployedKey),
      ...(state.doors === 'url' ? [] : [output('InteractionsUrlHttpApi', `${base}/api`)]),
    ];
    const door = member({ ParameterKey: 'FrontDoor', ParameterValue: `${state.doors}` });
    return wrap(
      `<Stacks>${member({ StackName: 'wyrmdeep-prod', StackStatus: 'UPDATE_COMPLETE', CreationTime: '2026-01-01T00:00:00Z', Outputs: outputs.join(''), Parameters: door })}</Stacks>`,
    );
  }
  if (action === 'ListStackResources') {
    const of = (ResourceType: string, PhysicalResourceId: string) =>
      member({ LogicalResourceId: 'x', ResourceType, PhysicalResourceId, ResourceStatus: 'CREATE_COMPLETE' });
    const versions = ['interactions', 'worker'].map((name) =>
      of('AWS::Lambda::Version', `arn:aws:lambda:us-east-1:1:function:wyrmdeep-prod-${name}:${state.version}`),
    );
    const topic = state.subscription === null ? '' : of('AWS::SNS::Topic', 'arn:aws:sns:us-east-1:1:alarms');
    return wrap(`<StackResourceSummaries>${versions.join('')}${topic}</StackResourceSummaries>`);
  }
  return wrap(`<Subscriptions>${member({ SubscriptionArn: state.subscription ?? '' })}</Subscriptions>`);
}
