import { rngFromSeed } from '../../../src/lib/rng';
import { createPlay, type Play } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Profile, type Store } from '../../../src/storage/contract';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { ask, waitSubmission } from '../../play/support/callers';
import { databaseForFaults } from '../../support/databases';
import { isDeep, sample } from '../../support/deep';
import { scenario } from '../../support/scenario';
import { faultyLine } from '../support/faulty-line';
import { type Answer, answerOf, NONE, type Violations, violations } from '../support/history';
import { withPut } from '../support/with-put';

const TURNS = isDeep ? 48 : 24;
const DELIVERIES = 3;
const FAULTS = { before: 10, after: 10, late: 5 };

const raws = loadRaws();
const game = scenario('.@.', { depth: 1 });
const database = databaseForFaults();
let runs = 0;

const PROFILE: Omit<Profile, 'user' | 'activeRun'> = {
  revision: 1,
  suspendedRuns: [],
  settings: DEFAULT_SETTINGS,
  totals: EMPTY_TOTALS,
  countedRuns: [],
};

/** Store or table without one safeguard of the protocol. The test expects errors with it. */
interface Mutant {
  table?: (table: Table) => Table;
  store?: (store: Store) => Store;
}

const CONDITION_REMOVED: Mutant = {
  table: (table) => withPut(table, (item, _, signal) => table.put(item, null, signal)),
};

const OWN_ID_CHECK_REMOVED: Mutant = {
  store: (store) => ({
    ...store,
    async loadRun(id, signal) {
      const run = await store.loadRun(id, signal);
      return run && { ...run, recent: [] };
    },
  }),
};

/**
 * Lets workers play one run over a line that loses messages. Resolves with the errors found and the number of turns.
 */
async function playOn(workers: number, mutant: Mutant = {}): Promise<{ found: Violations; applied: number }> {
  const run = `faults${runs++}`;
  const { user: owner, home, interaction, now } = ask();
  const sound = new DynamoTable(database());
  await createStore(sound).createRun({ id: run, owner, home, game, interaction, now });
  await createStore(sound).putProfile({ ...PROFILE, user: owner, activeRun: run });

  const line = faultyLine(rngFromSeed(`faults of ${workers}`), FAULTS);
  const table = new DynamoTable({ ...database(), wrapHandler: line.wrapHandler });
  const store = createStore(mutant.table?.(table) ?? table);
  const play = createPlay({ store: mutant.store?.(store) ?? store, raws });
  const answers: Answer[] = [];
  const turns = TURNS / workers;
  await Promise.all(Array.from({ length: workers }, (_, salt) => work({ play, run, owner, salt, turns, answers })));
  await line.idle();
  const written = line.written(await createStore(sound).loadRun(run));
  table.close();
  sound.close();
  return { found: violations(written, answers), applied: written.length };
}

interface Worker {
  play: Play;
  run: string;
  owner: string;
  /** A worker with an odd number begins with a command, one with an even number with a button. */
  salt: number;
  turns: number;
  /** List that receives the answers to the worker's interactions. */
  answers: Answer[];
}

/**
 * Takes a worker's turns one after another, in turn by command and by button. Delivers every third interaction twice at
 * once.
 */
async function work({ play, run, owner: user, salt, turns, answers }: Worker): Promise<void> {
  let seen = 0;
  for (let turn = 0; turn < turns; turn++) {
    const button = (turn + salt) % 2 === 0;
    const request = waitSubmission({ user, run, seenVersion: button ? seen : null });
    const deliver = async (): Promise<void> => {
      for (let delivery = 1; delivery <= DELIVERIES; delivery++) {
        const outcome = await play.submitAction(request).catch(() => null);
        if (outcome) answers.push(answerOf(request.interaction, outcome));
        if (outcome && 'board' in outcome) seen = Math.max(seen, outcome.board.version);
        if (outcome && outcome.kind !== 'busy') return;
      }
    };
    await Promise.all(turn % 3 === 0 ? [deliver(), deliver()] : [deliver()]);
  }
}

test.each(sample([8, 1, 4], 2))('%i workers on one run: no turn is taken twice, lost or denied', async (workers) => {
  const { found, applied } = await playOn(workers);
  expect(found).toEqual(NONE);
  // The number of applied turns depends on the machine, because on a busy one most deliveries give up.
  expect(applied).toBeGreaterThan(1);
});

test('without the check for their own ids, turns are taken twice', async () => {
  for (const workers of sample([4, 1], 1)) {
    expect((await playOn(workers, OWN_ID_CHECK_REMOVED)).found.doubled).toBeGreaterThan(0);
  }
});

test('without the condition turns are written over others', async () => {
  expect((await playOn(8, CONDITION_REMOVED)).found.overwritten).toBeGreaterThan(0);
});
