import type { Action, Game } from '../../../src/engine';
import { component } from '../../../src/engine/state/components';
import { loadRaws } from '../../../src/raws';
import { attacksOfHero, stopOf, wounded } from '../../support/actions';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { streams } from '../../support/minds';
import { act, changed, find, here, type Legend, refusal, scenario } from '../../support/scenario';

describe('casting', () => {
  const wizard = (map: string, mana = 4): Game =>
    changed(scenario(map), ({ hero }) => {
      hero.knownSpells = [{ spell: 'zap', manaCost: 1 }];
      if (hero.pools) hero.pools.mana.current = mana;
    });
  const zap = (x: number) => ({ kind: 'cast', spell: 'zap', at: { x, y: 1 } }) as const;

  test('costs mana and hits', () => {
    const result = act(wizard('@..t'), { ...zap(4), sure: true });
    expect(result.game.hero.pools?.mana.current).toBe(3);
    expect(kindsOf(result)).toEqual(expect.arrayContaining(['cast', 'hurt']));
  });

  test.each([
    ['a spell it never learned', scenario('@..w'), zap(4), { code: 'unknown-spell' }],
    ['too little mana', wizard('@..w', 0), zap(4), { code: 'not-enough-mana', need: 1, have: 0 }],
    ['no target', wizard('@..w'), { kind: 'cast', spell: 'zap' } as const, { code: 'target-needed', range: 6 }],
    ['a target too far off', wizard('@.......'), zap(8), { code: 'out-of-range', range: 6 }],
    [
      'a friend',
      wizard('@..t'),
      zap(4),
      { code: 'danger', danger: 'friendly', what: 'peasant', cost: { faction: 'townsfolk', strike: 5, kill: 20 } },
    ],
  ])('is refused for %s', (_, game, action, expected) => {
    expect(refusal(game, action)).toEqual(expected);
  });
});

describe('an act of casting', () => {
  /** Orcs that stay where they are. Blows at them seldom hit. */
  const legend: Legend = {
    o: { raw: 'orc', initiative: 10000, naturalArmor: 40 },
    O: { raw: 'orc', initiative: 10000, naturalArmor: 40, unaware: 'asleep' },
  };
  const wizard = (map: string, mana = 9, spell = 'zap'): Game =>
    changed(scenario(map, { legend, hero: { knownSpells: [{ spell, manaCost: 1 }] } }), (draft) => {
      draft.hero.pools.mana = { current: mana, max: mana };
      for (const { raw, pools } of here(draft).entities) if (raw === 'orc') pools!.hp = { current: 10, max: 10 };
    });
  const zap = (x: number) => ({ kind: 'cast', spell: 'zap', at: { x, y: 1 } }) as const;
  const targets = (game: Game, action: Action): number[] =>
    eventsOfKind(act(game, action), 'cast').map(({ at }) => at.x);

  test('repeats the spell until the enemy is dead', () => {
    expect(targets(wizard('@..o'), zap(4))).toEqual([4, 4]);
  });

  test('goes on with the next enemy that was in view', () => {
    const result = act(wizard('o...@..o'), zap(8));
    expect(eventsOfKind(result, 'cast').map(({ at }) => at.x)).toEqual([8, 8, 1, 1]);
    expect(stopOf(result)).toMatchObject({ reason: 'done', turns: 4 });
  });

  test('does not wake a sleeper', () => {
    expect(targets(wizard('O...@..o'), zap(8))).toEqual([8, 8]);
  });

  test('ends without mana for another casting', () => {
    expect(stopOf(act(wizard('@..o', 1), zap(4)))).toMatchObject({ reason: 'mana', what: 'orc', turns: 1 });
  });

  test('ends with blows if they easily finish the fight', () => {
    const strong = changed(wizard('@o'), (draft) => {
      const attributes = structuredClone(component(loadRaws(), draft.hero, 'attributes')!);
      attributes.might.base = 40;
      draft.hero.attributes = attributes;
      Object.assign(find(draft, 'orc'), { naturalArmor: 0 }).pools!.hp = { current: 30, max: 30 };
    });
    const { events } = act(strong, zap(2));
    expect(events.filter(({ kind }) => kind === 'cast')).toHaveLength(1);
    expect(attacksOfHero(events)).not.toHaveLength(0);
  });

  test('ends when a blow hurts a badly hurt hero', () => {
    const game = changed(wounded(wizard('@.w'), 9), (draft) => {
      find(draft, 'mangy-wolf').pools!.hp = { current: 90, max: 90 };
    });
    expect(streams(game, 20).map((stream) => stopOf(act(stream, zap(3))).reason)).toContain('damage');
  });

  test('is one casting of a spell that only slows or poisons', () => {
    for (const spell of ['web', 'venom']) {
      const game = wizard('@...o', 9, spell);
      expect(act(game, { kind: 'cast', spell, at: { x: 5, y: 1 } }).turns).toBe(1);
    }
  });

  test('is one casting at a friend', () => {
    expect(act(wizard('@..t'), { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 }, sure: true }).turns).toBe(1);
  });
});
