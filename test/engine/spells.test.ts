import { drainEffects } from '../../src/engine/effects/queue';
import { spellUse } from '../../src/engine/systems/spell-use';
import { hpOf, intend, inWorld, kindsOf, told, worldOf } from '../support/combat';
import { act, changed, find, refusal, type ScenarioOptions, scenario } from '../support/scenario';

const knowing = (spell: string, manaCost: number): ScenarioOptions => ({
  hero: { knownSpells: [{ spell, manaCost }] },
});

describe('Zap', () => {
  it('costs one mana and takes five hit points, armour or not', () => {
    const start = scenario('@..D\n....', knowing('zap', 1));
    const result = act(start, { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 } });
    expect(result.game.hero.pools?.mana.current).toBe(3);
    expect(told(result, 'hurt')).toMatchObject([{ amount: 5, cause: 'zap', by: { raw: 'hero' } }]);
  });

  it('shows the casting and its line', () => {
    const start = scenario('@..t', knowing('zap', 1));
    const result = act(start, { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 }, sure: true });
    expect(kindsOf(result).slice(0, 3)).toEqual(['cast', 'beam', 'hurt']);
    expect(told(result, 'cast')).toMatchObject([{ spell: 'zap', at: { x: 4, y: 1 }, from: { x: 1, y: 1 } }]);
  });

  it('is refused without the mana for it', () => {
    const start = changed(scenario('@..t', knowing('zap', 1)), ({ hero }) => {
      hero.pools!.mana.current = 0;
    });
    const action = { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 }, sure: true } as const;
    expect(refusal(start, action)).toEqual({ code: 'not-enough-mana', need: 1, have: 0 });
  });
});

it('slows everybody in the web by ten ticks, at once', () => {
  const start = scenario('@..t.t', knowing('web', 2));
  const { game } = act(start, { kind: 'cast', spell: 'web', at: { x: 4, y: 1 }, sure: true });
  expect(find(game, 'peasant').statuses).toMatchObject([{ kind: 'slow', penalty: 10, by: 1 }]);
  expect(find(game, 'peasant').pools?.penalty).toBeGreaterThan(10);
});

describe('a monster that casts', () => {
  const breathe = (mana: number, at = { x: 1, y: 1 }) => {
    const game = changed(scenario('@.D.\n....'), (draft) => {
      find(draft, 'black-dragon').pools!.mana.current = mana;
    });
    const dragon = find(game, 'black-dragon').id;
    const world = intend(worldOf(game, []), dragon, { kind: 'cast', spell: 'acid-breath', at }, spellUse);
    drainEffects(world);
    return { world, dragon: inWorld(world, dragon), before: find(game, 'black-dragon') };
  };

  it('pays its mana', () => {
    expect(breathe(5).dragon.pools?.mana.current).toBe(3);
    expect(told(breathe(5).world, 'hurt')).toMatchObject([{ target: { raw: 'hero' }, amount: 10 }]);
  });

  it('does nothing without it', () => {
    const { world } = breathe(1);
    expect(world.events).toEqual([]);
    expect(hpOf(world.game.hero)).toBe(30);
  });

  it('never hurts itself', () => {
    const { dragon, before, world } = breathe(2, { x: 2, y: 1 });
    expect(hpOf(dragon)).toBe(hpOf(before));
    expect(hpOf(world.game.hero)).toBe(20);
  });
});
