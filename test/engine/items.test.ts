import { component } from '../../src/engine/state/components';
import type { Game } from '../../src/engine/state/game';
import { drop } from '../../src/engine/systems/drop';
import { equip } from '../../src/engine/systems/equip';
import { pickup } from '../../src/engine/systems/pickup';
import { remove } from '../../src/engine/systems/remove';
import { loadRaws } from '../../src/raws';
import { intend, kindsOf, told, worldOf } from '../support/combat';
import { act, all, changed, find, refusal, scenario } from '../support/scenario';

const use = (game: Game, raw: string, at?: { x: number; y: number }) =>
  act(game, { kind: 'use', item: find(game, raw).id, ...(at && { at }), sure: true });

const hurtHero = (game: Game, hp: number) =>
  changed(game, ({ hero }) => {
    hero.pools!.hp.current = hp;
  });

describe('picking up', () => {
  it('moves the thing from the floor to the end of the pack', () => {
    const start = scenario('@!');
    const stepped = act(start, { kind: 'move', direction: 'e' }).game;
    const { game, events } = act(stepped, { kind: 'pickup' });
    const potion = find(game, 'health-potion');
    expect(game.pack.at(-1)).toBe(potion);
    expect(potion).toMatchObject({ inBackpack: { owner: 1 } });
    expect(potion).not.toHaveProperty('position');
    expect(told({ events }, 'picked-up')).toMatchObject([{ item: { id: potion.id, raw: null }, sense: 'self' }]);
  });

  it('does not identify', () => {
    const stepped = act(scenario('@!'), { kind: 'move', direction: 'e' }).game;
    expect(act(stepped, { kind: 'pickup' }).game.identified).toEqual([]);
  });
});

describe('dropping', () => {
  it('lays the thing under the hero', () => {
    const start = scenario('.@', { carried: ['beer'] });
    const { game, events } = act(start, { kind: 'drop', item: find(start, 'beer').id });
    expect(find(game, 'beer')).toMatchObject({ position: { x: 2, y: 1 } });
    expect(find(game, 'beer')).not.toHaveProperty('inBackpack');
    expect(game.pack.map(({ raw }) => raw)).not.toContain('beer');
    expect(told({ events }, 'dropped')).toMatchObject([{ item: { raw: 'beer' } }]);
  });

  it('is refused for what is worn', () => {
    const start = scenario('@');
    expect(refusal(start, { kind: 'drop', item: find(start, 'stained-tunic').id })).toEqual({ code: 'equipped' });
  });
});

describe('putting on', () => {
  it('sends what was in the slot to the backpack', () => {
    const start = scenario('@', { carried: ['dagger'] });
    const { game, events } = act(start, { kind: 'equip', item: find(start, 'dagger').id });
    expect(find(game, 'dagger')).toMatchObject({ equipped: { owner: 1, slot: 'melee' } });
    expect(find(game, 'dagger')).not.toHaveProperty('inBackpack');
    expect(find(game, 'rusty-longsword')).toMatchObject({ inBackpack: { owner: 1 } });
    expect(kindsOf({ events })).toEqual(['removed', 'equipped']);
    expect(told({ events }, 'removed')).toMatchObject([{ replaced: true }]);
  });

  it('makes the type known', () => {
    const start = scenario('@', { carried: ['longsword-plus-1'] });
    const { game, events } = act(start, { kind: 'equip', item: find(start, 'longsword-plus-1').id });
    expect(game.identified).toEqual(['longsword-plus-1']);
    expect(kindsOf({ events })).toEqual(['removed', 'equipped', 'identified']);
  });

  it('keeps the order of the pack', () => {
    const start = scenario('@', { carried: ['dagger', 'beer'] });
    const { game } = act(start, { kind: 'equip', item: find(start, 'dagger').id });
    expect(game.pack.map(({ id }) => id)).toEqual(start.pack.map(({ id }) => id));
  });
});

