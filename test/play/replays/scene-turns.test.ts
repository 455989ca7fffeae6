import type { GameEvent, ThingRef } from '../../../src/engine';
import { type PlayedTurn, sceneTurnsOf } from '../../../src/play/replays/scene-turns';

const at = { x: 1, y: 1 };
const [hero, rat] = [1, 2].map((id) => ({ id, raw: id === 1 ? 'hero' : 'rat' })) as [ThingRef, ThingRef];

/** Turns 1 to `count`, each of one action, with events in some of them. */
const turns = (count: number, facts: Record<number, object[]>): PlayedTurn[] =>
  Array.from({ length: count }, (_, n) => ({
    version: n + 1,
    turn: n + 1,
    events: (facts[n + 1] ?? []).map((fact) => ({ at, from: at, attack: null, sense: 'self', ...fact })) as GameEvent[],
  }));
const blow = { kind: 'missed', attacker: hero, target: rat, fumble: false };
const wound = (amount: number) => ({ kind: 'hit', attacker: rat, target: hero, amount });
const kill = { kind: 'died', who: rat, by: hero, cause: null };
const numbersOf = (played: PlayedTurn[]) => {
  const { first, peak, last } = sceneTurnsOf(played, 30);
  return [first, peak, last].map((index) => played[index]!.turn);
};

test('the scene of a fight begins a turn before its first blow, and its peak is the kill', () => {
  expect(numbersOf(turns(20, { 11: [blow], 13: [blow], 16: [wound(2)], 18: [kill] }))).toEqual([10, 18, 20]);
});

test('a new fight begins after three turns without a blow', () => {
  expect(numbersOf(turns(20, { 5: [blow], 12: [blow], 20: [kill] }))).toEqual([17, 20, 20]);
  expect(numbersOf(turns(20, { 16: [blow], 18: [blow], 20: [kill] }))).toEqual([15, 20, 20]);
});

test('a fight of more than fourteen turns begins fourteen turns before the peak', () => {
  const blows = Object.fromEntries(Array.from({ length: 29 }, (_, n) => [n + 1, [blow]]));
  expect(numbersOf(turns(30, { ...blows, 30: [kill] }))).toEqual([15, 30, 30]);
});

test('the peak is in the newest action, unless nothing worth showing happened in it', () => {
  expect(numbersOf(turns(9, { 3: [kill, kill], 9: [wound(1)] }))[1]).toBe(9);
  expect(numbersOf(turns(9, { 3: [kill], 5: [wound(30)] }))[1]).toBe(5);
});

test('a spell learned and a captive freed are worth showing, even right after a fight', () => {
  for (const kind of ['learned', 'joined']) expect(numbersOf(turns(9, { 8: [kill], 9: [{ kind }] }))[1]).toBe(9);
});

test('a death is the peak of its action', () => {
  const played = turns(9, { 3: [{ kind: 'over', result: 'died' }], 9: [kill, kill, kill] });
  expect(numbersOf(played.map((one) => ({ ...one, version: 1 })))[1]).toBe(3);
});

test('blows that the hero only heard do not count', () => {
  expect(numbersOf(turns(9, { 4: [wound(3)], 6: [{ ...wound(9), sense: 'heard' }] }))[1]).toBe(4);
});

test('without any event the newest turn is the peak', () => {
  expect(numbersOf(turns(9, {}))).toEqual([6, 9, 9]);
});
