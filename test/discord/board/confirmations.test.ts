import type { Game } from '../../../src/engine';
import { BotFixture, buttonsOf, controlOf, textOf } from '../../support/bot-fixture';
import { scenario } from '../../support/scenario';

const victor = (): Game => ({ ...scenario('.@.'), laurel: true });

test('a hero with the laurel may retire after a confirmation', async () => {
  const fixture = new BotFixture(victor());
  const board = await fixture.type('play');
  const question = await fixture.press(controlOf(board, 'retire').custom_id!);
  expect(textOf(question)).toContain('**Sure?**');
  expect(buttonsOf(question)).toEqual(['Retire as victor', 'Not yet']);
  expect(fixture.game.over).toBeNull();
  const end = await fixture.press(controlOf(question, 'do:retire').custom_id!);
  expect(fixture.game.over?.result).toBe('retired');
  expect(buttonsOf(end)).toEqual(['New game', 'Replay', 'Card', 'The Amulet']);
});

test('/retire asks for the same confirmation', async () => {
  const fixture = new BotFixture(victor());
  expect(buttonsOf(await fixture.type('run retire'))).toEqual(['Retire as victor', 'Not yet']);
  expect(fixture.version).toBe(0);
});

test('without the laurel retiring is not offered, and the command says why', async () => {
  const fixture = new BotFixture(scenario('.@.'));
  expect(buttonsOf(await fixture.type('play'))).not.toContain('Retire as victor');
  const note = await fixture.type('run retire');
  expect(note).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(note)).toContain('slain the dragon');
  expect(textOf(await fixture.press('v1|run|0|retire'))).not.toContain('Sure?');
});
