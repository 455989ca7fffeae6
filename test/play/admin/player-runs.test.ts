import { createPlay } from '../../../src/play';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Item } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { laterState, tamper } from '../../support/damage';
import { ask, expectKind } from '../support/callers';
import { raws } from '../support/party-scenario';

/** Begins a run of Ann's own, and one that she and Bob play in channel `c`. */
async function annAndBob() {
  const table = new MemoryTable();
  const play = createPlay({ store: createStore(table), raws });
  const alone = expectKind(await play.play(ask()), 'started').board.run;
  const party = await play.party(ask({ channel: 'c' }));
  if (party.kind !== 'started') throw new Error(party.kind);
  const partyRun = party.board.run;
  await play.joinParty(ask({ user: 'bob', channel: 'c' }));
  const runsOf = async (player: string) => {
    const outcome = await play.playerRuns(ask({ user: 'eve', channel: 'c', player }));
    if (outcome.kind !== 'player-runs') throw new Error(outcome.kind);
    return outcome.runs.map((run) => ('reason' in run ? { id: run.id, reason: run.reason } : run.run));
  };
  const changeRun = (run: string, how: (item: Item) => Item) => tamper(table, [`RUN#${run}`, 'STATE'], how);
  const changeParty = (how: (item: Item) => Item) => tamper(table, ['CHANNEL#c', 'PARTY'], how);
  return { play, alone, together: partyRun, runsOf, changeRun, changeParty };
}

const ofLaterBuild = (item: Item): Item => ({ ...item, mode: 'council' });
const homeUnknown = (item: Item): Item => ({ ...laterState(item), home: 'moon#7' });
const ownerUnknown = (item: Item): Item => ({ ...laterState(item), owner: 7 });

test('the runs are the player’s own, then the run of the channel’s party if the player is in it', async () => {
  const { alone, together: partyRun, runsOf } = await annAndBob();
  expect(await runsOf('ann')).toEqual([alone, partyRun]);
  expect(await runsOf('bob')).toEqual([]);
});

test('a run of a later build is marked in the list', async () => {
  const { alone, together: partyRun, runsOf, changeRun } = await annAndBob();
  await changeRun(alone, laterState);
  expect(await runsOf('ann')).toEqual([{ id: alone, reason: 'newer' }, partyRun]);
});

test("a party's run of a later build is marked in the list, and hides no other", async () => {
  const { alone, together: partyRun, runsOf, changeRun, changeParty } = await annAndBob();
  await changeParty(ofLaterBuild);
  expect(await runsOf('ann')).toEqual([alone, { id: partyRun, reason: 'newer' }]);
  expect(await runsOf('bob')).toEqual([]);
  await changeRun(partyRun, laterState);
  expect(await runsOf('ann')).toEqual([alone, { id: partyRun, reason: 'newer' }]);
});

test.each([
  ['whose home', homeUnknown],
  ['whose player', ownerUnknown],
])("a run %s cannot be read is the player's by the profile and the list of the server", async (_, how) => {
  const { alone, together: partyRun, runsOf, changeRun } = await annAndBob();
  await changeRun(alone, how);
  expect(await runsOf('ann')).toEqual([expect.objectContaining({ id: alone }), partyRun]);
});
