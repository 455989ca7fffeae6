import type { Action } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { createStore } from '../../../src/storage/store';
import { openForTests, TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { ask } from '../support/callers';
import { fresh } from '../support/fresh';
import { raws } from '../support/party-scenario';

const WAIT: Action = { kind: 'wait' };
const GIVE_UP: Action = { kind: 'abandon', sure: true };

describe.each(sample(TABLES, 1))('playing back over %s', (_, open) => {
  const opened = openForTests(open);

  /** A run of Ann's in a server, after so many turns and perhaps over; asked about in a channel there. */
  async function played(turns: number, ending = true) {
    const store = createStore(opened.table);
    const play = createPlay({ store, raws, newSeed: () => 'shown' });
    const [user, channel] = [fresh('ann'), fresh('c')];
    const home = { kind: 'guild', id: fresh('g') } as const;
    const at = <T extends object>(more?: T) =>
      ask({ user, home, channel, ...more } as unknown as { channel: string } & T);
    const started = await play.play(at());
    if (started.kind !== 'started') throw new Error(started.kind);
    const { run } = started.board;
    const take = (action: Action) => play.submitAction(at({ run, seenVersion: null, action }));
    for (let turn = 0; turn < turns; turn++) await take(WAIT);
    if (ending) await take(GIVE_UP);
    return { play, run, at };
  }

  test('a run that is over is shown from its beginning to its end', async () => {
    const { play, run, at } = await played(2);
    expect(await play.replay(at())).toMatchObject({
      kind: 'replaying',
      board: { run, version: 0, last: null },
      last: 3,
    });
    expect(await play.replay(at({ run, version: 1 }))).toMatchObject({ board: { version: 1, last: WAIT, legal: [] } });
    expect(await play.replay(at({ run, version: 9 }))).toMatchObject({
      board: { version: 3, view: { over: { result: 'abandoned' } } },
    });
  });

  test('what goes on is not played back, not even for its player', async () => {
    const { play, run, at } = await played(1, false);
    expect(await play.replay(at({ run }))).toEqual({ kind: 'goes-on' });
    expect(await play.clip(at({ run, most: 9 }))).toEqual({ kind: 'goes-on' });
  });

  test('who has finished nothing has nothing to play back', async () => {
    const { play, at } = await played(1);
    expect(await play.replay(at({ user: fresh('new') }))).toEqual({ kind: 'no-run' });
  });

  test('what is over can be seen in its server by all, elsewhere by nobody else', async () => {
    const { play, run, at } = await played(1);
    const other = fresh('bob');
    expect(await play.replay(at({ user: other, run }))).toMatchObject({ kind: 'replaying' });
    const elsewhere = { kind: 'guild', id: fresh('g') } as const;
    const caller = at({ user: other, run, home: elsewhere, channel: fresh('c') });
    expect(await play.replay(caller)).toEqual({ kind: 'not-shared' });
  });

  test('the last run is found in the books once another has begun', async () => {
    const { play, run, at } = await played(1);
    await play.recordResult({ run });
    await play.play(at());
    expect(await play.replay(at())).toMatchObject({ board: { run } });
  });

  test('a film has about as many frames as wanted, and ends with the end', async () => {
    const { play, run, at } = await played(5);
    const film = await play.clip(at({ run, most: 3 }));
    if (film.kind !== 'clip') throw new Error(film.kind);
    // every second one of the seven, so that the last is shown
    expect(film.frames).toHaveLength(4);
    expect(film.frames.at(-1)?.view.over).not.toBeNull();
    expect(film).toMatchObject({ last: 6, board: { version: 6, legal: [] } });
  });

  test('a daily dungeon is hidden from who has yet to finish it, and its seed from all', async () => {
    const { play, at } = await played(0);
    const begun = await play.daily(at({ circle: 'guild' } as const));
    if (begun.kind !== 'started') throw new Error(begun.kind);
    const { run } = begun.board;
    await play.submitAction(at({ run, seenVersion: null, action: GIVE_UP }));
    expect(await play.replay(at({ user: fresh('bob'), run }))).toEqual({ kind: 'hidden' });
    const film = await play.clip(at({ run, most: 5 }));
    expect(film.kind).toBe('clip');
    expect(JSON.stringify(film)).not.toContain('"seed":"shown"');
  });
});
