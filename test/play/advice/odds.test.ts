import fc from 'fast-check';
import type { Odds, SeenThing } from '../../../src/engine';
import { lossAgainst, lossWithAll, lossWithMagic, spellsWorthCasting } from '../../../src/play/advice/odds';
import { foesOf, hostilesOf, type Situation } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import { isDeep } from '../../support/deep';
import { changed, scenario } from '../../support/scenario';
import { adviceOn, situationIn } from './advice-on';

const raws = loadRaws();
const SPELLS = ['zap', 'venom'];
/** Scrolls and rods that deal damage from afar. */
const SHOTS = raws.items
  .filter(({ consumable }) => consumable?.effects.ranged !== undefined)
  .map(({ id }) => id)
  .filter((id) => raws.archetypes[id]?.effects?.damage || raws.archetypes[id]?.effects?.damage_over_time);

interface Fighter {
  blow: number;
  mana: number;
  spells: string[];
  shots: string[];
}

const odds = (blows: fc.Arbitrary<number>): fc.Arbitrary<Odds> =>
  fc.record({ chance: fc.double({ min: 0.05, max: 0.95, noNaN: true }), blows });

const foes = fc.array(
  fc.record({ attack: odds(fc.integer({ min: 1, max: 60 })), defense: odds(fc.integer({ min: 1, max: 90 })) }),
  { minLength: 1, maxLength: 4 },
);

const fighters: fc.Arbitrary<Fighter> = fc.record({
  blow: fc.double({ min: 0.5, max: 45, noNaN: true }),
  mana: fc.integer({ min: 0, max: 12 }),
  spells: fc.subarray(SPELLS),
  shots: fc.array(fc.constantFrom(...SHOTS), { maxLength: 4 }),
});

/** Situation beside a bandit, with all the spells, and with one of each scroll and rod in the pack. */
const ARMED = situationIn(
  scenario('@.b', {
    carried: SHOTS,
    identified: SHOTS,
    hero: { knownSpells: SPELLS.map((spell) => ({ spell, manaCost: raws.spell[spell]!.mana_cost })) },
  }),
);

/** Returns a situation of this fighter, with one foe for each of the duels. */
function against(duels: { attack: Odds; defense: Odds }[], { blow, mana, spells, shots }: Fighter): Situation {
  const { hero, things, pack } = ARMED.view;
  const [bandit] = things;
  const view = {
    ...ARMED.view,
    pack: shots.map((shot) => pack.find(({ raw }) => raw === shot)!),
    things: duels.map((duel, n) => ({ ...bandit!, id: 100 + n, odds: duel })),
    hero: {
      ...hero,
      blow: { ...hero.blow, mean: blow },
      mana: { current: mana, max: 12 },
      spells: hero.spells.filter(({ spell }) => spells.includes(spell)),
    },
  };
  return { view, raws, legal: [], shops: [] };
}

const lossesIn = (situation: Situation): number[] =>
  [lossAgainst, lossWithMagic, lossWithAll].map((loss) => loss(situation, foesOf(situation)));

/** Poison divides hit points into turns, so equal losses may differ in their last digits. */
const ROUNDING = 1e-12;

test('one more spell or scroll never makes a fight dearer', () => {
  fc.assert(
    fc.property(
      foes,
      fighters,
      fc.constantFrom(...SPELLS),
      fc.constantFrom(...SHOTS),
      (duels, fighter, spell, shot) => {
        const [blows, magic, all] = lossesIn(against(duels, fighter)) as [number, number, number];
        const spells = [...new Set([...fighter.spells, spell])];
        const learned = lossesIn(against(duels, { ...fighter, spells }));
        const armed = lossesIn(against(duels, { ...fighter, shots: [...fighter.shots, shot] }));
        const atMost = (loss: number): number => loss * (1 + ROUNDING);
        expect(magic).toBeLessThanOrEqual(atMost(blows));
        expect(all).toBeLessThanOrEqual(atMost(magic));
        expect(learned[1]).toBeLessThanOrEqual(atMost(magic));
        expect(learned[2]).toBeLessThanOrEqual(atMost(all));
        expect(armed[1]).toBe(magic);
        expect(armed[2]).toBeLessThanOrEqual(atMost(all));
      },
    ),
    { numRuns: isDeep ? 1000 : 200 },
  );
});

