import { aimControls } from '../../../src/discord/board/aim';
import { coordinateOf, rulerCell } from '../../../src/discord/board/geometry';
import type { Action, AimedAction, Aiming } from '../../../src/discord/types';
import type { Game } from '../../../src/engine';
import { createEntity } from '../../../src/engine/creatures/create';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { onScreen, WINDOW } from '../../../src/render/classic/map';
import { viewportOf } from '../../../src/render/compact/layout';
import { windowSize } from '../../../src/settings/window';
import {
  BotFixture,
  boardOf,
  buttonsInStyle,
  buttonsOf,
  controlOf,
  englishI18n,
  textOf,
} from '../../support/bot-fixture';
import { changed, find, here, poolsWith, type ScenarioOptions, scenario } from '../../support/scenario';

const mage: ScenarioOptions = {
  hero: {
    knownSpells: [
      { spell: 'web', manaCost: 2 },
      { spell: 'zap', manaCost: 1 },
    ],
    ...poolsWith(),
  },
  carried: ['fireball-scroll'],
};

// The hero stands at (2, 2), the wolf at (6, 2), the rat at (7, 2), the peasant at (2, 4).
const hall = (options: ScenarioOptions = {}): Game =>
  scenario(
    `
      ............
      .@...wr.....
      ............
      .t..........
    `,
    { ...mage, ...options },
  );

const aimOf = (fixture: BotFixture) => fixture.renderer.requests.at(-1)?.aim;

test('an area spell asks for a target, and each target says how many it would hit', async () => {
  const fixture = new BotFixture(hall());
  const ask = await fixture.type('cast', { spell: 'web' });
  expect(textOf(ask)).toContain('**Web**: choose a target.');
  expect(buttonsOf(ask)).toEqual([
    '1 Mangy Wolf (4 E): catches 2',
    '2 Rat (5 E): catches 2',
    '3 Peasant (2 S): catches 1, hits you',
    'Cancel',
  ]);
  expect(aimOf(fixture)).toMatchObject({ range: 6, blast: [], chosen: null, ruler: true });
  expect(ask).toMatchObject({
    message: { attachments: [{ description: expect.stringMatching(/^Web: choose a target/) }] },
  });
});

test('only creatures are targets, each at a cell of its own body', async () => {
  const game = scenario(
    `
      ......
      ....w.
      .@..r.
    `,
    mage,
  );
  const upon = changed(game, (draft) => {
    const rations = createEntity(loadRaws(), rngFromSeed('upon'), 'rations', 900);
    here(draft).entities.unshift({ ...rations, position: { ...draft.hero.position } });
  });
  const ask = await new BotFixture(upon).type('cast', { spell: 'zap' });
  expect(buttonsOf(ask)).toEqual(['1 Rat (3 E)', '2 Mangy Wolf (1 N, 3 E)', 'Cancel']);
});

test('the targets are those of the aimed item or spell', () => {
  const board = boardOf(hall());
  const [wolf, rat, peasant] = ['mangy-wolf', 'rat', 'peasant'].map(
    (raw) => board.view.things.find((thing) => thing.raw === raw)!.at,
  );
  const legal = [
    { kind: 'use', item: 1, at: wolf },
    { kind: 'use', item: 2, at: rat },
    { kind: 'cast', spell: 'zap', at: rat },
    { kind: 'cast', spell: 'web', at: peasant },
  ] as Action[];
  const targets = (action: AimedAction) => {
    const aiming: Aiming = { kind: 'aiming', board: { ...board, legal }, action, refusal: null, previews: [] };
    return aimControls(aiming, englishI18n).aim!.targets.map(({ at }) => at);
  };
  expect(targets({ kind: 'use', item: 1 })).toEqual([wolf]);
  expect(targets({ kind: 'use', item: 2 })).toEqual([rat]);
  expect(targets({ kind: 'cast', spell: 'zap' })).toEqual([rat]);
  expect(targets({ kind: 'cast', spell: 'web' })).toEqual([peasant]);
});

test('enemies are red, and all others grey', async () => {
  const ask = await new BotFixture(hall()).type('cast', { spell: 'zap' });
  expect(buttonsInStyle(ask, 'danger')).toEqual(['1 Mangy Wolf (4 E)', '2 Rat (5 E)']);
  expect(buttonsInStyle(ask, 'secondary')).toEqual(['3 Peasant (2 S)', 'Cancel']);
});

test('the confirmation is red if the aim is dangerous, else green', async () => {
  const aimed = (at: string) => new BotFixture(hall()).type('cast', { spell: 'web', at });
  expect(buttonsInStyle(await aimed('wolf'), 'success')).toEqual(['Cast']);
  expect(buttonsInStyle(await aimed('peasant'), 'danger')).toEqual(['Cast']);
});

