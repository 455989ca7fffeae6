import { createHash } from 'node:crypto';
import type { Raws } from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';
import { BotHarness, type HarnessReply } from '../harness/bot-harness';
import { pressesOf } from '../harness/presses';
import { createForgetfulStore, RestorableTable } from '../harness/restorable-table';
import { formatCommand, isOffered, TYPED_COMMANDS } from './inputs';
import { actorOf, setUpStart } from './set-up-start';
import type { Start } from './starts';
import { COMPLETED_OPTIONS, formatOption, whileTyping } from './suggestions';

/** One interaction and the whole reply, with a digest in place of each picture. */
export interface RecordedReply {
  start: string;
  locale: string;
  /** Command that was sent, or control that was pressed. */
  asked: string;
  reply: unknown;
  files: Record<string, string>;
}

/** Each start gets one in this many commands. */
const SENT_EVERY = 6;
const PRESSES = 8;
const LOCALES = ['en-US', 'de', 'es-ES'] as const;

/**
 * Sends the same interactions on every start: commands, suggestions, presses, in one of three languages by turns. The
 * same code always gives the same replies, so two recordings differ only if the behaviour differs.
 */
export async function recordReplies(raws: Raws, starts: readonly Start[]): Promise<RecordedReply[]> {
  const recorded: RecordedReply[] = [];
  for (const [index, start] of starts.entries()) {
    const table = new RestorableTable();
    const store = createForgetfulStore(table);
    const harness = new BotHarness(raws, store, { drawEvery: 1, newSeed: () => 'RECORD' });
    await setUpStart(start, store, harness);
    const saved = table.save();
    const { person: player, place } = actorOf(start);
    const locale = LOCALES[index % LOCALES.length] ?? 'en-US';
    const person = { ...player, locale };
    const add = (asked: string, reply: HarnessReply) =>
      recorded.push({ start: start.name, locale, asked, reply: reply.callback, files: digests(reply) });

    for (const command of TYPED_COMMANDS.filter((_, at) => at % SENT_EVERY === index % SENT_EVERY)) {
      if (!isOffered(command, place)) continue;
      table.restore(saved);
      add(formatCommand(command), await harness.type(command.command, command.options, person, place));
    }
    const option = COMPLETED_OPTIONS[index % COMPLETED_OPTIONS.length];
    if (option) {
      table.restore(saved);
      const reply = await harness.suggest(option.command, whileTyping(option, ''), person, place);
      add(formatOption(option), reply);
    }

    table.restore(saved);
    const rng = rngFromSeed(`${start.name}/record`);
    let reply = await harness.type('play', [], person, place);
    add('/play', reply);
    for (let count = 0; count < PRESSES && reply.message; count++) {
      const choices = pressesOf(reply.message.components);
      if (choices.length === 0) break;
      const press = rng.pick(choices);
      reply = await harness.press(reply.message, press, person, place);
      add(`${press.customId} ${press.value ?? ''}`.trim(), reply);
    }
  }
  return recorded;
}

function digests({ message }: HarnessReply): Record<string, string> {
  return Object.fromEntries(
    (message?.files ?? []).map(({ filename, bytes }) => [filename, createHash('sha256').update(bytes).digest('hex')]),
  );
}

export function differences(before: readonly RecordedReply[], after: readonly RecordedReply[]): string[] {
  const length = before.length === after.length ? [] : [`${before.length} replies before, ${after.length} after`];
  const changed = before.flatMap((each, at) => {
    const other = after[at];
    return other && JSON.stringify(each) !== JSON.stringify(other) ? [`${at}: ${each.start}, ${each.asked}`] : [];
  });
  return [...length, ...changed];
}
