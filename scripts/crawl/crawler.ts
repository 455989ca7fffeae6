import type { Raws } from '../../src/engine';
import { DEFAULT_SETTINGS, NO_STATS } from '../../src/storage/contract';
import { createStore } from '../../src/storage/store';
import type { Message } from '../discord/messages';
import type { Oracle } from '../discord/openapi';
import { PEOPLE, type Person } from '../discord/users';
import { type Press, patternOf, pressesOf } from '../surface/presses';
import { RestorableTable, type Saved } from '../surface/restorable-table';
import { type Answer, PLAYER, Surface } from '../surface/surface';
import { type Finding, Findings } from './findings';
import { faultsOf, foreignFaults, refusalsOf, strangeFaults } from './judge';
import { LINES, type Line, wordsOfLine } from './lines';
import { shapeOf } from './shape';
import type { Start } from './starts';

/** A message, and everything that is stored at that moment. */
interface Position {
  saved: Saved;
  message: Message;
  path: readonly string[];
  shape: string;
}

export interface Crawled {
  boards: number;
  /** Of them, those all of whose controls were tried. */
  tried: number;
  pressed: number;
  picked: number;
  typed: number;
  /** Answers in other languages. */
  foreign: number;
  /** Controls of an earlier turn. */
  late: number;
  /** Presses by somebody else. */
  strange: number;
  questions: number;
  drawn: number;
  /** What controls were met, without their numbers. */
  kinds: readonly string[];
  deepest: number;
  findings: Finding[];
}

export interface CrawlOptions {
  /** Presses and picks after which it ends. */
  budget: number;
  /** Presses from a start to the furthest board that is tried. */
  steps: number;
  drawEvery: number;
  /** What is typed on each start; everything that needs no further word when it is left out. */
  lines?: readonly Line[];
  oracle?: Oracle | null;
}

const NOTHING = {
  tried: 0,
  pressed: 0,
  picked: 0,
  typed: 0,
  foreign: 0,
  late: 0,
  strange: 0,
  questions: 0,
  deepest: 0,
};

/** Of Discord's clients, besides English. */
const LANGUAGES = ['de', 'es-ES'];
/** Of the presses that take a turn, one in so many is repeated on the message as it was. */
const LATE_EVERY = 7;
/** Of all presses, one in so many is tried by somebody else as well. */
const STRANGE_EVERY = 9;
const STRANGER = PEOPLE[1] as Person;

/** Time passes, a run begins, or the board becomes another. */
const leadsOn = (answer: Answer, shape: string): boolean =>
  answer.told?.kind === 'applied' || answer.told?.kind === 'started' || shapeOf(answer) !== shape;

/** Tries everything that every board offers, the nearest first, every start in turn; never the same shape twice. */
export class Crawler {
  private readonly table = new RestorableTable();
  private readonly store = createStore(this.table);
  private readonly surface: Surface;
  private readonly seen = new Set<string>();
  private readonly findings = new Findings();
  private readonly kinds = new Set<string>();
  private readonly counts = { ...NOTHING };
  private turns = 0;

  constructor(
    raws: Raws,
    private readonly options: CrawlOptions,
  ) {
    const { drawEvery, oracle = null } = options;
    this.surface = new Surface(raws, this.store, { drawEvery, newSeed: () => 'CRAWL', oracle });
  }

  async crawl(starts: readonly Start[]): Promise<Crawled> {
    const queues: Position[][] = [];
    for (const start of starts) queues.push(await this.begin(start));
    while (queues.some((queue) => queue.length > 0) && !this.isSpent) {
      for (const queue of queues) {
        const next = queue.shift();
        if (next) queue.push(...(await this.tryAll(next)));
      }
    }
    return { ...this.counts, ...this.known, boards: this.seen.size, drawn: this.surface.drawn };
  }

  private get known(): Pick<Crawled, 'kinds' | 'findings'> {
    return { kinds: [...this.kinds].sort(), findings: this.findings.all() };
  }

  private get isSpent(): boolean {
    return this.counts.pressed + this.counts.picked >= this.options.budget;
  }

  /** Every command that needs no option is typed on the board: the answers are where the crawl begins. */
  private async begin({ name, game, settings, before = [] }: Start): Promise<Position[]> {
    this.table.restore(new Map());
    const now = Date.UTC(2025, 0, 1);
    const run = { id: 'start', owner: PLAYER.id, home: { kind: 'dm', id: '1' }, game, interaction: '1', now } as const;
    await this.store.createRun(run);
    await this.store.putProfile({
      user: PLAYER.id,
      rev: 1,
      activeRun: 'start',
      aside: [],
      settings: { ...DEFAULT_SETTINGS, ...settings },
      stats: NO_STATS,
      counted: [],
    });
    await this.lead(name, before);
    const saved = this.table.save();
    const found: Position[] = [];
    for (const line of this.options.lines ?? LINES) {
      this.table.restore(saved);
      this.counts.typed += 1;
      const answer = await this.surface.type(line.command, line.options);
      found.push(...this.take(answer, [name, wordsOfLine(line)]));
    }
    return found;
  }

