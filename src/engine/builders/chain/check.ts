import type * as z from 'zod/mini';
import { type BuilderStep, type ChainStep, isChoice } from '../../schema/levels';
import type { Builder, BuilderRegistry, Supply } from '../common';

/** `path` leads from the chain to the fault. */
export interface ChainFault {
  path: (string | number)[];
  message: string;
}

type Supplies = ReadonlySet<Supply>;

/** Lists faults in the order of the steps. */
export function checkChain(registry: BuilderRegistry, chain: readonly ChainStep[]): ChainFault[] {
  const faults: ChainFault[] = [];
  const end = checkSteps({ registry, faults }, chain, { started: false, supplies: new Set() }, []);
  if (!end.started) faults.push({ path: [], message: 'the chain has no starter' });
  for (const supply of ['start', 'exit'] as const) {
    if (!end.supplies.has(supply)) faults.push({ path: [], message: `no step is sure to give: ${supply}` });
  }
  return faults;
}

interface Progress {
  started: boolean;
  supplies: Supplies;
}

interface Check {
  registry: BuilderRegistry;
  faults: ChainFault[];
}

function checkSteps(check: Check, steps: readonly ChainStep[], before: Progress, path: (string | number)[]): Progress {
  let progress = before;
  for (const [index, step] of steps.entries()) {
    const here = [...path, index];
    if (isChoice(step)) {
      const ends = step.choose.map((option, number) =>
        checkSteps(check, option.chain, progress, [...here, 'choose', number, 'chain']),
      );
      progress = { started: ends.every((end) => end.started), supplies: guaranteedBy(ends.map((end) => end.supplies)) };
    } else {
      progress = checkStep(check, step, progress, here);
    }
  }
  return progress;
}

function checkStep(
  { registry, faults }: Check,
  step: BuilderStep,
  before: Progress,
  path: (string | number)[],
): Progress {
  const builder = Object.hasOwn(registry, step.builder) ? registry[step.builder] : undefined;
  if (!builder) {
    faults.push({ path: [...path, 'builder'], message: `unknown builder: ${step.builder}` });
    return before;
  }
  checkSettings(builder, step, path, faults);
  if (before.started && builder.role === 'starter') {
    faults.push({ path, message: `${builder.name} can only open a chain` });
  }
  if (!before.started && builder.role === 'modifier') {
    faults.push({ path, message: `${builder.name} cannot open a chain` });
  }
  for (const need of before.started ? builder.needs : []) {
    if (before.supplies.has(need)) continue;
    faults.push({ path, message: `${builder.name} needs ${need}, which no earlier step is sure to give` });
  }
  const supplies = new Set(before.supplies);
  for (const supply of builder.clears) supplies.delete(supply);
  for (const supply of builder.gives) supplies.add(supply);
  return { started: true, supplies };
}

function checkSettings(builder: Builder, step: BuilderStep, path: (string | number)[], faults: ChainFault[]): void {
  const result = builder.step.safeParse(step);
  for (const issue of result.error?.issues ?? []) {
    const where = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    faults.push({ path: [...path, ...where], message: `${builder.name}: ${messageOf(issue)}` });
  }
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has no setting ${issue.keys.join(', ')}`;
  const setting = issue.path.join('.');
  if (issue.code === 'invalid_value') return `${setting} must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `${setting} must be of type ${issue.expected}`;
  if (issue.code === 'too_small') return `${setting} ${boundOf(issue, 'at least', issue.minimum)}`;
  if (issue.code === 'too_big') return `${setting} ${boundOf(issue, 'at most', issue.maximum)}`;
  return `${setting}: ${issue.message}`;
}

function boundOf(issue: { origin: string; inclusive?: boolean }, bound: string, limit: number | bigint): string {
  if (issue.origin === 'array') return `must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return issue.inclusive ? `must be ${bound} ${limit}` : `must be ${bound === 'at least' ? 'above' : 'below'} ${limit}`;
}

function guaranteedBy(ways: Supplies[]): Supplies {
  const [first, ...others] = ways;
  return new Set([...(first ?? [])].filter((supply) => others.every((other) => other.has(supply))));
}
