import { buildScene, scenesOf } from '../../../scripts/crawl/scenes';
import type { Reply } from '../../../src/discord/api/reply';
import { shopControls } from '../../../src/discord/board/shop';
import type { Game } from '../../../src/engine';
import { LOCALES } from '../../../src/i18n';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import {
  BotFixture,
  blankRenderer,
  boardOf,
  buttonsInStyle,
  buttonsOf,
  componentsOf,
  controlOf,
  englishI18n,
  textOf,
} from '../../support/bot-fixture';
import { unstacked } from '../../support/items';
import { find, poolsWith, scenario } from '../../support/scenario';
import { stocked } from '../../support/stock';
import { figures } from '../../support/views';

const raws = loadRaws();

const purse = (gold: number) => poolsWith({ gold });

const pub = (gold = 10, carried = ['dagger', 'beer']): Game =>
  scenario(
    `
      .....
      .@k..
      .....
    `,
    { hero: purse(gold), carried },
  );

const selectOf = (reply: Reply) => componentsOf(reply).find(({ type }) => type === 3);
const described = (reply: Reply): string[] =>
  (selectOf(reply)?.options ?? []).map(({ label, description }) => `${label}: ${description}`);

const pick = async (fixture: BotFixture, reply: Reply, label: string): Promise<Reply> => {
  const select = selectOf(reply)!;
  const option = select.options!.find((one) => one.label === label)!;
  return fixture.press(select.custom_id!, [option.value]);
};

/** Opens the side of the shop on which the hero sells. */
const sellSide = (fixture: BotFixture): Promise<Reply> =>
  fixture.press(`v1|run|${fixture.version}|shop:${find(fixture.game, 'barkeep').id}:sell:0`);

test('walking into a vendor opens the shop in the same message, with buying first', async () => {
  const fixture = new BotFixture(pub());
  const walking = await fixture.press('v1|run|0|panel:steps');
  const shop = await fixture.press(controlOf(walking, 'go:move:e').custom_id!);
  expect(shop.kind).toBe('update');
  expect(textOf(shop)).toContain('**Barkeep** · you have 10 gold');
  expect(described(shop)).toContain('Rations: 6 silver · 2 left · fills you up · 2 lb');
  expect(buttonsOf(shop)).toEqual(['Sell', 'Close']);
  const selling = await sellSide(fixture);
  expect(described(selling)).toEqual([
    'Dagger: 2 silver · ▲ better · 2–5 damage ▼−1 · +2 to hit ▲+1 · speed ±0 ▲+2 · 1 lb',
    'Beer: 4 silver · heals 4 · 2 lb',
  ]);
  expect(buttonsOf(selling)).toEqual(['Buy', 'Close']);
  expect(fixture.game.turn).toBe(0);
});

class AdvisedFixture extends BotFixture {
  override board() {
    const board = super.board();
    return { ...board, advice: adviseOn(situationOf(this.game, raws, board)) };
  }
}

/** Board in the pub. The hero has a sword that is no better than the one in hand, and no gold. */
const withSpare = (): BotFixture => {
  const carried = ['rusty-longsword', 'rations', 'rations', 'rations'];
  const game = scenario('.@k..', { hero: purse(0), carried, worn: ['longsword'] });
  return new AdvisedFixture(game);
};

test('a hero with spare gear sees what it may sell, and one control with its reason', async () => {
  const fixture = withSpare();
  const shop = await fixture.type('move', { to: 'e' });
  expect(buttonsInStyle(shop, 'success')).toEqual(['Sell']);
  expect(buttonsInStyle(shop, 'primary')).toEqual(['Sell: Rusty Longsword']);
  expect(textOf(shop)).toContain('→ **Sell: Rusty Longsword** · you don’t need them');
  const sold = await fixture.press(componentsOf(shop).find(({ style }) => style === 1)!.custom_id!);
  expect(textOf(sold)).toContain('You sell the Rusty Longsword');
  expect(buttonsOf(sold)).toContain('Close');
});

