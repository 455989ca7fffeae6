import type { Crawled } from './crawler';
import { tellFinding } from './findings';

/** What was tried and what was found, to read. */
export function tellCrawl(crawled: Crawled, seconds: number): string {
  const { boards, tried, pressed, picked, typed, foreign, late, strange, questions, drawn, kinds, deepest, findings } =
    crawled;
  return [
    `${boards} distinct boards, all controls tried on ${tried}, up to ${deepest} steps from a start`,
    `${pressed} buttons pressed, ${picked} options picked, ${typed} commands typed; ${kinds.length} kinds of controls`,
    `${foreign} answers in other languages, ${late} late clicks, ${strange} by others, ${questions} questions of danger, ${drawn} pictures drawn`,
    `controls: ${kinds.join(' ')}`,
    `${seconds.toFixed(1)} s`,
    findings.length === 0 ? 'Nothing is wrong.' : findings.map(tellFinding).join('\n\n'),
  ].join('\n');
}
