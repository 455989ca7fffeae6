import { newGame } from '../../../src/engine';
import { createPlay, type Outcome } from '../../../src/play';
import { newProfile } from '../../../src/play/profiles/profile';
import { HINTS, hintFor } from '../../../src/play/turns/hints';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type Store, StoreError } from '../../../src/storage';
import { boardOf } from '../../support/bot-fixture';
import { scenario } from '../../support/scenario';
import { ask, waitSubmission } from '../support/callers';
import { gateGame } from '../support/gate-game';

const raws = loadRaws();
const UNKNOWN = scenario('@', { worn: [], carried: ['fireball-scroll'] });
const KNOWN = scenario('@', { worn: [], carried: ['beer'] });
const withHints = (store: Store) => createPlay({ store, raws, newSeed: () => '7Q4-KVX', hints: true });
const hintOf = (outcome: Outcome): string | null => ('hint' in outcome ? (outcome.hint ?? null) : null);

test('a first run starts with a hint, which is recorded and not given again', async () => {
  const store = createMemoryStore();
  const play = withHints(store);
  expect(hintOf(await play.play(ask()))).toBe('welcome');
  expect((await store.loadProfile('ann'))?.givenHints).toEqual(['welcome']);
  await play.submitAction(waitSubmission({ action: { kind: 'abandon', sure: true } }));
  expect(hintOf(await play.play(ask()))).not.toBe('welcome');
});

test('settings and hints leave each other alone', async () => {
  const store = createMemoryStore();
  const play = withHints(store);
  await play.play(ask());
  await play.settings(ask({ settings: { text: true } }));
  expect(await store.loadProfile('ann')).toMatchObject({ givenHints: ['welcome'], settings: { text: true } });
});

/** A first run of Ann's at version 0, her hero on the way down, and a click to wait there. */
async function newcomer(store: Store, channel?: string) {
  const { user: owner, home, interaction, now } = ask();
  const game = gateGame(newGame({ seed: 'taught' }, raws));
  await store.createRun({ id: 'first', owner, home, ...(channel ? { channel } : {}), interaction, now, game });
  await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'first' });
  return { click: waitSubmission({ run: 'first', seenVersion: 0 }) };
}

test('the same delivery again brings the same hint again', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  expect(hintOf(await withHints(store).submitAction(click))).toBe('stairs');
  expect(hintOf(await withHints(store).submitAction(click))).toBe('stairs');
  expect((await store.loadProfile('ann'))?.givenHints).toEqual(['stairs']);
});

test('two deliveries at once bring one hint', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  const hints = (await Promise.all([1, 2, 3].map(() => withHints(store).submitAction(click)))).map(hintOf);
  expect(hints).toEqual(['stairs', 'stairs', 'stairs']);
});

test('who clicks an older board again, having seen no answer, is given its hint', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  await withHints(store).submitAction(click);
  const again = await withHints(store).submitAction({ ...click, interaction: 'another' });
  expect(again).toMatchObject({ kind: 'stale', hint: 'stairs' });
});

test('who saw no beginning is given its hint by asking to play again', async () => {
  const play = withHints(createMemoryStore());
  await play.play(ask());
  expect(await play.play(ask())).toMatchObject({ kind: 'board', hint: 'welcome' });
});

test('a hint is shown at the version it was given at alone', async () => {
  const play = withHints(createMemoryStore());
  await play.play(ask());
  await play.submitAction(waitSubmission());
  expect(hintOf(await play.play(ask()))).not.toBe('welcome');
});

test('when it is unknown whether it was recorded the turn counts, and the hint may come twice', async () => {
  const store = createMemoryStore();
  await newcomer(store);
  const broken: Store = { ...store, putProfile: () => Promise.reject(new StoreError('unavailable')) };
  const first = await withHints(broken).submitAction(waitSubmission());
  expect(first).toMatchObject({ kind: 'applied', board: { version: 1 }, hint: 'stairs' });
  expect(hintOf(await withHints(store).submitAction(waitSubmission()))).toBe('stairs');
});

test('one that others always precede, or whose player is gone by then, is not given', async () => {
  for (const gone of [false, true]) {
    const store = createMemoryStore();
    await newcomer(store);
    let puts = 0;
    const overtaken: Store = {
      ...store,
      async putProfile() {
        puts += 1;
        return 'conflict';
      },
      loadProfile: async (user) => (gone && puts > 0 ? null : store.loadProfile(user)),
    };
    const outcome = await withHints(overtaken).submitAction(waitSubmission());
    expect({ kind: outcome.kind, hint: hintOf(outcome), puts }).toEqual({
      kind: 'applied',
      hint: null,
      puts: gone ? 1 : 2,
    });
  }
});

