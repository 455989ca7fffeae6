import { type GameEvent, view } from '../../../src/engine';
import { paysExperience } from '../../../src/engine/creatures';
import { queueEffects } from '../../../src/engine/effects/queue/carriers';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, worldOf } from '../../support/combat';
import { cells } from '../../support/effects';
import { think } from '../../support/minds';
import { act, all, find, type Legend, scenario } from '../../support/scenario';

const grove: Legend = { M: 'mother-cap', G: 'grave-mould', Z: 'spore-zombie' };
const ring = (seed = 'grove') =>
  scenario(
    `
    G.........
    ..M.......
    ..........
    .........@
    G.........`,
    { legend: grove, seed, hero: { naturalArmor: 999 } },
  );
const waited = (turns: number) => {
  let game = ring();
  const events: GameEvent[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const next = act(game, { kind: 'wait' });
    game = next.game;
    events.push(...next.events);
  }
  return { game, events };
};

test('the Mother Cap wakes the dead around her, up to four', () => {
  const { game, events } = waited(60);
  expect(eventsOfKind({ events }, 'woken')[0]).toMatchObject({ who: { raw: 'spore-zombie' }, remains: 'grave-mould' });
  expect(all(game, 'spore-zombie')).toHaveLength(4);
  expect(all(game, 'grave-mould')).toHaveLength(2);
});

test('she wakes no fifth, even if another creature woke the fourth in the same tick', () => {
  const risen = { raw: 'spore-zombie', summoned: true } as const;
  const wake = (map: string) => {
    const world = worldOf(scenario(map, { legend: { ...grove, Z: risen } }));
    const { id } = find(world.game, 'mother-cap');
    const source = { raw: 'waking-spores', entity: null, effects: world.raws.spell['waking-spores']!.effects };
    queueEffects(world, { ...source, from: { x: 1, y: 1 } }, id, cells([1, 1], [4, 1]));
    drainEffects(world);
    return all(world.game, 'spore-zombie').length;
  };
  expect(wake('M..G.ZZZ\n........\n...@....')).toBe(4);
  expect(wake('M..GZZZZ\n........\n...@....')).toBe(4);
});

test('she wakes one at a time, even if her spores reach several', () => {
  let { game } = waited(0);
  while (find(game, 'mother-cap').pools!.mana.current === 28) game = act(game, { kind: 'wait' }).game;
  expect(all(game, 'spore-zombie')).toHaveLength(1);
});

test('she wakes nobody without an enemy in sight, or without remains around her', () => {
  const alone = scenario('M......#@\n.......##\n.......##\nG......##', { legend: grove });
  expect(think(alone).intents.size).toBe(0);
  const bare = act(scenario('M....@\n......\n......', { legend: grove, hero: { naturalArmor: 999 } }), {
    kind: 'wait',
  });
  expect(all(bare.game, 'spore-zombie')).toEqual([]);
});

test('the dead that she wakes pay nothing, and she herself pays as an enemy', () => {
  const { game } = waited(60);
  const raws = loadRaws();
  expect(all(game, 'spore-zombie').map((zombie) => paysExperience(raws, zombie))).toEqual([false, false, false, false]);
  expect(paysExperience(raws, find(game, 'mother-cap'))).toBe(true);
  expect(view(ring(), raws).things.find(({ raw }) => raw === 'mother-cap')).toMatchObject({
    stance: 'hostile',
    size: { width: 3, height: 3 },
  });
});

test('her light comes from the middle of her body', () => {
  const { things, lights } = view(ring(), loadRaws());
  const { at } = things.find(({ raw }) => raw === 'mother-cap')!;
  expect(lights.find(({ source }) => source === 'mother-cap')?.at).toEqual({ x: at.x + 1, y: at.y + 1 });
});