test('if nothing here is worth its price, the panel leads on in one press', async () => {
  const carried = ['rations', 'rations', 'rations'];
  const game = scenario('.@k\n...>', { hero: purse(0), carried, worn: ['longsword'], depth: 1 });
  const shop = await new AdvisedFixture(game).type('move', { to: 'e' });
  expect(buttonsInStyle(shop, 'primary')).toEqual(['To the woods']);
  expect(textOf(shop)).toContain('→ **To the woods** · that is where the adventure begins');
  const board = boardOf(game);
  const [thing] = board.view.things.filter(({ raw }) => raw === 'barkeep');
  const action = { kind: 'travel', to: { x: 5, y: 1 } } as const;
  const advice = { action, reason: 'shop-better', thing: thing! } as const;
  const controls = shopControls({ ...board, advice }, { vendor: thing!.id, tab: 'buy', page: 0 }, englishI18n);
  expect(controls?.lines.join()).toContain('→ **Visit: Barkeep**');
});

test('a hero with nothing to sell sees the wares', async () => {
  const shop = await new BotFixture(pub(10, [])).type('move', { to: 'e' });
  expect(buttonsOf(shop)).toEqual(['Sell', 'Close']);
  const empty = new BotFixture(pub(10, []));
  const sell = await empty.press(`v1|run|0|shop:${find(empty.game, 'barkeep').id}:sell:0`);
  expect(textOf(sell)).toContain('nothing to sell');
});

test('buying and selling changes the gold, passes no turn and leaves the panel open', async () => {
  const fixture = new BotFixture(pub());
  let shop = await sellSide(fixture);
  shop = await pick(fixture, shop, 'Dagger');
  expect(textOf(shop)).toContain('You sell the Dagger for');
  expect(textOf(shop)).toContain('you have 10 gold 2 silver');
  expect(described(shop)).toHaveLength(1);
  shop = await fixture.press(controlOf(shop, `shop:${find(fixture.game, 'barkeep').id}:buy:0`).custom_id!);
  expect(textOf(shop)).not.toContain('You sell');
  shop = await pick(fixture, shop, 'Beer');
  expect(textOf(shop)).toContain('You buy a Beer');
  expect(buttonsOf(shop)).toEqual(['Sell', 'Close']);
  expect(fixture.game.turn).toBe(0);
});

test('wares that are too expensive are listed but cannot be picked; buying them is refused in an ephemeral reply', async () => {
  const fixture = new BotFixture(pub(0.5));
  const { id } = find(fixture.game, 'barkeep');
  const shop = await fixture.press(`v1|run|0|shop:${id}:buy:0`);
  expect(selectOf(shop)).toBeUndefined();
  expect(textOf(shop)).toContain('**Too dear for now:** Rations: 6 silver');
  expect(textOf(shop)).not.toContain('nothing to buy');
  expect(buttonsOf(shop)).toEqual(['Sell', 'Close']);
  const note = await fixture.press(`v1|run|0|trade:${id}:buy:0`, ['rations']);
  expect(note).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(note)).toContain('and you have 5 silver');
  expect(fixture.version).toBe(0);
});

test('a counter with wares is not called empty, even if they are too expensive', () => {
  const controlsWith = (prices: number[]) => {
    const board = boardOf(pub(2, []));
    const [shop] = board.view.shops;
    const raws = ['rations', 'beer', 'dagger'];
    const wares = prices.map((price, at) => ({ raw: raws[at]!, price, left: 1, figures: figures() }));
    const shops = [{ ...shop!, wares }];
    const counter = { vendor: shop!.vendor.id, tab: 'buy', page: 0 } as const;
    return shopControls({ ...board, view: { ...board.view, shops } }, counter, englishI18n)!
      .lines.slice(1)
      .join();
  };
  expect(controlsWith([])).toContain('nothing to buy');
  expect(controlsWith([1])).toBe('');
  expect(controlsWith([1, 9])).toMatch(
    /^\*\*You can afford\*\* Rations: 1 gold,-# \*\*Too dear for now:\*\* Beer: 9 gold$/,
  );
  expect(controlsWith([9])).toBe('-# **Too dear for now:** Rations: 9 gold');
});

test('the open counter is green and cannot be pressed', async () => {
  const shop = await new BotFixture(pub()).type('move', { to: 'e' });
  expect(buttonsInStyle(shop, 'success')).toEqual(['Buy']);
  expect(buttonsInStyle(shop, 'secondary')).toEqual(['Sell', 'Close']);
});