describe('a cursed thing', () => {
  const cursed = () =>
    scenario('@', { worn: ['longsword-minus-1'], carried: ['dagger'], identified: ['longsword-minus-1'] });

  it('cannot be taken off, and says so free of charge', () => {
    const game = cursed();
    const item = find(game, 'longsword-minus-1').id;
    expect(refusal(game, { kind: 'remove', item })).toMatchObject({ code: 'cursed' });
  });

  it('cannot be replaced', () => {
    const game = cursed();
    expect(refusal(game, { kind: 'equip', item: find(game, 'dagger').id })).toMatchObject({ code: 'cursed' });
  });

  it('can be carried and dropped', () => {
    const game = scenario('@', { carried: ['longsword-minus-1'] });
    const item = find(game, 'longsword-minus-1').id;
    expect(kindsOf(act(game, { kind: 'drop', item }))).toContain('dropped');
  });
});

describe('an intent that has become impossible', () => {
  it('to pick up something that is not on the cell does nothing', () => {
    const game = scenario('@.!');
    const world = worldOf(game);
    intend(world, 1, { kind: 'pickup', item: find(game, 'health-potion').id }, pickup);
    expect(world.game.pack).toHaveLength(game.pack.length);
  });

  it('to drop what is worn does nothing', () => {
    const game = scenario('@');
    const world = worldOf(game);
    intend(world, 1, { kind: 'drop', item: find(game, 'old-boots').id }, drop);
    expect(world.game.pack).toEqual(game.pack);
  });

  it('to take off what is cursed only shows that it sticks', () => {
    const game = scenario('@', { worn: ['longsword-minus-1'] });
    const world = worldOf(game);
    intend(world, 1, { kind: 'remove', item: find(game, 'longsword-minus-1').id }, remove);
    expect(kindsOf(world)).toEqual(['stuck']);
    expect(world.game.pack).toEqual(game.pack);
  });

  it('to replace what is cursed changes nothing and identifies nothing', () => {
    const game = scenario('@', { worn: ['longsword-minus-1'], carried: ['longsword-plus-1'] });
    const world = worldOf(game);
    intend(world, 1, { kind: 'equip', item: find(game, 'longsword-plus-1').id }, equip);
    expect(kindsOf(world)).toEqual(['stuck']);
    expect(world.game).toMatchObject({ pack: game.pack, identified: [] });
  });
});

it('takes off into the backpack', () => {
  const start = scenario('@');
  const { game, events } = act(start, { kind: 'remove', item: find(start, 'old-boots').id });
  expect(find(game, 'old-boots')).toMatchObject({ inBackpack: { owner: 1 } });
  expect(told({ events }, 'removed')).toMatchObject([{ replaced: false }]);
});

describe('drinking an unknown health potion', () => {
  const start = () => hurtHero(scenario('@', { carried: ['health-potion'] }), 10);

  it('heals 8, makes the type known and uses it up', () => {
    const { game } = use(start(), 'health-potion');
    expect(game.hero.pools?.hp.current).toBe(18);
    expect(game.identified).toEqual(['health-potion']);
    expect(all(game, 'health-potion')).toEqual([]);
  });

  it('tells it in the order it happens', () => {
    expect(kindsOf(use(start(), 'health-potion'))).toEqual(['used', 'identified', 'healed']);
  });

  it('is named by its looks until then', () => {
    const [used] = told(use(start(), 'health-potion'), 'used');
    expect(used?.item.raw).toBeNull();
  });
});