test('a spell that does less than a blow changes nothing', () => {
  const duels = [{ attack: { chance: 0.9, blows: 8 }, defense: { chance: 0.5, blows: 12 } }];
  const strong: Fighter = { blow: 36, mana: 40, spells: [], shots: [] };
  const without = lossesIn(against(duels, strong));
  expect(lossesIn(against(duels, { ...strong, spells: ['zap'] }))).toEqual(without);
  expect(lossesIn(against(duels, { ...strong, shots: ['magic-missile-scroll'] }))).toEqual(without);
});

test('a spell that does more than a blow counts with its damage', () => {
  // The foe has 20 hit points: 4 castings of 5 replace 20 blows of 1.
  const duels = [{ attack: { chance: 0.5, blows: 20 }, defense: { chance: 0.5, blows: 40 } }];
  const [blows, magic] = lossesIn(against(duels, { blow: 2, mana: 4, spells: ['zap'], shots: [] }));
  expect(magic).toBeCloseTo(blows! / 5);
});

describe('spells that do more than a blow', () => {
  const duels = [{ attack: { chance: 0.5, blows: 20 }, defense: { chance: 0.5, blows: 40 } }];

  test('count for nothing while the hero cannot cast', () => {
    const { view, ...situation } = against(duels, { blow: 2, mana: 4, spells: ['zap'], shots: [] });
    const [blows, magic] = lossesIn({ ...situation, view: { ...view, hero: { ...view.hero, muted: true } } });
    expect(magic).toBe(blows);
  });

  test('poison kills in turns in which the foe strikes and the hero does, too', () => {
    // Venom does 4 a turn and the blow 1, so the foe has lost 20 hit points four turns after the casting.
    const [blows, magic] = lossesIn(against(duels, { blow: 2, mana: 4, spells: ['venom'], shots: [] }));
    expect(magic).toBeCloseTo(blows! / 4);
  });

  test('poison is not cast again on a poisoned foe', () => {
    const situation = against(duels, { blow: 2, mana: 4, spells: ['venom'], shots: [] });
    const worthCasting = (...statuses: SeenThing['statuses']) => {
      const [foe] = foesOf(situation);
      return spellsWorthCasting(situation, { ...foe!, statuses }).map(({ spell }) => spell);
    };
    expect(worthCasting()).toEqual(['venom']);
    expect(worthCasting({ kind: 'damage-over-time', source: 'venom', turns: 3 })).toEqual([]);
  });
});

test('a hero whose blows do more than a spell neither leaves the fight nor casts the spell', () => {
  const usual = { base: 11, modifiers: 0 };
  const attributes = { might: { base: 60, modifiers: 0 }, fitness: usual, quickness: usual, intelligence: usual };
  const beside = (knownSpells: { spell: string; manaCost: number }[]) =>
    changed(scenario('@D', { worn: ['battleaxe'], carried: [], hero: { attributes, knownSpells } }), ({ hero }) => {
      Object.assign(hero.pools, { hp: { current: 180, max: 180 }, mana: { current: 12, max: 12 } });
    });
  const zap = [{ spell: 'zap', manaCost: 1 }];
  const { hero, things } = situationIn(beside(zap)).view;
  expect(things[0]!.odds!.attack.chance * hero.blow.mean).toBeGreaterThan(5);
  expect(adviceOn(beside([]))).toBe('fight: beatable');
  expect(adviceOn(beside(zap))).toBe('fight: beatable');
});

test('creatures that attack each other, too, strike the hero half as often', () => {
  const loss = (drawing: string): number => {
    const situation = situationIn(scenario(drawing, { legend: { c: 'gelatinous-cube' } }));
    return lossAgainst(situation, hostilesOf(situation));
  };
  expect(loss('@..cc')).toBeCloseTo(loss('@..c...c') / 2);
  expect(loss('@..ow')).toBeLessThan(loss('@..o...w'));
  expect(loss('@..oo')).toBe(loss('@..o...o'));
});
