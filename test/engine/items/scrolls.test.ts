import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { use } from '../../support/items';
import { CONTENT } from '../../support/recorded-content';
import { all, find, here, refusal, scenario } from '../../support/scenario';

const scrolls = loadRaws().items.filter(({ magic }) => magic?.naming === 'scroll');

/** Game of a hero who carries and knows the scroll. */
const reader = (map: string, raw: string) => scenario(map, { carried: [raw], identified: [raw] });

it('come in the kinds that npm run accept has recorded', () => {
  expect(scrolls.map(({ id }) => id)).toEqual(CONTENT.scrolls);
});

it.each(['magic-missile-scroll', 'web-scroll', 'fireball-scroll', 'confusion-scroll'])(
  '%s reaches six cells, asks for its target, and is used up',
  (raw) => {
    const game = reader('@.......', raw);
    const item = find(game, raw).id;
    expect(refusal(game, { kind: 'use', item })).toEqual({ code: 'target-needed', range: 6 });
    expect(refusal(game, { kind: 'use', item, at: { x: 8, y: 1 } })).toEqual({ code: 'out-of-range', range: 6 });
    expect(all(use(game, raw, { x: 7, y: 1 }).game, raw)).toEqual([]);
  },
);

it('of magic missile strikes one target for 20, with a ray', () => {
  const result = use(reader('@..D.\n.....', 'magic-missile-scroll'), 'magic-missile-scroll', { x: 4, y: 1 });
  expect(eventsOfKind(result, 'hurt')).toMatchObject([{ target: { raw: 'black-dragon' }, amount: 20 }]);
  expect(eventsOfKind(result, 'beam')).toHaveLength(1);
});

it('of fireball burns everybody around the target for 20, except its reader', () => {
  const result = use(reader('@.t.t', 'fireball-scroll'), 'fireball-scroll', { x: 3, y: 1 });
  expect(eventsOfKind(result, 'hurt').map(({ target, amount }) => [target.raw, amount])).toEqual([
    ['peasant', 20],
    ['peasant', 20],
  ]);
  expect(result.game.hero.pools?.hp.current).toBe(30);
});

it('of web slows everybody around the target by ten ticks for five turns, its reader as well', () => {
  const { game } = use(reader('@.t.t', 'web-scroll'), 'web-scroll', { x: 3, y: 1 });
  expect(all(game, 'peasant').map(({ statuses }) => statuses)).toMatchObject([
    [{ kind: 'slow', penalty: 10 }],
    [{ kind: 'slow', penalty: 10 }],
  ]);
  expect(game.hero.statuses).toMatchObject([{ kind: 'slow', penalty: 10 }]);
});

it('of web shows a thread to every cell of its area', () => {
  const result = use(reader('@....', 'web-scroll'), 'web-scroll', { x: 3, y: 1 });
  const [beam] = eventsOfKind(result, 'beam');
  expect(beam?.rays.map(({ to }) => to.x)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
});

it('of confusion confuses one target for four turns', () => {
  const known = ['confusion-scroll'];
  const start = scenario('@.t.t', { carried: known, identified: known, hero: { initiative: 9 } });
  const { game } = use(start, 'confusion-scroll', { x: 3, y: 1 });
  // The turn of reading has passed and is not counted.
  expect(all(game, 'peasant').map(({ statuses }) => statuses ?? [])).toMatchObject([
    [{ kind: 'confusion', turns: 3 }],
    [],
  ]);
});

it('of magic mapping reveals the level, is used up, and does nothing the second time', () => {
  const start = scenario('@.#....', { carried: ['magic-mapping-scroll', 'magic-mapping-scroll'] });
  const result = use(start, 'magic-mapping-scroll');
  expect(eventsOfKind(result, 'mapped')).toHaveLength(1);
  expect(here(result.game).revealed[here(result.game).width + 6]).toBe('1');
  const second = { kind: 'use', item: find(result.game, 'magic-mapping-scroll').id } as const;
  expect(refusal(result.game, second)).toEqual({ code: 'no-effect-here' });
});

it('of town portal is kept if it is read in the town, known or not', () => {
  const known = scenario('@', { depth: 1, carried: ['town-portal-scroll'], identified: ['town-portal-scroll'] });
  const read = { kind: 'use', item: find(known, 'town-portal-scroll').id } as const;
  expect(refusal(known, read)).toEqual({ code: 'no-effect-here' });
  const { game } = use({ ...known, identified: [] }, 'town-portal-scroll');
  expect(refusal(game, read)).toEqual({ code: 'no-effect-here' });
});

it.each(['identify-scroll', 'remove-curse-scroll'])('%s is kept if there is nothing to choose', (raw) => {
  const known = reader('@', raw);
  expect(refusal(known, { kind: 'use', item: find(known, raw).id })).toEqual({ code: 'no-effect-here' });
  const result = use({ ...known, identified: [] }, raw);
  expect(result.turns).toBe(1);
  expect(result.game).toMatchObject({ pending: null, identified: [raw] });
  expect(all(result.game, raw)).toHaveLength(1);
});
