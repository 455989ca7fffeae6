import { cpuSeconds } from './cpu-seconds';

/** Seconds until the first look: most jobs are done by then, and reading the processor time starts a process. */
const FIRST = 20;
/** Seconds of processor time after which a job counts as hung, counted from the first look. */
const LIMIT = 180;
/** Fewest seconds between two looks: however busy the machine is, a job that does anything gets one of them. */
const PAUSE = 60;

/**
 * Watches a process at a job, and reports it once when it has used more processor time than any job takes, or none at
 * all for a while. A busy machine, on which jobs take longer by the clock, makes no hang of them. Where processor time
 * cannot be read, the clock counts. Returns what ends the watch.
 */
export function watchForHang(pid: number, report: (reason: string) => void, used = cpuSeconds): () => void {
  let timer = setTimeout(begin, FIRST * 1000);

  function begin(): void {
    const first = used(pid);
    if (first === null) lookAgain(clock, clock(), clock());
    else lookAgain(() => used(pid), first, first);
  }

  function lookAgain(read: () => number | null, first: number, last: number): void {
    const pause = Math.max(PAUSE, LIMIT - (last - first));
    timer = setTimeout(() => {
      const now = read();
      if (now !== null && now - first >= LIMIT) report(`no end in ${LIMIT} s of processor time`);
      else if (now === last) report(`no processor time used in ${pause} s`);
      else lookAgain(read, first, now ?? last);
    }, pause * 1000);
  }

  return () => clearTimeout(timer);
}

const clock = (): number => performance.now() / 1000;
