import { type AimedAction, type Game, previewAim } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { act, find, type ScenarioOptions, scenario } from '../../support/scenario';

const raws = loadRaws();

const mage: ScenarioOptions = {
  hero: {
    knownSpells: [
      { spell: 'web', manaCost: 2 },
      { spell: 'zap', manaCost: 1 },
    ],
  },
  carried: ['fireball-scroll', 'beer'],
};

const hall = (options: ScenarioOptions = {}): Game =>
  scenario(
    `
      ...........
      .@..w.r...t
      ...........
    `,
    { ...mage, ...options },
  );

const web = (x: number, y: number): AimedAction => ({ kind: 'cast', spell: 'web', at: { x, y } });
const caught = (game: Game, action: AimedAction) => previewAim(game, action, raws)?.caught.map(({ raw }) => raw);

test('the preview shows the cells that the blast then covers', () => {
  const game = hall();
  const shown = previewAim(game, web(6, 2), raws)!.cells;
  const { events } = act(game, { ...web(6, 2), sure: true });
  const burst = events.find((event) => event.kind === 'status-gained' && event.target.raw === 'rat');
  expect(burst).toBeDefined();
  expect(shown).toContainEqual({ x: 7, y: 2 });
  expect(shown).not.toContainEqual({ x: 11, y: 2 });
});

test('the preview names visible creatures in the area, the hero first if the blast would affect it', () => {
  expect(caught(hall(), web(5, 2))).toEqual(['hero', 'mangy-wolf', 'rat']);
  expect(caught(hall(), web(7, 2))).toEqual(['mangy-wolf', 'rat']);
});

test('the preview of fire does not name the hero, whom its own fire spares', () => {
  const game = hall({ identified: ['fireball-scroll'] });
  const use = { kind: 'use', item: find(game, 'fireball-scroll').id, at: { x: 4, y: 2 } } as const;
  expect(caught(game, use)).toEqual(['mangy-wolf', 'rat']);
});

test('the preview names neither things nor creatures out of sight', () => {
  const game = scenario('@..!w+r', { ...mage, lit: true });
  expect(previewAim(game, web(5, 1), raws)?.cells).toContainEqual({ x: 4, y: 1 });
  expect(caught(game, web(5, 1))).toEqual(['mangy-wolf']);
});

test('the preview of a spell without an area shows one cell', () => {
  const action = { kind: 'cast', spell: 'zap', at: { x: 5, y: 2 } } as const;
  expect(previewAim(hall(), action, raws)).toMatchObject({ cells: [{ x: 5, y: 2 }], caught: [{ raw: 'mangy-wolf' }] });
});

test('the preview leaves out cells behind walls and cells that the hero has never seen', () => {
  const game = scenario(
    `
      .@...#.r
      .....#..
    `,
    mage,
  );
  expect(caught(game, web(5, 1))).not.toContain('rat');
  expect(previewAim(game, web(5, 1), raws)?.cells).not.toContainEqual({ x: 7, y: 1 });
});

test('the preview of an unknown scroll shows nothing', () => {
  const game = hall();
  const use = { kind: 'use', item: find(game, 'fireball-scroll').id, at: { x: 4, y: 2 } } as const;
  expect(previewAim(game, use, raws)).toBeNull();
});

test.each([
  ['no cell', { kind: 'cast', spell: 'web' }],
  ['a cell off the level', web(400, 2)],
  ['a spell not learned', { kind: 'cast', spell: 'venom', at: { x: 4, y: 2 } }],
  ['a thing not carried', { kind: 'use', item: 9999, at: { x: 4, y: 2 } }],
] as const)('%s has no preview', (_what, action) => {
  expect(previewAim(hall(), action, raws)).toBeNull();
});

test('a potion that is drunk has no preview', () => {
  const game = hall();
  expect(previewAim(game, { kind: 'use', item: find(game, 'beer').id, at: { x: 2, y: 2 } }, raws)).toBeNull();
});
