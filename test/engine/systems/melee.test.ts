import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { Game } from '../../../src/engine/state/game';
import type { World } from '../../../src/engine/state/world';
import { melee } from '../../../src/engine/systems/melee';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, hpOf, intend, inWorld, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { changed, find, here, scenario } from '../../support/scenario';

/** One blow between two creatures, found by their raws. `rolls`: numbers that the dice show. */
function blow(game: Game, attacker: string, target: string, rolls: number[]): World {
  const world = worldOf(game, rolls);
  const intent = { kind: 'melee', target: find(game, target).id } as const;
  return intend(world, find(game, attacker).id, intent, melee);
}

const normal = { hunger: { state: 'normal', turns: 200 } } as const;

describe('the hero with a rusty longsword against armour class 10', () => {
  it('adds skill, hit bonus and a full stomach, and must exceed the armour class', () => {
    const game = scenario('@r');
    expect(eventsOfKind(blow(game, 'hero', 'rat', [9]), 'missed')).toHaveLength(1);
    expect(eventsOfKind(blow(game, 'hero', 'rat', [10, 5]), 'hit')).toHaveLength(1);
  });

  it('has one less when not well fed', () => {
    const game = scenario('@r', { hero: normal });
    expect(eventsOfKind(blow(game, 'hero', 'rat', [10]), 'missed')).toHaveLength(1);
    expect(eventsOfKind(blow(game, 'hero', 'rat', [11, 5]), 'hit')).toHaveLength(1);
  });

  it('deals 1d8 − 1 + might bonus + skill', () => {
    const world = blow(scenario('@r'), 'hero', 'rat', [15, 6]);
    expect(eventsOfKind(world, 'hit')).toMatchObject([{ amount: 6, attack: 'rusty-longsword', sense: 'self' }]);
  });

  it('queues the damage', () => {
    const game = scenario('@r');
    const rat = find(game, 'rat');
    const world = blow(game, 'hero', 'rat', [15, 3]);
    expect(hpOf(inWorld(world, rat.id))).toBe(hpOf(rat));
    drainEffects(world);
    expect(hpOf(inWorld(world, rat.id))).toBe(hpOf(rat) - 3);
    expect(eventsOfKind(world, 'hurt')).toEqual([]);
  });
});

describe('a rat', () => {
  it('needs a 14 against armour class 11', () => {
    const game = scenario('@r');
    expect(eventsOfKind(blow(game, 'rat', 'hero', [0, 13]), 'missed')).toHaveLength(1);
    expect(eventsOfKind(blow(game, 'rat', 'hero', [0, 14, 4]), 'hit')).toMatchObject([{ amount: 2, attack: 'bite' }]);
  });

  it('can hit without damage, which is a hit but leaves no blood', () => {
    const world = blow(scenario('@r'), 'rat', 'hero', [0, 20, 1]);
    expect(eventsOfKind(world, 'hit')).toMatchObject([{ amount: 0 }]);
    drainEffects(world);
    expect(hpOf(world.game.hero)).toBe(30);
    expect(world.level.blood).toEqual([]);
  });
});

describe('the dice', () => {
  it('always hit on a natural 20, even the black dragon', () => {
    const game = scenario('@D..\n....');
    expect(eventsOfKind(blow(game, 'hero', 'black-dragon', [19]), 'missed')).toMatchObject([{ fumble: false }]);
    expect(eventsOfKind(blow(game, 'hero', 'black-dragon', [20, 4]), 'hit')).toHaveLength(1);
  });

  it('always miss on a natural 1, and it is a fumble', () => {
    const game = scenario('@r', { hero: { skills: { melee: 50, defense: 1, magic: 1 } } });
    expect(eventsOfKind(blow(game, 'hero', 'rat', [1]), 'missed')).toMatchObject([{ fumble: true }]);
  });
});

it('rolls one of several natural attacks, then 1d20, then the damage', () => {
  const game = scenario('@D..\n....');
  const bites = eventsOfKind(blow(game, 'black-dragon', 'hero', [0, 20, 1]), 'hit');
  expect(bites).toMatchObject([{ amount: 1 + 2 + 1 + 18 }]);
  expect(eventsOfKind(blow(game, 'black-dragon', 'hero', [1, 20, 1]), 'hit')[0]?.attack).not.toBe(bites[0]?.attack);
});

it('uses the weapon among the gear of a creature, such as a bandit’s dagger', () => {
  expect(eventsOfKind(blow(scenario('@b'), 'bandit', 'hero', [20, 3]), 'hit')).toMatchObject([
    { attack: 'dagger', amount: 4 },
  ]);
});

it('hits by quickness with a quick weapon, but does damage by might', () => {
  const attributes = {
    might: { base: 7, modifiers: 0 },
    fitness: { base: 11, modifiers: 0 },
    quickness: { base: 16, modifiers: 0 },
    intelligence: { base: 11, modifiers: 0 },
  };
  const game = scenario('@r', { worn: ['dagger'], hero: { attributes, ...normal } });
  expect(eventsOfKind(blow(game, 'hero', 'rat', [6]), 'missed')).toHaveLength(1);
  expect(eventsOfKind(blow(game, 'hero', 'rat', [7, 4]), 'hit')).toMatchObject([{ amount: 4 - 1 + 1 }]);
});

