import { cpuSeconds } from './cpu-seconds';

/** Seconds until the first check. Most jobs end earlier, and reading the processor time starts a process. */
const FIRST = 20;
/** Seconds of processor time after the first check that make a job count as hung. */
const LIMIT = 180;
/** Fewest seconds between two checks. Even on a busy machine a working job uses some processor time in a minute. */
const PAUSE = 60;

/**
 * Watches the process of a job, and reports the job once if it hangs. A job hangs if it uses more processor time than
 * any job needs, or none at all between two checks. The clock does not count, because jobs take longer on a busy
 * machine. If processor time cannot be read, the clock counts after all. Returns a function that ends the watch.
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
