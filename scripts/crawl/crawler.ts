import { setImmediate } from 'node:timers/promises';
import type { Raws } from '../../src/engine';
import type { Message } from '../discord/messages';
import type { Oracle } from '../discord/oracle';
import type { Place } from '../discord/users';
import { BotHarness, type HarnessReply } from '../harness/bot-harness';
import { type Press, patternOf, pressesOf } from '../harness/presses';
import { createForgetfulStore, RestorableTable, type Saved } from '../harness/restorable-table';
import { boardShape, hasEffect } from './board-shape';
import {
  type Fault,
  idleFaults,
  keepsLanguage,
  outsiderFaults,
  refusalFaults,
  replyFaults,
  translationFaults,
} from './checks';
import { formatCommand, isOffered, OLD_FORMS, TYPED_COMMANDS, type TypedCommand } from './inputs';
import { chosenLanguage, inOtherLanguages } from './languages';
import { type CrawlResult, Findings, NO_COUNTS } from './result';
import { type Actor, actorOf, isAlone, outsiderTo, setUpStart } from './set-up-start';
import type { Start } from './starts';
import {
  COMPLETED_OPTIONS,
  type CompletedOption,
  choicesOf,
  choiceTranslationFaults,
  endsOf,
  formatOption,
  PARTIAL_TEXTS,
  rejectedSuggestionFaults,
  suggestionFaults,
  whileTyping,
  withChoice,
} from './suggestions';

export interface CrawlOptions {
  /** Number of presses and picks after which the crawl ends. */
  budget: number;
  /** Maximum number of presses from a start to a board. */
  steps: number;
  /** One in this many pictures is drawn; all others are blank. */
  drawEvery: number;
  /** Commands that are sent on each start, without suggestions and forms. By default everything is sent. */
  commands?: readonly TypedCommand[];
  oracle?: Oracle | null;
  /** Signal that ends the crawl after the present command or press is checked. */
  signal?: AbortSignal;
  /** Called after each start is finished, and after each press or pick. */
  onStep?: (what: 'start' | 'press') => void;
}

/** A message, and the contents of the table when the bot sent it. */
interface Position {
  start: Start;
  saved: Saved;
  message: Message;
  path: readonly string[];
  shape: string;
}

/** One in this many presses that take a turn is repeated on the old message. */
const STALE_EVERY = 7;
/** Number of successive starts in which every free text is sent once. */
const SHARES = 5;
/** One in this many presses is repeated by an outsider. */
const OUTSIDER_EVERY = 9;

/** Tries the controls of boards breadth-first, each start in turn. Of boards with one shape it tries only one. */
export class Crawler {
  private readonly table = new RestorableTable();
  private readonly store = createForgetfulStore(this.table);
  private readonly harness: BotHarness;
  private readonly shapes = new Set<string>();
  private readonly findings = new Findings();
  private readonly kinds = new Set<string>();
  private readonly counts = { ...NO_COUNTS };
  private turns = 0;
  /** Index of the share of free texts that the current start sends. */
  private share = 0;

  constructor(
    raws: Raws,
    private readonly options: CrawlOptions,
  ) {
    const { drawEvery, oracle = null } = options;
    this.harness = new BotHarness(raws, this.store, { drawEvery, newSeed: () => 'CRAWL', oracle });
  }

  async crawl(starts: readonly Start[]): Promise<CrawlResult> {
    const queues: Position[][] = [];
    for (const start of starts) queues.push(await this.begin(start));
    while (queues.some((queue) => queue.length > 0) && !(await this.isOver())) {
      for (const queue of queues) {
        const next = queue.shift();
        if (next) queue.push(...(await this.tryAll(next)));
      }
    }
    const kinds = [...this.kinds].sort();
    const boards = this.shapes.size;
    return { ...this.counts, kinds, findings: this.findings.all(), boards, drawn: this.harness.drawn };
  }

  /** True if the crawl must end. First lets Node handle timers and signals, because a crawl never waits. */
  private async isOver(): Promise<boolean> {
    await setImmediate();
    return this.counts.pressed + this.counts.picked >= this.options.budget || this.options.signal?.aborted === true;
  }

