import type { Action } from '../../../src/engine';
import { triggerAreaHere } from '../../../src/engine/creatures';
import { openWorld } from '../../../src/engine/state/world-draft';
import { loadRaws } from '../../../src/raws';
import { act, changed, draw, find, type Legend, mapped, refusal, scenario } from '../../support/scenario';

const legend: Legend = { F: 'firecap' };
const EAST: Action = { kind: 'move', direction: 'e' };

test('a step into a hazard area asks first', () => {
  expect(refusal(scenario('.@...F', { legend }), EAST)).toMatchObject({
    code: 'danger',
    danger: 'hazard',
    what: 'firecap',
  });
  expect(act(scenario('@.....F', { legend }), EAST).turns).toBe(1);
});

test('walls end the area', () => {
  expect(act(scenario('.@....\n######\n...F..', { legend }), EAST).turns).toBe(1);
});

test('a hazard that the hero has not seen asks nothing', () => {
  const dark = scenario('.@...F', { legend, lit: false, hero: { viewshed: { range: 2 } } });
  expect(act(dark, EAST).turns).toBe(1);
});

test('a hazard on mapped ground that the hero has not seen asks nothing, and does not stop travel', () => {
  const dark = mapped(scenario('.@...F.', { legend, lit: false, hero: { viewshed: { range: 2 } } }));
  expect(act(dark, EAST).turns).toBe(1);
  expect(act(dark, { kind: 'travel', to: { x: 5, y: 1 } }).turns).toBeGreaterThan(0);
});

test('a hazard that the hero saw before asks first', () => {
  const { game } = act(scenario('@....F', { legend }), EAST);
  const blind = changed(game, ({ hero }) => {
    hero.viewshed = { range: 1 };
  });
  expect(refusal(blind, EAST)).toMatchObject({ code: 'danger', what: 'firecap' });
});

test('travel goes round a hazard area, and asks before it enters one', () => {
  const room = mapped(
    scenario('@..........\n...........\n.....F.....\n...........\n...........\n...........\n...........', { legend }),
  );
  const { game } = act(room, { kind: 'travel', to: { x: 11, y: 1 } });
  expect(draw(game, legend)).toContain('..........@');
  expect(find(game, 'firecap').pools!.mana.current).toBe(4);
  expect(refusal(room, { kind: 'travel', to: { x: 6, y: 2 } })).toMatchObject({ code: 'danger', danger: 'hazard' });
});

test('Explore stays out of a hazard area, and names the hazard if nothing else is left', () => {
  const corridor = scenario('@.......F......', { legend, lit: false, hero: { viewshed: { range: 5 } } });
  const { game, events } = act(corridor, { kind: 'explore' });
  expect(find(game, 'firecap').pools!.hp.current).toBeGreaterThan(0);
  expect(events.at(-1)).toMatchObject({ kind: 'stopped', reason: 'trap-ahead', what: 'firecap' });
});

test('an open door lets a hazard notice a hero behind it', () => {
  const world = openWorld(scenario('F+..@', { legend }), loadRaws());
  const area = () => triggerAreaHere(world, { x: 1, y: 1 }, 3).map((cell) => cell % world.level.width);
  expect(area()).not.toContain(3);
  const door = world.index.at({ x: 2, y: 1 })[0]!;
  Object.assign(door, { blocksTile: null, blocksVisibility: null });
  world.index.refresh(door);
  expect(area()).toEqual(expect.arrayContaining([3, 4]));
  expect(area()).not.toContain(5);
});
