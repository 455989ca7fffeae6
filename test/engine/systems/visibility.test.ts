import * as fc from 'fast-check';
import { moveEntity } from '../../../src/engine/state';
import { heroSees } from '../../../src/engine/state/queries';
import { visibility } from '../../../src/engine/systems/visibility';
import { fieldOfView } from '../../../src/lib/sight';
import { worldOf } from '../../support/combat';
import { streams } from '../../support/minds';
import { act, changed, find, here, scenario } from '../../support/scenario';

test('cells that the hero has seen stay known', () => {
  const world = worldOf(
    scenario(`
    @.........
    #########.`),
  );
  moveEntity(world, world.game.hero, { x: 10, y: 2 });
  visibility(world);
  expect(heroSees(world, { x: 1, y: 1 })).toBe(false);
  expect(world.level.revealed[world.level.width + 1]).toBe('1');
});

test('the outermost ring is never seen', () => {
  const world = worldOf(scenario('@'));
  expect([...world.visible]).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
});

test('opening a door shows the hero the cells behind it', () => {
  const game = scenario('@+..');
  expect(heroSees(worldOf(game), { x: 3, y: 1 })).toBe(false);
  expect(heroSees(worldOf(act(game, { kind: 'move', direction: 'e' }).game), { x: 3, y: 1 })).toBe(true);
});

test('a hidden trap in view is spotted one time in twenty-four when the hero has moved', () => {
  const game = scenario('@..x');
  let spotted = 0;
  for (const stream of streams(game, 960)) {
    const world = worldOf(stream);
    moveEntity(world, world.game.hero, { x: 2, y: 1 });
    visibility(world);
    spotted += world.events.filter(({ kind }) => kind === 'spotted').length;
  }
  expect(spotted).toBeGreaterThan(20);
  expect(spotted).toBeLessThan(65);
});

test('a hero who stands still spots nothing', () => {
  const game = scenario('@..x');
  const world = worldOf(game);
  const before = world.rng.state();
  world.sightStale = true;
  visibility(world);
  expect(world.rng.state()).toEqual(before);
});

test('a spotted thing is not hidden any more, and the ground stays the same', () => {
  const game = changed(scenario('@..x'), (draft) => {
    here(draft).tiles = here(draft).tiles.replaceAll('.', '"');
  });
  for (const stream of streams(game, 100)) {
    const world = worldOf(stream);
    moveEntity(world, world.game.hero, { x: 2, y: 1 });
    visibility(world);
    const found = world.events.some(({ kind }) => kind === 'spotted');
    expect(find(world.game, 'bear-trap').hidden === null).toBe(found);
    expect(world.level.tiles).toBe(here(game).tiles);
  }
});

test('a hostile that comes into view is reported once', () => {
  const world = worldOf(
    scenario(`
    @.#.
    ###w`),
  );
  const wolf = find(world.game, 'mangy-wolf');
  moveEntity(world, world.game.hero, { x: 2, y: 1 });
  world.level.tiles = world.level.tiles.replaceAll('#', '.');
  world.index.opaque.fill(0);
  visibility(world);
  visibility(world);
  expect(world.events).toMatchObject([{ kind: 'noticed', who: { id: wolf.id, raw: 'mangy-wolf' }, sense: 'seen' }]);
});

test('a hostile creature in view from the beginning is not reported', () => {
  const world = worldOf(scenario('@..w'));
  moveEntity(world, world.game.hero, { x: 2, y: 1 });
  visibility(world);
  expect(world.events).toEqual([]);
});

test('friendly creatures are not reported', () => {
  const world = worldOf(
    scenario(`
    @#t
    ...`),
  );
  moveEntity(world, world.game.hero, { x: 2, y: 2 });
  visibility(world);
  expect(world.events).toEqual([]);
});

test('sight is mutual between any two see-through cells', () => {
  const cell = fc.constantFrom('.', '.', '.', '#', '~', '+');
  const drawn = fc.array(fc.array(cell, { minLength: 14, maxLength: 14 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(drawn, (rows) => {
      const game = scenario(
        `@${rows
          .map((row) => row.join(''))
          .join('\n')
          .slice(1)}`,
      );
      const { level, index } = worldOf(game);
      const map = { width: level.width, height: level.height, opaque: index.opaque };
      const fields = Array.from({ length: level.width * level.height }, (_, at) => {
        const x = at % level.width;
        return new Set(fieldOfView(map, x, (at - x) / level.width, 8));
      });
      const clear = fields.map((_, at) => at).filter((at) => index.opaque[at] === 0);
      const oneSided = clear.flatMap((a) => clear.filter((b) => fields[a]?.has(b) !== fields[b]?.has(a)));
      expect(oneSided).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
