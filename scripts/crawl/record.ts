import { createHash } from 'node:crypto';
import type { Raws } from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';
import { createStore } from '../../src/storage/store';
import { type Answer, BotHarness } from '../harness/bot-harness';
import { pressesOf } from '../harness/presses';
import { RestorableTable } from '../harness/restorable-table';
import { actorOf, setUpStart } from './set-up-start';
import type { Start } from './starts';
import { COMPLETED_OPTIONS, formatOption, whileTyping } from './suggestions';
import { formatCommand, isOffered, TYPED_COMMANDS } from './typed-commands';

/** One interaction and the whole reply to it, pictures as the digest of their bytes. */
export interface RecordedReply {
  start: string;
  locale: string;
  /** What was typed or pressed. */
  asked: string;
  reply: unknown;
  files: Record<string, string>;
}

/** Of the commands one in so many is typed on each start. */
const TYPED_EVERY = 6;
/** Presses from each board, one after another. */
const PRESSES = 8;
const LOCALES = ['en-US', 'de', 'es-ES'] as const;

/**
 * A fixed script of interactions over every start: commands, suggestions and presses, in three languages by turns. The
 * same code answers alike every time, so two recordings differ exactly where behaviour does.
 */
export async function recordReplies(raws: Raws, starts: readonly Start[]): Promise<RecordedReply[]> {
  const recorded: RecordedReply[] = [];
  for (const [index, start] of starts.entries()) {
    const table = new RestorableTable();
    const store = createStore(table);
    const surface = new BotHarness(raws, store, { drawEvery: 1, newSeed: () => 'RECORD' });
    await setUpStart(start, store, surface);
    const saved = table.save();
    const { person: player, place } = actorOf(start);
    const locale = LOCALES[index % LOCALES.length] ?? 'en-US';
    const person = { ...player, locale };
    const note = (asked: string, answer: Answer) =>
      recorded.push({ start: start.name, locale, asked, reply: answer.callback, files: digests(answer) });

    for (const line of TYPED_COMMANDS.filter((_, at) => at % TYPED_EVERY === index % TYPED_EVERY)) {
      if (!isOffered(line, place)) continue;
      table.restore(saved);
      note(formatCommand(line), await surface.type(line.command, line.options, person, place));
    }
    const completed = COMPLETED_OPTIONS[index % COMPLETED_OPTIONS.length];
    if (completed) {
      table.restore(saved);
      const answer = await surface.suggest(completed.command, whileTyping(completed, ''), person, place);
      note(formatOption(completed), answer);
    }

    table.restore(saved);
    const rng = rngFromSeed(`${start.name}/record`);
    let answer = await surface.type('play', [], person, place);
    note('/play', answer);
    for (let count = 0; count < PRESSES && answer.message; count++) {
      const choices = pressesOf(answer.message.components);
      if (choices.length === 0) break;
      const press = rng.pick(choices);
      answer = await surface.press(answer.message, press, person, place);
      note(`${press.customId} ${press.value ?? ''}`.trim(), answer);
    }
  }
  return recorded;
}

function digests({ message }: Answer): Record<string, string> {
  return Object.fromEntries(
    (message?.files ?? []).map(({ filename, bytes }) => [filename, createHash('sha256').update(bytes).digest('hex')]),
  );
}

/** Where two recordings differ, in words; empty when they are alike. */
export function differences(before: readonly RecordedReply[], after: readonly RecordedReply[]): string[] {
  const length = before.length === after.length ? [] : [`${before.length} replies before, ${after.length} after`];
  const changed = before.flatMap((each, at) => {
    const other = after[at];
    return other && JSON.stringify(each) !== JSON.stringify(other) ? [`${at}: ${each.start}, ${each.asked}`] : [];
  });
  return [...length, ...changed];
}
