import { wantedWare } from '../../../src/play/advice/trading';
import { scenario } from '../../support/scenario';
import { pools, situationIn } from './advice-on';

test('nothing that is sold out is wanted', () => {
  const situation = situationIn(scenario('@k', { carried: [], hero: pools(30, 500) }));
  const shop = situation.view.shops[0]!;
  const { raw } = wantedWare(situation, shop)!.ware;
  const wares = shop.wares.map((ware) => (ware.raw === raw ? { ...ware, left: 0 } : ware));
  expect(wantedWare(situation, { ...shop, wares })?.ware.raw).not.toBe(raw);
});

test('better gear that is too heavy is not wanted', () => {
  const options = { worn: ['rusty-longsword'], carried: [], legend: { s: 'blacksmith' }, hero: pools(30, 500) };
  const { view, ...situation } = situationIn(scenario('@s', options));
  const shop = view.shops[0]!;
  const wares = shop.wares.filter(({ figures }) => figures.slot === 'melee');
  const wanted = (weight: number) =>
    wantedWare({ ...situation, view: { ...view, hero: { ...view.hero, weight } } }, { ...shop, wares })?.reason;
  expect([0, view.hero.capacity].map(wanted)).toEqual(['buy-better', undefined]);
});
