import type { Fault } from './checks';

/** A fault, with the number of its occurrences. */
export interface Finding extends Fault {
  times: number;
  /** Steps that led to the first occurrence. */
  path: readonly string[];
}

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

export interface CrawlResult {
  boards: number;
  /** Number of boards whose controls were all tried. */
  tried: number;
  pressed: number;
  picked: number;
  /** Commands sent, including commands with a suggested option. */
  typed: number;
  completed: number;
  submitted: number;
  /** Replies in other languages. */
  translated: number;
  /** Presses of controls of an earlier turn. */
  stale: number;
  byOthers: number;
  /** Confirmations requested before a danger. */
  confirmations: number;
  drawn: number;
  /** Kinds of controls met, without their numbers. */
  kinds: readonly string[];
  /** Presses from a start to the furthest board. */
  deepest: number;
  findings: Finding[];
}

export const NO_COUNTS = {
  tried: 0,
  pressed: 0,
  picked: 0,
  typed: 0,
  completed: 0,
  submitted: 0,
  translated: 0,
  stale: 0,
  byOthers: 0,
  confirmations: 0,
  deepest: 0,
};

/** Formats the counts and findings of a crawl that took so many seconds. */
export function formatCrawl(result: CrawlResult, seconds: number): string {
  const { boards, tried, pressed, picked, kinds, deepest, findings } = result;
  const { typed, completed, submitted, translated, stale, byOthers, confirmations, drawn } = result;
  return [
    `${boards} distinct boards, all controls tried on ${tried}, up to ${deepest} steps from a start`,
    `${pressed} buttons pressed, ${picked} options picked; ${kinds.length} kinds of controls`,
    `${typed} commands sent, suggestions requested ${completed} times, ${submitted} forms submitted`,
    `${translated} replies in other languages, ${stale} stale presses, ${byOthers} by other players, ${confirmations} confirmations, ${drawn} pictures drawn`,
    `controls: ${kinds.join(' ')}`,
    `${seconds.toFixed(1)} s`,
    findings.length === 0 ? 'No findings.' : findings.map(formatFinding).join('\n\n'),
  ].join('\n');
}
