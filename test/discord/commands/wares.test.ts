import { BotFixture } from '../../support/bot-fixture';
import { changed, find, here, poolsWith, scenario } from '../../support/scenario';

/** Beside two who sell the same; the first has none left of this. */
const between = (raw: string) => {
  const game = scenario('k@k', { hero: poolsWith({ gold: 50 }) });
  const [first, second] = here(game).entities.map(({ id }) => id);
  const sold = changed(game, (draft) => {
    here(draft).entities.find(({ id }) => id === first)!.sold = { [raw]: 99 };
  });
  return { fixture: new BotFixture(sold), second };
};

test('of two who sell the same each ware is suggested once, as whoever has it left sells it', async () => {
  const { fixture } = between('beer');
  const beers = (await fixture.suggest('buy', 'item', 'beer')).filter(({ value }) => value === 'beer');
  expect(beers).toHaveLength(1);
  expect(beers[0]?.name).toMatch(/^Beer — .* left$/);
});

test('what one of them has no more of is bought from the other', async () => {
  const { fixture, second } = between('beer');
  await fixture.type('buy', { item: 'beer' });
  expect(fixture.last).toEqual({ kind: 'buy', vendor: second, item: 'beer' });
  expect(find(fixture.game, 'beer')).toBeDefined();
});
