import { packState } from '../../../src/storage/turns/snapshots';
import { sampleGame } from '../support/sample-game';

const game = sampleGame('packed');
const saved = { game, notes: new Uint8Array(0) };

/** Snapshot of version 1, which the first turn of a run makes. */
const first = () => packState('r', 1, saved, { snapshot: null, room: { one: 0, two: 0 } });

test('a game is stored whole if it fits into one unit, else as a difference from a snapshot', () => {
  const isWhole = (one: number): boolean =>
    packState('r', 1, saved, { snapshot: null, room: { one, two: 2 * one } }).snapshot === null;
  expect([3_000, 50_000].map(isWhole)).toEqual([false, true]);
});

/** True if a turn makes a new snapshot, whose delta is longer than the room of one unit. */
function isRenewed(version: number, one: number): boolean {
  const other = { ...saved, game: sampleGame('elsewhere') };
  return packState('r', version, other, { snapshot: first().snapshot, room: { one, two: 50_000 } }).item !== null;
}

test('a delta that slowly outgrew one unit gets a new snapshot, and one that grew at once does not', () => {
  expect([2, 100].map((version) => isRenewed(version, 700))).toEqual([false, true]);
});

test('with less room, more turns pass until a new snapshot pays', () => {
  const turnsUntil = (one: number): number => {
    let version = 2;
    while (!isRenewed(version, one)) version++;
    return version - 1;
  };
  expect(turnsUntil(400)).toBeGreaterThan(turnsUntil(800));
});
