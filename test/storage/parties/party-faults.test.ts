import { rngFromSeed } from '../../../src/lib/rng';
import { createPlay, type Play } from '../../../src/play';
import type { PartyMode, Store } from '../../../src/storage/contract';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { createStore } from '../../../src/storage/store';
import { ask, HOME, waitSubmission } from '../../play/support/callers';
import { NOW, QUIET, raws } from '../../play/support/party-scenario';
import { databaseForFaults } from '../../support/databases';
import { isDeep } from '../../support/deep';
import { faultyLine } from '../support/faulty-line';
import { type Answer, answerOf, NONE, violations } from '../support/history';

const PRESSES = isDeep ? 12 : 4;
const DELIVERIES = 4;
const FAULTS = { before: 10, after: 10 };
const MEMBERS = ['ann', 'bob', 'cid'];
const database = databaseForFaults();
let parties = 0;

/** Lets all members act at once over a line that loses messages. Each member acts on the last board that it saw. */
async function playOn(mode: PartyMode, mutate: (store: Store) => Store = (store) => store) {
  const run = `party${parties++}`;
  const channel = `c${run}`;
  const sound = new DynamoTable(database());
  const store = createStore(sound);
  await store.createRun({ id: run, channel, owner: 'ann', home: HOME, interaction: '100', now: NOW, game: QUIET });
  await store.putParty({ channel, revision: 1, run, mode, holder: 'ann', holderSince: NOW, members: MEMBERS });

  const line = faultyLine(rngFromSeed(`party ${mode}`), FAULTS);
  const table = new DynamoTable({ ...database(), wrapHandler: line.wrapHandler });
  const play = createPlay({ store: mutate(createStore(table)), raws });
  const answers: Answer[] = [];
  await Promise.all(MEMBERS.map((user) => act(play, { user, channel, run }, answers)));
  await line.idle();
  const final = await store.loadRun(run);
  const version = final?.version ?? 0;
  const log = await store.loadLog(run);
  const versions = Array.from({ length: version + 1 }, (_, each) => each);
  const ballots = (await Promise.all(versions.map((each) => store.loadBallots(run, each)))).flat();
  table.close();
  sound.close();
  return { found: violations(line.written(final), answers), repeated: repeatedIn(ballots), log, version };
}

const repeatedIn = (ballots: readonly { interactions: string[] }[]): number =>
  ballots.filter(({ interactions }) => new Set(interactions).size < interactions.length).length;

/**
 * Acts again and again, in turn by button and by command. A button names a version; a command acts on any version. Each
 * answered interaction is delivered once more, because the answer may have been lost on its way to the player.
 */
async function act(play: Play, where: { user: string; channel: string; run: string }, answers: Answer[]) {
  let seenVersion = 0;
  for (let press = 0; press < PRESSES; press++) {
    const button = press % 2 === 0;
    const place = button ? { run: where.run, seenVersion } : { run: null, seenVersion: null };
    const request = waitSubmission({ ...ask(where), ...place });
    let answered = 0;
    for (let delivery = 1; delivery <= DELIVERIES && answered < 2; delivery++) {
      const outcome = await play.submitAction(request).catch(() => null);
      if (outcome) answers.push(answerOf(request.interaction, outcome));
      if (outcome && 'board' in outcome) seenVersion = Math.max(seenVersion, outcome.board.version);
      if (outcome && outcome.kind !== 'busy') answered++;
    }
  }
}

/** Store with a fault: no action finds its own interaction among the recent ones. */
const withoutRecent = (store: Store): Store => ({
  ...store,
  async loadRun(id, signal) {
    const run = await store.loadRun(id, signal);
    return run && { ...run, recent: [] };
  },
});

/** Store with a fault: no vote finds its own interaction in its ballot, so each delivery is added to the ballot. */
function withoutOwnVotes(store: Store): Store {
  const interactions = new Map<string, string[]>();
  const keyOf = ({ run, version, user }: { run: string; version: number; user: string }) => `${run} ${version} ${user}`;
  return {
    ...store,
    async loadBallots(run, version, signal) {
      const ballots = await store.loadBallots(run, version, signal);
      for (const ballot of ballots) interactions.set(keyOf(ballot), ballot.interactions);
      return ballots.map((ballot) => ({ ...ballot, interactions: [] }));
    },
    putBallot: (ballot, signal) =>
      store.putBallot(
        { ...ballot, interactions: [...(interactions.get(keyOf(ballot)) ?? []), ...ballot.interactions] },
        signal,
      ),
  };
}

describe.each<PartyMode>(['hotseat', 'vote'])('%s over a bad line', (mode) => {
  test('no turn is taken twice, lost or denied', async () => {
    const { found, repeated, log, version } = await playOn(mode);
    expect(found).toEqual(NONE);
    expect(repeated).toBe(0);
    expect(log?.actions).toHaveLength(version);
    expect(log?.chunks[0]?.by.every((user) => user !== null && MEMBERS.includes(user))).toBe(true);
    expect(version).toBeGreaterThan(2);
  });

  if (isDeep || mode === 'hotseat') {
    test('without the check for their own ids, turns are taken twice or denied', async () => {
      const { found } = await playOn(mode, withoutRecent);
      expect(found.doubled + found.denied).toBeGreaterThan(0);
    });
  }
});

test('without the check for its own id, a vote is repeated in its ballot', async () => {
  expect((await playOn('vote', withoutOwnVotes)).repeated).toBeGreaterThan(0);
});
