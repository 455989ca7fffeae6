/** Seconds between two lines of progress if standard error is not a terminal. */
const EVERY = 15;

/** Reports progress on standard error: in a terminal as a changing line, elsewhere as new lines now and then. */
export function progressOf(total: number, what: string): { step(): void; end(): void } {
  const terminal = process.stderr.isTTY;
  const began = performance.now();
  let done = 0;
  let reported = began;
  const line = (): string => {
    const seconds = (performance.now() - began) / 1000;
    const left = (seconds / Math.max(1, done)) * (total - done);
    return `${done} of ${total} ${what} in ${seconds.toFixed(0)} s, ${left.toFixed(0)} s to go`;
  };
  return {
    step() {
      done += 1;
      const now = performance.now();
      if (terminal) process.stderr.write(`\r\x1b[K${line()}`);
      else if (now - reported >= EVERY * 1000) {
        process.stderr.write(`${line()}\n`);
        reported = now;
      }
    },
    end() {
      if (terminal) process.stderr.write('\r\x1b[K');
    },
  };
}
