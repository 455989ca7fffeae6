import type { CrawlResult } from './crawled';
import { formatFinding } from './findings';

/** What was tried and what was found, to read. */
export function formatCrawl(crawled: CrawlResult, seconds: number): string {
  const { boards, tried, pressed, picked, kinds, deepest, findings } = crawled;
  const { typed, completed, submitted, foreign, late, strange, questions, drawn } = crawled;
  return [
    `${boards} distinct boards, all controls tried on ${tried}, up to ${deepest} steps from a start`,
    `${pressed} buttons pressed, ${picked} options picked; ${kinds.length} kinds of controls`,
    `${typed} commands typed, suggestions asked for ${completed} times, ${submitted} forms sent in`,
    `${foreign} answers in other languages, ${late} late clicks, ${strange} by others, ${questions} questions of danger, ${drawn} pictures drawn`,
    `controls: ${kinds.join(' ')}`,
    `${seconds.toFixed(1)} s`,
    findings.length === 0 ? 'Nothing is wrong.' : findings.map(formatFinding).join('\n\n'),
  ].join('\n');
}
