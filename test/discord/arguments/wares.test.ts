import { waresInReach } from '../../../src/discord/arguments/wares';
import { BotFixture, boardOf } from '../../support/bot-fixture';
import { changed, find, here, poolsWith, scenario } from '../../support/scenario';

/** Board between two vendors with the same wares. The first vendor has sold out of this item. */
const between = (raw: string) => {
  const game = scenario('k@k', { hero: poolsWith({ gold: 50 }) });
  const [first, second] = here(game).entities.map(({ id }) => id);
  const sold = changed(game, (draft) => {
    here(draft).entities.find(({ id }) => id === first)!.sold = { [raw]: 99 };
  });
  return { fixture: new BotFixture(sold), second };
};

test('if two vendors sell the same, each ware is suggested once, at a vendor who has it left', async () => {
  const { fixture } = between('beer');
  const beers = (await fixture.suggest('buy', 'item', 'beer')).filter(({ value }) => value === 'beer');
  expect(beers).toHaveLength(1);
  expect(beers[0]?.name).toMatch(/^Beer — .* left$/);
});

test('a ware that one vendor has sold out is bought from the other', async () => {
  const { fixture, second } = between('beer');
  await fixture.type('buy', { item: 'beer' });
  expect(fixture.last).toEqual({ kind: 'buy', vendor: second, item: 'beer' });
  expect(find(fixture.game, 'beer')).toBeDefined();
});

test('if two vendors have a ware, the cheaper one sells it, and affordable wares come first', () => {
  const { view } = boardOf(scenario('k@k', { hero: poolsWith({ gold: 5 }) }));
  const prices = [
    { dagger: 9, beer: 3, rations: 2 },
    { dagger: 8, beer: 2, rations: 3 },
  ];
  const shops = view.shops.map((shop, at) => ({
    ...shop,
    wares: Object.entries(prices[at]!).map(([raw, price]) => ({ ...shop.wares[0]!, raw, price, left: 1 })),
  }));
  const [first, second] = shops.map(({ vendor }) => vendor.id);
  const sold = waresInReach({ view: { ...view, shops } });
  expect(sold.map(({ raw, price, vendor }) => [raw, price, vendor])).toEqual([
    ['beer', 2, second],
    ['rations', 2, first],
    ['dagger', 8, second],
  ]);
});
