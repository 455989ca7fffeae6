import type { Action, EntityId } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { openForTests, TABLES } from '../../storage/support/tables';
import { ask, expectKind } from '../support/callers';
import { fresh } from '../support/fresh';

const raws = loadRaws();
/** Clothes as good as those that heroes begin with, in the same price range. */
const CLOTHES = ['cloth-tunic', 'slippers'];

describe.each(TABLES)('the sale of all spares over %s', (_, open) => {
  const opened = openForTests(open);

  test('is one action, which is saved, and replayed to the same end', async () => {
    const play = createPlay({ store: opened.store, raws, newSeed: () => '7Q4-KVX' });
    const user = fresh('ann');
    const { board } = expectKind(await play.play(ask({ user })), 'started');
    const { run } = board;
    const act = async (action: Action) =>
      expectKind(await play.submitAction(ask({ user, run, seenVersion: null, action })), 'applied').board;
    const { at: to, who } = board.view.places.find((place) => place.who.raw === 'clothier')!;
    const vendor: EntityId = who.id;
    for (let now = board; now.view.shops.length === 0; ) now = await act({ kind: 'travel', to });
    for (const item of CLOTHES) await act({ kind: 'buy', vendor, item });
    const before = expectKind(await play.look(ask({ user, run })), 'board');
    expect(before.board.view.shops[0]!.offers.filter(({ spare }) => spare)).toHaveLength(2);
    const after = await act({ kind: 'sell-spares', vendor });
    expect(after.version).toBe(before.board.version + 1);
    expect(after.view.turn).toBe(before.board.view.turn);
    expect(after.view.hero.gold).toBeCloseTo(before.board.view.hero.gold + 1.6);
    expect(after.view.pack.map(({ raw }) => raw)).not.toContain(CLOTHES[0]);
    expect(await play.look(ask({ user, run }))).toMatchObject({ board: { view: after.view } });
    await act({ kind: 'abandon', sure: true });
    const replayed = await play.replay(ask({ user, run, channel: fresh('c'), version: after.version }));
    if (replayed.kind !== 'replaying') throw new Error(replayed.kind);
    expect(replayed.board.view).toEqual(after.view);
    expect(replayed.events.map(({ kind }) => kind)).toEqual(['sold', 'sold']);
  });
});
