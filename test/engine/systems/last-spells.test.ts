import type { Game } from '../../../src/engine';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { act, all, changed, find, type Legend, scenario } from '../../support/scenario';

const legend: Legend = { F: 'firecap', P: 'sporecap' };
const MISSILE = 'magic-missile-scroll';

const shot = (map: string, target = 'firecap', change: (game: Game) => void = () => {}) => {
  const game = changed(scenario(map, { legend, carried: [MISSILE], identified: [MISSILE] }), (draft) => {
    for (const cap of [...all(draft, 'firecap'), ...all(draft, 'sporecap')]) cap.pools!.hp.current = 1;
    change(draft);
  });
  return act(game, { kind: 'use', item: find(game, MISSILE).id, at: find(game, target).position! });
};

test('a cap that is killed goes off on its cell', () => {
  const { game, events } = shot('@....F.g');
  expect(all(game, 'firecap')).toEqual([]);
  expect(all(game, 'goblin')).toEqual([]);
  expect(kindsOf({ events })).toContain('went-off');
});

test('the blast of a cap sets off a cap that it kills, each once', () => {
  const caps = eventsOfKind(shot('@...F..P'), 'went-off').map(({ who }) => who.id);
  expect(new Set(caps).size).toBe(caps.length);
  expect(caps.length).toBeGreaterThan(1);
});

test('caps pay nothing, but creatures that they kill for the hero pay', () => {
  const alone = shot('@....F');
  expect(eventsOfKind(alone, 'rewarded')).toEqual([]);
  const chain = shot('@....F.g');
  expect(eventsOfKind(chain, 'rewarded')).toHaveLength(1);
});

test.each([
  ['whom the hero leads to one pays, too', true, 1],
  ['who walks into one by itself pays nothing', false, 0],
])('%s', (_, isLed, rewards) => {
  const led = changed(scenario('@#g..F', { legend }), (game) => {
    const goblin = find(game, 'goblin');
    if (isLed) goblin.chasing = game.hero.id;
    else goblin.faction = 'carnivores';
    find(game, 'firecap').initiative = 0;
  });
  expect(eventsOfKind(act(led, { kind: 'wait' }), 'rewarded')).toHaveLength(rewards);
});
