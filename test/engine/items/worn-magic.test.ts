import { type Game, view } from '../../../src/engine';
import { melee } from '../../../src/engine/systems/melee';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, intend, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { CONTENT } from '../../support/recorded-content';
import { act, find, scenario } from '../../support/scenario';

const gauntlets = 'gauntlets-of-ogre-power';
const mightOf = (game: Game) => game.hero.attributes?.might.modifiers ?? 0;

it('is as npm run accept has recorded, with a pair of gauntlets', () => {
  const worn = loadRaws().items.filter(({ wearable, magic, variant }) => wearable && magic && !variant);
  expect(worn.map(({ id }) => id)).toEqual(CONTENT.wornMagic);
  expect(CONTENT.wornMagic).toContain(gauntlets);
});

it('gives might 5 while it is worn, and becomes known', () => {
  const start = scenario('@', { carried: [gauntlets] });
  const on = act(start, { kind: 'equip', item: find(start, gauntlets).id }).game;
  expect(mightOf(on)).toBe(5);
  expect(on.identified).toEqual([gauntlets]);
  const off = act(on, { kind: 'remove', item: find(on, gauntlets).id }).game;
  expect(mightOf(off)).toBe(0);
});

it('gives nothing in the backpack', () => {
  expect(mightOf(scenario('@', { carried: [gauntlets] }))).toBe(0);
});

it('lets the hero carry more and hit harder', () => {
  const game = scenario('@r', { worn: [gauntlets], hero: { hunger: { state: 'normal', turns: 99 } } });
  const world = worldOf(game, [20, 1]);
  intend(world, HERO, { kind: 'melee', target: find(game, 'rat').id }, melee);
  expect(eventsOfKind(world, 'hit')).toMatchObject([{ amount: 1 + 3 + 1 }]);
  expect(view(game, loadRaws()).hero.capacity).toBe(240);
});
