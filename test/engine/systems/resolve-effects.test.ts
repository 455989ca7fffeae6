import type { Game } from '../../../src/engine';
import { resolveEffects } from '../../../src/engine/systems/resolve-effects';
import { eventsOfKind, worldOf } from '../../support/combat';
import { demons, woundUp } from '../../support/demons';
import { act, all, find } from '../../support/scenario';

const WAIT = { kind: 'wait' } as const;

/** World after the Gaffer's hook has pulled the hero. */
function pulled(game: Game) {
  const world = worldOf(game);
  const [by, hero] = [find(game, 'gaffer').id, game.hero.id];
  world.queue.push({ tag: 'pulls', by, source: 'hook', targets: { kind: 'entity', id: hero }, amount: 0 });
  resolveEffects(world);
  return world;
}

describe('a trap goes off in the turn of the arrival', () => {
  test('of the hero that is pulled onto it', () => {
    const world = pulled(demons('@...xh'));
    expect(eventsOfKind(world, 'triggered')).toMatchObject([{ who: { raw: 'hero' } }]);
    expect(eventsOfKind(world, 'hurt')).toMatchObject([{ cause: 'bear-trap' }]);
  });

  test.each([
    ['leaps', 'vault-hound', 'pounce', '@x..v'],
    ['charges', 'gore-ram', 'charge', '@x....R\n.......'],
  ])('whoever %s onto it: a %s', (_, raw, spell, map) => {
    const result = act(woundUp(map, raw, spell), WAIT);
    expect(eventsOfKind(result, 'triggered')).toMatchObject([{ who: { raw } }]);
    expect(eventsOfKind(result, 'hurt')).toContainEqual(expect.objectContaining({ cause: 'bear-trap' }));
    expect(all(result.game, 'bear-trap')).toEqual([]);
  });
});

test('a portal takes along a hero that is pulled onto it', () => {
  const portal = { raw: 'town-portal', portal: { depth: 13, x: 1, y: 1 } };
  const world = pulled(demons('@...Oh', { legend: { O: portal, h: 'gaffer' } }));
  expect(world.departure).toMatchObject({ depth: 13, at: { x: 1, y: 1 } });
});
