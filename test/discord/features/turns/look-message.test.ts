import type { Reply } from '../../../../src/discord/api/reply';
import { boardMessage } from '../../../../src/discord/board/board-message';
import { lookMessage } from '../../../../src/discord/features/turns/look-message';
import type { Board, Grave } from '../../../../src/discord/types';
import { createLanguages, LOCALES } from '../../../../src/i18n';
import { loadRaws } from '../../../../src/raws';
import {
  BotFixture,
  blankRenderer,
  boardOf,
  buttonsOf,
  componentsOf,
  controlOf,
  textOf,
} from '../../../support/bot-fixture';
import { sampleResult } from '../../../support/run-result';
import { changed, find, scenario } from '../../../support/scenario';

const hall = () =>
  scenario(
    `
      .....t
      .@.w..
      ......
    `,
  );

const types = (reply: Reply): (number | undefined)[] => componentsOf(reply).map(({ type }) => type);
const GALLERY = 12;

test('a thing is marked in the picture and described, in an ephemeral reply', async () => {
  const fixture = new BotFixture(hall());
  const reply = await fixture.type('look', { target: 'wolf' });
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(reply)).toContain('**Mangy Wolf** (2 E): Level 1, hostile');
  expect(types(reply)).toContain(GALLERY);
  expect(reply).toMatchObject({
    message: { attachments: [{ description: expect.stringMatching(/^Mangy Wolf \(2 E\): /) }] },
  });
  expect(fixture.renderer.requests.at(-1)?.look).toEqual({
    at: { x: 4, y: 2 },
    id: find(fixture.game, 'mangy-wolf').id,
  });
  expect(fixture.version).toBe(0);
});

test('everything in view is suggested with its place, nearest first', async () => {
  const names = (await new BotFixture(hall()).suggest('look', 'target', '')).map(({ name }) => name);
  expect(names).toEqual(['Mangy Wolf — 2 E', 'Peasant — 1 N, 4 E']);
});

test('without a target everything is listed above a menu of the things', async () => {
  const fixture = new BotFixture(hall());
  const note = await fixture.type('look');
  expect(textOf(note)).toContain('Peasant 1 N, 4 E');
  expect(types(note)).not.toContain(GALLERY);
  const { custom_id, options } = controlOf(note, 'examine');
  expect(options?.map(({ label, description }) => `${label}: ${description}`)).toEqual([
    'Mangy Wolf: 2 E · you hit 50% (about 3 blows to kill) · hits you 25% (99+ blows to kill you)',
    'Peasant: 1 N, 4 E',
  ]);
  const closer = await fixture.press(custom_id!, [options![1]!.value]);
  expect(closer.kind).toBe('update');
  expect(textOf(closer)).toContain('**Peasant**');
});

test('a thing that is gone is no longer described', async () => {
  const reply = await new BotFixture(hall()).press('v1|run|0|examine', ['999']);
  expect(textOf(reply)).toContain('Mangy Wolf 2 E');
});

test('with nothing in sight there is no menu', async () => {
  const reply = await new BotFixture(scenario('.@.')).type('look');
  expect(textOf(reply)).toContain('Nobody and nothing of note');
  expect(types(reply)).toEqual([10]);
});

test('text mode has no picture', async () => {
  const reply = await new BotFixture(hall(), {}, { text: true }).type('look', { target: 'wolf' });
  expect(types(reply)).not.toContain(GALLERY);
  expect(textOf(reply)).toContain('**Mangy Wolf**');
});

test('a thing out of sight cannot be looked at', async () => {
  expect(textOf(await new BotFixture(hall()).type('look', { target: 'wlof' }))).toContain('Did you mean Mangy Wolf?');
  expect(textOf(await new BotFixture(hall()).type('look', { target: 'unicorn' }))).toContain(
    'There is nothing like that in sight',
  );
});

