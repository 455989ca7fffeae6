import type { Game } from '../../../src/engine';
import { wakePercent } from '../../../src/engine/creatures';
import { eventsOfKind, worldOf } from '../../support/combat';
import { streams } from '../../support/minds';
import { act, draw, find, scenario } from '../../support/scenario';

const legend = {
  o: { raw: 'orc', unaware: 'asleep' },
  a: { raw: 'orc', unaware: 'awake' },
} as const;

const near = (map: string, options = {}): Game => scenario(map, { legend, hero: { godMode: true }, ...options });

const afterWaiting = (game: Game, turns = 1): Game => {
  let next = game;
  for (let n = 0; n < turns; n++) next = act(next, { kind: 'wait' }).game;
  return next;
};

const shareWoken = (game: Game): number =>
  streams(game, 300).filter((stream) => find(afterWaiting(stream, 3), 'orc').unaware === undefined).length / 300;

describe('a creature that sleeps', () => {
  test('neither moves nor strikes', () => {
    const game = near('@.......o');
    expect(draw(afterWaiting(game, 20))).toBe('@.......o');
  });

  test('may wake while the hero is near, and has then noticed the hero', () => {
    const share = shareWoken(near('@..o'));
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.6);
  });

  test('wakes sooner if the hero wears heavy armour', () => {
    const heavy = ['breastplate', 'tower-shield', 'steel-helm', 'steel-greaves'];
    expect(shareWoken(near('@..o', { worn: heavy }))).toBeGreaterThan(1.5 * shareWoken(near('@..o', { worn: [] })));
  });

  test('wakes later if the hero wears something quiet', () => {
    const boots = (raw: string) => near('@..o', { worn: [raw] });
    expect(shareWoken(boots('drow-boots'))).toBeLessThan(shareWoken(boots('leather-boots')));
  });

  test('wakes later while haste quickens the hero', () => {
    const before = near('@..o', { carried: ['haste-potion'], identified: ['haste-potion'] });
    const { game } = act(before, { kind: 'use', item: find(before, 'haste-potion').id });
    expect(wakePercent(worldOf(game))).toBeLessThan(wakePercent(worldOf(before)));
  });

  test.each([
    ['out of reach of the hero’s presence', '@.....o'],
    ['behind a wall', '@#o'],
  ])('sleeps on %s', (_, map) => {
    expect(shareWoken(near(map))).toBe(0);
  });

  test('is reported when it wakes in sight', () => {
    const told = streams(near('@..o'), 100).flatMap((stream) => {
      const waited = act(afterWaiting(stream), { kind: 'wait' });
      const isWoken = find(waited.game, 'orc').unaware === undefined;
      expect(eventsOfKind(waited, 'awoke')).toHaveLength(isWoken ? 1 : 0);
      return eventsOfKind(waited, 'awoke');
    });
    expect(told[0]).toMatchObject({ who: { raw: 'orc' } });
  });

  test('says no line', () => {
    const game = scenario('@.g', {
      legend: { g: { raw: 'goblin', unaware: 'asleep', quips: [0] } },
      hero: { godMode: true },
    });
    for (const stream of streams(game, 20)) expect(eventsOfKind(act(stream, { kind: 'wait' }), 'quip')).toEqual([]);
  });
});

describe('a creature that is awake', () => {
  test('notices the hero as soon as it sees the hero', () => {
    expect(find(afterWaiting(near('@...a'), 2), 'orc').unaware).toBeUndefined();
  });

  test('notices nobody behind a wall', () => {
    expect(find(afterWaiting(near('@#a'), 5), 'orc').unaware).toBe('awake');
  });
});
