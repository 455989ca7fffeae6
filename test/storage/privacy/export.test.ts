import { RULES } from '../../../src/engine';
import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Run } from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { tamper } from '../../support/damage';
import { sample } from '../../support/deep';
import { GUILD, partyOf, runsIn, WAIT } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';
import { withPut } from '../support/with-put';

const ELSEWHERE = { kind: 'guild', id: '78' } as const;
const REST = { kind: 'rest' } as const;
const NOW = Date.parse('2026-11-20T12:00:00Z');

describe.each(sample(TABLES, 1))("a player's part in the run of another, over %s", (_, open) => {
  const opened = openForTests(open);
  const { begin, commit } = runsIn(opened);

  /** Bob's run, in which Ann acted first. In the next chunk of the log she voted for Bob's action. */
  async function joined() {
    const [ann, bob, channel] = [freshId(), freshId(), freshId()];
    const begun = await begin({ owner: bob, channel });
    await commit(begun, { by: ann, interaction: '901' });
    await tamper(opened.table, [`RUN#${begun.id}`, 'STATE'], (item) => ({ ...item, rules: RULES - 1 }));
    const from = (await opened.store.loadRun(begun.id)) as Run;
    const votes = [{ id: '903', by: ann }];
    const run = await commit(from, { by: bob, action: REST, interaction: '902', votes });
    for (const user of [ann, bob]) {
      await opened.store.putBallot({ run: run.id, version: 2, user, action: WAIT, interactions: ['904'], now: 0 });
    }
    await opened.store.putParty(partyOf(channel, { run: run.id, members: [ann, bob], holder: bob }));
    await opened.store.putParty(partyOf(channel, { revision: 2, run: run.id, members: [bob], holder: ann }));
    return { ann, bob, channel, run };
  }

  test('is exported without the actions of others', async () => {
    const { ann, channel, run } = await joined();
    const PK = `RUN#${run.id}`;
    const ballot = { v: 2, user: ann, action: [{ input: WAIT, taker: null }], interactions: '904', now: 0 };
    const sent = [
      { id: '901', version: 1, events: 1, by: ann },
      { id: '903', version: 2, events: 0, by: ann },
    ];
    const parts = [
      { PK, SK: `BALLOT#2#${ann}`, ...ballot, expiresAt: 90 * 86_400 },
      { PK, SK: expect.stringMatching(/^LOG#0000#2#/), by: ann, actions: [WAIT], interactions: [] },
      { PK, SK: `PLAYER#${ann}` },
      { PK, SK: 'STATE', by: ann, actions: [], interactions: sent },
      { PK: `CHANNEL#${channel}`, SK: 'PARTY', member: false, torch: true },
    ];
    expect(await opened.store.exportUser(ann, GUILD, NOW)).toEqual([
      { PK: `USER#${ann}`, SK: `PLAYED#${run.id}` },
      ...parts.slice(0, 4),
      { PK: `USER#${ann}`, SK: `PARTY#${channel}` },
      ...parts.slice(4),
    ]);
    expect((await opened.store.exportUser(ann, null, NOW)).slice(3)).toEqual(parts);
    expect(await opened.store.exportUser(ann, ELSEWHERE, NOW)).toEqual([]);
  });

  test("is left out of the owner's export, except for the places of its actions", async () => {
    const { ann, bob, run } = await joined();
    await opened.table.put({ PK: `RUN#${run.id}`, SK: `FORKED#${freshId()}` }, null);
    const exported = await opened.store.exportUser(bob, GUILD, NOW);
    expect(JSON.stringify(exported)).not.toContain(ann);
    const ofRun = exported.filter(({ PK }) => PK === `RUN#${run.id}`);
    expect(ofRun.map(({ SK }) => (SK as string).split('#')[0])).toEqual(['BALLOT', 'LOG', 'PLAYER', 'STATE']);
    expect(ofRun).toMatchObject([
      { user: bob },
      { people: '-', log: [{ input: WAIT, taker: 0 }], state: { turn: run.game.turn - 1 } },
      { SK: `PLAYER#${bob}` },
      {
        people: `- ${bob}`,
        log: [{ input: REST, taker: 1 }],
        recent: [{ id: '900' }, { id: '901', by: '-' }, { id: '902', by: bob }],
        votes: [{ id: '903', by: '-' }],
      },
    ]);
    expect(ofRun[3]).not.toHaveProperty('recent.0.by');
    expect(exported.filter(({ SK }) => SK === `PLAYED#${run.id}`)).toHaveLength(1);
  });

  test('is empty in a part of the log from before senders were logged', async () => {
    const { ann, run } = await joined();
    const [chunk] = await opened.table.query(`RUN#${run.id}`, 'LOG#');
    const { PK, SK } = chunk as Item;
    await tamper(opened.table, [PK, SK], ({ people: _, ...item }) => item as Item);
    expect((await opened.store.exportUser(ann, GUILD, NOW)).map((item) => item.SK)).not.toContain(SK);
  });

  test('is not invented if nobody else has played', async () => {
    const { id, owner } = await begin({ owner: freshId() });
    const exported = await opened.store.exportUser(owner, GUILD, NOW);
    expect(exported.find(({ PK, SK }) => PK === `RUN#${id}` && SK === 'STATE')).toMatchObject({ people: '' });
  });

  test('is erased without writing chunks that do not contain it', async () => {
    const { bob, run } = await joined();
    const written: string[] = [];
    const table = withPut(opened.table, (item, ...args) => {
      written.push(item.SK.split('#')[0] as string);
      return opened.table.put(item, ...args);
    });
    const late = freshId();
    await commit((await opened.store.loadRun(run.id)) as Run, { by: late });
    await createStore(table).eraseUser(late, null, 1);
    // The erasure writes a mark on the pointer, and the state of the run. The late player has no part in closed chunks.
    expect(written).toEqual(['PLAYED', 'STATE']);
    expect((await opened.store.loadLog(run.id))?.chunks.at(-1)?.by).toEqual([bob, '-']);
  });

  test('the profile of the owner names an erased run no longer, and still names other runs', async () => {
    const owner = freshId();
    const [erased, kept, unlisted] = [await begin({ owner }), await begin({ owner }), await begin({ owner })];
    const lists = { activeRun: kept.id, suspendedRuns: [erased.id, 'r1'], countedRuns: ['r2', erased.id] };
    const hints = { givenHints: ['welcome'], lastHint: { name: 'welcome', run: erased.id, version: 3 } };
    const profile = { user: owner, revision: 1, settings: DEFAULT_SETTINGS, totals: EMPTY_TOTALS, ...hints, ...lists };
    await opened.store.putProfile(profile);
    await eraseRuns(opened.table, [erased.id]);
    const { lastHint: _hint, ...left } = profile;
    const after = { ...left, revision: 2, suspendedRuns: ['r1'], countedRuns: ['r2'] };
    expect(await opened.store.loadProfile(owner)).toEqual(after);
    await eraseRuns(opened.table, [unlisted.id]);
    expect(await opened.store.loadProfile(owner)).toEqual(after);
  });
});
