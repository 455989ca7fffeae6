import * as fc from 'fast-check';
import { type Game, view } from '../../../src/engine';
import { effectsInHands } from '../../../src/engine/creatures/magic-effects';
import { magicDamage } from '../../../src/engine/formulas';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { use } from '../../support/items';
import { act, find, type ScenarioOptions, scenario } from '../../support/scenario';

const raws = loadRaws();

/** Options for a hero with this Magic skill. */
const skilled = (magic: number, options: ScenarioOptions = {}): ScenarioOptions => ({
  ...options,
  hero: { skills: { melee: 1, defense: 1, magic }, ...options.hero },
});

const figuresOf = (game: Game, raw: string) => view(game, raws).pack.find((thing) => thing.raw === raw)?.figures;

test.each([
  [-4, 20],
  [1, 20],
  [2, 21],
  [6, 25],
  [11, 30],
  [21, 40],
])('at a Magic skill of %i, magic of 20 damage does %i', (magic, amount) => {
  expect(magicDamage(20, magic)).toBe(amount);
});

test('more skill never does less damage, and no skill does less than the raws say', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -4, max: 40 }), (amount, magic) => {
      expect(magicDamage(amount, magic)).toBeGreaterThanOrEqual(amount);
      expect(magicDamage(amount, magic + 1)).toBeGreaterThanOrEqual(magicDamage(amount, magic));
    }),
  );
});

test.each(['magic-missile-scroll', 'rod-of-fireballs'])(
  '%s does 25 damage in the hands of a hero of Magic 6',
  (raw) => {
    const game = scenario('@...D', skilled(6, { carried: [raw], identified: [raw] }));
    expect(eventsOfKind(use(game, raw, { x: 5, y: 1 }), 'hurt')).toMatchObject([{ amount: 25 }]);
    expect(figuresOf(game, raw)?.effects.damage).toBe(25);
  },
);

test('zap does 6 damage and venom 5 a turn at Magic 6, and the view says so', () => {
  const knownSpells = ['zap', 'venom'].map((spell) => ({ spell, manaCost: 1 }));
  const game = scenario('@..D\n....', skilled(6, { hero: { knownSpells } }));
  const at = { x: 4, y: 1 };
  const [hurt] = eventsOfKind(act(game, { kind: 'cast', spell: 'zap', at }), 'hurt');
  expect(hurt).toMatchObject({ amount: 6 });
  const { game: after } = act(game, { kind: 'cast', spell: 'venom', at });
  expect(find(after, 'black-dragon').statuses).toMatchObject([{ kind: 'damage-over-time', damage: 5 }]);
  const [zap, venom] = view(game, raws).hero.spells;
  expect(zap?.effects.damage).toBe(6);
  expect(venom?.statuses).toMatchObject([{ kind: 'damage-over-time', strength: 5 }]);
});

test('Magic does not raise the poison of potions, weapons and traps', () => {
  const { hero } = scenario('@', skilled(21));
  for (const [raw, effects] of [
    ['poison-potion', raws.item['poison-potion']?.consumable?.effects],
    ['dagger-of-venom', raws.item['dagger-of-venom']?.weapon?.proc_effects],
    ['stonefall-trap', raws.prop['stonefall-trap']?.entry_trigger?.effects],
  ] as const) {
    expect(effectsInHands(raws, hero, raw, effects ?? {})).toEqual(effects);
  }
  const carried = scenario('@', skilled(21, { carried: ['poison-potion'], identified: ['poison-potion'] }));
  expect(figuresOf(carried, 'poison-potion')?.statuses).toMatchObject([{ strength: 2 }]);
});

test('creatures cast as the raws say, because their Magic skill is 1', () => {
  for (const { id, abilities = [] } of raws.mobs) {
    const mob = { id: 9, kind: 'mob', raw: id } as const;
    for (const { spell } of abilities) {
      const { effects } = raws.spell[spell]!;
      expect(effectsInHands(raws, mob, spell, effects)).toEqual(effects);
    }
  }
});

test('all aimed rods and scrolls do as much damage as the view says', () => {
  const aimed = raws.items.filter(({ consumable }) => consumable?.effects.ranged && consumable.effects.damage);
  const carried = aimed.map(({ id }) => id);
  const game = scenario('@...D', skilled(9, { carried, identified: carried }));
  for (const raw of carried) {
    const [hurt] = eventsOfKind(use(game, raw, { x: 5, y: 1 }), 'hurt');
    expect(hurt?.amount).toBe(figuresOf(game, raw)?.effects.damage);
  }
});
