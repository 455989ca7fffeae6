import type { Run } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { toChoice } from '../../../src/storage/turns/choice-attribute';
import { sampleGame } from '../support/sample-game';

const HOME = { kind: 'guild', id: '77' } as const;
const WAIT = { kind: 'wait' } as const;
const BACK = { kind: 'back', to: 1 } as const;

/** Choice of a run after these inputs, each with the choice that was made. */
async function choiceAfter(...inputs: [action: typeof WAIT | typeof BACK, choice?: string][]) {
  const store = createStore(new MemoryTable());
  await store.createRun({ id: 'r', owner: 'ann', home: HOME, game: sampleGame('choice'), interaction: '900', now: 1 });
  for (const [at, [action, choice]] of inputs.entries()) {
    const from = (await store.loadRun('r')) as Run;
    const input = { from, game: from.game, action, interaction: `90${at + 1}`, now: 2 };
    await store.commit({ ...input, ...(choice === undefined ? {} : { choice }) });
  }
  return ((await store.loadRun('r')) as Run).choice;
}

test('a run keeps the newest choice over turns without one', async () => {
  expect(await choiceAfter([WAIT, 'fight or flee'], [WAIT])).toBe('fight or flee');
  expect(await choiceAfter([WAIT, 'fight or flee'], [WAIT, 'fight or drink'])).toBe('fight or drink');
});

test('a run without a choice has none, and neither has a rolled-back run', async () => {
  expect(await choiceAfter([WAIT])).toBeUndefined();
  expect(await choiceAfter([WAIT, 'fight or flee'], [BACK])).toBeUndefined();
});

test('a choice that an earlier build wrote, packed or as text, is read', () => {
  const written = Buffer.from('I1IvImYRFhvWAgA=', 'base64');
  const choice = '{"subjects":[{"kind":"fight"},{"kind":"withdraw"}],"taken":1}';
  expect([toChoice(written), toChoice(choice), toChoice(undefined)]).toEqual([{ choice }, { choice }, {}]);
});