it('without a weapon deals 1d4', () => {
  const world = blow(scenario('@r', { worn: [] }), 'hero', 'rat', [20, 4]);
  expect(eventsOfKind(world, 'hit')).toMatchObject([{ attack: null, amount: 5 }]);
});

it('hits a target that has moved away meanwhile', () => {
  const game = scenario('@..r');
  expect(eventsOfKind(blow(game, 'hero', 'rat', [20, 4]), 'hit')).toHaveLength(1);
});

it('neither comes from the dead nor strikes them', () => {
  const game = changed(scenario('@r'), (draft) => {
    find(draft, 'rat').pools!.hp.current = 0;
  });
  expect(blow(game, 'hero', 'rat', []).events).toEqual([]);
  expect(blow(game, 'rat', 'hero', []).events).toEqual([]);
});

it('lets two creatures kill each other in one tick', () => {
  const game = changed(scenario('@r'), (draft) => {
    draft.hero.pools.hp.current = 1;
    find(draft, 'rat').pools!.hp.current = 1;
  });
  const world = worldOf(game, [20, 8, 0, 20, 4]);
  const rat = find(game, 'rat').id;
  world.intents.set(rat, { kind: 'melee', target: HERO });
  world.intents.set(HERO, { kind: 'melee', target: rat });
  melee(world);
  drainEffects(world);
  expect(eventsOfKind(world, 'died').map(({ who }) => who.raw)).toEqual(['rat', 'hero']);
});

describe('the effect in a dagger of venom', () => {
  const game = scenario('@r', { worn: ['dagger-of-venom'], identified: ['dagger-of-venom'] });
  const poisoned = (rolls: number[]) => {
    const world = blow(game, 'hero', 'rat', rolls);
    drainEffects(world);
    return inWorld(world, find(game, 'rat').id).statuses ?? [];
  };

  it('fires on half of its hits', () => {
    expect(poisoned([20, 1, 51])).toEqual([]);
    expect(poisoned([20, 1, 50])).toEqual([
      { kind: 'damage-over-time', source: 'dagger-of-venom', turns: 5, by: HERO, damage: 2 },
    ]);
  });

  it('fires on a hit without damage, too', () => {
    const weak = changed(game, ({ hero }) => {
      hero.attributes = structuredClone(loadRaws().archetypes.hero!.attributes!);
      hero.attributes.might.base = 3;
    });
    const world = blow(weak, 'hero', 'rat', [20, 1, 50]);
    drainEffects(world);
    expect(eventsOfKind(world, 'hit')).toMatchObject([{ amount: 0 }]);
    expect(eventsOfKind(world, 'status-gained')).toHaveLength(1);
  });

  it('does not use the weapon up', () => {
    const world = blow(game, 'hero', 'rat', [20, 1, 1]);
    drainEffects(world);
    expect(world.game.pack.map(({ raw }) => raw)).toContain('dagger-of-venom');
  });
});

describe('a fight between others', () => {
  it('is reported when the hero sees it', () => {
    const game = scenario('@..rw');
    expect(eventsOfKind(blow(game, 'mangy-wolf', 'rat', [0, 1]), 'missed')).toMatchObject([{ sense: 'seen' }]);
  });

  it('is heard once behind a wall, whatever the number of attacks', () => {
    const game = scenario('@#rw');
    const world = worldOf(game, [0, 1, 0, 1]);
    const [rat, wolf] = here(game).entities;
    world.intents.set(rat!.id, { kind: 'melee', target: wolf!.id });
    world.intents.set(wolf!.id, { kind: 'melee', target: rat!.id });
    melee(world);
    expect(world.events).toMatchObject([{ kind: 'fighting', sense: 'heard' }]);
  });

  it('points at the nearest cell of a big body', () => {
    const game = scenario('....\n.D.@\n....');
    const world = blow(game, 'hero', 'black-dragon', [20, 1]);
    expect(eventsOfKind(world, 'hit')).toMatchObject([{ from: { x: 4, y: 2 }, at: { x: 3, y: 2 } }]);
  });
});

describe('a weapon of an unknown type in the hand of a creature', () => {
  const armed = (identified: string[]) =>
    scenario('@g', { legend: { g: { raw: 'goblin', gear: ['dagger-of-venom'] } }, identified });
  const stabbed = (identified: string[]) => {
    const world = blow(armed(identified), 'goblin', 'hero', [20, 1, 1]);
    drainEffects(world);
    return world;
  };

  it('is not named by its attack', () => {
    const world = stabbed([]);
    expect(eventsOfKind(world, 'hit')).toMatchObject([{ attack: null }]);
    expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ status: 'damage-over-time', source: 'goblin' }]);
    expect(JSON.stringify(world.events)).not.toContain('dagger');
    expect(JSON.stringify(world.game.hero.statuses)).not.toContain('dagger');
  });

  it('is named once the type is known', () => {
    const world = stabbed(['dagger-of-venom']);
    expect(eventsOfKind(world, 'hit')).toMatchObject([{ attack: 'dagger-of-venom' }]);
    expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ source: 'dagger-of-venom' }]);
  });
});
