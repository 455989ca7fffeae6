import type { Fault } from './checks';

/** The same fault, however often. */
export interface Finding extends Fault {
  times: number;
  /** How it was first come upon. */
  path: readonly string[];
}

/** Every fault once. */
export class Findings {
  private readonly known = new Map<string, Finding>();

  report(fault: Fault, path: readonly string[]): void {
    const key = `${fault.rule}: ${fault.detail}`;
    const finding = this.known.get(key);
    if (finding) finding.times += 1;
    else this.known.set(key, { ...fault, times: 1, path });
  }

  all(): Finding[] {
    return [...this.known.values()];
  }
}

export const formatFinding = ({ rule, detail, times, path }: Finding): string =>
  `BROKEN  ${rule}: ${detail}\n        ${times} times, first by ${path.join(' → ')}`;
