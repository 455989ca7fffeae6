import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { bundleScript } from '../lib/bundle';
import { startDatabase } from '../lib/database';
import type { ColdStart } from './cold/first-clicks';
import { type Line, line } from './line';

const run = promisify(execFile);

/** Clicks in each process, and in one of them more, after which its memory is read. */
const CLICKS = 30;
const CLICKS_FOR_MEMORY = 200;

/** A program that does nothing: what Node itself takes to start. */
const CONTROL = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)';

/** Builds of the handler that are measured in turns, so that a busy machine is busy for all of them. */
export interface ColdBuild {
  name: string;
  /** The bundle of `interactions`. */
  file: string;
}

/**
 * CPU time of fresh processes of the packaged handler, from the start of the process to its first answers, beside a
 * control that only starts Node. Every round starts one process of each build.
 */
export async function coldStart(builds: readonly ColdBuild[], rounds: number): Promise<Line[]> {
  const program = await bundleScript(join(__dirname, 'cold/first-clicks.ts'));
  const database = await startDatabase();
  let player = 1000;
  const start = async ({ file }: ColdBuild, clicks: number): Promise<ColdStart> => {
    player += 1;
    const args = [program, file, database.endpoint, database.table, String(player), String(clicks)];
    const { stdout } = await run(process.execPath, args, { cwd: dirname(file), maxBuffer: 2 ** 24 });
    return JSON.parse(stdout.trim().split('\n').at(-1)!) as ColdStart;
  };
  const controls: number[] = [];
  const starts = new Map<ColdBuild, ColdStart[]>(builds.map((build) => [build, []]));
  const memory = new Map<ColdBuild, number>();
  try {
    for (let round = 0; round < rounds; round++) {
      const { stdout } = await run(process.execPath, ['-e', CONTROL]);
      controls.push(Number(stdout));
      for (const build of builds) starts.get(build)!.push(await start(build, CLICKS));
    }
    for (const build of builds) memory.set(build, (await start(build, CLICKS_FOR_MEMORY)).memory);
  } finally {
    await database.stop();
  }
  return [
    line({ suite: 'cold', name: 'Node alone (control)', unit: 'ms' }, controls),
    ...builds.flatMap((build) => linesOf(build.name, starts.get(build)!, memory.get(build)!)),
  ];
}

function linesOf(build: string, starts: readonly ColdStart[], memory: number): Line[] {
  const label = (name: string, unit: Line['unit'] = 'ms') => ({ suite: 'cold', name: `${build}: ${name}`, unit });
  const first = ({ answered }: ColdStart): number => answered[0]!;
  return [
    line(
      label('modules loaded'),
      starts.map(({ started, loaded }) => loaded - started),
    ),
    line(label('process start to the first answered /play'), starts.map(first)),
    line(
      label(`clicks 2 to ${CLICKS}, mean`),
      starts.map((start) => (start.answered.at(-1)! - first(start)) / (CLICKS - 1)),
    ),
    line(label(`memory after ${CLICKS_FOR_MEMORY} clicks`, 'bytes'), [memory]),
  ];
}
