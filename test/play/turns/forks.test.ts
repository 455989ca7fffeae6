import { hash } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { verify } from '../../../src/play/leaderboards/verify';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type Run } from '../../../src/storage';
import { arrivedAtFork, onStairs } from '../../support/forks';
import { here } from '../../support/scenario';
import { ask, expectKind, HOME, waitSubmission } from '../support/callers';

const raws = loadRaws();
const store = createMemoryStore();
const play = createPlay({ store, raws });

const loaded = async (id: string): Promise<Run> => (await store.loadRun(id)) as Run;

test.each([
  ['of one player', () => play.play(ask({ user: 'ann' }))],
  ['with a named seed', () => play.play(ask({ user: 'bob', seed: '7Q4-KVX' }))],
  ['of a party', () => play.party(ask({ user: 'cid', channel: 'c1', mode: 'hotseat' as const })) as never],
])('a run %s has forks', async (_, start) => {
  const { run } = expectKind(await start(), 'started').board;
  expect((await loaded(run)).game.secondWays).toEqual([]);
});

test('a run with forks is verified from its log', async () => {
  const { run } = expectKind(await play.play(ask({ user: 'dan' })), 'started').board;
  await play.submitAction(waitSubmission({ user: 'dan', run }));
  const log = await store.loadLog(run);
  const { game } = await loaded(run);
  expect(verify(log!, raws, game)).toMatchObject({ ok: true, isWhole: true });
  expect(verify({ ...log!, forks: false }, raws, game)).toMatchObject({ ok: false, reason: 'differs' });
});

test('the stairs of a way are taken by an option, and by Go down after a confirmation', async () => {
  const game = onStairs(arrivedAtFork(3), 1);
  await store.createRun({ id: 'fork', owner: 'eve', home: HOME, game, interaction: '1', now: ask().now });
  const press = (action: { kind: 'descend'; sure?: true }) =>
    play.submitAction(waitSubmission({ user: 'eve', run: 'fork', action }));
  expect(await press({ kind: 'descend' })).toMatchObject({ kind: 'refused', refusal: { danger: 'fork' } });
  expect((await loaded('fork')).version).toBe(0);
  const { board } = expectKind(await play.look(ask({ user: 'eve', run: 'fork' })), 'board');
  expectKind(await press(board.options[1]!.action as { kind: 'descend' }), 'applied');
  const taken = await loaded('fork');
  expect([here(taken.game).recipe, taken.game.secondWays]).toEqual(['wet-caverns', [4]]);
  expect(hash(taken.game)).not.toBe(hash(game));
});
