import type { Reply } from '../../src/discord/api/reply';
import { find, scenario } from '../support/scenario';
import { controlOf, partsOf, Stage, said } from '../support/stage';

const hall = () =>
  scenario(
    `
      .....t
      .@.w..
      ......
    `,
  );

const types = (reply: Reply): (number | undefined)[] => partsOf(reply).map(({ type }) => type);
const GALLERY = 12;

test('one thing is pointed out in the picture and told in words, for the asker alone', async () => {
  const stage = new Stage(hall());
  const reply = await stage.type('look', { target: 'wolf' });
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(reply)).toContain('**Mangy Wolf** (2 E): Level 1, hostile');
  expect(types(reply)).toContain(GALLERY);
  expect(reply).toMatchObject({
    message: { attachments: [{ description: expect.stringMatching(/^Mangy Wolf \(2 E\): /) }] },
  });
  expect(stage.studio.shots.at(-1)?.look).toEqual({ at: { x: 4, y: 2 }, id: find(stage.game, 'mangy-wolf').id });
  expect(stage.v).toBe(0);
});

test('everything in view is suggested, the nearest first, with where it is', async () => {
  const names = (await new Stage(hall()).suggest('look', 'target', '')).map(({ name }) => name);
  expect(names).toEqual(['Mangy Wolf — 2 E', 'Peasant — 1 N, 4 E']);
});

test('without a target everything is told, and a menu leads closer', async () => {
  const stage = new Stage(hall());
  const note = await stage.type('look');
  expect(said(note)).toContain('Peasant 1 N, 4 E');
  expect(types(note)).not.toContain(GALLERY);
  const { custom_id, options } = controlOf(note, 'examine');
  expect(options?.map(({ label, description }) => `${label}: ${description}`)).toEqual([
    'Mangy Wolf: 2 E',
    'Peasant: 1 N, 4 E',
  ]);
  const closer = await stage.press(custom_id!, [options![1]!.value]);
  expect(closer.kind).toBe('update');
  expect(said(closer)).toContain('**Peasant**');
});

test('what has gone meanwhile is no longer shown', async () => {
  const reply = await new Stage(hall()).press('v1|run|0|examine', ['999']);
  expect(said(reply)).toContain('Mangy Wolf 2 E');
});

test('where there is nothing to look at there is no menu', async () => {
  const reply = await new Stage(scenario('.@.')).type('look');
  expect(said(reply)).toContain('Nobody and nothing of note');
  expect(types(reply)).toEqual([10]);
});

test('in words alone there is no picture', async () => {
  const reply = await new Stage(hall(), {}, { text: true }).type('look', { target: 'wolf' });
  expect(types(reply)).not.toContain(GALLERY);
  expect(said(reply)).toContain('**Mangy Wolf**');
});

test('what is not in sight cannot be looked at', async () => {
  expect(said(await new Stage(hall()).type('look', { target: 'unicorn' }))).toContain('You see no such thing');
});
