import type { Party, Run } from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo/table';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { partyOf, runsIn } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';
import { withPut } from '../support/with-put';

describe.each(TABLES)('the move of a run over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin } = runsIn(opened);

  /** A run that a party plays, and the party as it will be in another channel. */
  async function partys() {
    const [old, fresh] = [freshId(), freshId()];
    const { id: run } = await begin({ channel: old });
    const from = partyOf(old, { run });
    await opened.store.putParty(from);
    return { run, from, to: { ...from, channel: fresh } };
  }

  const stored = async ({ run, from, to }: { run: string; from: Party; to: Party }) => ({
    channel: (await opened.store.loadRun(run))?.channel,
    old: (await opened.store.loadParty(from.channel))?.run,
    fresh: (await opened.store.loadParty(to.channel))?.run,
    notes: (await opened.table.query(`RUN#${run}`, 'CHANNEL#')).length,
  });

  /** The store over a table that does something else just before the run's state is written. */
  const overtaken = (meanwhile: (item: Item) => Promise<unknown>) => {
    let isFirst = true;
    const table = withPut(opened.table, async (item, ...rest) => {
      if (item.SK === 'STATE' && isFirst) {
        isFirst = false;
        await meanwhile(item);
      }
      return opened.table.put(item, ...rest);
    });
    return createStore(table);
  };

  test('leaves one party that names the run', async () => {
    const places = await partys();
    expect(await opened.store.moveRun({ ...places, interaction: '5' })).toBe('moved');
    const { channel: fresh } = places.to;
    expect(await stored(places)).toEqual({ channel: fresh, old: null, fresh: places.run, notes: 0 });
  });

  test('keeps the interaction that moved it, through later turns', async () => {
    const places = await partys();
    await opened.store.moveRun({ ...places, interaction: '5' });
    const run = (await opened.store.loadRun(places.run)) as Run;
    await runsIn(opened).commit(run);
    expect(await opened.store.loadRun(places.run)).toMatchObject({
      version: 1,
      moved: '5',
      channel: places.to.channel,
    });
  });

  test('records in the former channel which interactions the run has applied', async () => {
    const places = await partys();
    const run = (await opened.store.loadRun(places.run)) as Run;
    await runsIn(opened).commit(run, { interaction: '950' });
    await opened.store.moveRun({ ...places, interaction: '5' });
    expect((await opened.store.loadParty(places.from.channel))?.lastWrites).toEqual({ commands: '950' });
  });

  test('is undone if another run begins in the new channel meanwhile', async () => {
    const places = await partys();
    const rival = { ...places.to, revision: 2, run: 'rival' };
    const store = overtaken(() => opened.store.putParty(rival));
    expect(await store.moveRun({ ...places, interaction: '5' })).toBe('conflict');
    const { channel: old } = places.from;
    expect(await stored(places)).toEqual({ channel: old, old: places.run, fresh: 'rival', notes: 0 });
  });

  test('yields to a later move', async () => {
    const places = await partys();
    const later = { ...places.to, channel: freshId() };
    const store = overtaken(() => opened.store.moveRun({ ...places, to: later, interaction: '6' }));
    expect(await store.moveRun({ ...places, interaction: '5' })).toBe('conflict');
    expect(await stored(places)).toMatchObject({ channel: later.channel, old: null, fresh: null, notes: 0 });
  });

  test('leaves nothing that names a run erased meanwhile', async () => {
    const places = await partys();
    const store = overtaken(() => eraseRuns(opened.table, [places.run]));
    expect(await store.moveRun({ ...places, interaction: '5' })).toBe('gone');
    expect(await stored(places)).toEqual({ channel: undefined, old: null, fresh: null, notes: 0 });
  });

  test('does not begin if the party has changed since it was loaded', async () => {
    const places = await partys();
    await opened.store.putParty({ ...places.from, revision: 2, members: ['ann'] });
    expect(await opened.store.moveRun({ ...places, interaction: '5' })).toBe('conflict');
    expect(await opened.store.loadParty(places.to.channel)).toBeNull();
  });

  test('lists the parties that a player joined, without those that cannot be read', async () => {
    const user = freshId();
    const [one, other] = [partyOf(freshId(), { members: [user] }), partyOf(freshId(), { members: [user] })];
    await opened.store.putParty(one);
    await opened.store.putParty(other);
    await opened.table.put(
      { ...(await opened.table.get(`CHANNEL#${other.channel}`, 'PARTY')), mode: 'unheard' } as Item,
      null,
    );
    expect(await opened.store.loadJoinedParties(user)).toEqual([one]);
  });
});
