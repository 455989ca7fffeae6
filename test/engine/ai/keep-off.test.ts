import type { Game } from '../../../src/engine';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { Entity } from '../../../src/engine/state/entity';
import { melee } from '../../../src/engine/systems/melee';
import { distanceToBody } from '../../../src/lib/geometry';
import { intend, worldOf } from '../../support/combat';
import { streams, think } from '../../support/minds';
import { act, changed, find, scenario } from '../../support/scenario';

const HALL = `
  ..............
  ..............
  ..............
  @.D...........
  ..............
  ..............
  ..............
  ..............`;

describe('a creature with a lair and breath', () => {
  /** Game of an unhurt dragon out of reach of the hero’s blows. `penalty`: ticks by which armour slows the hero. */
  const facing = (penalty: number, own: Partial<Entity> = {}, map = HALL): Game =>
    changed(scenario(map, { legend: { G: 'rock-golem' } }), (draft) => {
      draft.hero.pools.penalty = penalty;
      Object.assign(find(draft, 'black-dragon'), own);
    });
  /** Game of an unhurt dragon and a hero with the given skill in melee. */
  const facingSkill = (melee: number, own: Partial<Entity> = {}): Game =>
    changed(facing(0, own), (draft) => {
      draft.hero.skills = { ...draft.hero.skills, melee };
    });
  const distanceOf = (game: Game): number =>
    distanceToBody(game.hero.position, find(game, 'black-dragon').position!, { width: 2, height: 2 });
  /**
   * Moves of the dragon in eight random streams, without turns in which it attacks: -1 is nearer to the hero, 1 farther
   * away.
   */
  const goes = (from: Game): number[] =>
    streams(from, 8)
      .map((game) => think(game, [find(game, 'black-dragon')]))
      .filter(({ game, intents }) => !intents.has(find(game, 'black-dragon').id))
      .map(({ game }) => Math.sign(distanceOf(game) - distanceOf(from)));

  test('keeps off a hero whose blows would soon kill it, and charges any other', () => {
    expect(new Set(goes(facingSkill(20)))).toEqual(new Set([1]));
    expect(new Set(goes(facingSkill(1)))).toEqual(new Set([-1]));
    expect(new Set(goes(facing(4)))).toEqual(new Set([-1]));
  });

  test('keeps off a slower hero who shot it, even if it is hurt or another creature is nearer', () => {
    const shot = { harmedBy: { id: 1, turn: 0 }, shotBy: 1 };
    expect(new Set(goes(facing(4, { shotBy: 1 })))).toEqual(new Set([1]));
    expect(new Set(goes(facing(4, shot)))).toEqual(new Set([1]));
    expect(new Set(goes(facing(4, shot, HALL.replace('D..', 'D.G'))))).toEqual(new Set([1]));
    expect(goes(facing(0, shot))).not.toContain(1);
  });

  test('does not keep off a hero whose blows have hurt it', () => {
    expect(goes(facingSkill(20, { harmedBy: { id: 1, turn: 0 } }))).not.toContain(1);
  });

  test('does not chase a hero who shot it within seven cells', () => {
    const chases = (x: number): boolean => {
      const from = changed(facing(4, { shotBy: 1, position: { x, y: 4 } }), (draft) => {
        find(draft, 'black-dragon').pools!.mana.current = 2;
      });
      return streams(from, 8).some((game) => find(think(game).game, 'black-dragon').chasing === 1);
    };
    expect([6, 7, 8, 9].map(chases)).toEqual([false, false, true, true]);
  });

  test('closes in when it has no mana left', () => {
    const { pools } = find(facing(4), 'black-dragon');
    const spent = facingSkill(20, { pools: { ...pools!, mana: { ...pools!.mana, current: 1 } } });
    expect(new Set(goes(spent))).toEqual(new Set([-1]));
  });
});

test('a dragon remembers a hero who shot it, but not one who struck it', () => {
  const hero = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };
  const shot = act(scenario('@..D.\n.....', { hero }), { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 }, sure: true });
  expect(find(shot.game, 'black-dragon').shotBy).toBe(shot.game.hero.id);
  const near = act(scenario('@D...\n.....', { hero }), { kind: 'cast', spell: 'zap', at: { x: 2, y: 1 }, sure: true });
  expect(find(near.game, 'black-dragon')).not.toHaveProperty('shotBy');
});

test('a dragon that steps away as a blow falls was struck, not shot', () => {
  const game = scenario('@..D.\n.....');
  const dragon = find(game, 'black-dragon').id;
  const world = worldOf(game, [20, 4]);
  drainEffects(intend(world, game.hero.id, { kind: 'melee', target: dragon }, melee));
  const struck = world.level.entities.find(({ id }) => id === dragon);
  expect(struck).toMatchObject({ harmedBy: { id: game.hero.id } });
  expect(struck).not.toHaveProperty('shotBy');
});
