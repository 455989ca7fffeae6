import { newGame, turn } from '../../../src/engine';
import { createPlay, type Outcome } from '../../../src/play';
import { noteNewHint } from '../../../src/play/turns/give-hint';
import { HINTS, hintFor, pendingHints } from '../../../src/play/turns/hints';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, newProfile, type Store, StoreError } from '../../../src/storage';
import { boardOf } from '../../support/bot-fixture';
import { poolsWith, scenario } from '../../support/scenario';
import { adviceOn } from '../advice/advice-on';
import { ask, waitSubmission } from '../support/callers';
import { woundedGame } from '../support/gate-game';

const raws = loadRaws();
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

/** Begins a player's first run with a badly hurt hero. `click` submits a wait. */
async function newcomer(store: Store, channel?: string) {
  const { user: owner, home, interaction, now } = ask();
  const game = woundedGame(newGame({ seed: 'taught' }, raws));
  await store.createRun({ id: 'first', owner, home, ...(channel ? { channel } : {}), interaction, now, game });
  await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'first' });
  return { click: waitSubmission({ run: 'first', seenVersion: 0 }) };
}

test('a reply that is drawn while a turn is committed has the hint', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  const outcome = await withHints(store).submitAction({ ...click, draw: hintOf });
  expect(outcome).toMatchObject({ kind: 'applied', hint: 'hurt', drawn: 'hurt' });
});

test('a repeated delivery brings the same hint', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  expect(hintOf(await withHints(store).submitAction(click))).toBe('hurt');
  expect(hintOf(await withHints(store).submitAction(click))).toBe('hurt');
  expect((await store.loadProfile('ann'))?.givenHints).toEqual(['hurt']);
});

test('a repeated typed command brings the same hint, too', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  const { action, run, seenVersion, ...caller } = click;
  expect(hintOf(await withHints(store).submitAction(click))).toBe('hurt');
  expect(await withHints(store).look(caller)).toMatchObject({ kind: 'applied', hint: 'hurt' });
  expect(hintOf(await withHints(store).look(ask()))).toBeNull();
});

test('two deliveries at once bring one hint', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  const hints = (await Promise.all([1, 2, 3].map(() => withHints(store).submitAction(click)))).map(hintOf);
  expect(hints).toEqual(['hurt', 'hurt', 'hurt']);
});

test('a repeated click on an older board brings its hint, in case the player saw no answer', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  await withHints(store).submitAction(click);
  const again = await withHints(store).submitAction({ ...click, interaction: 'another' });
  expect(again).toMatchObject({ kind: 'stale', hint: 'hurt' });
});

test('a player who saw no answer to the first /play gets its hint with the next', async () => {
  const play = withHints(createMemoryStore());
  await play.play(ask());
  expect(await play.play(ask())).toMatchObject({ kind: 'board', hint: 'welcome' });
});

test('a hint is shown only at the version at which it was given', async () => {
  const play = withHints(createMemoryStore());
  await play.play(ask());
  await play.submitAction(waitSubmission());
  expect(hintOf(await play.play(ask()))).not.toBe('welcome');
});

test('if it is unknown whether a hint was recorded, the turn counts and the hint may come twice', async () => {
  const store = createMemoryStore();
  await newcomer(store);
  const broken: Store = { ...store, putProfile: () => Promise.reject(new StoreError('unavailable')) };
  const first = await withHints(broken).submitAction(waitSubmission());
  expect(first).toMatchObject({ kind: 'applied', board: { version: 1 }, hint: 'hurt' });
  expect(hintOf(await withHints(store).submitAction(waitSubmission()))).toBe('hurt');
});

test('a hint is not given if others always change the profile first, or if the player was erased', async () => {
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
    const outcome = await withHints(overtaken).submitAction(waitSubmission({ draw: hintOf }));
    expect({ kind: outcome.kind, hint: hintOf(outcome), isDrawn: 'drawn' in outcome, puts }).toEqual({
      kind: 'applied',
      hint: null,
      isDrawn: false,
      puts: gone ? 1 : 2,
    });
  }
});

test('a reply that is aborted while its hint is recorded is not sent', async () => {
  const store = createMemoryStore();
  await newcomer(store);
  const aborted: Store = { ...store, putProfile: () => Promise.reject(new Error('too late')) };
  await expect(withHints(aborted).submitAction(waitSubmission())).rejects.toThrow('too late');
});

test('a settings change meanwhile does not cost a hint', async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store);
  const settings: Store = {
    ...store,
    async commit(commit, signal) {
      await createPlay({ store, raws }).settings(ask({ settings: { text: true } }));
      return store.commit(commit, signal);
    },
  };
  expect(hintOf(await withHints(settings).submitAction(click))).toBe('hurt');
  expect(await store.loadProfile('ann')).toMatchObject({ settings: { text: true }, givenHints: ['hurt'] });
});

