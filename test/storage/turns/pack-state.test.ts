import { packState } from '../../../src/storage/turns/snapshots';
import { sampleGame } from '../support/sample-game';

const game = sampleGame('packed');
const saved = { game, notes: new Uint8Array(0) };
/** No delta fits into one unit, each into two. */
const OUTGROWN = { one: 10, two: 5000 };
const SMALL = new Uint8Array(10);
const LARGE = new Uint8Array(11);

/** Snapshot that the first turn of a run makes. */
const first = () => packState('r', 1, saved, { snapshot: null, room: { one: 0, two: 0 }, former: LARGE });

/** True if the turn of this version makes a new snapshot. `former` is the packed game of the turn before. */
function isRenewed(version: number, former: Uint8Array): boolean {
  const { snapshot } = first();
  return packState('r', version, saved, { snapshot, room: OUTGROWN, former }).item !== null;
}

test('a delta that outgrows one unit is replaced once as many turns took one unit as a snapshot costs', () => {
  const { item } = first();
  const units = Math.ceil((item!.state as Uint8Array).length / 1024);
  expect([units, 1 + units].map((version) => isRenewed(version, SMALL))).toEqual([false, true]);
});

test('a delta that has taken two units before goes on with its snapshot', () => {
  expect(isRenewed(99, LARGE)).toBe(false);
});
