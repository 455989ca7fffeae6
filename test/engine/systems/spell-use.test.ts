import { aimAt } from '../../../src/engine/actions/common/aim';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { encumbrance } from '../../../src/engine/systems/encumbrance';
import { spellUse } from '../../../src/engine/systems/spell-use';
import { eventsOfKind, hpOf, intend, inWorld, kindsOf, worldOf } from '../../support/combat';
import { act, all, changed, find, type ScenarioOptions, scenario } from '../../support/scenario';

const knowing = (spell: string, manaCost: number): ScenarioOptions => ({
  hero: { knownSpells: [{ spell, manaCost }] },
});

describe('the hero', () => {
  it('pays the mana and harms the target, in spite of armour', () => {
    const start = scenario('@..t', knowing('zap', 1));
    const result = act(start, { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 }, sure: true });
    expect(result.game.hero.pools?.mana.current).toBe(3);
    expect(eventsOfKind(result, 'hurt')).toMatchObject([{ amount: 5, cause: 'zap', by: { raw: 'hero' } }]);
  });

  it('pays the mana cost of the day on which the spell was learned', () => {
    const start = scenario('@..D\n....', knowing('zap', 3));
    const { game } = act(start, { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 } });
    expect(game.hero.pools?.mana.current).toBe(1);
  });

  it('pays for this spell, not for another known one', () => {
    const knownSpells = [
      { spell: 'web', manaCost: 3 },
      { spell: 'zap', manaCost: 1 },
    ];
    const start = scenario('@..t', { hero: { knownSpells } });
    const { game } = act(start, { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 }, sure: true });
    expect(game.hero.pools?.mana.current).toBe(3);
  });

  it('shows the casting and its line', () => {
    const start = scenario('@..t', knowing('zap', 1));
    const result = act(start, { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 }, sure: true });
    expect(kindsOf(result).slice(0, 3)).toEqual(['cast', 'beam', 'hurt']);
    expect(eventsOfKind(result, 'cast')).toMatchObject([{ spell: 'zap', at: { x: 4, y: 1 }, from: { x: 1, y: 1 } }]);
  });
});

describe('a creature that has moved in the same tick', () => {
  /** Casts at the cell that an orc has just left. Returns what the spell did to the orc. */
  const castAfter = (spell: string, isFollowed = false): string[] => {
    const game = scenario('@..o....', knowing(spell, 1));
    const orc = find(game, 'orc').id;
    const world = worldOf(game);
    world.index.move(inWorld(world, orc), { x: 8, y: 1 });
    const aim = isFollowed ? { target: orc } : {};
    intend(world, world.game.hero.id, { kind: 'cast', spell, at: { x: 4, y: 1 }, ...aim }, spellUse);
    drainEffects(world);
    const { statuses, pools } = inWorld(world, orc);
    return [...(pools!.hp.current < pools!.hp.max ? ['hurt'] : []), ...(statuses ?? []).map(({ kind }) => kind)];
  };

  it('is hit by a spell that was aimed at it', () => {
    expect(castAfter('zap', true)).toEqual(['hurt']);
  });

  it('is missed by a spell that was aimed at the cell, or at an area', () => {
    expect(castAfter('zap')).toEqual([]);
    expect(castAfter('web', true)).toEqual([]);
  });

  it('is what the hero aims at, if the hero sees it', () => {
    const world = worldOf(scenario('@..o', knowing('zap', 1)));
    expect(aimAt(world, { x: 4, y: 1 })).toEqual({ at: { x: 4, y: 1 }, target: find(world.game, 'orc').id });
    expect(aimAt(world, { x: 3, y: 1 })).toEqual({ at: { x: 3, y: 1 } });
  });
});

it('web slows everybody in its area by ten ticks, at once', () => {
  const start = scenario('@..t.t', knowing('web', 2));
  const { game } = act(start, { kind: 'cast', spell: 'web', at: { x: 4, y: 1 }, sure: true });
  for (const peasant of all(game, 'peasant')) {
    expect(peasant.statuses).toMatchObject([{ kind: 'slow', penalty: 10, by: 1 }]);
    expect(peasant.pools?.penalty).toBeGreaterThan(10);
  }
});

it('venom does four a turn', () => {
  const start = scenario('@..t', knowing('venom', 2));
  const { game } = act(start, { kind: 'cast', spell: 'venom', at: { x: 4, y: 1 }, sure: true });
  expect(find(game, 'peasant').statuses).toMatchObject([{ kind: 'damage-over-time', damage: 4, by: 1 }]);
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
    expect(eventsOfKind(breathe(5).world, 'hurt')).toMatchObject([{ target: { raw: 'hero' }, amount: 10 }]);
  });

  it('does nothing without mana', () => {
    const { world } = breathe(1);
    expect(world.events).toEqual([]);
    expect(hpOf(world.game.hero)).toBe(30);
  });

  it('never hurts itself', () => {
    const { dragon, before, world } = breathe(2, { x: 2, y: 1 });
    expect(hpOf(dragon)).toBe(hpOf(before));
    expect(hpOf(world.game.hero)).toBe(20);
  });

  it('slows the hero at once', () => {
    const game = scenario('@..s', { legend: { s: 'large-spider' }, worn: [] });
    const spider = find(game, 'large-spider').id;
    const world = intend(worldOf(game), spider, { kind: 'cast', spell: 'web', at: { x: 1, y: 1 } }, spellUse);
    drainEffects(world);
    encumbrance(world);
    expect(world.game.hero.pools?.penalty).toBe(10);
  });
});