test("a party's board has no hint, because others would read it, too", async () => {
  const store = createMemoryStore();
  const { click } = await newcomer(store, 'c');
  await store.putParty({
    channel: 'c',
    revision: 1,
    run: 'first',
    mode: 'owner',
    holder: 'ann',
    holderSince: 0,
    members: ['ann'],
  });
  const turn = await withHints(store).submitAction(click);
  expect(turn).toMatchObject({ kind: 'applied', board: { owner: 'ann', party: { channel: 'c' } } });
  expect(hintOf(turn)).toBeNull();
});

type Moment = Parameters<typeof hintFor>[0];

/** Hint on the board of a drawn map, after `change`, if the player was given these hints before. */
function hintOn(map: string, change: (view: Moment) => Partial<Moment> = () => ({}), given: readonly string[] = []) {
  const { view } = boardOf(scenario(map));
  const pending = pendingHints({ ...newProfile('ann'), givenHints: [...given] });
  return hintFor({ ...view, ...change(view) }, false, pending);
}

const withHp = (current: number) => (view: Moment) => ({ hero: { ...view.hero, hp: { current, max: 30 } } });

const later = (_: Moment) => ({ turn: 30 });

test.each<[string, ReturnType<typeof hintFor>, Parameters<typeof hintOn>]>([
  ['nothing', null, ['.@.']],
  ['an enemy', 'enemy', ['.@w.']],
  ['a friend', null, ['.@t.']],
  ['a third of the hit points', 'hurt', ['.@.', withHp(10)]],
  ['a little more', null, ['.@.', withHp(11)]],
  ['both', 'hurt', ['.@w.', withHp(9)]],
  ['both, of which one was told', 'enemy', ['.@w.', withHp(9), ['hurt']]],
  ['both, which were told', null, ['.@w.', withHp(9), [...HINTS]]],
  ['a calm board below the town', 'large', ['.@.', later]],
  ['a board in the town', null, ['.@.', (view) => ({ ...later(view), depth: 1 })]],
  ['an enemy whose hint was told', null, ['.@w.', later, ['enemy']]],
  ['hints of former builds', 'enemy', ['.@w.', undefined, ['stairs', 'vendor']]],
])('%s brings this hint: %s', (_what, hint, moment) => {
  expect(hintOn(...moment)).toBe(hint);
});

test.each([
  [10, 'hurt', 'low-health', 'use: heal'],
  [11, 'enemy', undefined, 'fight: cornered'],
] as const)('at %d of 30 hit points hint, question and advice agree: %s, %s, %s', (current, hint, danger, advice) => {
  const game = scenario('@..D', {
    hero: poolsWith({ hp: { current, max: 30 } }),
    carried: ['health-potion'],
    identified: ['health-potion'],
  });
  const fight = turn(game, { kind: 'fight' }, raws);
  expect(hintFor(boardOf(game).view, false, HINTS)).toBe(hint);
  expect(fight.ok ? undefined : fight.refusal).toEqual(danger && { code: 'danger', danger, what: null });
  expect(adviceOn(game)).toBe(advice);
});

test.each(['large', 'classic', 'text'] as const)(
  'a player who has chosen %s is not offered larger cells',
  (setting) => {
    const plain = newProfile('ann');
    expect(pendingHints(plain)).toContain('large');
    expect(pendingHints({ ...plain, settings: { ...plain.settings, [setting]: true } })).not.toContain('large');
  },
);

test('the hint about larger cells waits while the board has options, because its row would not fit on a phone', () => {
  const calm = boardOf(scenario('.@.'));
  const view = { ...calm.view, turn: 99 };
  const given = { ...newProfile('ann'), givenHints: ['welcome', 'hurt', 'enemy'] };
  const note = (options: typeof calm.options) => noteNewHint(given, { ...calm, view, options }, false).lastHint?.name;
  expect(note([])).toBe('large');
  expect(note([{ kind: 'leave', action: { kind: 'wait' }, subject: { kind: 'onward' }, price: {} }])).toBeUndefined();
});

test('a run that has just begun brings the welcome, once', () => {
  const { view } = boardOf(scenario('.@.'));
  expect(hintFor(view, true, HINTS)).toBe('welcome');
  expect(hintFor(view, true, [])).toBeNull();
});

test('a finished run brings no hint', () => {
  const over = { result: 'died', turn: 5, depth: 1, by: null, cause: null } as const;
  expect(hintOn('.@w.', (view) => ({ ...withHp(0)(view), over }))).toBeNull();
});

/** Lets a newcomer get the hint at the version of the present board. */
async function hinted(name: string) {
  const store = createMemoryStore();
  await newcomer(store);
  const profile = (await store.loadProfile('ann'))!;
  const lastHint = { name, run: 'first', version: 0 };
  await store.putProfile({ ...profile, revision: 2, givenHints: [name], lastHint });
  return withHints(store);
}

test('a hint of an earlier build is not shown, even at its own version', async () => {
  const play = await hinted('stairs');
  expect(hintOf(await play.play(ask()))).toBeNull();
});

test('the hint about larger cells is not repeated to a player who has followed it', async () => {
  const play = await hinted('large');
  expect(hintOf(await play.play(ask()))).toBe('large');
  await play.settings(ask({ settings: { large: true } }));
  expect(hintOf(await play.play(ask()))).toBeNull();
});
