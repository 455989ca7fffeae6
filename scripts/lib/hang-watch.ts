import { cpuSeconds } from './cpu-seconds';

/** Seconds until the first check. Most jobs end earlier, and a check starts a process. */
const FIRST = 20;
/** Seconds of CPU time after the first check from which a job counts as hung. */
const LIMIT = 180;
/** Minimum seconds between two checks. In a minute a working job uses some CPU time even on a busy machine. */
const PAUSE = 60;

/**
 * Watches the process of a job, and reports the job once if it hangs. A job hangs if it uses more CPU time than any job
 * needs, or none between two checks. Elapsed time counts only if CPU time cannot be read, because jobs take longer on a
 * busy machine. Returns a function that ends the watch.
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
