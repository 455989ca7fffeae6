import type { Game, RawId } from '../../src/engine';
import { act, find, scenario } from '../support/scenario';
import { buttonsOf, controlOf, Stage, said } from '../support/stage';

const POTIONS: RawId[] = ['mana-potion', 'haste-potion'];
const reader = (carried: RawId[] = ['identify-scroll', 'rod-of-venom', ...POTIONS, 'beer']): Game =>
  scenario('..@..', { carried });

const opened = async (stage: Stage) => {
  const { id } = find(stage.game, 'identify-scroll');
  return stage.press('v1|run|0|choose:use', [String(id)]);
};

test('a scroll that asks lists what it can be asked about, with remarks', async () => {
  const stage = new Stage(reader());
  const prompt = await opened(stage);
  expect(said(prompt)).toContain('**Identify which item?**');
  const { options } = controlOf(prompt, 'choose:answer');
  expect(options?.map(({ description }) => description)).toEqual(['0.5 lb', '0.5 lb', '0.5 lb']);
  expect(buttonsOf(prompt)).toEqual(['Cancel']);
});

test('what is picked is done', async () => {
  const stage = new Stage(reader());
  const prompt = await opened(stage);
  const { id } = find(stage.game, 'mana-potion');
  const after = await stage.press(controlOf(prompt, 'choose:answer').custom_id!, [String(id)]);
  expect(said(after)).toContain('Mana Potion');
  expect(stage.game.pending).toBeNull();
  expect(buttonsOf(after)).toContain('Pack');
});

test('cancelling keeps the scroll', async () => {
  const stage = new Stage(reader());
  const prompt = await opened(stage);
  await stage.press(controlOf(prompt, 'do:answer:none').custom_id!);
  expect(stage.game.pending).toBeNull();
  expect(stage.game.pack.map(({ raw }) => raw)).toContain('identify-scroll');
});

test('more than a menu holds has pages', async () => {
  const stage = new Stage(reader(['identify-scroll', ...Array.from({ length: 30 }, (): RawId => 'rod-of-venom')]));
  const first = await opened(stage);
  expect(controlOf(first, 'choose:answer').options).toHaveLength(25);
  expect(controlOf(first, 'choose:answer').placeholder).toBe('Choose… (page 1 of 2)');
  const second = await stage.press(controlOf(first, 'ask:1').custom_id!);
  expect(controlOf(second, 'choose:answer').options).toHaveLength(5);
  expect(buttonsOf(second)).toEqual(['Previous page', 'Cancel']);
});

const pending = (): Stage => {
  const game = reader();
  return new Stage(act(game, { kind: 'use', item: find(game, 'identify-scroll').id }).game);
};

test.each([
  ['use', { item: 'beer' }],
  ['use', { item: 'gibberish' }],
  ['wait', {}],
  ['cast', { spell: 'zap' }],
  ['travel', { to: 'down' }],
  ['buy', { item: 'beer' }],
  ['retire', {}],
])('/%s %j brings the prompt instead', async (command, options) => {
  const stage = pending();
  const reply = await stage.type(command, options);
  expect(said(reply)).toContain('Something waits for your choice first');
  expect(said(reply)).toContain('**Identify which item?**');
  expect(controlOf(reply, 'choose:answer').options).toHaveLength(3);
  expect(stage.v).toBe(0);
});

test.each(['panel:pad', 'panel:pack', 'shop:5:buy:0', 'retire', 'ask:0', 'do:wait', 'aim:cast:zap', 'choose:drop'])(
  'the control %s answers with the prompt',
  async (ending) => {
    const stage = pending();
    const reply = await stage.press(`v1|run|0|${ending}`, ending.startsWith('choose') ? ['5'] : undefined);
    expect(said(reply)).toContain('**Identify which item?**');
    expect(stage.v).toBe(0);
  },
);
