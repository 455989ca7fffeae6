import { newGame } from '../../../src/engine';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { melee } from '../../../src/engine/systems/melee';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, intend, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { CONTENT } from '../../support/recorded-content';
import { act, find, refusal, scenario } from '../../support/scenario';

/** Strikes a wolf with the weapon in hand. The dice show the given natural roll and damage. */
function strike(raw: string, natural: number, damage: number) {
  const legend = { t: { raw: 'mangy-wolf', naturalArmor: 10, skills: { defense: 1 } } } as const;
  const hero = { hunger: { state: 'normal', turns: 99 } } as const;
  const game = scenario('@t', { legend, hero, worn: [raw], identified: [raw] });
  const world = worldOf(game, [natural, damage, 100]);
  intend(world, HERO, { kind: 'melee', target: find(game, 'mangy-wolf').id }, melee);
  return world;
}

/**
 * `ROLL`: lowest natural roll with which this hero hits armour class 11 without a bonus. `MIGHT`: damage that this hero
 * adds.
 */
const [ROLL, MIGHT] = [11, 1];

/**
 * Weapons, each with its raw id, the lowest roll that hits and the highest roll of its damage die. The damage of that
 * roll with this hero's bonus and the cost in ticks follow.
 */
const WEAPONS = Object.entries(CONTENT.weapons).map(
  ([raw, { hit, die, bonus, penalty }]) => [raw, ROLL - hit, die, die + bonus + MIGHT, penalty] as const,
);

it('are all here', () => {
  const weapons = loadRaws().items.filter(({ weapon, variant }) => weapon?.range === 'melee' && !variant);
  expect(weapons.map(({ id }) => id).sort()).toEqual(WEAPONS.map(([raw]) => raw).sort());
});

it.each(WEAPONS)('%s hits armour class 11 with %i, and not with less', (raw, hits, die) => {
  expect(eventsOfKind(strike(raw, hits, die), 'hit')).toHaveLength(1);
  expect(eventsOfKind(strike(raw, hits - 1, die), 'missed')).toHaveLength(1);
});

it.each(WEAPONS)('%s rolls the given damage die', (raw, hits, die, amount) => {
  expect(eventsOfKind(strike(raw, hits, die), 'hit')).toMatchObject([{ attack: raw, amount }]);
  expect(() => strike(raw, hits, die + 1)).toThrow('is not from 1');
});

it.each(WEAPONS)('%s costs the given ticks in hand', (raw, _hits, _die, _amount, penalty) => {
  expect(scenario('@', { worn: [raw], carried: [] }).hero.pools?.penalty).toBe(penalty);
});

it('all go into the same slot', () => {
  const game = scenario('@', { worn: ['longsword'], carried: ['dagger'] });
  const { game: armed } = act(game, { kind: 'equip', item: find(game, 'dagger').id });
  expect(find(armed, 'longsword')).toMatchObject({ inBackpack: { owner: HERO } });
});

it('of venom poison on half of the hits', () => {
  expect(strike('dagger-of-venom', 20, 1).queue.map(({ tag }) => tag)).toEqual(['strike']);
  const game = scenario('@r', { worn: ['dagger-of-venom'], identified: ['dagger-of-venom'] });
  const world = worldOf(game, [20, 1, 50]);
  intend(world, HERO, { kind: 'melee', target: find(game, 'rat').id }, melee);
  drainEffects(world);
  expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ status: 'damage-over-time', amount: 2, turns: 5 }]);
});

it('of venom also poison with a hit without damage', () => {
  const average = { base: 11, modifiers: 0 };
  const attributes = { might: { base: 1, modifiers: 0 }, fitness: average, quickness: average, intelligence: average };
  const game = scenario('@r', { worn: ['dagger-of-venom'], identified: ['dagger-of-venom'], hero: { attributes } });
  const world = worldOf(game, [20, 1, 50]);
  intend(world, HERO, { kind: 'melee', target: find(game, 'rat').id }, melee);
  drainEffects(world);
  expect(eventsOfKind(world, 'hit')).toMatchObject([{ amount: 0 }]);
  expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ target: { raw: 'rat' }, status: 'damage-over-time' }]);
});

it('give some effects to their wielder', () => {
  const game = scenario('@r', { worn: ['dagger-of-venom'], identified: ['dagger-of-venom'] });
  const world = worldOf(game, [20, 1, 50]);
  const { archetypes } = world.raws;
  const dagger = archetypes['dagger-of-venom']!;
  const meleeWeapon = { ...dagger.meleeWeapon!, proc: { chance: 0.5, target: 'self' as const } };
  world.raws = { ...world.raws, archetypes: { ...archetypes, 'dagger-of-venom': { ...dagger, meleeWeapon } } };
  intend(world, HERO, { kind: 'melee', target: find(game, 'rat').id }, melee);
  drainEffects(world);
  expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ target: { raw: 'hero' }, status: 'damage-over-time' }]);
});

describe('a cursed longsword', () => {
  const cursed = () =>
    scenario('@', { worn: ['longsword-minus-1'], carried: ['dagger'], identified: ['longsword-minus-1'] });

  it('cannot be taken off or replaced, and the refusal takes no time', () => {
    const game = cursed();
    const { id } = find(game, 'longsword-minus-1');
    expect(refusal(game, { kind: 'remove', item: id })).toMatchObject({ code: 'cursed' });
    expect(refusal(game, { kind: 'equip', item: find(game, 'dagger').id })).toMatchObject({ code: 'cursed' });
  });

  it('has the alias of the good longsword until it is equipped', () => {
    const { aliases } = newGame({ seed: 'swords' }, loadRaws());
    expect(aliases['longsword-minus-1']).toEqual(aliases['longsword-plus-1']);
  });
});
