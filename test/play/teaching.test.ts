import { createPlay, type Outcome, teaching } from '../../src/play';
import { HINTS, hintFor } from '../../src/play/hints';
import { loadRaws } from '../../src/raws';
import { createMemoryStore, type Store } from '../../src/storage';
import { scenario } from '../support/scenario';
import { boardOf } from '../support/stage';
import { ask, waiting } from './asking';

const raws = loadRaws();
const taught = (store: Store) => teaching(createPlay({ store, raws, newSeed: () => '7Q4-KVX' }), store);
const hintOf = (outcome: Outcome): string | null => ('hint' in outcome ? (outcome.hint ?? null) : null);

test('a first run begins with a hint, which is put down and not given again', async () => {
  const store = createMemoryStore();
  const play = taught(store);
  expect(hintOf(await play.play(ask()))).toBe('welcome');
  expect((await store.loadProfile('ann'))?.hinted).toEqual(['welcome']);
  await play.takeTurn(waiting({ action: { kind: 'abandon', sure: true } }));
  expect(hintOf(await play.play(ask()))).not.toBe('welcome');
});

test('settings and hints leave each other alone', async () => {
  const store = createMemoryStore();
  const play = taught(store);
  await play.play(ask());
  await play.settings(ask({ settings: { text: true } }));
  expect(await store.loadProfile('ann')).toMatchObject({ hinted: ['welcome'], settings: { text: true } });
});

test('when it cannot be put down the turn counts, without a hint', async () => {
  const store = createMemoryStore();
  await taught(store).play(ask());
  const profile = (await store.loadProfile('ann'))!;
  await store.putProfile({ ...profile, rev: profile.rev + 1, hinted: [] });
  const broken: Store = { ...store, putProfile: () => Promise.reject(new Error('down')) };
  const outcome = await teaching(createPlay({ store, raws }), broken).takeTurn(waiting());
  expect(outcome).toMatchObject({ kind: 'applied', board: { v: 1 } });
  expect(hintOf(outcome)).toBeNull();
});

const momentOf = (map: string, given: readonly string[] = []) => {
  const { view } = boardOf(scenario(map));
  return hintFor({ ...view, turn: 5, held: [] }, [], given);
};

test.each([
  ['.@w.', 'enemy'],
  ['.@!.', 'item'],
  ['.@..', null],
])('%s calls for a hint: %s', (map, hint) => {
  expect(momentOf(map)).toBe(hint);
});

test('the most pressing comes first, and one at a time', () => {
  expect(momentOf('!@w.')).toBe('enemy');
  expect(momentOf('!@w.', ['enemy'])).toBe('item');
  expect(momentOf('!@w.', [...HINTS])).toBeNull();
});

test('of the dead only their death is spoken of', () => {
  const { view } = boardOf(scenario('.@w.'));
  const over = { result: 'died', turn: 5, depth: 1, by: null, cause: null } as const;
  expect(hintFor({ ...view, over }, [], [])).toBe('death');
  expect(hintFor({ ...view, over }, [], ['death'])).toBeNull();
});
