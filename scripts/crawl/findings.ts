import type { Fault } from './checks';

/** A fault, however often it occurred. */
export interface Finding extends Fault {
  times: number;
  /** The steps that first led to it. */
  path: readonly string[];
}

/** Collects faults, each once. */
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
  `FAULT  ${rule}: ${detail}\n       ${times} times, first by ${path.join(' → ')}`;
