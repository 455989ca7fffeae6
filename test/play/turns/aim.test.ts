import type { Game } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore } from '../../../src/storage';
import { changed, here, type ScenarioOptions, scenario } from '../../support/scenario';
import { ask, expectKind, HOME } from '../support/callers';

const raws = loadRaws();
const at = { x: 4, y: 1 };

/** Begins a run in which the hero can cast a spell at an area and one at a single cell. */
async function hall(map = '.@.w..', more: ScenarioOptions = {}, edit: (game: Game) => void = () => {}) {
  const store = createMemoryStore();
  const knownSpells = [
    { spell: 'web', manaCost: 2 },
    { spell: 'zap', manaCost: 1 },
  ];
  const game = changed(scenario(map, { hero: { knownSpells }, ...more }), edit);
  await store.createRun({ id: 'run', owner: 'ann', home: HOME, game, interaction: '1', now: 0 });
  const play = createPlay({ store, raws });
  const aim = (more: object) => play.aim(ask({ run: 'run', seenVersion: null, ...more }) as never);
  return { store, play, aim, game };
}

test('aiming previews what a spell would hit, and writes nothing', async () => {
  const { aim, store } = await hall();
  const outcome = await aim({ action: { kind: 'cast', spell: 'web', at } });
  expect(outcome).toMatchObject({ kind: 'aiming', refusal: { code: 'danger' }, previews: [{ at }] });
  expect(expectKind(outcome, 'aiming').previews[0]?.caught.map(({ raw }) => raw)).toEqual(['hero', 'mangy-wolf']);
  expect((await store.loadRun('run'))?.version).toBe(0);
});

test("without a target all legal targets are previewed, the hero's cell included", async () => {
  const { aim } = await hall();
  const outcome = expectKind(await aim({ action: { kind: 'cast', spell: 'zap' } }), 'aiming');
  expect(outcome.refusal).toEqual({ code: 'target-needed', range: 6 });
  expect(outcome.previews.map((preview) => preview.at)).toEqual([{ x: 2, y: 1 }, at]);
});

test.each<[string, string, { x: number; y: number }]>([
  ['out of range', 'out-of-range', { x: 9, y: 1 }],
  ['behind a wall', 'target-unseen', { x: 4, y: 3 }],
])('for a target that is %s, all legal targets of the spell are previewed', async (_, code, target) => {
  const { aim } = await hall('.@.w.....\n#########\n.........');
  const outcome = expectKind(await aim({ action: { kind: 'cast', spell: 'zap', at: target } }), 'aiming');
  expect(outcome).toMatchObject({ refusal: { code } });
  expect(outcome.previews.map((preview) => preview.at)).toEqual([{ x: 2, y: 1 }, at]);
});

test('if a truce protects one target, the others are previewed', async () => {
  const market = (game: Game) => {
    const level = here(game);
    level.recipe = 'open-city';
    level.tiles = [...level.tiles].map((tile, cell) => (cell === level.width + at.x ? '=' : tile)).join('');
  };
  const { aim } = await hall('w@.w..', {}, market);
  const outcome = expectKind(await aim({ action: { kind: 'cast', spell: 'zap', at } }), 'aiming');
  expect(outcome.refusal).toEqual({ code: 'truce', where: 'there' });
  expect(outcome.previews.map((preview) => preview.at)).toEqual([
    { x: 2, y: 1 },
    { x: 1, y: 1 },
  ]);
});

test('an item is aimed like a spell, and only that item', async () => {
  const carried = ['web-scroll', 'magic-missile-scroll'];
  const { aim, game } = await hall('.@.w..', { carried, identified: carried });
  const [web, missile] = carried.map((raw) => game.pack.find((item) => item.raw === raw)!.id);
  for (const item of [web, missile]) {
    const { board, refusal, previews } = expectKind(await aim({ action: { kind: 'use', item } }), 'aiming');
    const targets = board.legal.flatMap((legal) => (legal.kind === 'use' && legal.item === item ? [legal.at] : []));
    expect(refusal).toMatchObject({ code: 'target-needed' });
    expect(previews.map((preview) => preview.at)).toEqual(targets);
    expect(targets).toContainEqual(at);
  }
});

test('a refusal that no other target would change is returned', async () => {
  const { aim } = await hall();
  const outcome = await aim({ action: { kind: 'cast', spell: 'venom', at } });
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'unknown-spell' } });
});

test('only the owner can aim, at the named run and version', async () => {
  const { aim, play } = await hall();
  const action = { kind: 'cast', spell: 'zap', at } as const;
  expect(await aim({ action, user: 'bob' })).toEqual({ kind: 'not-yours', owner: 'ann' });
  expect(await aim({ action, run: 'another' })).toEqual({ kind: 'no-run' });
  expect(await aim({ action, run: null })).toEqual({ kind: 'no-run' });
  await play.submitAction(ask({ run: 'run', seenVersion: 0, action: { kind: 'wait' } }));
  expect(await aim({ action, seenVersion: 0 })).toMatchObject({ kind: 'stale', board: { version: 1 } });
});
