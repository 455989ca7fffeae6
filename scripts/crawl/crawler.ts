import type { Raws } from '../../src/engine';
import { createStore } from '../../src/storage/store';
import type { Message } from '../discord/messages';
import { PEOPLE, type Person, type Place } from '../discord/users';
import { type Answer, BotHarness } from '../harness/bot-harness';
import { type Press, patternOf, pressesOf } from '../harness/presses';
import { RestorableTable, type Saved } from '../harness/restorable-table';
import { boardShape } from './board-shape';
import { type Fault, outsiderFaults, refusalFaults, replyFaults, translationFaults } from './checks';
import { type CrawlOptions, type CrawlResult, NOTHING } from './crawled';
import { Findings } from './findings';
import { FORMS } from './forms';
import { type Actor, actorOf, setUpStart } from './set-up-start';
import type { Start } from './starts';
import { choiceTranslationFaults, rejectedSuggestionFaults, suggestionFaults } from './suggestion-checks';
import {
  BEGINNINGS,
  COMPLETED_OPTIONS,
  type CompletedOption,
  choicesOf,
  endsOf,
  formatOption,
  whileTyping,
  withChoice,
} from './suggestions';
import { formatCommand, isOffered, TYPED_COMMANDS, type TypedCommand } from './typed-commands';

/** A message, and everything that is stored at that moment. */
interface Position {
  start: Start;
  saved: Saved;
  message: Message;
  path: readonly string[];
  shape: string;
}

/** Of Discord's clients, besides English. */
const LANGUAGES = ['de', 'es-ES'];
/** Of the presses that take a turn, one in so many is repeated on the message as it was. */
const LATE_EVERY = 7;
/** Starts on which together every free text is typed. */
const SHARES = 5;
/** Of all presses, one in so many is tried by somebody else as well. */
const STRANGE_EVERY = 9;

/** Somebody who does not play along. */
const strangerTo = ({ person }: Actor, { party }: Start): Person =>
  PEOPLE.find((one) => one !== person && !party?.members.includes(one)) ?? person;

/** Nobody but the app is there with the player. */
const isAlone = ({ kind, brought }: Place): boolean => kind === 'dm' && !brought;

/** Time passes, a vote is cast, a run begins, or the board becomes another. */
const leadsOn = (answer: Answer, shape: string): boolean =>
  ['applied', 'started', 'voted'].includes(answer.outcome?.kind ?? '') || boardShape(answer) !== shape;

/** Tries everything that every board offers, the nearest first, every start in turn; never the same shape twice. */
export class Crawler {
  private readonly table = new RestorableTable();
  private readonly store = createStore(this.table);
  private readonly surface: BotHarness;
  private readonly seen = new Set<string>();
  private readonly findings = new Findings();
  private readonly kinds = new Set<string>();
  private readonly counts = { ...NOTHING };
  private turns = 0;
  /** Which share of the free texts is typed on the start at hand. */
  private share = 0;

  constructor(
    raws: Raws,
    private readonly options: CrawlOptions,
  ) {
    const { drawEvery, oracle = null } = options;
    this.surface = new BotHarness(raws, this.store, { drawEvery, newSeed: () => 'CRAWL', oracle });
  }

