import { rngFromSeed } from '../../../src/lib/rng';
import { createPlay, type Play } from '../../../src/play';
import type { PartyMode } from '../../../src/storage';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { createStore } from '../../../src/storage/store';
import { ask, HOME, waiting } from '../../play/asking';
import { NOW, QUIET, raws } from '../../play/company';
import { databaseForFaults } from '../../support/databases';
import { faultyLine } from '../support/faulty-line';
import { violations } from '../support/history';

const PRESSES = 12;
const DELIVERIES = 3;
const FAULTS = { before: 10, after: 10 };
const MEMBERS = ['ann', 'bob', 'cid'];
const database = databaseForFaults();

/** The members press at once, each on the board it saw last, over a line that loses messages. */
async function playOn(mode: PartyMode) {
  const run = `party${mode}`;
  const channel = `c${mode}`;
  const sound = new DynamoTable(database());
  const store = createStore(sound);
  await store.createRun({ id: run, channel, owner: 'ann', home: HOME, interaction: '100', now: NOW, game: QUIET });
  await store.putParty({ channel, revision: 1, run, mode, holder: 'ann', heldSince: NOW, members: MEMBERS });

  const line = faultyLine(rngFromSeed(`party ${mode}`), FAULTS);
  const table = new DynamoTable({ ...database(), wrapHandler: line.wrapHandler });
  const play = createPlay({ store: createStore(table), raws });
  const acknowledged: string[] = [];
  await Promise.all(MEMBERS.map((user) => member(play, { user, channel, run }, mode, acknowledged)));
  const log = await store.loadLog(run);
  const v = (await store.loadRun(run))?.version;
  table.close();
  sound.close();
  return { written: line.written, acknowledged, log, v };
}

async function member(
  play: Play,
  where: { user: string; channel: string; run: string },
  mode: PartyMode,
  acknowledged: string[],
): Promise<void> {
  let seenVersion = 0;
  for (let press = 0; press < PRESSES; press++) {
    const request = waiting({ ...ask(where), seenVersion });
    for (let delivery = 1; delivery <= DELIVERIES; delivery++) {
      const outcome = await play.submitAction(request).catch(() => null);
      if (outcome?.kind === 'applied' && mode !== 'vote') acknowledged.push(request.interaction);
      if (outcome && 'board' in outcome) seenVersion = Math.max(seenVersion, outcome.board.version);
      if (outcome && outcome.kind !== 'busy') break;
    }
  }
}

test.each<PartyMode>(['hotseat', 'vote'])('%s over a bad line: no turn is taken twice, none is lost', async (mode) => {
  const { written, acknowledged, log, v } = await playOn(mode);
  expect(violations(written, acknowledged)).toEqual({ doubled: 0, overwritten: 0, lost: 0 });
  expect(log?.actions).toHaveLength(v ?? -1);
  expect(log?.chunks[0]?.by.every((user) => user !== null && MEMBERS.includes(user))).toBe(true);
  expect(v).toBeGreaterThan(2);
});
