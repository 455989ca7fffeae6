import type { Game } from '../../../src/engine/state/game';
import { encumbrance } from '../../../src/engine/systems/encumbrance';
import { eventsOfKind, inWorld, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { act, changed, find, scenario } from '../../support/scenario';

function weighed(game: Game, id = HERO) {
  const world = worldOf(game);
  world.stale.add(id);
  encumbrance(world);
  return world;
}

const heroOf = (game: Game) => weighed(game).game.hero;

it('weighs 10 pounds at the start, with a penalty of 2.3', () => {
  expect(heroOf(scenario('@')).pools).toMatchObject({ weight: 10, penalty: 2.3 });
});

it('weighs all carried things, but only worn ones give a penalty', () => {
  const worn = heroOf(scenario('@', { worn: ['longsword'], carried: [] })).pools!;
  const carried = heroOf(scenario('@', { worn: [], carried: ['longsword'] })).pools!;
  expect(carried.weight).toBe(worn.weight);
  expect(worn.penalty).toBe(2);
  expect(carried.penalty).toBe(0);
});

it('counts the gear of creatures: a bandit has a penalty of 1.25', () => {
  const game = scenario('@b');
  expect(find(game, 'bandit').pools?.penalty).toBe(1.25);
});

describe('carrying more than might allows', () => {
  const loaded = (pieces: number, might = 11) =>
    changed(scenario('@', { worn: [], carried: Array<string>(pieces).fill('tower-shield') }), ({ hero }) => {
      hero.attributes = {
        might: { base: might, modifiers: 0 },
        fitness: { base: 11, modifiers: 0 },
        quickness: { base: 11, modifiers: 0 },
        intelligence: { base: 11, modifiers: 0 },
      };
    });
  const weight = heroOf(loaded(1)).pools!.weight;
  const most = Math.floor(165 / weight);

  it('costs four ticks', () => {
    expect(heroOf(loaded(most)).pools?.penalty).toBe(0);
    expect(heroOf(loaded(most + 1)).pools?.penalty).toBe(4);
  });

  it('is reported once an action', () => {
    const world = weighed(loaded(most + 1));
    world.stale.add(HERO);
    encumbrance(world);
    expect(eventsOfKind(world, 'overburdened')).toHaveLength(1);
  });

  it('ends when might rises', () => {
    expect(heroOf(loaded(most + 1, 16)).pools?.penalty).toBe(0);
  });
});

it('adds the bonuses of worn things only', () => {
  const gauntlets = 'gauntlets-of-ogre-power';
  const might = (game: Game) => heroOf(game).attributes?.might.modifiers ?? 0;
  expect(might(scenario('@', { worn: [gauntlets] }))).toBe(5);
  expect(might(scenario('@', { carried: [gauntlets] }))).toBe(0);
});

it('recomputes the maxima from fitness and intelligence, and lowers what is above them', () => {
  const bonus = { fitness: -5, intelligence: -5 };
  const game = scenario('@', {
    hero: { statuses: [{ kind: 'attributes', source: 'venom', turns: 5, by: null, bonus }] },
  });
  expect(heroOf(game).pools).toMatchObject({ hp: { current: 28, max: 28 }, mana: { current: 2, max: 2 } });
});

it('does not fill hit points and mana when the maxima rise', () => {
  const bonus = { fitness: 5 };
  const game = scenario('@', {
    hero: { statuses: [{ kind: 'attributes', source: 'venom', turns: 5, by: null, bonus }] },
  });
  expect(heroOf(game).pools?.hp).toEqual({ current: 30, max: 33 });
});

it('keeps hit points and mana that the raw itself gives', () => {
  const game = scenario('@r');
  const { id, pools } = find(game, 'rat');
  const world = worldOf(game);
  world.raws = { ...world.raws, mob: { ...world.raws.mob, rat: { ...world.raws.mob.rat!, hp: 77, mana: 33 } } };
  const rat = inWorld(world, id);
  rat.pools = { ...pools!, hp: { current: 77, max: 77 }, mana: { current: 33, max: 33 } };
  world.stale.add(id);
  encumbrance(world);
  expect(rat.pools).toMatchObject({ hp: { current: 77, max: 77 }, mana: { current: 33, max: 33 } });
});

it('does not count things that were eaten', () => {
  const start = scenario('@', { carried: ['rations'], worn: [] });
  expect(start.hero.pools?.weight).toBeGreaterThan(0);
  const { game } = act(start, { kind: 'use', item: find(start, 'rations').id });
  expect(game.hero.pools?.weight).toBe(0);
});

it('is up to date at the end of an action', () => {
  const start = scenario('@', { worn: ['longsword'], carried: [] });
  const { game } = act(start, { kind: 'remove', item: find(start, 'longsword').id });
  expect(game.hero.pools?.penalty).toBe(0);
});