test('affordable wares stand before those that are too expensive, which are sorted by price', async () => {
  const board = boardOf(pub(2, []));
  const [shop] = board.view.shops;
  const prices = { rations: 9, beer: 1, dagger: 8, cudgel: 2 };
  const wares = Object.entries(prices).map(([raw, price]) => ({ raw, price, left: 1, figures: figures() }));
  const view = { ...board.view, shops: [{ ...shop!, wares }] };
  const counter = { vendor: shop!.vendor.id, tab: 'buy', page: 0 } as const;
  const { lines } = shopControls({ ...board, view }, counter, englishI18n)!;
  expect(lines.slice(1).map((line) => line.match(/Rations|Beer|Dagger|Cudgel/g))).toEqual([
    ['Beer', 'Cudgel'],
    ['Dagger', 'Rations'],
  ]);
});

test('of wares that are too expensive, the three cheapest better ones are described in full, the rest by price', () => {
  const board = boardOf(pub(2, []));
  const [shop] = board.view.shops;
  const compared = (verdict: -1 | 0 | 1) => ({ verdict, damage: 0, toHit: 0, armorClass: 0, penalty: 0 });
  const ware = (raw: string, price: number, verdict: -1 | 0 | 1) => ({
    raw,
    price,
    left: 1,
    figures: figures({ comparison: compared(verdict) }),
  });
  const wares = [
    ware('breastplate', 90, 1),
    ware('dagger', 9, -1),
    ware('longsword', 40, 1),
    ware('shield', 30, 1),
    ware('war-axe', 80, 1),
  ];
  const view = { ...board.view, shops: [{ ...shop!, wares }] };
  const counter = { vendor: shop!.vendor.id, tab: 'buy', page: 0 } as const;
  const { lines } = shopControls({ ...board, view }, counter, englishI18n)!;
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^-# \*\*Shield\*\*: 30 gold · too dear for now · ▲ better/),
    expect.stringMatching(/^-# \*\*Longsword\*\*: 40 gold · too dear for now · ▲ better/),
    expect.stringMatching(/^-# \*\*War Axe\*\*: 80 gold · too dear for now · ▲ better/),
    '-# **Too dear for now:** Dagger: 9 gold · Breastplate: 90 gold',
  ]);
});

test('of many wares that are too expensive, the eight cheapest are listed, and the others are counted', () => {
  const few = { ...scenario('@a', { legend: { a: 'alchemist' }, hero: purse(2) }), deepest: 9 };
  const apothecary = stocked(few, 'alchemist', 'town-portal-scroll');
  const board = boardOf(apothecary);
  const counter = { vendor: find(apothecary, 'alchemist').id, tab: 'buy', page: 0 } as const;
  const line = shopControls(board, counter, englishI18n)!.lines.at(-1) ?? '';
  const wares = line.split(' · ');
  expect(wares).toHaveLength(9);
  expect(wares[0]).toMatch(/^-# \*\*Too dear for now:\*\* Oil Flask: /);
  expect(wares[8]).toBe(`and ${board.view.shops[0]!.wares.length - 8} more`);
});

test('affordable wares can be picked while others are too expensive', async () => {
  const fixture = new BotFixture(scenario('@s', { legend: { s: 'blacksmith' }, hero: purse(3) }));
  const shop = await fixture.press(`v1|run|0|shop:${find(fixture.game, 'blacksmith').id}:buy:0`);
  expect(described(shop)).toContain(
    'Dagger: 2 gold 4 silver · 1 left · ▲ better · 2–5 damage ▼−1 · +2 to hit ▲+1 · speed ±0 ▲+2 · 1 lb',
  );
  expect(textOf(shop)).toMatch(/\*\*Too dear for now:\*\* .*Longsword: 18 gold/);
  expect(textOf(shop)).toMatch(/You can afford.* Dagger: 2 gold 4 silver/);
});

test("wares that cost all of the hero's gold can be picked", async () => {
  const cost = boardOf(pub()).view.shops[0]!.wares.find(({ raw }) => raw === 'rations')!.price;
  const fixture = new BotFixture(pub(cost));
  const shop = await fixture.press(`v1|run|0|shop:${find(fixture.game, 'barkeep').id}:buy:0`);
  expect(described(shop)).toContain('Rations: 6 silver · 2 left · fills you up · 2 lb');
  expect(textOf(shop)).not.toContain('**Rations**');
  await pick(fixture, shop, 'Rations');
  expect(fixture.game.hero.pools?.gold).toBeCloseTo(0);
});

test('wares that are sold out come last, and buying one is refused', async () => {
  const fixture = new BotFixture(pub());
  const { id } = find(fixture.game, 'barkeep');
  let shop = await fixture.press(`v1|run|0|shop:${id}:buy:0`);
  for (const left of ['2 left', '1 left']) {
    expect(described(shop)).toContain(`Rations: 6 silver · ${left} · fills you up · 2 lb`);
    shop = await pick(fixture, shop, 'Rations');
  }
  expect(described(shop)).not.toContainEqual(expect.stringContaining('Rations'));
  expect(textOf(shop)).toContain('Sold out: Rations');
  const before = fixture.version;
  const note = await fixture.press(`v1|run|${before}|trade:${id}:buy:0`, ['rations']);
  expect(note).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(note)).toContain('sold out');
  expect(fixture.version).toBe(before);
  const suggested = await fixture.suggest('buy', 'item', '');
  expect(suggested.at(-1)).toEqual({ name: 'Sold out: Rations', value: 'rations' });
});

