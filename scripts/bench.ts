import { execFileSync, fork } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { deployedSettings } from './bench/cold/deployment';
import { type ColdBuild, coldStart } from './bench/cold-start';
import { firstLevels } from './bench/first-levels';
import { type Line, line } from './bench/line';
import { serve } from './bench/serve';
import { warmUp } from './bench/warm-up';
import { APP, BUNDLE_LIMIT, buildHandlers } from './build';
import { createSigningKeys } from './discord/keys';
import { bundleScript } from './lib/bundle';
import { commandLine, oneOf } from './lib/command-line';
import { namedFile } from './lib/named-file';
import { table } from './lib/table';
import { writeJson } from './lib/write-json';

const SUITES = [
  ...['interactions', 'engine', 'levels', 'pictures', 'saves', 'money', 'replay'],
  ...['bundle', 'cold', 'warm', 'serve', 'demo'],
] as const;

const PACKAGED: readonly string[] = ['bundle', 'cold', 'warm', 'serve', 'demo'];

/** Suites whose process has the settings of deployed functions, because they measure what the functions cost. */
const AS_DEPLOYED: readonly string[] = ['money'];

/** Suites that run only if they are named, because they need a browser. */
const NAMED_ONLY: readonly string[] = ['demo'];

const USAGE = `npm run bench -- [--only NAME[,NAME…]] [--quick]

Measures every budget on this machine and writes the figures to out/bench.json. Exits with 1 when a budget is exceeded.
The load printed at the end shows whether the machine was busy: if so, measure again.

  --only NAMES     some of: ${SUITES.join(', ')}; demo needs Chromium and runs only if it is named
  --quick          fewer samples
  --against FILE   another build's interactions.js, whose cold starts and clicks are measured in turn with this one's
  --json FILE      where the figures go (out/bench.json)`;

void commandLine(
  USAGE,
  {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    against: { type: 'string' },
    json: { type: 'string', default: 'out/bench.json' },
  },
  async ({ values }) => {
    const wanted =
      values.only?.split(',').map((name) => oneOf('--only', name.trim(), SUITES)) ??
      SUITES.filter((name) => !NAMED_ONLY.includes(name));
    if (values.against !== undefined) namedFile('--against', values.against);
    const loadBefore = loadavg()[0]!;
    const lines: Line[] = [];
    const bundled = wanted.filter((name) => !PACKAGED.includes(name));
    const plain = bundled.filter((name) => !AS_DEPLOYED.includes(name));
    const asDeployed = bundled.filter((name) => AS_DEPLOYED.includes(name));
    if (plain.length > 0) lines.push(...(await measure(plain, values.quick)));
    if (asDeployed.length > 0) lines.push(...(await measure(asDeployed, values.quick, deployedSettings())));
    if (wanted.includes('levels')) lines.push(...(await firstLevels(values.quick)));
    if (wanted.includes('bundle')) lines.push(...(await measureBundle(values.quick)));
    if (wanted.includes('cold')) {
      const [own, ...others] = await buildsOf(values);
      lines.push(...(await coldStart(own, others, COLD_ROUNDS[values.quick ? 'quick' : 'full'])));
    }
    if (wanted.includes('demo')) {
      const { measureDemo } = await import('./bench/demo');
      lines.push(...(await measureDemo(values.quick)));
    }
    if (wanted.includes('warm')) lines.push(...(await warmUp(await buildsOf(values), values.quick)));
    if (wanted.includes('serve')) lines.push(...(await serve(values.quick)));
    console.log(show(lines));
    const load = { cores: availableParallelism(), before: loadBefore, after: loadavg()[0]! };
    console.log(
      `\nNode ${process.version}, ${load.cores} cores, load ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after`,
    );
    writeJson(values.json, { node: process.version, load, quick: values.quick, lines });
    if (lines.some(({ over }) => over !== null)) process.exitCode = 1;
  },
);

