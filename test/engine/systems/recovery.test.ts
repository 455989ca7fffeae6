import { mean } from '../../../scripts/lib/statistics';
import type { Action, Game } from '../../../src/engine';
import type { Entity } from '../../../src/engine/state/entity';
import { hpOf } from '../../support/combat';
import { act, changed, find, here, scenario } from '../../support/scenario';
import { bearing, confusion } from '../../support/statuses';

/** Game in which the creature of a raw has the given hit points and mana. */
const hurt = (game: Game, raw: string, hp: number, mana?: number): Game =>
  changed(game, (draft) => {
    const { pools } = find(draft, raw);
    if (!pools) throw new Error('no pools');
    pools.hp.current = hp;
    if (mana !== undefined) pools.mana.current = mana;
  });

const waiting = (game: Game, turns: number): Game =>
  Array.from({ length: turns }).reduce<Game>((so) => act(so, { kind: 'wait' }).game, game);

const gained = (game: Game, raw: string, turns: number): number =>
  hpOf(find(waiting(game, turns), raw)) - hpOf(find(game, raw));

const manaOf = (entity: Entity): number => entity.pools?.mana.current ?? 0;

describe('a creature', () => {
  test('that sees no foe regains a hit point a turn, up to its maximum', () => {
    const alone = hurt(scenario('@.#o'), 'orc', 3);
    expect(gained(alone, 'orc', 4)).toBeGreaterThanOrEqual(3);
    expect(gained(alone, 'orc', 4)).toBeLessThanOrEqual(5);
    const { max } = find(alone, 'orc').pools!.hp;
    expect(hpOf(find(waiting(alone, 30), 'orc'))).toBe(max);
  });

  test('that is too far from the hero to act recovers too', () => {
    const far = hurt(scenario(`@${'.'.repeat(30)}o`), 'orc', 3);
    expect(gained(far, 'orc', 4)).toBeGreaterThanOrEqual(3);
  });

  test('does not recover in sight of a foe, or of a creature that it flees', () => {
    expect(gained(hurt(scenario('@.~.o', { hero: { godMode: true } }), 'orc', 3), 'orc', 5)).toBe(0);
    expect(gained(hurt(scenario('@.~.d'), 'deer', 2), 'deer', 5)).toBe(0);
    expect(gained(hurt(scenario('@#o~~k', { legend: { k: 'mangy-wolf' } }), 'orc', 3), 'orc', 5)).toBe(0);
  });

  test('recovers in sight of creatures with which it is at peace', () => {
    expect(gained(hurt(scenario('@.~.t'), 'peasant', 2), 'peasant', 5)).toBeGreaterThan(2);
  });

  test('does not recover while it is confused', () => {
    const dazed = bearing(hurt(scenario('@.#o'), 'orc', 3), 'orc', confusion(99));
    expect(gained(dazed, 'orc', 5)).toBe(0);
    const far = bearing(hurt(scenario(`@${'.'.repeat(30)}o`), 'orc', 3), 'orc', confusion(99));
    expect(gained(far, 'orc', 5)).toBe(0);
  });

  test('regains mana in one turn of six', () => {
    const tired = hurt(scenario('@.#o'), 'orc', 9, 0);
    const mana = Array.from({ length: 20 }, (_, n) => {
      const game = { ...tired, rng: scenario('@', { seed: `mana ${n}` }).rng };
      return manaOf(find(waiting(game, 6), 'orc'));
    });
    expect(mean(mana)).toBeGreaterThan(0.5);
    expect(mean(mana)).toBeLessThan(1.7);
  });

  test('at full strength rolls nothing', () => {
    const whole = scenario('@.#s', { legend: { s: { raw: 'orc', moveMode: 'static', initiative: 3 } } });
    expect(act(whole, { kind: 'wait' }).game.rng).toEqual(act(hurt(whole, 'orc', 3), { kind: 'wait' }).game.rng);
  });
});

describe('on a level that the hero has left', () => {
  /** Game with the hero on the stairs down and an orc on the same level that does not see the hero. */
  const upstairs = (hp: number, mana: number): Game => {
    const game = changed(scenario('>#o'), (draft) => {
      draft.hero.position = { x: 1, y: 1 };
      draft.hero.godMode = true;
      find(draft, 'orc').initiative = 9000;
    });
    return hurt(game, 'orc', hp, mana);
  };

  const returning = (game: Game, turns: number): Entity => {
    const below = changed(act(game, { kind: 'descend' }).game, (draft) => {
      const level = here(draft);
      level.entities = level.entities.filter(({ kind }) => kind !== 'mob');
    });
    return find(act(waiting(below, turns), { kind: 'ascend' } as Action).game, 'orc');
  };

  test('creatures regain a hit point for each turn that has passed, and a sixth as much mana', () => {
    const orc = returning(upstairs(1, 0), 5);
    expect(hpOf(orc)).toBe(1 + 6);
    expect(manaOf(orc)).toBe(1);
  });

  test('creatures recover to their maximum at most', () => {
    const orc = returning(upstairs(1, 0), 60);
    expect(orc.pools).toMatchObject({ hp: { current: 9, max: 9 }, mana: { current: 4, max: 4 } });
  });

  test('recovery rolls nothing', () => {
    const whole = act(waiting(act(upstairs(9, 4), { kind: 'descend' }).game, 3), { kind: 'ascend' });
    const worn = act(waiting(act(upstairs(1, 0), { kind: 'descend' }).game, 3), { kind: 'ascend' });
    expect(worn.game.rng).toEqual(whole.game.rng);
  });

  test('creatures of an older build, whose level has no turn of departure, do not recover', () => {
    const { game } = act(upstairs(1, 0), { kind: 'descend' });
    const old = changed(game, (draft) => {
      delete (draft.levels['2'] as { left?: number }).left;
    });
    expect(hpOf(find(act(old, { kind: 'ascend' }).game, 'orc'))).toBe(1);
  });
});