  /** Returns the positions from which the crawl continues. */
  private async begin(start: Start): Promise<Position[]> {
    if (await this.isOver()) return [];
    this.table.restore(new Map());
    const { name } = start;
    this.share = (this.share + 1) % SHARES;
    this.report(await setUpStart(start, this.store, this.harness), [name]);
    const saved = this.table.save();
    const found: Position[] = [];
    for (const command of this.commandsFor(actorOf(start).place)) {
      if (await this.isOver()) return found;
      found.push(...(await this.send(start, saved, command, [name, formatCommand(command)])).positions);
    }
    if (this.options.commands) return found;
    for (const option of COMPLETED_OPTIONS) {
      if (await this.isOver()) return found;
      found.push(...(await this.complete(start, saved, option)));
    }
    await this.submitForms(start, saved);
    this.options.onStep?.('start');
    return found;
  }

  /**
   * Returns the commands to send at this place. Each start sends another share of the free texts, because sending all
   * of them every time would reveal little more.
   */
  private commandsFor(place: Place): readonly TypedCommand[] {
    const commands =
      this.options.commands ?? TYPED_COMMANDS.filter(({ free }, at) => !free || at % SHARES === this.share);
    return commands.filter((command) => isOffered(command, place));
  }

  private async send(start: Start, saved: Saved, { command, options, free }: TypedCommand, path: readonly string[]) {
    const ask = ({ person, place }: Actor): Promise<HarnessReply> => {
      this.table.restore(saved);
      return this.harness.type(command, options, person, place);
    };
    this.counts.typed += 1;
    const reply = await ask(actorOf(start));
    const positions = await this.check(start, reply, path);
    // A free text may mean something else in another language, because things have other names there.
    if (positions.length > 0) await this.askInOtherLanguages(start, ask, free ? null : reply, path);
    return { reply, positions };
  }

  /** Asks for suggestions with several typed texts, then sends the command with the first and the last suggestion. */
  private async complete(start: Start, saved: Saved, option: CompletedOption): Promise<Position[]> {
    const path = [start.name, formatOption(option)];
    const suggest = async ({ person, place }: Actor, typed: string): Promise<HarnessReply> => {
      this.table.restore(saved);
      this.counts.completed += 1;
      const reply = await this.harness.suggest(option.command, whileTyping(option, typed), person, place);
      this.report([...replyFaults(reply), ...suggestionFaults(reply)], [...path, typed.slice(0, 24)]);
      return reply;
    };
    const actor = actorOf(start);
    for (const typed of PARTIAL_TEXTS.filter((_, at) => at % SHARES === this.share)) await suggest(actor, typed);
    const reply = await suggest(actor, '');
    for (const person of await inOtherLanguages(this.store, actorOf(start))) {
      const other = await suggest({ ...actor, person }, '');
      this.report(choiceTranslationFaults(reply, other, person.locale), [...path, person.locale]);
    }
    const found: Position[] = [];
    for (const choice of endsOf(choicesOf(reply))) {
      const command = withChoice(option, choice);
      const sent = await this.send(start, saved, command, [start.name, formatCommand(command)]);
      // The values of other required options are guesses, and the bot may reject these instead of the suggestion.
      if (option.others.length === 0)
        this.report(rejectedSuggestionFaults(sent.reply, formatOption(option)), [...path, choice.name]);
      found.push(...sent.positions);
    }
    return found;
  }

  private async submitForms(start: Start, saved: Saved): Promise<void> {
    const actor = actorOf(start);
    for (const { customId, parts } of OLD_FORMS) {
      for (const person of [actor.person, ...(await inOtherLanguages(this.store, actorOf(start)))]) {
        this.table.restore(saved);
        this.counts.submitted += 1;
        const reply = await this.harness.submit(customId, parts, person, actor.place);
        this.report(replyFaults(reply), [start.name, `form ${customId.slice(0, 24)}`, person.locale]);
      }
    }
  }

