import type { Game } from '../../../src/engine';
import { streams, think } from '../../support/minds';
import { act, changed, find, scenario } from '../../support/scenario';

const legend = { s: 'large-spider' };

/** Number of random streams in which the spider casts a spell in its turn. */
function casts(game: Game, times = 400, raw = 'large-spider'): number {
  const spider = find(game, raw).id;
  return streams(game, times).filter((stream) => think(stream).intents.get(spider)?.kind === 'cast').length;
}

test('a spider three to six cells away casts its web about one time in five', () => {
  for (const drawing of ['@..s', '@.....s']) {
    const share = casts(scenario(drawing, { legend })) / 400;
    expect(share).toBeGreaterThan(0.13);
    expect(share).toBeLessThan(0.27);
  }
});

test('a spider does not cast from nearer or farther away', () => {
  expect(casts(scenario('@.s', { legend }), 60)).toBe(0);
  expect(casts(scenario('@......s', { legend }), 60)).toBe(0);
});

test('a spider without mana does not cast', () => {
  const spent = changed(scenario('@...s', { legend }), (draft) => {
    const { pools } = find(draft, 'large-spider');
    if (pools) pools.mana.current = 1;
  });
  expect(casts(spent, 60)).toBe(0);
});

test('casting takes the turn: the spider stays where it is', () => {
  const game = scenario('@...s', { legend });
  for (const stream of streams(game, 40)) {
    const { game: next, intents } = think(stream);
    const spider = find(game, 'large-spider');
    const stayed = find(next, 'large-spider').position?.x === spider.position?.x;
    expect(stayed).toBe(intents.get(spider.id)?.kind === 'cast');
  }
});

test('a chasing spider casts as often, and does not step as well', () => {
  const hunting = changed(scenario('@...s', { legend }), (draft) => {
    find(draft, 'large-spider').chasing = 1;
  });
  expect(casts(hunting) / 400).toBeGreaterThan(0.13);
});

test('a member of a clan goes for a rival in sight rather than for the nearer hero', () => {
  const game = scenario('@...o......s', { legend: { o: 'arbat-orc-slave', s: 'cirro-spider' } });
  expect(find(think(game).game, 'arbat-orc-slave').chasing).toBe(find(game, 'cirro-spider').id);
});

test('an ally of the hero goes for a foe that only the hero sees, and casts nothing at it through a wall', () => {
  const map = `
    s...@
    ####.
    ####.
    ####o`;
  const game = { ...scenario(map, { legend: { s: 'cirro-spider' } }), standings: { cirro: 20 } };
  expect(casts(game, 100, 'cirro-spider')).toBe(0);
  expect(find(think(game).game, 'cirro-spider').chasing).toBe(find(game, 'orc').id);
});

test('a wolf does not see through walls', () => {
  const { game, intents } = think(scenario('@.#.w'));
  expect(intents.size).toBe(0);
  expect(find(game, 'mangy-wolf')).not.toHaveProperty('chasing');
});

test('nobody sees farther than its own radius', () => {
  const near = think(scenario('@...k', { legend: { k: 'kobold' } })).game;
  const far = think(scenario('@.....k', { legend: { k: 'kobold' } })).game;
  expect(find(near, 'kobold').chasing).toBe(1);
  expect(find(far, 'kobold')).not.toHaveProperty('chasing');
});

test('several enemies in range do not make a spell more likely', () => {
  const share = casts(scenario('@...s\n.....\n.....\n..ttt', { legend: { ...legend, t: 'patron' } })) / 400;
  expect(share).toBeGreaterThan(0.13);
  expect(share).toBeLessThan(0.27);
});

test('an open door lets creatures behind it see the hero', () => {
  const game = scenario('@+..w', { legend: { w: { raw: 'mangy-wolf', initiative: 9999 } } });
  expect(find(think(game).game, 'mangy-wolf')).not.toHaveProperty('chasing');
  const opened = act(game, { kind: 'move', direction: 'e' }).game;
  expect(find(think(opened).game, 'mangy-wolf').chasing).toBe(1);
});
