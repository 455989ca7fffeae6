import { spawnSync } from 'node:child_process';

/** Returns `null` if `ps` is missing or does not know the process. */
export function cpuSeconds(pid: number): number | null {
  const { status, stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? secondsIn(stdout.trim()) : null;
}

/** Parses `[[days-]hours:]minutes:seconds` into seconds; returns `null` for any other text. */
export function secondsIn(time: string): number | null {
  const parts = /^(?:(?:(\d+)-)?(\d+):)?(\d+):(\d+(?:\.\d+)?)$/.exec(time);
  if (!parts) return null;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}