test('the preview shows the area and the creatures in it before the spell is cast', async () => {
  const fixture = new BotFixture(hall());
  const ask = await fixture.type('cast', { spell: 'web' });
  const preview = await fixture.press(controlOf(ask, 'aim:cast:web:6,2').custom_id!);
  expect(textOf(preview)).toContain('**Web** at 4 E (O10) would hit 1 Mangy Wolf (4 E), 2 Rat (5 E).');
  expect(buttonsOf(preview)).toEqual(['Cast', 'Other target', 'Cancel']);
  expect(aimOf(fixture)).toMatchObject({ chosen: { at: { x: 6, y: 2 }, valid: true }, targets: [{}, {}] });
  expect(aimOf(fixture)?.blast).toContainEqual({ x: 8, y: 2 });
  expect(fixture.version).toBe(0);
  const fired = await fixture.press(controlOf(preview, 'do:cast:web:6,2').custom_id!);
  expect(textOf(fired)).toContain('You cast Web.');
  expect(fixture.version).toBe(1);
});

test('an area around the hero is called so', async () => {
  const preview = await new BotFixture(hall()).type('cast', { spell: 'web', at: 'here' });
  expect(textOf(preview)).toContain('**Web** here (');
});

test('another target leads back to all targets, and cancelling costs nothing', async () => {
  const fixture = new BotFixture(hall());
  const preview = await fixture.type('cast', { spell: 'web', at: 'rat' });
  const ask = await fixture.press(controlOf(preview, 'aim:cast:web').custom_id!);
  expect(textOf(ask)).toContain('choose a target');
  const board = await fixture.press(controlOf(ask, 'panel:pad').custom_id!);
  expect(buttonsOf(board)).toContain('Wait');
  expect(fixture.version).toBe(0);
});

test('the preview is also the confirmation of a danger, and names the hero in bold', async () => {
  const fixture = new BotFixture(hall());
  const preview = await fixture.type('cast', { spell: 'web', at: 'peasant' });
  expect(textOf(preview)).toContain('Peasant (2 S, friendly)');
  expect(textOf(preview)).toContain('It hits **you** as well.');
  expect(textOf(preview)).toContain('**Sure?**');
  await fixture.press(controlOf(preview, 'do:cast!:web:2,4').custom_id!);
  expect(fixture.version).toBe(1);
});

test('a danger with a waived confirmation is shown as none', async () => {
  const fixture = new BotFixture(hall(), {}, { waivedConfirmations: ['friendly', 'self'] });
  const preview = await fixture.type('cast', { spell: 'web', at: 'peasant' });
  expect(textOf(preview)).toContain('It hits **you** as well.');
  expect(textOf(preview)).not.toContain('Sure?');
  expect(controlOf(preview, 'do:cast:web:2,4')).toMatchObject({ label: 'Cast', style: 3 });
});

test.each(['4e', 'O10', 'o10', 'wolf'])('a cell may be typed as %s', async (at) => {
  const fixture = new BotFixture(hall());
  await fixture.type('cast', { spell: 'web', at });
  expect(aimOf(fixture)?.chosen).toEqual({ at: { x: 6, y: 2 }, valid: true });
});

test.each([
  ['web', '8e', 'That is too far: it reaches 6 cells.'],
  ['zap', '8e', 'That is too far: it reaches 6 cells.'],
  ['web', '1s 20e', 'There is no such target in sight'],
])('%s at %s is refused kindly and costs nothing', async (spell, at, why) => {
  const fixture = new BotFixture(hall());
  expect(textOf(await fixture.type('cast', { spell, at }))).toContain(why);
  expect(fixture.version).toBe(0);
});

test('a cell out of range is marked, and the targets are offered again', async () => {
  const fixture = new BotFixture(hall());
  const again = await fixture.type('cast', { spell: 'web', at: '8e' });
  expect(aimOf(fixture)).toMatchObject({ chosen: { at: { x: 10, y: 2 }, valid: false }, blast: [] });
  expect(buttonsOf(again)).toContain('1 Mangy Wolf (4 E): catches 2');
});

test('a cell out of sight is marked, too', async () => {
  const fixture = new BotFixture(scenario('.@.#..w', mage));
  const again = await fixture.type('cast', { spell: 'zap', at: '3e' });
  expect(textOf(again)).toContain('You cannot see that spot.');
  expect(aimOf(fixture)?.chosen).toEqual({ at: { x: 5, y: 1 }, valid: false });
});

test('a spell at a single cell needs no preview', async () => {
  const fixture = new BotFixture(hall());
  expect(textOf(await fixture.type('cast', { spell: 'zap', at: 'wolf' }))).not.toContain('choose a target');
  expect(fixture.version).toBe(1);
});

test('a scroll of fire from the pack takes the same two steps', async () => {
  const fixture = new BotFixture(hall({ identified: ['fireball-scroll'] }));
  const { id } = find(fixture.game, 'fireball-scroll');
  const ask = await fixture.press('v1|run|0|choose:use', [String(id)]);
  const preview = await fixture.press(controlOf(ask, `aim:use:${id}:6,2`).custom_id!);
  expect(textOf(preview)).toContain('would hit 1 Mangy Wolf');
  expect(textOf(await fixture.press(controlOf(preview, `do:use:${id}:6,2`).custom_id!))).toContain('Fireball');
  expect(fixture.version).toBe(1);
});

