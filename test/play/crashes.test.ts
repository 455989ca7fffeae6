import { type Action, newGame } from '../../src/engine';
import { createPlay } from '../../src/play';
import type { PartyMode } from '../../src/storage';
import { newProfile } from '../../src/storage/contract';

import type { Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { activeRunsIn } from '../support/active-runs';
import { emptyTable } from '../support/empty-table';
import { ask, HOME, waitSubmission } from './support/callers';
import { survivesCrashes } from './support/crash-points';
import { woundedGame } from './support/gate-game';
import { NOW, QUIET, raws } from './support/party-scenario';

describe('in a run of one player', () => {
  const GAME = woundedGame(newGame({ seed: 'fall' }, raws));

  /** Begins a run of Ann's, whose hero stands on the way down. The run is at version 0. */
  async function startedRun(): Promise<{ table: Table; run: string }> {
    const table = emptyTable();
    const store = createStore(table);
    const { user: owner, home, interaction, now } = ask({ interaction: '100' });
    await store.createRun({ id: 'first', owner, home, interaction, now, game: GAME });
    await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'first' });
    return { table, run: 'first' };
  }

  test('a turn that is killed anywhere and delivered again is played once', async () => {
    const steps = await survivesCrashes(async () => {
      const { table } = await startedRun();
      return { table, useCase: (play) => play.submitAction(waitSubmission({ interaction: '200' })) };
    });
    // The process reads the nameless players once. The first turn also rewrites the pointers to the run, so that they
    // no longer expire.
    expect(steps).toBe(2 * 8);
  });

  test('a button that is killed anywhere and delivered again is played once', async () => {
    await survivesCrashes(async () => {
      const { table, run } = await startedRun();
      const click = waitSubmission({ interaction: '200', run, seenVersion: 0 });
      return { table, useCase: (play) => play.submitAction(click) };
    });
  });

  test('going down, killed anywhere and delivered again, parks one town', async () => {
    const steps = await survivesCrashes(async () => {
      const { table } = await startedRun();
      return {
        table,
        useCase: (play) => play.submitAction(waitSubmission({ interaction: '200', action: { kind: 'descend' } })),
      };
    });
    expect(steps).toBe(2 * 9);
  });

  test('a first run, killed anywhere and delivered again, is started once', async () => {
    const steps = await survivesCrashes(async () => ({
      table: emptyTable(),
      useCase: (play) => play.play(ask({ interaction: '100' })),
    }));
    expect(steps).toBe(2 * 8);
  });

  test('starting over, killed anywhere and delivered again, gives up one run and starts one', async () => {
    const steps = await survivesCrashes(async () => {
      const { table, run } = await startedRun();
      const yes = ask({ interaction: '200', restart: { run, seenVersion: 0 } });
      return { table, useCase: (play) => play.play(yes) };
    });
    expect(steps).toBe(2 * 12);
  });
});