test('a long list has pages, and selling the last entry of a page leads back', async () => {
  const fixture = new BotFixture(
    unstacked(
      pub(
        10,
        Array.from({ length: 26 }, () => 'beer'),
      ),
    ),
  );
  const first = await sellSide(fixture);
  expect(selectOf(first)?.options).toHaveLength(25);
  expect(selectOf(first)?.placeholder).toBe('Sell… (page 1 of 2)');
  expect(buttonsOf(first)).toEqual(['Buy', 'Next page', 'Close']);
  const second = await fixture.press(controlOf(first, `shop:${find(fixture.game, 'barkeep').id}:sell:1`).custom_id!);
  expect(selectOf(second)?.options).toHaveLength(1);
  expect(buttonsOf(second)).toEqual(['Buy', 'Previous page', 'Close']);
  const back = await pick(fixture, second, 'Beer');
  expect(selectOf(back)?.options).toHaveLength(25);
  expect(buttonsOf(back)).toEqual(['Buy', 'Close']);
});

test('a panel of an earlier turn gives way to the current board', async () => {
  const fixture = new BotFixture(pub());
  const shop = await fixture.type('move', { to: 'e' });
  await fixture.type('wait');
  const stale = await pick(fixture, shop, 'Beer');
  expect(textOf(stale)).toContain('earlier turn');
  expect(buttonsOf(stale)).toContain('Walk');
});

test('if the vendor is gone, the current board is shown', async () => {
  const reply = await new BotFixture(scenario('.@.')).press('v1|run|0|shop:77:buy:0');
  expect(textOf(reply)).toContain('Nobody trades with you there any more');
  expect(buttonsOf(reply)).toContain('Wait');
});

test('the board offers trade only beside a vendor', async () => {
  const fixture = new BotFixture(pub());
  const board = await fixture.type('play');
  expect(buttonsOf(board)).toContain('Trade');
  const away = await fixture.type('move', { to: 'w' });
  expect(buttonsOf(away)).not.toContain('Trade');
});

test.each(['shop:77:buy:0', 'trade:77:sell:0', 'trade:77:buy:0'])('a forged %s buys nothing', async (ending) => {
  const fixture = new BotFixture(pub());
  for (const value of ['', 'Beer!', '!beer', '-1', '9'.repeat(12)]) {
    await fixture.press(`v1|run|0|${ending}`, [value]);
  }
  expect(fixture.failures).toEqual([]);
  expect(fixture.version).toBe(0);
});

test.each([
  ['trade:77:sell:0', ['', 'beer', '5x', 'x5', '-1', '9'.repeat(10)]],
  ['trade:77:buy:0', ['', 'Beer', 'beer!', '!beer', 'x'.repeat(61)]],
])('a value that no menu of %s has buys nothing', async (ending, values) => {
  const fixture = new BotFixture(pub());
  for (const value of values) {
    expect(textOf(await fixture.press(`v1|run|0|${ending}`, [value]))).toContain('no longer there');
  }
});

test('commands suggest wares with prices, and leave the panel open', async () => {
  const fixture = new BotFixture(stocked(pub(0.7), 'barkeep', 'beer', 2));
  expect(await fixture.suggest('buy', 'item', 'bee')).toEqual([{ name: 'Beer — 6 silver · 2 left', value: 'beer' }]);
  const bought = await fixture.type('buy', { item: 'beer' });
  expect(textOf(bought)).toContain('You buy a Beer');
  expect(buttonsOf(bought)).toEqual(['Sell', 'Close']);
  expect((await fixture.suggest('buy', 'item', 'bee'))[0]?.name).toBe('Beer — 6 silver · 1 left (too dear for now)');
  const [dagger] = await fixture.suggest('sell', 'item', 'dag');
  expect(dagger?.name).toBe('Dagger — 2 silver');
  const sold = await fixture.type('sell', { item: dagger!.value });
  expect(textOf(sold)).toContain('You sell the Dagger');
  expect(buttonsOf(sold)).toEqual(['Buy', 'Close']);
});

