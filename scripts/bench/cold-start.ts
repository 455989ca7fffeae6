import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { bundleScript } from '../lib/bundle';
import { mean } from '../lib/statistics';
import { withCodeCaches } from './cold/code-cache';
import { startDeployment, startSecureDatabase } from './cold/deployment';
import type { ColdStart } from './cold/first-clicks';
import { type Budget, type Line, line } from './line';

const run = promisify(execFile);

/** Number of clicks that each process answers; more if its memory is measured. */
const CLICKS = 30;
const CLICKS_FOR_MEMORY = 200;

/** Fraction of the rounds in which the memory of a process is measured. */
const READ_FOR_MEMORY = 0.5;

/** A program that does nothing, to measure the time that Node itself needs to start. */
const CONTROL = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)';

/** A build of the handler. Builds are measured alternately, so that a busy machine slows all of them equally. */
export interface ColdBuild {
  name: string;
  /** Bundle of `interactions`. */
  file: string;
}

/** Budgets on a machine that does nothing else: milliseconds, and bytes of memory. */
interface Limits {
  loaded?: number;
  first?: number;
  explored?: number;
  next?: number;
  memory?: number;
}

const ACCEPTED: Limits = { loaded: 100, first: 150, explored: 100, next: 40, memory: 130e6 };
const REJECTED: Limits = { loaded: 150, first: 220 };

/**
 * Measures the CPU time of fresh processes of the packaged handler, from their start to their first answers. Also
 * measures processes that only start Node or draw pictures, and the memory of some processes after more answers. Each
 * round starts one process of each build. This build runs twice: with its code cache, and with a cache that V8 rejects.
 */
export async function coldStart(own: ColdBuild, others: readonly ColdBuild[], rounds: number): Promise<Line[]> {
  const program = await bundleScript(join(__dirname, 'cold/first-clicks.ts'));
  const database = await startSecureDatabase();
  const deployment = await startDeployment();
  const { env } = deployment;
  const { accepted, rejected } = await withCodeCaches(own.file, env, database);
  const builds: (ColdBuild & { limits: Limits })[] = [
    { name: own.name, file: accepted, limits: ACCEPTED },
    { name: `${own.name}, code cache rejected`, file: rejected, limits: REJECTED },
    ...others.map((other) => ({ ...other, limits: {} })),
  ];
  let player = 1000;
  const start = async ({ file }: ColdBuild, clicks: number): Promise<ColdStart> => {
    player += 1;
    const args = [program, file, database.endpoint, database.table, String(player), String(clicks)];
    const { stdout } = await run(process.execPath, args, { cwd: dirname(file), env, maxBuffer: 2 ** 24 });
    return JSON.parse(stdout.trim().split('\n').at(-1)!) as ColdStart;
  };
  const drawing = await bundleScript(join(__dirname, 'cold/first-picture.ts'));
  const controls: number[] = [];
  const pictures: number[][] = [];
  const starts = new Map<ColdBuild, ColdStart[]>(builds.map((build) => [build, []]));
  const memory = new Map<ColdBuild, number[]>(builds.map((build) => [build, []]));
  try {
    for (let round = 0; round < rounds; round++) {
      const { stdout } = await run(process.execPath, ['-e', CONTROL], { env });
      controls.push(Number(stdout));
      pictures.push(JSON.parse((await run(process.execPath, [drawing])).stdout) as number[]);
      for (const build of builds) starts.get(build)!.push(await start(build, CLICKS));
    }
    for (let round = 0; round < rounds * READ_FOR_MEMORY; round++) {
      for (const build of builds) memory.get(build)!.push((await start(build, CLICKS_FOR_MEMORY)).memory);
    }
  } finally {
    deployment.stop();
    await database.stop();
  }
  return [
    line({ suite: 'cold', name: 'Node alone (control)', unit: 'ms' }, controls),
    line(
      { suite: 'cold', name: 'first picture of a board', unit: 'ms' },
      pictures.map(([first]) => first!),
      { median: 60 },
    ),
    line(
      { suite: 'cold', name: 'pictures 2 to 30', unit: 'ms' },
      pictures.map((times) => mean(times.slice(1))),
    ),
    ...builds.flatMap((build) => linesOf(build.name, starts.get(build)!, memory.get(build)!, build.limits)),
  ];
}

function linesOf(build: string, starts: readonly ColdStart[], memory: readonly number[], limits: Limits): Line[] {
  const median = (limit: number | undefined): Budget => (limit === undefined ? {} : { median: limit });
  const label = (name: string, unit: Line['unit'] = 'ms') => ({ suite: 'cold', name: `${build}: ${name}`, unit });
  const first = ({ answered }: ColdStart): number => answered[0]!;
  return [
    line(
      label('modules loaded'),
      starts.map(({ started, loaded }) => loaded - started),
      median(limits.loaded),
    ),
    line(label('process start to the first answered /play'), starts.map(first), median(limits.first)),
    line(
      label('click 2, the first board'),
      starts.map(({ answered }) => answered[1]! - answered[0]!),
    ),
    line(
      label('click 3, the first Explore'),
      starts.map(({ answered }) => answered[2]! - answered[1]!),
      median(limits.explored),
    ),
    line(
      label(`clicks 2 to ${CLICKS}, mean`),
      starts.map((start) => (start.answered.at(-1)! - first(start)) / (CLICKS - 1)),
      median(limits.next),
    ),
    line(label(`memory after ${CLICKS_FOR_MEMORY} clicks`, 'bytes'), memory, median(limits.memory)),
  ];
}
