import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EFFECTS, SHOWN } from '../../src/engine/effects';
import { blastCells, fireCarrier } from '../../src/engine/effects/fire';
import { drainEffects, enqueue } from '../../src/engine/effects/queue';
import type { EffectMap } from '../../src/engine/schema/effects';
import type { EntityId } from '../../src/engine/state/entity';
import type { Targets, World } from '../../src/engine/state/world';
import { hpOf, inWorld, kindsOf, told, worldOf } from '../support/combat';
import { changed, find, scenario } from '../support/scenario';

const HERO = 1;
const on = (id: EntityId): Targets => ({ kind: 'entity', id });
const cells = (...points: [x: number, y: number][]): Targets => ({
  kind: 'cells',
  cells: points.map(([x, y]) => ({ x, y })),
});

function hurt(world: World, by: EntityId | null, targets: Targets, amount: number): void {
  enqueue(world, { tag: 'damage', by, source: 'zap', targets, amount, turns: 0 });
}

function fire(world: World, effects: EffectMap, targets: Targets): boolean {
  const from = world.game.hero.position!;
  return fireCarrier(world, { raw: 'zap', entity: null, effects, from }, HERO, targets);
}

it('has a line in the table for every file of a kind', () => {
  const files = readdirSync(join(__dirname, '../../src/engine/effects'))
    .filter((file) => file.endsWith('.ts') && !['index.ts', 'queue.ts', 'fire.ts'].includes(file))
    .map((file) => file.replace('.ts', '').replaceAll('-', '_'));
  expect([...Object.keys(EFFECTS), ...Object.keys(SHOWN)].sort()).toEqual(files.sort());
});

describe('the queue', () => {
  it('is worked off first in, first out, with what joins it meanwhile', () => {
    const world = worldOf(scenario('@rw'));
    const { rat, wolf } = { rat: find(world.game, 'rat').id, wolf: find(world.game, 'mangy-wolf').id };
    hurt(world, HERO, on(rat), 99);
    hurt(world, HERO, on(wolf), 1);
    drainEffects(world);
    expect(kindsOf(world)).toEqual(['hurt', 'hurt', 'died', 'rewarded']);
    expect(world.queue).toEqual([]);
  });

  it('hits each creature once, however many of its cells are in the blast', () => {
    const game = scenario('@..\n.D.\n...');
    const world = worldOf(game);
    const dragon = find(game, 'black-dragon');
    hurt(world, HERO, cells([2, 2], [3, 2], [2, 3], [3, 3]), 10);
    drainEffects(world);
    expect(hpOf(inWorld(world, dragon.id))).toBe(hpOf(dragon) - 10);
  });

  it('looks who stands on a cell only when the effect is processed', () => {
    const world = worldOf(scenario('@.r'));
    const rat = inWorld(world, find(world.game, 'rat').id);
    hurt(world, HERO, cells([2, 1]), 1);
    world.index.move(rat, { x: 2, y: 1 });
    drainEffects(world);
    expect(told(world, 'hurt')).toHaveLength(1);
  });

  it('passes over things without hit points and over the dead', () => {
    const game = changed(scenario('@!r'), (draft) => {
      find(draft, 'rat').pools!.hp.current = 0;
    });
    const world = worldOf(game);
    hurt(world, HERO, on(find(game, 'health-potion').id), 5);
    hurt(world, HERO, on(find(game, 'rat').id), 5);
    drainEffects(world);
    expect(world.events).toEqual([]);
  });

  it('brings one death to somebody two effects would kill, to the credit of the first', () => {
    const world = worldOf(scenario('@rw'));
    const rat = find(world.game, 'rat').id;
    hurt(world, find(world.game, 'mangy-wolf').id, on(rat), 99);
    hurt(world, HERO, on(rat), 99);
    drainEffects(world);
    expect(told(world, 'died')).toMatchObject([{ by: { raw: 'mangy-wolf' } }]);
    expect(world.game.kills).toBe(0);
  });
});

describe('damage', () => {
  it('never hurts its originator', () => {
    const world = worldOf(scenario('@r'));
    hurt(world, HERO, cells([1, 1], [2, 1]), 3);
    drainEffects(world);
    expect(hpOf(world.game.hero)).toBe(30);
    expect(told(world, 'hurt')).toMatchObject([{ target: { raw: 'rat' }, amount: 3, cause: 'zap', sense: 'self' }]);
  });

  it('hurts anybody when it is nobody’s', () => {
    const world = worldOf(scenario('@'));
    hurt(world, null, on(HERO), 6);
    drainEffects(world);
    expect(hpOf(world.game.hero)).toBe(24);
  });

  it('spares a god', () => {
    const world = worldOf(scenario('@', { hero: { godMode: true } }));
    hurt(world, null, on(HERO), 6);
    drainEffects(world);
    expect(hpOf(world.game.hero)).toBe(30);
  });

  it('hits friends in the area as well', () => {
    const world = worldOf(scenario('@.t'));
    hurt(world, HERO, cells([3, 1]), 1);
    drainEffects(world);
    expect(told(world, 'hurt')).toMatchObject([{ target: { raw: 'peasant' } }]);
  });

  it('leaves blood where it fell', () => {
    const world = worldOf(scenario('@r'));
    hurt(world, HERO, cells([2, 1]), 1);
    drainEffects(world);
    expect(world.level.blood).toEqual([1 * world.level.width + 2]);
  });

  it('is not told when nobody could see it', () => {
    const world = worldOf(scenario('@#r'));
    hurt(world, HERO, cells([3, 1]), 1);
    drainEffects(world);
    expect(world.events).toEqual([]);
  });
});