  private async lead(name: string, before: readonly string[]): Promise<void> {
    let message: Message | null = null;
    for (const step of before) {
      const press = pressesOf(message?.components ?? []).find(({ customId }) => customId.endsWith(`|${step}`));
      const command = step.startsWith('/') ? step.slice(1) : null;
      if (command === null && !press)
        return this.findings.report({ rule: 'a start can be reached', detail: step }, [name]);
      const answer: Answer =
        message && press ? await this.surface.press(message, press) : await this.surface.type(command ?? '');
      for (const fault of faultsOf(answer)) this.findings.report(fault, [name, ...before]);
      message = answer.message;
    }
  }

  private async tryAll(from: Position): Promise<Position[]> {
    const found: Position[] = [];
    this.counts.tried += 1;
    this.counts.deepest = Math.max(this.counts.deepest, from.path.length - 1);
    const presses = pressesOf(from.message.components);
    const answers: Answer[] = [];
    for (const press of presses) {
      if (this.isSpent) return found;
      const { answer, positions } = await this.tryOne(from, press);
      answers.push(answer);
      found.push(...positions);
    }
    if (presses.length > 0 && from.message.visibleTo === null && !answers.some((answer) => leadsOn(answer, from.shape)))
      this.findings.report({ rule: 'there is a way on', detail: 'nothing leads away from here' }, from.path);
    return from.path.length > this.options.steps ? [] : found;
  }

  private async tryOne(from: Position, press: Press): Promise<{ answer: Answer; positions: Position[] }> {
    const path = [...from.path, press.label];
    const answer = await this.press(from, press);
    this.counts[press.value === null ? 'pressed' : 'picked'] += 1;
    this.kinds.add(patternOf(press.customId));
    if (answer.told?.refusal?.code === 'danger') this.counts.questions += 1;
    for (const fault of refusalsOf(answer, press)) this.findings.report(fault, path);
    const positions = this.take(answer, path);
    if (answer.told?.kind === 'applied' && ++this.turns % LATE_EVERY === 0) await this.pressLate(from, press, path);
    if ((this.counts.pressed + this.counts.picked) % STRANGE_EVERY === 0) await this.pressStrange(from, press, path);
    if (positions.length > 0) await this.speakOthers(from, press, answer, path);
    return { answer, positions };
  }

  private press({ saved, message }: Position, press: Press): Promise<Answer> {
    this.table.restore(saved);
    return this.surface.press(message, press);
  }

  /** Judges an answer; the position it leads to, when nothing of its shape was met before. */
  private take(answer: Answer, path: readonly string[]): Position[] {
    for (const fault of faultsOf(answer)) this.findings.report(fault, path);
    const { message, callback } = answer;
    if (!message || !callback) return [];
    const shape = shapeOf(answer);
    if (this.seen.has(shape)) return [];
    this.seen.add(shape);
    return [{ saved: this.table.save(), message, path, shape }];
  }

  /** A second click on what is no longer there takes no turn. */
  private async pressLate(from: Position, press: Press, path: readonly string[]): Promise<void> {
    const answer = await this.surface.press(from.message, press);
    this.counts.late += 1;
    const again = [...path, 'the same once more'];
    for (const fault of faultsOf(answer)) this.findings.report(fault, again);
    if (answer.told?.kind !== 'stale')
      this.findings.report(
        { rule: 'a late click does nothing', detail: `${patternOf(press.customId)}: ${answer.told?.kind}` },
        again,
      );
  }

  /** Somebody else may look on, but does not play. */
  private async pressStrange(from: Position, press: Press, path: readonly string[]): Promise<void> {
    if (from.message.visibleTo !== null) return;
    this.table.restore(from.saved);
    const answer = await this.surface.press(from.message, press, STRANGER);
    this.counts.strange += 1;
    for (const fault of [...faultsOf(answer), ...strangeFaults(answer, press)])
      this.findings.report(fault, [...path, 'by somebody else']);
  }

  private async speakOthers(from: Position, press: Press, english: Answer, path: readonly string[]): Promise<void> {
    for (const locale of LANGUAGES) {
      this.table.restore(from.saved);
      const answer = await this.surface.press(from.message, press, { ...PLAYER, locale });
      this.counts.foreign += 1;
      for (const fault of [...faultsOf(answer), ...foreignFaults(english, answer, locale)])
        this.findings.report(fault, [...path, locale]);
    }
  }
}
