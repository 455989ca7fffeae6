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

test('the cells shown are those the blast then has', () => {
  const game = hall();
  const shown = previewAim(game, web(6, 2), raws)!.cells;
  const { events } = act(game, { ...web(6, 2), sure: true });
  const burst = events.find((event) => event.kind === 'status-gained' && event.target.raw === 'rat');
  expect(burst).toBeDefined();
  expect(shown).toContainEqual({ x: 7, y: 2 });
  expect(shown).not.toContainEqual({ x: 11, y: 2 });
});

test('affected are the creatures in view there, the hero first if it would be harmed or helped', () => {
  expect(caught(hall(), web(5, 2))).toEqual(['hero', 'mangy-wolf', 'rat']);
  expect(caught(hall(), web(7, 2))).toEqual(['mangy-wolf', 'rat']);
});

test('fire of its own does not hurt the hero, who is not counted', () => {
  const game = hall({ identified: ['fireball-scroll'] });
  const use = { kind: 'use', item: find(game, 'fireball-scroll').id, at: { x: 4, y: 2 } } as const;
  expect(caught(game, use)).toEqual(['mangy-wolf', 'rat']);
});

test('things lying there are not affected, and creatures out of sight are not given away', () => {
  const game = scenario('@..!w+r', { ...mage, lit: true });
  expect(previewAim(game, web(5, 1), raws)?.cells).toContainEqual({ x: 4, y: 1 });
  expect(caught(game, web(5, 1))).toEqual(['mangy-wolf']);
});

test('without an area it is the cell alone', () => {
  const action = { kind: 'cast', spell: 'zap', at: { x: 5, y: 2 } } as const;
  expect(previewAim(hall(), action, raws)).toMatchObject({ cells: [{ x: 5, y: 2 }], caught: [{ raw: 'mangy-wolf' }] });
});

test('walls shield, and what was never seen is not shown', () => {
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

test('a scroll of unknown type does not give itself away', () => {
  const game = hall();
  const use = { kind: 'use', item: find(game, 'fireball-scroll').id, at: { x: 4, y: 2 } } as const;
  expect(previewAim(game, use, raws)).toBeNull();
});

test.each([
  ['no cell', { kind: 'cast', spell: 'web' }],
  ['a cell off the level', web(400, 2)],
  ['a spell not learned', { kind: 'cast', spell: 'venom', at: { x: 4, y: 2 } }],
  ['a thing not carried', { kind: 'use', item: 9999, at: { x: 4, y: 2 } }],
] as const)('%s shows nothing', (_what, action) => {
  expect(previewAim(hall(), action, raws)).toBeNull();
});

test('potions need no target', () => {
  const game = hall();
  expect(previewAim(game, { kind: 'use', item: find(game, 'beer').id, at: { x: 2, y: 2 } }, raws)).toBeNull();
});
