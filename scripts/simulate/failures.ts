import type { Outcome } from './play';

/** Prints the runs that violated an invariant, with their recordings, and the runs that hung. */
export function printFailures({ failed, hangs }: Outcome): void {
  for (const { report, recording } of failed) {
    const { plan, violation } = report;
    console.error(`\nVIOLATION  ${plan.bot}, seed "${plan.seed}": ${violation?.rule}\n${violation?.detail}`);
    console.error(`after ${recording?.actions.length} actions; the recording:\n${JSON.stringify(recording)}`);
  }
  for (const { plan, reason } of hangs) console.error(`\nHUNG  ${plan.bot}, seed "${plan.seed}": ${reason}`);
  if (failed.length + hangs.length === 0) console.log('No invariant was violated.');
}