  private async tryAll(from: Position): Promise<Position[]> {
    const found: Position[] = [];
    this.counts.tried += 1;
    this.counts.deepest = Math.max(this.counts.deepest, from.path.length - 1);
    const presses = pressesOf(from.message.components);
    const replies: HarnessReply[] = [];
    for (const press of presses) {
      if (await this.isOver()) return found;
      const { reply, positions } = await this.tryOne(from, press);
      replies.push(reply);
      found.push(...positions);
    }
    if (presses.length > 0 && from.message.visibleTo === null && !replies.some((one) => hasEffect(one, from.shape)))
      this.findings.report({ rule: 'there is a next step', detail: 'no control has an effect' }, from.path);
    return from.path.length > this.options.steps ? [] : found;
  }

  private async tryOne(from: Position, press: Press): Promise<{ reply: HarnessReply; positions: Position[] }> {
    const path = [...from.path, press.label];
    const reply = await this.press(from, press, actorOf(from.start));
    this.counts[press.value === null ? 'pressed' : 'picked'] += 1;
    this.options.onStep?.('press');
    this.kinds.add(patternOf(press.customId));
    if (reply.outcome?.refusal?.code === 'danger') this.counts.confirmations += 1;
    this.report(refusalFaults(reply, press), path);
    this.report(idleFaults(reply, press, from.message), path);
    const positions = await this.check(from.start, reply, path);
    if (reply.outcome?.kind === 'applied' && ++this.turns % STALE_EVERY === 0) await this.pressStale(from, press, path);
    if (positions.length > 0 && !keepsLanguage(press.customId))
      await this.askInOtherLanguages(from.start, (actor) => this.press(from, press, actor), reply, path);
    const presses = this.counts.pressed + this.counts.picked;
    if (presses % OUTSIDER_EVERY === 0) await this.pressAsOutsider(from, press, path);
    return { reply, positions };
  }

  private press({ saved, message }: Position, press: Press, { person, place }: Actor): Promise<HarnessReply> {
    this.table.restore(saved);
    return this.harness.press(message, press, person, place);
  }

  /** Checks a reply. Returns the new position, or an empty list if a board of the same shape is known. */
  private async check(start: Start, reply: HarnessReply, path: readonly string[]): Promise<Position[]> {
    this.report(replyFaults(reply), path);
    const chosen = await chosenLanguage(this.store, actorOf(start));
    if (chosen) this.report(translationFaults(reply, reply, chosen), path);
    const { message, callback } = reply;
    if (!message || !callback) return [];
    const shape = boardShape(reply);
    if (this.shapes.has(shape)) return [];
    this.shapes.add(shape);
    return [{ start, saved: this.table.save(), message, path, shape }];
  }

  private report(faults: Iterable<Fault>, path: readonly string[]): void {
    for (const fault of faults) this.findings.report(fault, path);
  }

  /** The second press must not take a turn. */
  private async pressStale({ start, message }: Position, press: Press, path: readonly string[]): Promise<void> {
    const { person, place } = actorOf(start);
    const { outcome, ...reply } = await this.harness.press(message, press, person, place);
    this.counts.stale += 1;
    const faults = [...replyFaults({ ...reply, outcome })];
    if (outcome?.kind !== 'stale')
      faults.push({ rule: 'a stale button does nothing', detail: `${patternOf(press.customId)}: ${outcome?.kind}` });
    this.report(faults, [...path, 'the same again']);
  }

  /** Presses the same control as an outsider, who may look but must not play. */
  private async pressAsOutsider(from: Position, press: Press, path: readonly string[]): Promise<void> {
    const actor = actorOf(from.start);
    if (from.message.visibleTo !== null || isAlone(actor.place)) return;
    const reply = await this.press(from, press, { ...actor, person: outsiderTo(from.start) });
    this.counts.byOthers += 1;
    this.report([...replyFaults(reply), ...outsiderFaults(reply, press)], [...path, 'by somebody else']);
  }

  private async askInOtherLanguages(
    start: Start,
    ask: (actor: Actor) => Promise<HarnessReply>,
    english: HarnessReply | null,
    path: readonly string[],
  ): Promise<void> {
    for (const person of await inOtherLanguages(this.store, actorOf(start))) {
      const reply = await ask({ ...actorOf(start), person });
      this.counts.translated += 1;
      const faults = [...replyFaults(reply), ...translationFaults(english ?? reply, reply, person.locale)];
      this.report(faults, [...path, person.locale]);
    }
  }
}