describe('healing and mana', () => {
  const wounded = () =>
    worldOf(
      changed(scenario('@'), ({ hero }) => {
        hero.pools!.hp.current = 25;
        hero.pools!.mana.current = 1;
      }),
    );

  it('fill up to the maximum and tell what was really gained', () => {
    const world = wounded();
    fire(world, { provides_healing: 8, provides_mana: 2 }, on(HERO));
    drainEffects(world);
    expect(world.game.hero.pools).toMatchObject({ hp: { current: 30 }, mana: { current: 3 } });
    expect(world.events).toMatchObject([
      { kind: 'healed', amount: 5 },
      { kind: 'mana-restored', amount: 2 },
    ]);
  });

  it('do nothing for somebody who lacks nothing', () => {
    const world = worldOf(scenario('@'));
    expect(fire(world, { provides_healing: 8 }, on(HERO))).toBe(false);
    expect(world.queue).toEqual([]);
  });
});

describe('a carrier', () => {
  it('does nothing when it carries no effect, only looks', () => {
    const world = worldOf(scenario('@'));
    expect(fire(world, { particle: '!;#FF0000;200', ranged: 6 }, on(HERO))).toBe(false);
    expect(world.events).toEqual([]);
  });

  it('fires on cells whether or not anybody is there', () => {
    expect(fire(worldOf(scenario('@..')), { damage: 20 }, cells([3, 1]))).toBe(true);
  });

  it('shows its burst on the cells the hero sees', () => {
    const world = worldOf(scenario('@.#.'));
    fire(world, { damage: 1, particle: '▓;#FFA500;200.0' }, cells([2, 1], [4, 1]));
    expect(world.events).toMatchObject([
      { kind: 'burst', glyph: '▓', color: '#FFA500', cells: [{ x: 2, y: 1 }], sense: 'self' },
    ]);
  });

  it('shows its line from the hand to the target', () => {
    const world = worldOf(scenario('@..r'));
    fire(world, { damage: 1, particle_line: '▓;#00FFFF;200' }, cells([4, 1]));
    expect(told(world, 'beam')).toMatchObject([{ from: { x: 1, y: 1 }, to: { x: 4, y: 1 } }]);
  });

  it('shows of its line only what the hero sees', () => {
    const world = worldOf(scenario('@..#r'));
    fire(world, { damage: 1, particle_line: '▓;#00FFFF;200' }, cells([5, 1]));
    expect(told(world, 'beam')).toMatchObject([{ from: { x: 1, y: 1 }, to: { x: 4, y: 1 } }]);
  });
});

describe('an area', () => {
  const blast = (map: string, x: number, y: number, radius = 3) => {
    const world = worldOf(scenario(map));
    return blastCells(world, { x, y }, radius).map((cell) => `${cell.x},${cell.y}`);
  };

  it('has its centre first and keeps off the outermost ring', () => {
    expect(blast('@..\n...\n...', 2, 2)).toEqual(['2,2', '1,1', '2,1', '3,1', '1,2', '3,2', '1,3', '2,3', '3,3']);
  });

  it('is shielded by walls', () => {
    expect(blast('@..#..', 2, 1)).not.toContain('5,1');
    expect(blast('@.....', 2, 1)).toContain('5,1');
  });
});

describe('a map of the level', () => {
  it('shows what can be walked on and what borders on it, never solid rock', () => {
    const game = scenario('@.######\n########\n########\n#######.');
    const world = worldOf(game);
    fire(world, { magic_mapping: true }, on(HERO));
    drainEffects(world);
    const { revealed, width } = world.level;
    const rows = Array.from({ length: 6 }, (_, y) => revealed.slice(y * width, (y + 1) * width));
    expect(rows).toEqual(['1111000000', '1111000000', '1111000000', '0000000111', '0000000111', '0000000111']);
    expect(told(world, 'mapped')).toHaveLength(1);
  });

  it('is of no use once everything is known', () => {
    const world = worldOf(scenario('@.'));
    fire(world, { magic_mapping: true }, on(HERO));
    drainEffects(world);
    expect(fire(world, { magic_mapping: true }, on(HERO))).toBe(false);
  });
});