test('commands suggest affordable wares before those that are too expensive', async () => {
  const fixture = new BotFixture(scenario('@s', { legend: { s: 'blacksmith' }, hero: purse(3) }));
  const dear = (await fixture.suggest('buy', 'item', '')).map(({ name }) => /too dear for now/.test(name));
  expect(dear.indexOf(true)).toBe(dear.filter((isDear) => !isDear).length);
  expect(dear).toContain(false);
});

test('a command without a vendor says so', async () => {
  const fixture = new BotFixture(scenario('.@.', { carried: ['beer'] }));
  expect(textOf(await fixture.type('buy', { item: 'beer' }))).toContain('Nobody beside you trades');
  expect(textOf(await fixture.type('sell', { item: 'beer' }))).toContain('Nobody beside you trades');
  expect(await fixture.suggest('buy', 'item', '')).toEqual([]);
  expect(await fixture.suggest('sell', 'item', '')).toEqual([]);
});

test('a command for wares that are not sold says so', async () => {
  const fixture = new BotFixture(pub());
  expect(textOf(await fixture.type('buy', { item: 'crown' }))).toContain('not sold here');
  expect(textOf(await fixture.type('sell', { item: 'tunic' }))).toContain('Take worn things off first');
  expect(fixture.version).toBe(0);
});

describe('to a hero in bad standing', () => {
  const distrusted = (points: number, gold: number): Game => ({ ...pub(gold), standings: { townsfolk: points } });

  test('a vendor asks double and says why, and the fine is a button', async () => {
    const fixture = new BotFixture(distrusted(-5, 130));
    const { id } = find(fixture.game, 'barkeep');
    const shop = await fixture.press(`v1|run|0|shop:${id}:buy:0`);
    expect(described(shop)).toContain('Rations: 1 gold 2 silver · 2 left · fills you up · 2 lb');
    expect(textOf(shop)).toContain('You are distrusted (Townsfolk): everything costs double');
    expect(buttonsOf(shop)).toEqual(['Sell', 'Pay fine: 100 gold', 'Close']);
    const paid = await fixture.press(controlOf(shop, `do:pay-fine:${id}`).custom_id!);
    expect(textOf(paid)).toContain('You pay the Barkeep a fine of 100 gold.');
    expect(textOf(paid)).toContain('Your standing with the townsfolk rises by 5, to 0');
    expect(buttonsOf(paid)).not.toContain('Pay fine: 100 gold');
    expect(fixture.game).toMatchObject({ turn: 0, standings: {}, hero: { pools: { gold: 30 } } });
  });

  test('the board offers the fine beside a creature that takes it, as far as the hero can pay', async () => {
    const beside = boardOf(scenario('@p', { legend: { p: 'priest' }, hero: purse(12) }));
    expect(beside.view.fines).toEqual([]);
    const game = { ...scenario('@p', { legend: { p: 'priest' }, hero: purse(12) }), standings: { townsfolk: -2 } };
    const board = await new BotFixture(game).type('play');
    expect(buttonsOf(board)).toContain('Pay fine: 10 of 40 gold');
    const poor = { ...scenario('@p', { legend: { p: 'priest' }, hero: purse(4) }), standings: { townsfolk: -2 } };
    expect(buttonsOf(await new BotFixture(poor).type('play')).join()).not.toContain('fine');
  });

  test('a fine for a clan without vendors names the clan, and trade goes on', async () => {
    const fixture = new BotFixture({ ...distrusted(-5, 130), standings: { 'dwarven-remnant': -2 } });
    const shop = await fixture.press(`v1|run|0|shop:${find(fixture.game, 'barkeep').id}:buy:0`);
    expect(described(shop)).toContain('Rations: 6 silver · 2 left · fills you up · 2 lb');
    expect(textOf(shop)).toContain('You are distrusted (Last Dwarves): a fine mends that, and it is taken here.');
    expect(buttonsOf(shop)).toContain('Fine: 40 · Last Dwarves');
  });

  test('a vendor who does not trade says so, has no button, and takes the fine', async () => {
    const fixture = new BotFixture(distrusted(-10, 5));
    const { id } = find(fixture.game, 'barkeep');
    const board = await fixture.type('play');
    expect(buttonsOf(board)).not.toContain('Trade');
    expect(buttonsOf(board)).toContain('Pay fine: 5 of 200 gold');
    expect(textOf(await fixture.type('move', { to: 'e' }))).toContain('The Barkeep will not trade with you.');
    const shop = await fixture.press(`v1|run|0|shop:${id}:sell:0`);
    expect(textOf(shop)).toContain('Nobody here trades with you (Townsfolk)');
    expect(buttonsOf(shop)).toEqual(['Pay fine: 5 of 200 gold', 'Close']);
    const penniless = await new BotFixture(distrusted(-10, 0)).press(`v1|run|0|shop:${id}:sell:0`);
    expect(buttonsOf(penniless)).toEqual(['Close']);
  });

  test.each(['fine', 'FINE'])('/buy %s pays it, and suggests it first', async (item) => {
    const fixture = new BotFixture(distrusted(-5, 130));
    expect((await fixture.suggest('buy', 'item', ''))[0]).toEqual({ name: 'Pay fine: 100 gold', value: 'fine' });
    expect(textOf(await fixture.type('buy', { item }))).toContain('You pay the Barkeep a fine of 100 gold.');
    expect(fixture.game.standings).toEqual({});
  });

  test('without a fine, /buy fine says that nothing is owed', async () => {
    const reply = await new BotFixture(pub(130)).type('buy', { item: 'fine' });
    expect(textOf(reply)).toBe('You owe no fine here.');
  });
});

