import type { Reply } from '../../src/discord/api/reply';
import type { Game } from '../../src/engine';
import { find, type ScenarioOptions, scenario } from '../support/scenario';
import { buttonsOf, controlOf, partsOf, Stage, said } from '../support/stage';

const purse = (gold: number): ScenarioOptions['hero'] => ({
  pools: {
    hp: { current: 30, max: 30 },
    mana: { current: 4, max: 4 },
    level: 1,
    xp: 0,
    gold,
    weight: 0,
    penalty: 0,
  },
});

const pub = (gold = 10, carried = ['dagger', 'beer']): Game =>
  scenario(
    `
      .....
      .@k..
      .....
    `,
    { hero: purse(gold)!, carried },
  );

const selectOf = (reply: Reply) => partsOf(reply).find(({ type }) => type === 3);
const described = (reply: Reply): string[] =>
  (selectOf(reply)?.options ?? []).map(({ label, description }) => `${label}: ${description}`);

const pick = async (stage: Stage, reply: Reply, label: string): Promise<Reply> => {
  const select = selectOf(reply)!;
  const option = select.options!.find((one) => one.label === label)!;
  return stage.press(select.custom_id!, [option.value]);
};

test('walking into a vendor opens the shop in the same message, with selling first', async () => {
  const stage = new Stage(pub());
  const walking = await stage.press('v1|run|0|panel:steps');
  const shop = await stage.press(controlOf(walking, 'go:move:e').custom_id!);
  expect(shop.kind).toBe('update');
  expect(said(shop)).toContain('**Barkeep** · you have 10 gold');
  expect(described(shop)).toEqual(['Dagger: 1.6 gold · weapon · 1 lb', 'Beer: 0.4 gold · 2 lb']);
  expect(buttonsOf(shop)).toEqual(['Buy', 'Close']);
  expect(stage.game.turn).toBe(0);
});

test('who has nothing to sell is shown the wares', async () => {
  const shop = await new Stage(pub(10, [])).type('move', { direction: 'e' });
  expect(buttonsOf(shop)).toEqual(['Sell', 'Close']);
  const empty = new Stage(pub(10, []));
  const sell = await empty.press(`v1|run|0|shop:${find(empty.game, 'barkeep').id}:sell:0`);
  expect(said(sell)).toContain('nothing to sell');
});

test('bought and sold things change the purse, pass no turn, and the panel stays', async () => {
  const stage = new Stage(pub());
  let shop = await stage.type('move', { direction: 'e' });
  shop = await pick(stage, shop, 'Dagger');
  expect(said(shop)).toContain('You sell the Dagger for');
  expect(said(shop)).toContain('you have 11.6 gold');
  expect(described(shop)).toHaveLength(1);
  shop = await stage.press(controlOf(shop, `shop:${find(stage.game, 'barkeep').id}:buy:0`).custom_id!);
  expect(said(shop)).not.toContain('You sell');
  shop = await pick(stage, shop, 'Beer');
  expect(said(shop)).toContain('You buy a Beer');
  expect(buttonsOf(shop)).toEqual(['Sell', 'Close']);
  expect(stage.game.turn).toBe(0);
});

test('what is too dear is told of but not offered; asked for all the same it is refused in private', async () => {
  const stage = new Stage(pub(0.5));
  const { id } = find(stage.game, 'barkeep');
  const shop = await stage.press(`v1|run|0|shop:${id}:buy:0`);
  expect(selectOf(shop)).toBeUndefined();
  expect(said(shop)).toContain('Rations: 0.6 gold · too dear');
  expect(said(shop)).not.toContain('nothing to buy');
  expect(buttonsOf(shop)).toEqual(['Sell', 'Close']);
  const note = await stage.press(`v1|run|0|trade:${id}:buy:0`, ['rations']);
  expect(note).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(note)).toContain('and you have 0.5');
  expect(stage.v).toBe(0);
});

test('what can be paid for is offered beside what is too dear', async () => {
  const stage = new Stage(scenario('@s', { legend: { s: 'blacksmith' }, hero: purse(3)! }));
  const shop = await stage.press(`v1|run|0|shop:${find(stage.game, 'blacksmith').id}:buy:0`);
  expect(described(shop)).toContain('Dagger: 2.4 gold');
  expect(said(shop)).toMatch(/Longsword: .* too dear/);
  expect(said(shop)).not.toContain('Dagger:');
});

