import type { Game, RawId } from '../../../src/engine';
import { BotFixture, buttonsOf, controlOf, textOf } from '../../support/bot-fixture';
import { unstacked } from '../../support/items';
import { act, find, poolsWith, scenario } from '../../support/scenario';

const POTIONS: RawId[] = ['mana-potion', 'haste-potion'];
const reader = (carried: RawId[] = ['identify-scroll', 'rod-of-venom', ...POTIONS, 'beer']): Game =>
  unstacked(scenario('..@..', { carried, identified: ['identify-scroll'] }));

const opened = async (fixture: BotFixture) => {
  const { id } = find(fixture.game, 'identify-scroll');
  return fixture.press('v1|run|0|choose:use', [String(id)]);
};

test('the menu lists the possible items with their descriptions', async () => {
  const fixture = new BotFixture(reader());
  const prompt = await opened(fixture);
  expect(textOf(prompt)).toContain('**Identify which item?**');
  const { options } = controlOf(prompt, 'choose:answer');
  expect(options?.map(({ description }) => description)).toEqual(['0.07 lb', '0.08 lb', '0.09 lb']);
  expect(buttonsOf(prompt)).toEqual(['Cancel']);
});

test('the item picked is chosen', async () => {
  const fixture = new BotFixture(reader());
  const prompt = await opened(fixture);
  const { id } = find(fixture.game, 'mana-potion');
  const after = await fixture.press(controlOf(prompt, 'choose:answer').custom_id!, [String(id)]);
  expect(textOf(after)).toContain('Mana Potion');
  expect(fixture.game.pending).toBeNull();
  expect(buttonsOf(after)).toContain('Pack');
});

test('cancelling keeps the scroll', async () => {
  const fixture = new BotFixture(reader());
  const prompt = await opened(fixture);
  await fixture.press(controlOf(prompt, 'do:answer:none').custom_id!);
  expect(fixture.game.pending).toBeNull();
  expect(fixture.game.pack.map(({ raw }) => raw)).toContain('identify-scroll');
});

test('if there are more items than a menu takes, they have pages', async () => {
  const fixture = new BotFixture(
    reader(['identify-scroll', ...Array.from({ length: 30 }, (): RawId => 'rod-of-venom')]),
  );
  const first = await opened(fixture);
  expect(controlOf(first, 'choose:answer').options).toHaveLength(25);
  expect(controlOf(first, 'choose:answer').placeholder).toBe('Choose… (page 1 of 2)');
  const second = await fixture.press(controlOf(first, 'ask:1').custom_id!);
  expect(controlOf(second, 'choose:answer').options).toHaveLength(5);
  expect(buttonsOf(second)).toEqual(['Previous page', 'Cancel']);
});

const pending = (): BotFixture => {
  const game = reader();
  return new BotFixture(act(game, { kind: 'use', item: find(game, 'identify-scroll').id }).game);
};

test.each([
  ['use', { item: 'beer' }],
  ['use', { item: 'gibberish' }],
  ['wait', {}],
  ['cast', { spell: 'zap' }],
  ['travel', { to: 'down' }],
  ['buy', { item: 'beer' }],
  ['run retire', {}],
])('/%s %j brings the prompt instead', async (command, options) => {
  const fixture = pending();
  const reply = await fixture.type(command, options);
  expect(textOf(reply)).toContain('You have to choose something first');
  expect(textOf(reply)).toContain('**Identify which item?**');
  expect(controlOf(reply, 'choose:answer').options).toHaveLength(3);
  expect(fixture.version).toBe(0);
});

test.each(['panel:pad', 'panel:pack', 'shop:5:buy:0', 'retire', 'ask:0', 'do:wait', 'aim:cast:zap', 'choose:drop'])(
  'the control %s answers with the prompt',
  async (ending) => {
    const fixture = pending();
    const reply = await fixture.press(`v1|run|0|${ending}`, ending.startsWith('choose') ? ['5'] : undefined);
    expect(textOf(reply)).toContain('**Identify which item?**');
    expect(fixture.version).toBe(0);
  },
);

describe('an unknown scroll that needs a target', () => {
  const holder = (map: string) => new BotFixture(scenario(map, { carried: ['fireball-scroll', 'beer'] }));
  const read = (fixture: BotFixture) =>
    fixture.press('v1|run|0|choose:use', [String(find(fixture.game, 'fireball-scroll').id)]);

  test('offers its targets, and says that no target wastes it', async () => {
    const prompt = await read(holder('..@.w'));
    expect(textOf(prompt)).toContain('**Scroll of Fireball**: choose a target.');
    expect(textOf(prompt)).toContain('any answer uses up the scroll');
    expect(buttonsOf(prompt)).toEqual(['1 Mangy Wolf (2 E)', 'Let it go to waste']);
  });

  test('previews its effect before it is aimed', async () => {
    const fixture = holder('..@.w');
    const prompt = await read(fixture);
    const { id } = find(fixture.game, 'fireball-scroll');
    const preview = await fixture.press(controlOf(prompt, `aim:use:${id}:5,1`).custom_id!);
    expect(textOf(preview)).toContain('would hit 1 Mangy Wolf');
    await fixture.press(controlOf(preview, `do:use:${id}:5,1`).custom_id!);
    expect(fixture.game.pending).toBeNull();
    expect(fixture.game.turn).toBe(1);
  });

  test('is wasted by the last button', async () => {
    const fixture = holder('..@..');
    const prompt = await read(fixture);
    await fixture.press(controlOf(prompt, 'do:answer:none').custom_id!);
    expect(fixture.game.pack.map(({ raw }) => raw)).not.toContain('fireball-scroll');
  });

  test('is aimed by /use, while other commands bring the prompt', async () => {
    const fixture = holder('..@.w');
    await read(fixture);
    expect(textOf(await fixture.type('use', { item: 'beer' }))).toContain('You have to choose something first');
    expect(textOf(await fixture.type('use', { item: 'fireball', at: '1e' }))).toContain(
      '**Scroll of Fireball** at 1 E',
    );
    expect(fixture.game.pending).not.toBeNull();
  });
});

test('a button asks a priest, who tells for gold what an unknown item is', async () => {
  const start = scenario('..@p.', {
    legend: { p: 'priest' },
    depth: 1,
    carried: ['rod-of-venom'],
    hero: poolsWith({ gold: 70 }),
  });
  const fixture = new BotFixture(start);
  const prompt = await fixture.type('use', { item: 'priest' });
  expect(textOf(prompt)).toContain('**Priest: which thing shall I look at?** It costs 60 gold.');
  const { id } = find(fixture.game, 'rod-of-venom');
  const after = await fixture.press(controlOf(prompt, 'choose:answer').custom_id!, [String(id)]);
  expect(textOf(after)).toContain('Rod of Venom');
  expect(fixture.game.hero.pools.gold).toBe(10);
});