test('everything in the menus of a shop with magic gear can be bought', async () => {
  const scene = scenesOf(raws)['a shop with magic gear'];
  const start = buildScene(raws, { ...scene, pools: { gold: 999_999 } });
  const opening = new BotFixture(start);
  const menu = `shop:${find(start, 'blacksmith').id}:buy`;
  const pages = await Promise.all([0, 1].map((page) => opening.press(`v1|run|0|${menu}:${page}`)));
  const values = pages.flatMap((page) => selectOf(page)!.options!.map(({ value }) => value));
  expect(values.filter((value) => value.includes('+'))).not.toEqual([]);
  for (const value of values) {
    const fixture = new BotFixture(start);
    await fixture.press(selectOf(pages[0]!)!.custom_id!, [value]);
    expect(fixture.game.pack.map(({ raw }) => raw)).toContain(value);
    expect(fixture.game.hero.pools?.gold).toBeLessThan(999_999);
  }
});

describe('where vendors take tribute', () => {
  const market = (gold: number, standings: Game['standings'] = {}, raw = 'market-draper'): Game => ({
    ...scenario('@m', { legend: { m: raw }, carried: [], hero: purse(gold), depth: 5 }),
    standings,
  });
  const open = async (fixture: BotFixture, raw = 'market-draper') =>
    fixture.press(`v1|run|0|shop:${find(fixture.game, raw).id}:tribute:0`);

  test("the panel shows the hero's standing with each clan, and what more of it gives", async () => {
    const shop = await open(new BotFixture(market(60, { arbat: -3, barbo: 10 })));
    expect(textOf(shop)).toContain('Arbat −3 (they distrust you; at 0 they ask fair prices)');
    expect(textOf(shop)).toContain('Barbo +10 (you are their friend; at +20 they fight at your side)');
    expect(textOf(shop)).toContain('Cirro 0 (you are nothing special to them; at +10 they let you be)');
    expect(textOf(shop)).toContain('Tribute buys at most +6. Each point costs one with each of their rivals.');
    expect(textOf(shop)).toContain('Tribute leads no further (Barbo). The rest takes deeds');
    expect(described(shop)).toEqual([
      'Arbat +1 for 25 gold: → −2 · Barbo → +9 · Cirro → −1',
      'Cirro +1 for 25 gold: → +1 · Arbat → −4 · Barbo → +9',
    ]);
    expect(textOf(shop)).toContain('**Arbat +3 for 75 gold**: too dear for now');
    expect(buttonsOf(shop)).toEqual(['Sell', 'Buy', 'Close']);
  });

  test('paying leaves the panel open and tells the new standing', async () => {
    const fixture = new BotFixture(market(300));
    const paid = await pick(fixture, await open(fixture), 'Arbat +6 for 150 gold');
    expect(textOf(paid)).toContain('You pay the Market Draper a tribute of 150 gold for the Arbat.');
    expect(textOf(paid)).toContain('Your standing with the Cirro falls by 5, to −5');
    expect(textOf(paid)).toContain('Arbat +6 (they think well of you; at +10 they let you be)');
    expect(fixture.game).toMatchObject({
      turn: 0,
      standings: { arbat: 6, barbo: -5, cirro: -5 },
      hero: { pools: { gold: 150 } },
    });
  });

  test('a vendor who deals for an enemy takes tribute first', async () => {
    const fixture = new BotFixture(market(60, { cirro: -10 }, 'cirro-weaver'));
    expect(buttonsOf(await fixture.type('play'))).toContain('Trade');
    const shop = await fixture.type('move', { to: 'e' });
    expect(textOf(shop)).toContain('No trade with an enemy of theirs (Cirro). Tribute may change that.');
    expect(buttonsOf(shop)).toEqual(['Close']);
    const paid = await pick(fixture, shop, 'Cirro +1 for 25 gold');
    expect(textOf(paid)).toContain('You are distrusted (Cirro): everything costs double until tribute is paid.');
    expect(buttonsOf(paid)).toEqual(['Sell', 'Buy', 'Close']);
  });

  test.each(['tribute arbat 2', 'Tribute  Arbat 2', 'TRIBUTE ar 2'])('/buy %s pays it', async (item) => {
    const fixture = new BotFixture(market(60));
    expect((await fixture.suggest('buy', 'item', 'tribute'))[0]).toEqual({
      name: 'Tribute: Arbat +1 for 25 gold',
      value: 'tribute arbat 1',
    });
    expect(textOf(await fixture.type('buy', { item }))).toContain('a tribute of 50 gold');
    expect(fixture.game.standings).toEqual({ arbat: 2, barbo: -2, cirro: -2 });
  });

  test('between two vendors who take it, each payment is suggested once', async () => {
    const legend = { m: 'market-draper', n: 'market-armourer' };
    const fixture = new BotFixture(scenario('m@n', { legend, carried: [], hero: purse(30), depth: 5 }));
    const suggested = (await fixture.suggest('buy', 'item', 'tribute')).map(({ value }) => value);
    expect(suggested).toEqual(['tribute arbat 1', 'tribute barbo 1', 'tribute cirro 1']);
    expect(textOf(await fixture.type('buy', { item: 'tribute ar' }))).toContain('a tribute of 25 gold');
  });

  test.each(['', 'arbat', 'arbat.', 'arbat.0', 'arbat.-1', 'arbat.9999', '.1', 'nobody.1'])(
    'a forged %j pays nothing',
    async (value) => {
      const fixture = new BotFixture(market(900));
      await fixture.press(`v1|run|0|trade:${find(fixture.game, 'market-draper').id}:tribute:0`, [value]);
      expect(fixture.failures).toEqual([]);
      expect(fixture.version).toBe(0);
    },
  );
});