test.each(Object.keys(LOCALES))('every listed thing can be looked at by its listed name: %s', async (locale) => {
  const fixture = new BotFixture(
    scenario(`
      <.....t
      .@.w..!
      .>.....
    `),
  );
  fixture.locale = locale;
  const lines = textOf(await fixture.type('look')).match(/^- .+/gm) ?? [];
  expect(lines).toHaveLength(5);
  for (const line of lines) {
    const [, name = ''] = /^- (.+?) \d/.exec(line)!;
    const said = textOf(await fixture.type('look', { target: name })).replaceAll('*', '');
    expect([name, said.startsWith(name)]).toEqual([name, true]);
  }
});

test('known stairs are listed with their place, unknown ones are not', async () => {
  const fixture = new BotFixture(scenario('@..>'));
  expect(textOf(await fixture.type('look', { target: 'down' }))).toBe('Stairs down 3 E');
  expect(textOf(await fixture.type('look', { target: 'stairs up' }))).toContain('nothing like that in sight');
});

describe('graves', () => {
  const GRAVES: Grave[] = [
    { depth: 2, at: { x: 4, y: 2 }, of: sampleResult({ heroName: '*Ann*' }), isReplayable: true },
    { depth: 2, at: { x: 2, y: 1 }, of: null, isReplayable: false },
  ];
  const withStones = (board: Board): Board => ({
    ...board,
    graves: true,
    view: { ...board.view, graves: GRAVES.flatMap(({ at }) => at ?? []) },
  });
  const ended = (): Board =>
    withStones(
      boardOf(
        changed(hall(), (game) => {
          game.over = { result: 'died', turn: 9, depth: 2, by: 'rat', cause: null };
        }),
      ),
    );
  const looked = (board: Board, language = 'en'): Reply => {
    const renderer = { ...blankRenderer(), i18n: createLanguages(loadRaws())(language) };
    return { kind: 'update', message: lookMessage(board, renderer, GRAVES) };
  };

  test.each([
    [
      'en',
      'Gravestone 2 E: **\\*Ann\\***, level 2, slain by a mangy wolf',
      'that nobody can read',
      'Once your own run',
    ],
    [
      'de',
      'Grabstein 2 O: **\\*Ann\\***, Stufe 2, erlegt von einem räudigen Wolf',
      'den niemand mehr lesen',
      'Ist dein eigener',
    ],
    ['es', 'Lápida 2 E: **\\*Ann\\***, nivel 2, víctima de un lobo sarnoso', 'ya nadie puede leer', 'Cuando acabe tu'],
  ])(
    'are read with Look, without links to their replays while the run goes on, in %s',
    (language, ann, other, later) => {
      const reply = looked(withStones(boardOf(hall())), language);
      for (const said of [ann, other, later]) expect(textOf(reply)).toContain(said);
      expect(textOf(reply).match(/Gravestone|Grabstein|Lápida/g)).toHaveLength(2);
      expect(() => controlOf(reply, 'replay:open')).toThrow();
    },
  );

  test('of a finished run lead to the replays of heroes whose name is shown', () => {
    const reply = looked(ended());
    expect(textOf(reply)).toContain('depth 2: **\\*Ann\\***, level 2');
    expect(controlOf(reply, 'replay:open').options).toMatchObject([{ value: 'r' }]);
  });

  test('have no links in places that refuse their replays, and promise none', () => {
    const elsewhere = (board: Board): Reply => {
      const refused = GRAVES.map((grave) => ({ ...grave, isReplayable: false }));
      return { kind: 'update', message: lookMessage(board, blankRenderer(), refused) };
    };
    expect(() => controlOf(elsewhere(ended()), 'replay:open')).toThrow();
    expect(textOf(elsewhere(withStones(boardOf(hall()))))).not.toContain('Once your own run');
  });

  test('have a button at the end of a run that found some', () => {
    const buttons = (board: Board) => buttonsOf({ kind: 'update', message: boardMessage(board, blankRenderer()) });
    expect(buttons(ended())).toContain('Graves');
    expect(buttons({ ...ended(), graves: false })).not.toContain('Graves');
  });
});
