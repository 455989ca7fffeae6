import type { Reply } from '../../../src/discord/api/reply';
import type { Game } from '../../../src/engine';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import { BotFixture, buttonsInStyle, buttonsOf, componentsOf, controlOf, textOf } from '../../support/bot-fixture';
import { find, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();

/** Game of a hero beside the barkeep, with useless gear and with a beer that may be useful. */
const rich = (carried = ['beer', 'longsword', 'rusty-longsword', 'cudgel'], drawing = '@k'): Game =>
  scenario(drawing, { worn: ['war-axe'], carried, hero: poolsWith({ gold: 1 }) });

const open = (fixture: BotFixture, tab = 'sell'): Promise<Reply> =>
  fixture.press(`v1|run|${fixture.version}|shop:${find(fixture.game, 'barkeep').id}:${tab}:0`);

/** Text of a reply without the backslashes that keep Discord from reading marks as formatting. */
const saidIn = (reply: Reply): string => textOf(reply).replaceAll('\\', '');

const press = (fixture: BotFixture, reply: Reply): Promise<Reply> =>
  fixture.press(controlOf(reply, `trade:${find(fixture.game, 'barkeep').id}:sell:0:spares`).custom_id!);

class AdvisedFixture extends BotFixture {
  override board() {
    const board = super.board();
    return { ...board, advice: adviseOn(situationOf(this.game, raws, board)) };
  }
}

test('one button tells the number and price of the spare items, and sells them all', async () => {
  const fixture = new BotFixture(rich());
  const shop = await open(fixture);
  expect(buttonsOf(shop)).toEqual(['Buy', 'Sell 3 spares for 20 gold', 'Close']);
  const sold = await press(fixture, shop);
  expect(saidIn(sold)).toContain(
    'You sell for 20 gold 1 silver: Longsword (12 gold), Rusty Longsword (8 gold), Cudgel (1 silver).',
  );
  expect(textOf(sold)).toContain('you have 21 gold 1 silver');
  expect(fixture.last).toEqual({ kind: 'sell-spares', vendor: find(fixture.game, 'barkeep').id });
  expect(fixture.version).toBe(1);
  expect(fixture.game.turn).toBe(0);
});

test('the panel stays open, and the button is gone with the spare items', async () => {
  const fixture = new BotFixture(rich());
  const sold = await press(fixture, await open(fixture));
  expect(buttonsOf(sold)).toEqual(['Buy', 'Close']);
  expect(
    componentsOf(sold)
      .find(({ type }) => type === 3)
      ?.options?.map(({ label }) => label),
  ).toEqual(['Beer']);
});

test('the button stands on the selling side, if there are spare items', async () => {
  expect(buttonsOf(await open(new BotFixture(rich()), 'buy'))).toEqual(['Sell', 'Close']);
  expect(buttonsOf(await open(new BotFixture(rich(['beer']))))).toEqual(['Buy', 'Close']);
});

test.each([
  ['de', 'Ausmisten (3): 20 Gold', 'Du verkaufst für 20 Gold 1 Silber: Langschwert (12 Gold)'],
  ['es-ES', 'Vender sobras (3): 20 de oro', 'Vendes por 20 de oro y 1 de plata: Espada larga (12 de oro)'],
])('in %s: %s', async (locale, label, sentence) => {
  const fixture = new BotFixture(rich());
  fixture.locale = locale;
  const shop = await open(fixture);
  expect(buttonsOf(shop)).toContain(label);
  expect(saidIn(await press(fixture, shop))).toContain(sentence);
});

test('a single spare item has a button, too, beside the recommended action', async () => {
  const fixture = new AdvisedFixture(rich(['rations', 'rations', 'rations', 'cudgel']));
  expect(buttonsOf(await open(fixture))).toContain('Sell 1 spare for 1 silver');
});

test('to sell several spare items is recommended as one action, on either side of the counter', async () => {
  const fixture = new AdvisedFixture(rich());
  const shop = await open(fixture);
  expect(buttonsInStyle(shop, 'primary')).toEqual(['Sell 3 spares for 20 gold']);
  expect(buttonsOf(shop)).toEqual(['Buy', 'Sell 3 spares for 20 gold', 'Close']);
  expect(textOf(shop)).toContain('→ **Sell 3 spares for 20 gold** · you don’t need them');
  expect(buttonsInStyle(await open(fixture, 'buy'), 'primary')).toEqual(['Sell 3 spares for 20 gold']);
});

test('the board recommends the sale of all at once, too', async () => {
  const fixture = new AdvisedFixture(rich());
  const board = await fixture.type('play');
  expect(buttonsInStyle(board, 'primary')).toEqual(['Sell 3 spares for 20 gold']);
  expect(textOf(board)).toContain('→ **Sell 3 spares for 20 gold** · you don’t need them');
  await press(fixture, board);
  expect(fixture.last).toEqual({ kind: 'sell-spares', vendor: find(fixture.game, 'barkeep').id });
});

test('a known scroll that is recommended is used, and a portal entered', async () => {
  const known = ['longsword-minus-1', 'remove-curse-scroll'];
  const cursed = scenario('@.', { worn: known.slice(0, 1), carried: ['battleaxe', known[1]!], identified: known });
  expect(buttonsInStyle(await new AdvisedFixture(cursed).type('play'), 'primary')).toEqual([
    'Use: Scroll of Remove Curse',
  ]);
  const town = scenario('O.@.>', {
    depth: 1,
    carried: [],
    legend: { O: { raw: 'town-portal', portal: { depth: 3, x: 2, y: 2 } } },
    hero: poolsWith(),
  });
  expect(buttonsInStyle(await new AdvisedFixture(town).type('play'), 'primary')).toEqual(['Enter: Town Portal']);
});

test('to sell the only spare item is recommended by its name, once', async () => {
  const shop = await open(new AdvisedFixture(rich(['rations', 'rations', 'rations', 'longsword'])));
  expect(buttonsOf(shop)).toEqual(['Buy', 'Sell: Longsword', 'Close']);
});

test('a recommended item that may be useful stands beside the spare items', async () => {
  const shop = await open(new AdvisedFixture(rich(['steel-greaves', 'longsword', 'cudgel'])));
  expect(buttonsInStyle(shop, 'primary')).toEqual(['Sell: Steel Greaves']);
  expect(buttonsOf(shop)).toEqual(['Buy', 'Sell: Steel Greaves', 'Close', 'Sell 2 spares for 12 gold']);
});

test('among many vendors both buttons have their place, and neighbours get the rest', async () => {
  const shop = await open(new AdvisedFixture(rich(['steel-greaves', 'longsword'], 'kkk\nk@k')));
  const last = ['Sell: Steel Greaves', 'Close', 'Sell 1 spare for 12 gold', 'Trade: Barkeep', 'Trade: Barkeep'];
  expect(buttonsOf(shop)).toEqual(['Buy', ...last]);
});

test('an old button sells nothing that the hero got since', async () => {
  const fixture = new BotFixture(rich());
  const shop = await open(fixture);
  await fixture.type('drop', { item: 'beer' });
  expect(textOf(await press(fixture, shop))).toContain('earlier turn');
  expect(fixture.game.pack.map(({ raw }) => raw)).toContain('longsword');
});

describe('/sell', () => {
  test('suggests all spare items before each item', async () => {
    const fixture = new BotFixture(rich());
    expect((await fixture.suggest('sell', 'item', ''))[0]).toEqual({
      name: 'Sell 3 spares for 20 gold',
      value: 'spares',
    });
    expect((await new BotFixture(rich(['beer'])).suggest('sell', 'item', '')).map(({ value }) => value)).not.toContain(
      'spares',
    );
  });

  test.each([
    ['en-US', 'spares'],
    ['en-US', 'SPARES'],
    ['de', 'spares'],
    ['de', 'ausmisten'],
    ['es-ES', 'sobras'],
  ])('sells them by a word of its own, and leaves the panel open (%s: %s)', async (locale, item) => {
    const fixture = new BotFixture(rich());
    fixture.locale = locale;
    const sold = await fixture.type('sell', { item });
    expect(fixture.game.pack.map(({ raw }) => raw)).toEqual(['war-axe', 'beer']);
    expect(controlOf(sold, `shop:${find(fixture.game, 'barkeep').id}:buy:0`)).toBeDefined();
  });

  test('says if there are none, or nobody buys them', async () => {
    const without = await new BotFixture(rich(['beer'])).type('sell', { item: 'spares' });
    expect(without).toMatchObject({ kind: 'message', ephemeral: true });
    expect(textOf(without)).toContain('no weapon or armour that is surely of no use');
    const alone = await new BotFixture(rich(['longsword'], '@.k')).type('sell', { item: 'spares' });
    expect(textOf(alone)).toContain('Nobody beside you trades');
  });
});