test('an unidentified rod shows no area', async () => {
  const fixture = new BotFixture(hall({ carried: ['rod-of-fireballs'] }));
  const { id } = find(fixture.game, 'rod-of-fireballs');
  const ask = await fixture.type('use', { item: `#${id}` });
  expect(buttonsOf(ask)[0]).toBe('1 Mangy Wolf (4 E)');
  await fixture.press(controlOf(ask, `do:use:${id}:6,2`).custom_id!);
  expect(fixture.version).toBe(1);
});

test('an old control of a spell without the mana says so and shows no target', async () => {
  const fixture = new BotFixture(
    hall({ hero: { ...mage.hero, pools: { ...mage.hero!.pools!, mana: { current: 0, max: 4 } } } }),
  );
  expect(textOf(await fixture.press('v1|run|0|aim:cast:web:6,2'))).toContain('takes 2 mana');
  expect(fixture.renderer.requests).toEqual([]);
});

test('text mode mentions no ruler', async () => {
  const fixture = new BotFixture(hall(), {}, { text: true });
  expect(textOf(await fixture.type('cast', { spell: 'web' }))).not.toContain('K12');
  expect(textOf(await fixture.type('cast', { spell: 'web', at: 'wolf' }))).toContain('at 4 E would hit');
});

describe('the ruler', () => {
  test('has the hero in the same cell as the pictures', () => {
    for (const log of [true, false]) {
      const board = boardOf(hall(), { log });
      expect(viewportOf({ log })).toMatchObject(windowSize({ log }));
      expect(rulerCell(board, log ? 'k9' : 'k10')).toEqual(board.view.hero.at);
      const large = boardOf(hall(), { large: true, log });
      expect(viewportOf({ layout: 'large', log })).toMatchObject(windowSize({ layout: 'large', log }));
      expect(rulerCell(large, log ? 'i8' : 'i9')).toEqual(large.view.hero.at);
    }
    const classic = boardOf(hall(), { classic: true });
    expect(windowSize({ layout: 'classic' })).toEqual({ columns: WINDOW.columns, rows: WINDOW.rows });
    const screen = onScreen(classic.view, classic.view.hero.at)!;
    expect(coordinateOf(classic, classic.view.hero.at)).toBe('Y23');
    expect([screen.x - WINDOW.x, screen.y - WINDOW.y]).toEqual([24, 22]);
  });

  test.each([{}, { classic: true }])('names cells so that the same names find them (%j)', (settings) => {
    const board = boardOf(hall(), settings);
    for (let y = 0; y < board.view.height; y++) {
      for (let x = 0; x < board.view.width; x++) {
        const name = coordinateOf(board, { x, y });
        if (name !== null) expect(rulerCell(board, name.toLowerCase())).toEqual({ x, y });
      }
    }
  });

  test.each(['a1', 'v9', 'k18', 'k0', 'zz99', 'k', '9', 'k9k'])('%s is nowhere on this level', (typed) => {
    expect(rulerCell(boardOf(hall()), typed)).toBeNull();
  });
});

describe('a bow', () => {
  const archer = (drawing: string) => scenario(drawing, { worn: ['rusty-longsword', 'shortbow'], carried: [] });

  it('shoots the nearest enemy in range, by a button that names it', async () => {
    const fixture = new BotFixture(archer('@...w'));
    const board = await fixture.type('play');
    expect(buttonsOf(board)).toContain('Shoot Mangy Wolf');
    expect(buttonsOf(board)).not.toContain('Other target');
    expect(controlOf(board, 'do:fire').label).toBe('Shoot Mangy Wolf');
    expect(buttonsOf(await new BotFixture(archer('@....w')).type('play')).join()).not.toContain('Shoot');
    expect(buttonsOf(await new BotFixture(archer('@w..r')).type('play')).join()).not.toContain('Shoot');
  });

  it('has numbered targets if there are several, friends last', async () => {
    const fixture = new BotFixture(archer('wt.@...r'));
    const board = await fixture.type('play');
    const ask = await fixture.press(controlOf(board, 'aim:fire').custom_id!);
    expect(textOf(ask)).toContain('**Shortbow**: choose a target.');
    expect(buttonsOf(ask)).toEqual(['1 Mangy Wolf (3 W)', '2 Rat (4 E)', '3 Peasant (2 W)', 'Cancel']);
    expect(aimOf(fixture)).toMatchObject({ range: 4, ruler: true });
    expect(controlOf(ask, 'do:fire:8,1').label).toBe('2 Rat (4 E)');
  });

  it('shoots by a command, at the nearest or at a named enemy', async () => {
    const fixture = new BotFixture(archer('w..@...r'));
    await fixture.type('fire');
    expect(textOf(await new BotFixture(archer('w..@...r')).type('fire', { at: 'rat' }))).toMatch(/Rat/);
    expect(textOf(await new BotFixture(archer('@....w')).type('fire'))).toContain('nobody to aim at within 4 cells');
    expect(textOf(await new BotFixture(archer('@..t')).type('fire', { at: 'peasant' }))).toContain('Sure?');
  });
});