test('a reply that is given up while its hint is recorded is given up', async () => {
  const store = createMemoryStore();
  await newcomer(store);
  const aborted: Store = { ...store, putProfile: () => Promise.reject(new Error('too late')) };
  await expect(withHints(aborted).submitAction(waitSubmission())).rejects.toThrow('too late');
});

test('settings changed meanwhile do not cost a hint', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  const settings: Store = {
    ...store,
    async commit(commit, signal) {
      await createPlay({ store, raws }).settings(ask({ settings: { text: true } }));
      return store.commit(commit, signal);
    },
  };
  expect(hintOf(await withHints(settings).submitAction(click))).toBe('stairs');
  expect(await store.loadProfile('ann')).toMatchObject({ settings: { text: true }, givenHints: ['stairs'] });
});

test("a party's board brings no hint, which others would read too", async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store, 'c');
  await store.putParty({
    channel: 'c',
    revision: 1,
    run: 'first',
    mode: 'owner',
    holder: 'ann',
    heldSince: 0,
    members: ['ann'],
  });
  const turn = await withHints(store).submitAction(click);
  expect(turn).toMatchObject({ kind: 'applied', board: { owner: 'ann', party: { channel: 'c' } } });
  expect(hintOf(turn)).toBeNull();
});

const momentOf = (map: string, given: readonly string[] = []) => {
  const { view } = boardOf(scenario(map));
  return hintFor({ ...view, turn: 5, pack: [] }, [], given);
};

test.each([
  ['.@w.', 'enemy'],
  ['.@!.', 'item'],
  ['.@..', null],
])('%s calls for a hint: %s', (map, hint) => {
  expect(momentOf(map)).toBe(hint);
});

type Moment = Parameters<typeof hintFor>;
const at = { x: 1, y: 1 };
const STOPPED = { kind: 'stopped', reason: 'stairs', what: null, turns: 3, turn: 5, sense: 'self' } as const;

/** A moment at which nothing calls for a hint, with something changed. */
function hintAt(change: (view: Moment[0]) => Partial<Moment[0]>, events: Moment[1] = []) {
  const view = { ...boardOf(scenario('.@.')).view, turn: 5, pack: [] };
  return hintFor({ ...view, ...change(view) }, events, []);
}

const withHp = (current: number) => (view: Moment[0]) => ({ hero: { ...view.hero, hp: { current, max: 30 } } });

test.each<[string, ReturnType<typeof hintFor>, Parameters<typeof hintAt>]>([
  ['nothing', null, [() => ({})]],
  ['less than a third of the hit points', 'hurt', [withHp(9)]],
  ['a third of the hit points', null, [withHp(10)]],
  ['hunger', 'hunger', [({ hero }) => ({ hero: { ...hero, hunger: 'hungry' } })]],
  ['starving', 'hunger', [({ hero }) => ({ hero: { ...hero, hunger: 'starving' } })]],
  ['being fed', null, [({ hero }) => ({ hero: { ...hero, hunger: 'normal' } })]],
  ['stairs down underfoot', 'stairs', [() => ({ standingOn: '>' })]],
  ['a walk that ended at stairs', 'stairs', [() => ({}), [STOPPED]]],
  ['a walk that ended otherwise', null, [() => ({}), [{ ...STOPPED, reason: 'steps' }]]],
  ['something picked up at stairs', null, [() => ({}), [{ kind: 'rewarded', xp: 1, gold: 1, turn: 5, sense: 'self' }]]],
  ['a level gained', 'level', [() => ({}), [{ kind: 'levelled', level: 2, turn: 5, sense: 'self', at } as never]]],
  ['an unknown thing in the pack', 'unknown', [() => ({ pack: boardOf(UNKNOWN).view.pack })]],
  ['a known thing in the pack', null, [() => ({ pack: boardOf(KNOWN).view.pack })]],
  ['a vendor beside the hero', 'vendor', [() => ({ shops: boardOf(scenario('@k')).view.shops })]],
  ['the first turn', 'welcome', [() => ({ turn: 0 })]],
])('%s calls for this hint: %s', (_what, hint, moment) => {
  expect(hintAt(...moment)).toBe(hint);
});

test('the most pressing comes first, and one at a time', () => {
  expect(momentOf('!@w.')).toBe('enemy');
  expect(momentOf('!@w.', ['enemy'])).toBe('item');
  expect(momentOf('!@w.', [...HINTS])).toBeNull();
});

test('a dead hero calls only for the hint about death', () => {
  const { view } = boardOf(scenario('.@w.'));
  const over = { result: 'died', turn: 5, depth: 1, by: null, cause: null } as const;
  expect(hintFor({ ...view, over }, [], [])).toBe('death');
  expect(hintFor({ ...view, over }, [], ['death'])).toBeNull();
});
