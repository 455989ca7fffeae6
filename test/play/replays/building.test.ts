import type { Action } from '../../../src/engine';
import { dayOf } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import { StoreError } from '../../../src/storage';
import { createStore } from '../../../src/storage/store';
import { openForTests, TABLES } from '../../storage/support/tables';
import { tamper } from '../../support/damage';
import { sample } from '../../support/deep';
import { ask } from '../support/callers';
import { fresh } from '../support/fresh';
import { raws } from '../support/party-scenario';

const GIVE_UP: Action = { kind: 'abandon', sure: true };

describe.each(sample(TABLES, 1))('which levels may be seen being built, over %s', (_, open) => {
  const opened = openForTests(open);

  /** Creates a channel in which Ann plays. New runs take the seeds in turn. */
  function createScene() {
    const name = fresh('seed');
    let drawn = 0;
    const play = createPlay({
      store: createStore(opened.table),
      raws,
      newSeed: () => `${name}-${drawn++}`,
    });
    const [user, channel] = [fresh('ann'), fresh('c')];
    const home = { kind: 'guild', id: fresh('g') } as const;
    const at = <T extends object>(more?: T) =>
      ask({ user, home, channel, ...more } as unknown as { channel: string } & T);
    const begin = async () => {
      const started = await play.play(at());
      if (started.kind !== 'started') throw new Error(started.kind);
      return started.board;
    };
    const giveUp = (run: string) => play.submitAction(at({ run, seenVersion: null, action: GIVE_UP }));
    return { play, at, begin, giveUp };
  }

  test('the levels of a seed to practise on', async () => {
    const { play, at } = createScene();
    const shown = { kind: 'building', seed: 'practice', depth: 4, text: false };
    expect(await play.building(at({ depth: 4, seed: 'practice' }))).toEqual(shown);
    await play.settings(at({ settings: { text: true } }));
    expect(await play.building(at({ depth: 4, seed: 'practice' }))).toEqual({ ...shown, text: true });
  });

  test('none that the dungeon does not have', async () => {
    const { play, at } = createScene();
    expect(await play.building(at({ depth: 20, seed: 'AMULET.practice' }))).toEqual({ kind: 'no-level' });
    expect(await play.building(at({ depth: 20, seed: 'practice' }))).toMatchObject({ kind: 'building', depth: 20 });
  });

  test('the levels that the last finished run reached', async () => {
    const { play, at, begin, giveUp } = createScene();
    expect(await play.building(at({ depth: 1 }))).toEqual({ kind: 'no-run' });
    const { run, view } = await begin();
    await giveUp(run);
    expect(await play.building(at({ depth: 1 }))).toMatchObject({ kind: 'building', seed: view.seed });
    expect(await play.building(at({ depth: 2 }))).toEqual({ kind: 'no-moment' });
  });

  test("none of today's dungeon, even in another server", async () => {
    const { play, at } = createScene();
    const now = Date.UTC(2026, 10, 20, 12);
    const outcome = await play.daily(at({ circle: 'guild', now }));
    if (outcome.kind !== 'started') throw new Error(outcome.kind);
    await play.submitAction(at({ run: outcome.board.run, seenVersion: null, action: GIVE_UP, now }));
    const elsewhere = { home: { kind: 'dm', id: 'd' }, channel: 'd', depth: 1 } as const;
    expect(await play.building(at({ ...elsewhere, now }))).toEqual({ kind: 'in-play' });
    expect(await play.building(at({ ...elsewhere, now: now + 86_400_000 }))).toMatchObject({ kind: 'building' });
  });

  test('none of a run that goes on, alone or in the channel', async () => {
    const { play, at, begin } = createScene();
    const { view } = await begin();
    expect(await play.building(at({ depth: 1, seed: view.seed }))).toEqual({ kind: 'in-play' });
    const party = await play.party(at());
    if (party.kind !== 'started') throw new Error(party.kind);
    expect(await play.building(at({ depth: 1, seed: party.board.view.seed }))).toEqual({ kind: 'in-play' });
    const stranger = at({ user: fresh('bob'), channel: fresh('c'), depth: 1, seed: view.seed });
    expect(await play.building(stranger)).toMatchObject({ kind: 'building' });
  });

  test("none of a channel's run whose party a later build wrote, but any other", async () => {
    const { play, at } = createScene();
    const party = await play.party(at());
    if (party.kind !== 'started') throw new Error(party.kind);
    await tamper(opened.table, [`CHANNEL#${at().channel}`, 'PARTY'], (item) => ({ ...item, mode: 'council' }));
    const { seed } = party.board.view;
    expect(await play.building(at({ depth: 1, seed }))).toEqual({ kind: 'in-play' });
    expect(await play.building(at({ depth: 1, seed: 'practice' }))).toMatchObject({ kind: 'building' });
  });

  test('none of a suspended run, nor of the run from which it was forked', async () => {
    const { play, at, begin } = createScene();
    const { run, view } = await begin();
    const branch = await play.fork(at({ run, version: 0, sure: true }));
    if (branch.kind !== 'started') throw new Error(branch.kind);
    expect(branch.board.view.seed).not.toBe(view.seed);
    for (const seed of [view.seed, branch.board.view.seed]) {
      expect(await play.building(at({ depth: 1, seed }))).toEqual({ kind: 'in-play' });
    }
  });

  test('none of a finished fork, which may share levels with its source; those of a seed no longer in play', async () => {
    const { play, at, begin, giveUp } = createScene();
    const { run, view } = await begin();
    const branch = await play.fork(at({ run, version: 0, sure: true }));
    if (branch.kind !== 'started') throw new Error(branch.kind);
    await giveUp(branch.board.run);
    expect(await play.building(at({ depth: 1 }))).toEqual({ kind: 'no-moment' });
    expect(await play.building(at({ depth: 1, seed: view.seed }))).toEqual({ kind: 'in-play' });
    await giveUp(run);
    expect(await play.building(at({ depth: 1, seed: view.seed }))).toMatchObject({ kind: 'building' });
    expect(await play.building(at({ depth: 1, seed: '' }))).toMatchObject({ kind: 'building' });
  });

  test("if today's dungeon is damaged nobody plays in it; if it is unavailable now, nothing is shown", async () => {
    const { at } = createScene();
    const store = createStore(opened.table);
    const failing = (code: StoreError['code']) =>
      createPlay({ store: { ...store, dailySeed: () => Promise.reject(new StoreError(code)) }, raws });
    const asked = at({ depth: 1, seed: 'practice' });
    expect(await failing('unreadable').building(asked)).toMatchObject({ kind: 'building', seed: 'practice' });
    await expect(failing('unavailable').building(asked)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test("none of today's dungeon, whoever asks", async () => {
    const { play, at } = createScene();
    const store = createStore(opened.table);
    const { now, home } = at();
    if (home.kind !== 'guild') throw new Error('not in a server');
    const date = dayOf(now);
    for (const scope of [{ kind: 'global' }, home] as const) {
      const seed = await store.dailySeed({ date, scope }, fresh('daily'));
      expect(await play.building(at({ depth: 1, seed }))).toEqual({ kind: 'in-play' });
    }
  });
});