  async crawl(starts: readonly Start[]): Promise<CrawlResult> {
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

  private get known(): Pick<CrawlResult, 'kinds' | 'findings'> {
    return { kinds: [...this.kinds].sort(), findings: this.findings.all() };
  }

  private get isSpent(): boolean {
    return this.counts.pressed + this.counts.picked >= this.options.budget;
  }

  /** Every command is typed on the board: the answers are where the crawl begins. */
  private async begin(start: Start): Promise<Position[]> {
    this.table.restore(new Map());
    const { name } = start;
    this.share = (this.share + 1) % SHARES;
    this.report(await setUpStart(start, this.store, this.surface), [name]);
    const saved = this.table.save();
    const { place } = actorOf(start);
    const found: Position[] = [];
    for (const line of this.linesFor(place))
      found.push(...(await this.type(start, saved, line, [name, formatCommand(line)])).positions);
    if (this.options.lines) return found;
    for (const completed of COMPLETED_OPTIONS) found.push(...(await this.complete(start, saved, completed)));
    await this.submit(start, saved);
    return found;
  }

  /** Of the free texts that may be typed another share on each start: all of them on each would teach little. */
  private linesFor(place: Place): readonly TypedCommand[] {
    const lines = this.options.lines ?? TYPED_COMMANDS.filter(({ free }, at) => !free || at % SHARES === this.share);
    return lines.filter((line) => isOffered(line, place));
  }

  private async type(start: Start, saved: Saved, line: TypedCommand, path: readonly string[]) {
    const ask = ({ person, place }: Actor): Promise<Answer> => {
      this.table.restore(saved);
      return this.surface.type(line.command, line.options, person, place);
    };
    this.counts.typed += 1;
    const answer = await ask(actorOf(start));
    const positions = await this.take(start, answer, path);
    // A free text may mean another thing where things have other names.
    if (positions.length > 0) await this.speakOthers(start, ask, line.free ? null : answer, path);
    return { answer, positions };
  }

  /** What is suggested for an option, whatever stands in it; and the command with some of that. */
  private async complete(start: Start, saved: Saved, completed: CompletedOption): Promise<Position[]> {
    const path = [start.name, formatOption(completed)];
    const suggested = async ({ person, place }: Actor, typed: string): Promise<Answer> => {
      this.table.restore(saved);
      this.counts.completed += 1;
      const options = whileTyping(completed, typed);
      const answer = await this.surface.suggest(completed.command, options, person, place);
      this.report([...replyFaults(answer), ...suggestionFaults(answer)], [...path, typed.slice(0, 24)]);
      return answer;
    };
    const seat = actorOf(start);
    for (const typed of BEGINNINGS.filter((_, at) => at % SHARES === this.share)) await suggested(seat, typed);
    const answer = await suggested(seat, '');
    for (const person of await this.foreigners(start)) {
      const other = await suggested({ ...seat, person }, '');
      this.report(choiceTranslationFaults(answer, other, person.locale), [...path, person.locale]);
    }
    const found: Position[] = [];
    for (const choice of endsOf(choicesOf(answer))) {
      const line = withChoice(completed, choice);
      const typed = await this.type(start, saved, line, [start.name, formatCommand(line)]);
      // What the command needs besides is guessed, and may be what was not understood.
      if (completed.others.length === 0)
        this.report(rejectedSuggestionFaults(typed.answer, formatOption(completed)), [...path, choice.name]);
      found.push(...typed.positions);
    }
    return found;
  }

  /** Forms that nobody opened are put off politely. */
  private async submit(start: Start, saved: Saved): Promise<void> {
    const seat = actorOf(start);
    for (const { customId, parts } of FORMS) {
      for (const person of [seat.person, ...(await this.foreigners(start))]) {
        this.table.restore(saved);
        this.counts.submitted += 1;
        const answer = await this.surface.submit(customId, parts, person, seat.place);
        this.report(replyFaults(answer), [start.name, `form ${customId.slice(0, 24)}`, person.locale]);
      }
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
    const answer = await this.press(from, press, actorOf(from.start));
    this.counts[press.value === null ? 'pressed' : 'picked'] += 1;
    this.kinds.add(patternOf(press.customId));
    if (answer.outcome?.refusal?.code === 'danger') this.counts.questions += 1;
    this.report(refusalFaults(answer, press), path);
    const positions = await this.take(from.start, answer, path);
    if (answer.outcome?.kind === 'applied' && ++this.turns % LATE_EVERY === 0) await this.pressLate(from, press, path);
    if (positions.length > 0) await this.speakOthers(from.start, (seat) => this.press(from, press, seat), answer, path);
    if ((this.counts.pressed + this.counts.picked) % STRANGE_EVERY === 0) await this.pressStrange(from, press, path);
    return { answer, positions };
  }

  private press({ saved, message }: Position, press: Press, { person, place }: Actor): Promise<Answer> {
    this.table.restore(saved);
    return this.surface.press(message, press, person, place);
  }

  /** Judges an answer; the position it leads to, when nothing of its shape was met before. */
  private async take(start: Start, answer: Answer, path: readonly string[]): Promise<Position[]> {
    this.report(replyFaults(answer), path);
    const chosen = await this.chosenLanguage(start);
    if (chosen) this.report(translationFaults(answer, answer, chosen), path);
    const { message, callback } = answer;
    if (!message || !callback) return [];
    const shape = boardShape(answer);
    if (this.seen.has(shape)) return [];
    this.seen.add(shape);
    return [{ start, saved: this.table.save(), message, path, shape }];
  }

  private report(faults: Iterable<Fault>, path: readonly string[]): void {
    for (const fault of faults) this.findings.report(fault, path);
  }

  /** A second click on what is no longer there takes no turn. */
  private async pressLate({ start, message }: Position, press: Press, path: readonly string[]): Promise<void> {
    const { person, place } = actorOf(start);
    const answer = await this.surface.press(message, press, person, place);
    this.counts.late += 1;
    const again = [...path, 'the same once more'];
    this.report(replyFaults(answer), again);
    if (answer.outcome?.kind !== 'stale')
      this.findings.report(
        { rule: 'a late click does nothing', detail: `${patternOf(press.customId)}: ${answer.outcome?.kind}` },
        again,
      );
  }

  /** Somebody else may look on, but does not play. */
  private async pressStrange(from: Position, press: Press, path: readonly string[]): Promise<void> {
    const seat = actorOf(from.start);
    if (from.message.visibleTo !== null || isAlone(seat.place)) return;
    const answer = await this.press(from, press, { ...seat, person: strangerTo(seat, from.start) });
    this.counts.strange += 1;
    this.report([...replyFaults(answer), ...outsiderFaults(answer, press)], [...path, 'by somebody else']);
  }

  /** The language that the player has chosen; `null` while it is that of the client. */
  private async chosenLanguage(start: Start): Promise<string | null> {
    const profile = await this.store.loadProfile(actorOf(start).person.id);
    const language = profile?.settings.language ?? 'auto';
    return language === 'auto' ? null : language;
  }

  /** The player with a client of each other language; nobody where the game is told in a language that was chosen. */
  private async foreigners(start: Start): Promise<Person[]> {
    if (await this.chosenLanguage(start)) return [];
    return LANGUAGES.map((locale) => ({ ...actorOf(start).person, locale }));
  }

  private async speakOthers(
    start: Start,
    ask: (seat: Actor) => Promise<Answer>,
    english: Answer | null,
    path: readonly string[],
  ): Promise<void> {
    for (const person of await this.foreigners(start)) {
      const answer = await ask({ ...actorOf(start), person });
      this.counts.foreign += 1;
      this.report(
        [...replyFaults(answer), ...translationFaults(english ?? answer, answer, person.locale)],
        [...path, person.locale],
      );
    }
  }
}