/** Characters of the child's log that are printed if the child fails. */
const LOG_TAIL = 4000;

/** Suppresses the SDK's warning about the Node.js version. */
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/**
 * Runs suites in one process, bundled like deployed code, and returns their results. `settings` are added to the
 * process's environment. If the process fails, throws an error with the end of the process's log.
 */
async function measure(
  suites: readonly string[],
  quick: boolean,
  settings: Record<string, string> = {},
): Promise<Line[]> {
  const suite = await bundleScript(join(__dirname, 'bench/suite.ts'));
  const lines: Line[] = [];
  const child = fork(suite, [quick ? 'quick' : 'full', ...suites], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, ...QUIET, ...settings },
  });
  child.on('message', (more: Line[]) => lines.push(...more));
  let log = '';
  child.stdout?.on('data', (text) => {
    log = `${log}${text}`.slice(-LOG_TAIL);
  });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`measuring ended with ${code}; the end of its log:\n${log}`);
  return lines;
}

const ROOT = join(__dirname, '..');
/** Limit in milliseconds for the time from the start of a process until its handler can answer. */
const LOAD_LIMIT = 200;

/** Measures the sizes of the deployed bundles, and the time that a fresh process needs to load `interactions`. */
async function measureBundle(quick: boolean): Promise<Line[]> {
  const { sizes } = await buildHandlers();
  const program = `const t = performance.now(); require(${JSON.stringify(join(ROOT, APP, 'interactions.js'))});
    console.log('loaded', performance.now() - t)`;
  const env = { ...process.env, DISCORD_PUBLIC_KEY: createSigningKeys().publicKey, TABLE_NAME: 'bench' };
  const loads = Array.from({ length: quick ? 3 : 11 }, () => {
    const out = execFileSync(process.execPath, ['-e', program], {
      env,
      encoding: 'utf8',
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/loaded ([\d.]+)/.exec(out)?.[1]);
  });
  return [
    ...Object.entries(sizes).map(([file, bytes]) =>
      line({ suite: 'bundle', name: file, unit: 'bytes' }, [bytes], { max: BUNDLE_LIMIT }),
    ),
    line({ suite: 'bundle', name: 'module load', unit: 'ms' }, loads, { median: LOAD_LIMIT }),
  ];
}

const COLD_ROUNDS = { quick: 3, full: 11 } as const;

/** Returns this build, newly made, and the build of `--against` if there is one. */
async function buildsOf({ against }: { against?: string }): Promise<[ColdBuild, ...ColdBuild[]]> {
  await buildHandlers();
  const own = { name: 'this build', file: join(ROOT, APP, 'interactions.js') };
  return against === undefined ? [own] : [own, { name: 'the other build', file: resolve(against) }];
}

function show(lines: readonly Line[]): string {
  return table(
    ['what', '<', 'samples', 'mean', 'median', 'p99', 'worst', 'budget', '<verdict'],
    lines.map((one) => [
      one.suite,
      one.name,
      String(one.samples),
      ...(['mean', 'median', 'p99', 'max'] as const).map((key) => figure(one[key], one.unit)),
      Object.entries(one.budget)
        .map(([key, limit]) => `${key} ≤ ${figure(limit, one.unit)}`)
        .join(', '),
      Object.keys(one.budget).length === 0 ? '' : one.over === null ? 'kept' : `OVER: ${one.over}`,
    ]),
  );
}

function figure(value: number, unit: Line['unit']): string {
  if (unit === 'ms') return value < 10 ? `${value.toFixed(2)} ms` : `${value.toFixed(0)} ms`;
  if (unit === 'units') return String(Math.round(value * 100) / 100);
  if (unit === 'US$') return `$${value.toFixed(2)}`;
  if (unit === 'bytes' && value < 10_000) return `${Math.round(value)} B`;
  return `${(value / 1000).toFixed(1)} kB`;
}
