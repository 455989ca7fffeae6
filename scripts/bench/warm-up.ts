import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { rngFromSeed } from '../../src/lib/rng';
import { createSigningKeys } from '../discord/keys';
import { bundleScript } from '../lib/bundle';
import type { Database } from '../lib/database';
import type { Answered } from './cold/answering-process';
import { type Deployment, startDeployment, startSecureDatabase } from './cold/deployment';
import { Player, settingsOf } from './cold/player';
import type { ColdBuild } from './cold-start';
import { type Budget, type Line, line } from './line';

/** Number of processes that share the clicks of one player, and average number of clicks that each process answers. */
interface Plan {
  name: string;
  processes: number;
  clicks: number;
}

const PLANS: readonly Plan[] = [
  { name: 'one process', processes: 1, clicks: 1000 },
  // Several processes show the cost without the advantage of data that one process keeps in memory.
  { name: 'spread over eight processes', processes: 8, clicks: 100 },
];

/**
 * Ranges of clicks that are measured while a process warms up. `SETTLED` is the share of all clicks, 0 to 1, after
 * which a process counts as warm.
 */
const STAGES = [
  [2, 30],
  [31, 100],
] as const;
const SETTLED = 0.25;
const SETTLED_LIMITS: Budget = { median: 10, p99: 50 };

/** Fraction of the clicks in a quick measurement. */
const QUICK = 0.2;

/**
 * Measures the CPU time of clicks in processes of the packaged handler, from the first click to the last of many. The
 * builds answer alternately.
 */
export async function warmUp(builds: readonly ColdBuild[], quick: boolean): Promise<Line[]> {
  const program = await bundleScript(join(__dirname, 'cold/answering-process.ts'));
  const database = await startSecureDatabase();
  const deployment = await startDeployment();
  try {
    const lines: Line[] = [];
    for (const plan of PLANS) {
      const groups = builds.map(({ file }, n) => new Group(program, file, { plan, database, deployment, number: n }));
      await clickInTurn(groups, plan.processes * plan.clicks * (quick ? QUICK : 1));
      lines.push(
        ...groups.flatMap(({ times }, n) => linesOf(builds[n]!.name, plan, times, n === 0 ? SETTLED_LIMITS : {})),
      );
    }
    return lines;
  } finally {
    deployment.stop();
    await database.stop();
  }
}

async function clickInTurn(groups: readonly Group[], clicks: number): Promise<void> {
  try {
    for (let n = 0; n < clicks; n++) for (const group of groups) await group.click();
  } finally {
    for (const group of groups) group.stop();
  }
}

function linesOf(build: string, { name, processes }: Plan, times: readonly number[], settled: Budget): Line[] {
  const label = (what: string) => ({ suite: 'warm', name: `${build}, ${name}: ${what}`, unit: 'ms' as const });
  const stages = STAGES.filter(() => processes === 1);
  return [
    ...stages.map(([first, last]) => line(label(`clicks ${first} to ${last}`), times.slice(first - 1, last))),
    line(label('a settled click'), times.slice(Math.floor(times.length * (1 - SETTLED))), settled),
  ];
}

interface Surroundings {
  plan: Plan;
  database: Database;
  deployment: Deployment;
  number: number;
}

/** Processes of a build that share the clicks of one player. A random process answers each click. */
class Group {
  readonly times: number[] = [];
  private readonly children: ChildProcess[];
  private readonly player: Player;
  private readonly rng = rngFromSeed('spread');

  constructor(program: string, file: string, { plan, database, deployment, number }: Surroundings) {
    const keys = createSigningKeys();
    const env = { ...deployment.env, ...settingsOf(keys, database) };
    this.children = Array.from({ length: plan.processes }, () =>
      fork(program, [file], { cwd: dirname(file), env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
    );
    this.player = new Player(keys, String(7000 + 100 * number + plan.processes));
  }

  async click(): Promise<void> {
    const { answer, ms } = await answerOf(this.rng.pick(this.children), this.player.next());
    this.player.receive(answer);
    this.times.push(ms);
  }

  stop(): void {
    for (const child of this.children) child.kill();
  }
}

function answerOf(child: ChildProcess, event: object): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answered: Answered) => {
      child.off('exit', ended);
      resolve(answered);
    });
    child.send(event);
  });
}
