import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DIGEST = 12;

export interface LedgerOptions {
  folder: string;
  /** Beginning of the file's name. */
  name: string;
  /** File whose digest is part of the ledger's name, so that a changed worker starts a new ledger. */
  worker: string;
}

/**
 * File of answers to jobs, one in each line, appended at once. Long work can therefore be interrupted and resumed. An
 * incomplete last line is dropped.
 */
export class Ledger<Job extends object, Answer extends object> {
  private readonly answers = new Map<string, Answer>();
  private readonly file: string;

  constructor(
    { folder, name, worker }: LedgerOptions,
    private readonly jobOf: (answer: Answer) => Job,
  ) {
    mkdirSync(folder, { recursive: true });
    const digest = createHash('sha256').update(readFileSync(worker)).digest('hex').slice(0, DIGEST);
    this.file = join(folder, `${name}-${digest}.jsonl`);
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
    const lines = text.split('\n');
    if (lines.pop() !== '') writeFileSync(this.file, lines.map((line) => `${line}\n`).join(''));
    for (const line of lines) this.remember(JSON.parse(line) as Answer);
  }

  answerTo(job: Job): Answer | undefined {
    return this.answers.get(JSON.stringify(job));
  }

  add(answer: Answer): void {
    this.remember(answer);
    appendFileSync(this.file, `${JSON.stringify(answer)}\n`);
  }

  private remember(answer: Answer): void {
    this.answers.set(JSON.stringify(this.jobOf(answer)), answer);
  }
}