describe('what would do nothing here', () => {
  it('is refused free when its type is known', () => {
    const game = scenario('@', { carried: ['health-potion'], identified: ['health-potion'] });
    expect(refusal(game, { kind: 'use', item: find(game, 'health-potion').id })).toEqual({ code: 'no-effect-here' });
  });

  it('takes the turn, becomes known and is kept when it is not', () => {
    const result = use(scenario('@', { carried: ['health-potion'] }), 'health-potion');
    expect(result.turns).toBe(1);
    expect(result.game.identified).toEqual(['health-potion']);
    expect(all(result.game, 'health-potion')).toHaveLength(1);
    expect(kindsOf(result)).toEqual(['used', 'identified', 'fizzled']);
  });

  it('spends no charge', () => {
    const start = scenario('@', { carried: ['mana-potion'] });
    const { game } = use(start, 'mana-potion');
    expect(component(loadRaws(), find(game, 'mana-potion'), 'consumable')?.charges).toBe(1);
  });
});

describe('a book', () => {
  it('teaches its spell at the end of those known, and is used up', () => {
    const result = use(scenario('@', { carried: ['beginners-magic', 'venom-101'] }), 'venom-101');
    expect(result.game.hero.knownSpells).toEqual([{ spell: 'venom', manaCost: 2 }]);
    expect(told(result, 'learned')).toMatchObject([{ spell: 'venom', sense: 'self' }]);
    const { hero, pack } = use(result.game, 'beginners-magic').game;
    expect(hero.knownSpells?.map(({ spell }) => spell)).toEqual(['venom', 'zap']);
    expect(pack.filter(({ inBackpack }) => inBackpack)).toEqual([]);
  });

  it('of a spell known already is refused and kept', () => {
    const game = scenario('@', {
      carried: ['beginners-magic'],
      hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] },
    });
    const item = find(game, 'beginners-magic').id;
    expect(refusal(game, { kind: 'use', item })).toEqual({ code: 'already-known', spell: 'zap' });
  });
});

describe('a scroll with a range', () => {
  const options = { carried: ['magic-missile-scroll'], identified: ['magic-missile-scroll'] };

  it('strikes the cell it is aimed at: 20 hit points', () => {
    const game = scenario('@..D.\n.....', options);
    const result = use(game, 'magic-missile-scroll', { x: 4, y: 1 });
    expect(told(result, 'hurt')).toMatchObject([{ target: { raw: 'black-dragon' }, amount: 20 }]);
    expect(told(result, 'beam')).toHaveLength(1);
  });

  it('is wasted on an empty cell', () => {
    const result = use(scenario('@...', options), 'magic-missile-scroll', { x: 3, y: 1 });
    expect(all(result.game, 'magic-missile-scroll')).toEqual([]);
  });

  it('asks for its target even while unknown', () => {
    const game = scenario('@', { carried: ['magic-missile-scroll'] });
    const item = find(game, 'magic-missile-scroll').id;
    expect(refusal(game, { kind: 'use', item })).toEqual({ code: 'target-needed', range: 6 });
  });
});

it('burns everybody round the target but its reader', () => {
  const game = scenario('@.t.t', { carried: ['fireball-scroll'], identified: ['fireball-scroll'] });
  const result = use(game, 'fireball-scroll', { x: 3, y: 1 });
  expect(told(result, 'hurt').map(({ target, amount }) => [target.raw, amount])).toEqual([
    ['peasant', 20],
    ['peasant', 20],
  ]);
  expect(result.game.hero.pools?.hp.current).toBe(30);
});

describe('a rod', () => {
  const rod = (charges: number) =>
    changed(scenario('@...', { carried: ['rod-of-venom'], identified: ['rod-of-venom'] }), (draft) => {
      find(draft, 'rod-of-venom').consumable = { maxCharges: 5, charges };
    });

  it('loses a charge and stays', () => {
    const { game } = use(rod(5), 'rod-of-venom', { x: 2, y: 1 });
    expect(find(game, 'rod-of-venom').consumable?.charges).toBe(4);
  });

  it('stays when its last charge is spent, and is then refused', () => {
    const { game } = use(rod(1), 'rod-of-venom', { x: 2, y: 1 });
    const action = { kind: 'use', item: find(game, 'rod-of-venom').id, at: { x: 2, y: 1 } } as const;
    expect(refusal(game, action)).toEqual({ code: 'no-charges' });
  });
});
