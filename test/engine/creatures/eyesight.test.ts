import fc from 'fast-check';
import { seesHero } from '../../../src/engine/creatures/eyesight';
import { creatureById } from '../../../src/engine/creatures/roster';
import { createLevel } from '../../../src/engine/levels/create-level';
import { heroSees } from '../../../src/engine/state/queries';
import { buildIndex } from '../../../src/engine/state/spatial-index';
import { fieldOfView } from '../../../src/lib/sight';
import { loadRaws } from '../../../src/raws';
import { worldOf } from '../../support/combat';
import { draws } from '../../support/deep';
import { find, scenario } from '../../support/scenario';

const raws = loadRaws();

test.each([1, 2, 3])('at depth %i sight is mutual between any two see-through cells', (depth) => {
  const level = createLevel(raws, { seed: 'mutual', depth }, 2);
  const { opaque } = buildIndex(raws, level, { id: 1, kind: 'hero', raw: 'hero' });
  const map = { width: level.width, height: level.height, opaque };
  const fields = [...opaque].map((wall, cell) => {
    if (wall === 1) return null;
    return new Set(fieldOfView(map, cell % level.width, Math.floor(cell / level.width), 8));
  });
  let pairs = 0;
  const oneSided: [number, number][] = [];
  for (const [a, seen] of fields.entries()) {
    for (const b of seen ?? []) {
      if (opaque[b] === 1) continue;
      pairs += 1;
      if (!fields[b]?.has(a)) oneSided.push([a, b]);
    }
  }
  expect(pairs).toBeGreaterThan(10_000);
  expect(oneSided).toEqual([]);
});

test('a creature sees the hero exactly when its own field of view has the hero in it', () => {
  const cell = fc.constantFrom('.', '.', '.', '.', '#', '~');
  const drawn = fc.array(fc.array(cell, { minLength: 11, maxLength: 11 }), { minLength: 9, maxLength: 9 });
  const placed = fc.tuple(fc.nat(98), fc.nat(98)).filter(([a, b]) => a !== b);
  fc.assert(
    fc.property(drawn, placed, fc.integer({ min: 1, max: 12 }), (rows, [hero, kobold], range) => {
      const cells: string[] = rows.flat();
      cells[hero] = '@';
      cells[kobold] = 'k';
      const rowsOf = cells.join('').match(/.{11}/g) ?? [];
      const world = worldOf(
        scenario(rowsOf.join('\n'), {
          legend: { k: { raw: 'kobold', viewshed: { range } } },
        }),
      );
      const { id, position } = find(world.game, 'kobold');
      const self = creatureById(world, id);
      if (self === null || !position) throw new Error('nobody is there');
      const { width, height } = world.level;
      const field = fieldOfView({ width, height, opaque: world.index.opaque }, position.x, position.y, range);
      const at = world.game.hero.position.y * width + world.game.hero.position.x;
      expect(seesHero(world, self)).toBe(field.includes(at));
    }),
    { numRuns: draws(60) },
  );
});

test('the hero sees whoever sees it from within its own radius', () => {
  const world = worldOf(scenario('@.......k', { legend: { k: { raw: 'kobold', viewshed: { range: 12 } } } }));
  const kobold = find(world.game, 'kobold');
  const self = creatureById(world, kobold.id);
  expect(self && seesHero(world, self)).toBe(true);
  expect(kobold.position && heroSees(world, kobold.position)).toBe(true);
});
