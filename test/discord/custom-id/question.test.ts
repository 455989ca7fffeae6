import { firstSnowflake } from '../../../src/lib/snowflake';
import { textOf } from '../../support/bot-fixture';
import { createGuild, customIdOf, MANAGER, runOf } from '../../support/guild';

const NOON = Date.UTC(2026, 10, 20, 12);
const LIFE_MS = 15 * 60_000;

/** Sender whose interaction Discord stamped this many milliseconds after noon. */
const sentAt = (ms: number) => ({ ...MANAGER, id: String(firstSnowflake(NOON + ms)) });

const QUESTIONS: [string, (run: string) => string, string][] = [
  ['whether to erase everything', () => 'v1|-|0|privacy:ask', '|privacy:erase'],
  ['whether to end a run', (run) => `v1|${run}|1|deed:end`, '|deed:end:sure'],
  ['whether to erase a player', () => 'v1|-|0|deed:erase:1', '|deed:erase:1:sure'],
  ['whether to branch off a ranked run', (run) => `v1|${run}|0|fork`, '|branch:sure'],
];

describe.each(QUESTIONS)('a question %s', (_, questionOf, confirming) => {
  /** Asks the question at noon. Resolves with the confirming button, and what is stored of the run that it is about. */
  async function ask() {
    const { type, press, store } = createGuild();
    const run = runOf(await type('1', 'play'));
    await type('1', 'wait');
    const question = await press('1', questionOf(run), undefined, sentAt(0));
    return { press, confirm: customIdOf(question, confirming), stored: () => store.loadRun(run) };
  }

  test('can be confirmed for a quarter of an hour', async () => {
    const { press, confirm, stored } = await ask();
    const before = await stored();
    await press('1', confirm, undefined, sentAt(LIFE_MS));
    expect(await stored()).not.toEqual(before);
  });

  test.each([
    ['later', (confirm: string) => confirm],
    ['by a button of an earlier release, which has no time', (confirm: string) => confirm.replace(/:\w+$/, '')],
  ])('is asked again if it is confirmed %s, and can be confirmed then', async (_how, buttonOf) => {
    const { press, confirm, stored } = await ask();
    const before = await stored();
    const again = await press('1', buttonOf(confirm), undefined, sentAt(LIFE_MS + 1));
    expect(again.kind).toBe('update');
    expect(textOf(again)).toContain('Nothing has changed: a question like this lapses after 15 minutes.');
    expect(await stored()).toEqual(before);
    await press('1', customIdOf(again, confirming), undefined, sentAt(LIFE_MS + 2));
    expect(await stored()).not.toEqual(before);
  });
});