test('a long list has pages, and selling the last of one leads back', async () => {
  const stage = new Stage(
    pub(
      10,
      Array.from({ length: 26 }, () => 'beer'),
    ),
  );
  const first = await stage.type('move', { direction: 'e' });
  expect(selectOf(first)?.options).toHaveLength(25);
  expect(selectOf(first)?.placeholder).toBe('Sell… (page 1 of 2)');
  expect(buttonsOf(first)).toEqual(['Buy', 'Next page', 'Close']);
  const second = await stage.press(controlOf(first, `shop:${find(stage.game, 'barkeep').id}:sell:1`).custom_id!);
  expect(selectOf(second)?.options).toHaveLength(1);
  expect(buttonsOf(second)).toEqual(['Buy', 'Previous page', 'Close']);
  const back = await pick(stage, second, 'Beer');
  expect(selectOf(back)?.options).toHaveLength(25);
  expect(buttonsOf(back)).toEqual(['Buy', 'Close']);
});

test('a panel of an earlier turn shows the board of now', async () => {
  const stage = new Stage(pub());
  const shop = await stage.type('move', { direction: 'e' });
  await stage.type('wait');
  const stale = await pick(stage, shop, 'Beer');
  expect(said(stale)).toContain('earlier turn');
  expect(buttonsOf(stale)).toContain('Wait');
});

test('when nobody trades there any more the board of now is shown', async () => {
  const reply = await new Stage(scenario('.@.')).press('v1|run|0|shop:77:buy:0');
  expect(said(reply)).toContain('Nobody trades with you there any more');
  expect(buttonsOf(reply)).toContain('Wait');
});

test('the pad offers trade beside somebody with wares only', async () => {
  const stage = new Stage(pub());
  const board = await stage.type('play');
  expect(buttonsOf(board)).toContain('Trade: Barkeep');
  const away = await stage.type('move', { direction: 'w' });
  expect(buttonsOf(away)).not.toContain('Trade: Barkeep');
});

test.each(['shop:77:buy:0', 'trade:77:sell:0', 'trade:77:buy:0'])('a forged %s buys nothing', async (ending) => {
  const stage = new Stage(pub());
  for (const value of ['', 'Beer!', '-1', '9'.repeat(12)]) await stage.press(`v1|run|0|${ending}`, [value]);
  expect(stage.failures).toEqual([]);
  expect(stage.v).toBe(0);
});

test('by command: suggestions have prices, and the panel stands open afterwards', async () => {
  const stage = new Stage(pub(0.7));
  expect(await stage.suggest('buy', 'item', 'bee')).toEqual([{ name: 'Beer — 0.6 gold', value: 'beer' }]);
  const bought = await stage.type('buy', { item: 'beer' });
  expect(said(bought)).toContain('You buy a Beer');
  expect(buttonsOf(bought)).toEqual(['Sell', 'Close']);
  expect((await stage.suggest('buy', 'item', 'bee'))[0]?.name).toBe('Beer — 0.6 gold (too dear)');
  const [dagger] = await stage.suggest('sell', 'item', 'dag');
  expect(dagger?.name).toBe('Dagger — 1.6 gold');
  const sold = await stage.type('sell', { item: dagger!.value });
  expect(said(sold)).toContain('You sell the Dagger');
  expect(buttonsOf(sold)).toEqual(['Buy', 'Close']);
});

test('without anybody to trade with a command says so', async () => {
  const stage = new Stage(scenario('.@.', { carried: ['beer'] }));
  expect(said(await stage.type('buy', { item: 'beer' }))).toContain('Nobody beside you trades');
  expect(said(await stage.type('sell', { item: 'beer' }))).toContain('Nobody beside you trades');
  expect(await stage.suggest('buy', 'item', '')).toEqual([]);
  expect(await stage.suggest('sell', 'item', '')).toEqual([]);
});

test('what is not there to trade is said', async () => {
  const stage = new Stage(pub());
  expect(said(await stage.type('buy', { item: 'crown' }))).toContain('not sold here');
  expect(said(await stage.type('sell', { item: 'tunic' }))).toContain('Take worn things off first');
  expect(stage.v).toBe(0);
});
