import type { Game } from '../../src/engine';
import { find, scenario } from '../support/scenario';
import { buttonsOf, controlOf, partsOf, Stage, said } from '../support/stage';

const victor = (): Game => ({ ...scenario('.@.'), laurel: true });

test('who has won the laurel may retire, and is asked first', async () => {
  const stage = new Stage(victor());
  const board = await stage.type('play');
  const question = await stage.press(controlOf(board, 'retire').custom_id!);
  expect(said(question)).toContain('**Sure?**');
  expect(buttonsOf(question)).toEqual(['Retire as victor', 'Not yet']);
  expect(stage.game.over).toBeNull();
  const end = await stage.press(controlOf(question, 'do:retire').custom_id!);
  expect(stage.game.over?.result).toBe('retired');
  expect(buttonsOf(end)).toEqual(['New game', 'Play back']);
});

test('/retire asks as well', async () => {
  const stage = new Stage(victor());
  expect(buttonsOf(await stage.type('retire'))).toEqual(['Retire as victor', 'Not yet']);
  expect(stage.v).toBe(0);
});

test('without the laurel nothing is offered and the command says why', async () => {
  const stage = new Stage(scenario('.@.'));
  expect(buttonsOf(await stage.type('play'))).not.toContain('Retire as victor');
  const note = await stage.type('retire');
  expect(note).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(note)).toContain('slain the dragon');
  expect(said(await stage.press('v1|run|0|retire'))).not.toContain('Sure?');
});

const galleries = (parts: ReturnType<typeof partsOf>): number => parts.filter(({ type }) => type === 12).length;

test('magic mapping shows the whole level beside the board, once', async () => {
  const stage = new Stage(scenario('@....#....', { carried: ['magic-mapping-scroll'] }));
  const scroll = find(stage.game, 'magic-mapping-scroll').id;
  const mapped = await stage.press('v1|run|0|choose:use', [String(scroll)]);
  expect(galleries(partsOf(mapped))).toBe(2);
  expect(mapped).toMatchObject({ message: { attachments: [{ name: 'map-1.png' }, { name: 'level-1.png' }] } });
  expect(galleries(partsOf(await stage.type('wait')))).toBe(1);
});