describe('in a party and in its server', () => {
  const channel = 'c1';
  const WAIT: Action = { kind: 'wait' };

  /** Begins a run of Ann's and a party that plays it. Bob and Cid are members, too. */
  async function startedParty(mode: PartyMode) {
    const table = emptyTable();
    const store = createStore(table);
    const common = { owner: 'ann', home: HOME, interaction: '100', now: NOW, game: QUIET };
    await store.createRun({ id: 'first', channel, ...common });
    const run = await store.loadRun('first');
    if (run) await store.listRun(run);
    await store.putProfile({ ...newProfile('ann'), revision: 1, activeRun: 'first' });
    const members = ['ann', 'bob', 'cid'];
    await store.putParty({ channel, revision: 1, run: 'first', mode, holder: 'ann', holderSince: NOW, members });
    const play = createPlay({ store, raws });
    const party = async () => {
      const { revision: _, ...seen } = (await store.loadParty(channel)) ?? { revision: 0 };
      return seen;
    };
    const audit = async () => (await store.loadAudit('77', 9)).map(({ action, done }) => `${action} ${done}`);
    const listed = async () => (await activeRunsIn(store, '77')).length;
    return { table, store, play, party, audit, listed };
  }

  const eve = <T extends object>(asked: T) => ask({ user: 'eve', interaction: '300', ...asked });
  const press = (user: string, interaction: string) =>
    waitSubmission({ user, interaction, run: 'first', seenVersion: 0, channel });

  test('a turn of a party, killed anywhere and delivered again, is played once', async () => {
    await survivesCrashes(async () => {
      const { table, party } = await startedParty('hotseat');
      return { table, useCase: (play) => play.submitAction(press('bob', '200')), look: party };
    });
  });

  test('a deciding vote, killed anywhere and delivered again, decides once', async () => {
    await survivesCrashes(async () => {
      const { table, play, party } = await startedParty('vote');
      await play.submitAction(press('ann', '199'));
      return { table, useCase: (other) => other.submitAction(press('bob', '200')), look: party };
    });
  });

  test('a typed vote, killed anywhere and delivered again, decides once', async () => {
    await survivesCrashes(async () => {
      const { table, play, party } = await startedParty('vote');
      await play.submitAction(press('ann', '199'));
      const typed = waitSubmission({ user: 'bob', interaction: '200', channel });
      return { table, useCase: (other) => other.submitAction(typed), look: party };
    });
  });

  test('a party starting over, killed anywhere and delivered again, gives up one run and starts one', async () => {
    await survivesCrashes(async () => {
      const { table, party, listed } = await startedParty('vote');
      const yes = ask({ interaction: '200', channel, restart: { run: 'first', seenVersion: 0 } });
      return { table, useCase: (play) => play.party(yes), look: async () => [await party(), await listed()] };
    });
  });

  test('a pass of the torch, killed anywhere and delivered again, is done once', async () => {
    await survivesCrashes(async () => {
      const { table, party } = await startedParty('handover');
      const caller = ask({ interaction: '200', channel, to: 'bob' });
      return { table, useCase: (play) => play.changeHolder(caller), look: party };
    });
  });

  test('a move to another channel, killed anywhere and delivered again, is done once', async () => {
    await survivesCrashes(async () => {
      const { table, store, party } = await startedParty('hotseat');
      const caller = ask({ interaction: '200', channel: 'c2', run: 'first' });
      const look = async () => {
        const { revision: _, ...moved } = (await store.loadParty('c2')) ?? { revision: 0 };
        const { channel } = (await store.loadRun('first')) ?? {};
        return [await party(), moved, channel, await table.query('RUN#first', 'CHANNEL#')];
      };
      return { table, useCase: (play) => play.moveHere(caller), look };
    });
  });

  test('a fork, killed anywhere and delivered again, is one fork', async () => {
    await survivesCrashes(async () => {
      const { table, store, listed } = await startedParty('owner');
      const caller = ask({ interaction: '200', channel, run: 'first' });
      const look = async () => [await listed(), (await store.loadProfile('ann'))?.suspendedRuns];
      return { table, useCase: (play) => play.fork(caller), look };
    });
  });

  test.each<[string, (play: ReturnType<typeof createPlay>) => Promise<{ kind: string }>]>([
    ['the end of a run', (play) => play.endRun(eve({ run: 'first' }))],
    ['a reset', (play) => play.resetPlayer(eve({ run: 'first' }))],
    ['a debug action', (play) => play.debug(eve({ run: 'first', cheat: 'god' as const }))],
    ['going back', (play) => play.rollBack(eve({ run: 'first', to: 0 }))],
    ['a setting', (play) => play.configure(eve({ mode: 'vote' as const }))],
  ])('%s, killed anywhere and delivered again, is done and audited once', async (_, useCase) => {
    await survivesCrashes(async () => {
      const { table, play, audit, party, store } = await startedParty('hotseat');
      await play.submitAction(press('ann', '199'));
      const look = async () => {
        const config = await store.loadConfig('77');
        return [await audit(), await party(), config?.mode, (await store.loadRun('first'))?.version];
      };
      return { table, useCase, look };
    });
  });

  test.each<[string, (play: ReturnType<typeof createPlay>) => Promise<{ kind: string }>]>([
    ['a server', (play) => play.erasePlayer(eve({ player: 'ann' }))],
    ['a player', (play) => play.eraseMine(ask({ interaction: '200' }))],
  ])('what %s erases is gone after the erasure is killed anywhere and delivered again', async (_, useCase) => {
    await survivesCrashes(async () => {
      const { table, play, store, audit, party, listed } = await startedParty('hotseat');
      const bobs = { id: 'bobs', channel, owner: 'bob', home: HOME, interaction: '101', now: NOW, game: QUIET };
      await store.createRun(bobs);
      await play.share(ask({ channel, run: 'first' }));
      const from = await store.loadRun('bobs');
      if (from) await store.commit({ from, game: QUIET, action: WAIT, interaction: '102', by: 'ann', now: NOW });
      const look = async () => {
        const left = ['RUN#first', 'SCORE#first', 'USER#ann'].map((pk) => table.query(pk, ''));
        const taker = (await store.loadLog('bobs'))?.chunks[0]?.by;
        return [(await Promise.all(left)).flat().length, taker, await audit(), await party(), await listed()];
      };
      return { table, useCase, look };
    });
  });
});