describe.each(Object.values(LOCALES))('$id: all that a ware does', ({ id: tag }) => {
  const { i18n } = blankRenderer().in(tag);
  const vendors = raws.mobs.flatMap(({ id, vendor }) => (vendor ? [id] : []));

  test.each(vendors)('the wares of the %s are described in full in the menu or above it', (vendor) => {
    const game = scenario('@k', { legend: { k: vendor }, hero: purse(100_000), worn: ['dagger', 'cloth-tunic'] });
    const board = boardOf(game);
    const [shop] = board.view.shops;
    const { lines, rows } = shopControls(board, { vendor: shop!.vendor.id, tab: 'buy', page: 0 }, i18n)!;
    const options = rows.flatMap(({ components }) =>
      components.flatMap((part) => (part.type === 3 ? part.options : [])),
    );
    expect(shop!.wares.length).toBeGreaterThan(0);
    for (const { raw, figures: of, left } of shop!.wares) {
      const name = i18n.thing({ id: 0, raw });
      const notes = i18n.wareNotes(of).join(' · ');
      const option = options.find(({ value }) => value === raw);
      const isAbove = lines.includes(`-# **${name}**: ${notes}`);
      if (left > 0) expect([name, option?.description?.endsWith(notes) !== isAbove]).toEqual([name, true]);
    }
  });
});
