import { stanceToHero } from '../../../../src/engine/creatures';
import { drainEffects } from '../../../../src/engine/effects/queue/drain-effects';
import type { Game } from '../../../../src/engine/state/game';
import type { World } from '../../../../src/engine/state/world';
import { loadRaws } from '../../../../src/raws';
import { confused } from '../../../support/actions';
import { eventsOfKind, inWorld, kindsOf, worldOf } from '../../../support/combat';
import { apply, cells, HERO, hurt, on } from '../../../support/effects';
import { all, changed, scenario as draw, find, type Legend } from '../../../support/scenario';
import { playerTurn } from '../../../support/statuses';

const legend: Legend = {
  G: 'rock-golem',
  O: 'orc-leader',
  W: 'watch-guard',
  a: 'arbat-dark-elf',
  s: 'cirro-spider',
  b: 'barbo-dark-elf',
};
const scenario = (drawing: string): Game => draw(drawing, { legend });

/** Deals the given damage to a creature and resolves the effects. The default damage kills any creature. */
function strike(game: Game, raw: string, { amount = 999, by = HERO, index = 0 } = {}): World {
  const world = worldOf(game);
  hurt(world, by, on(all(game, raw)[index]!.id), amount);
  drainEffects(world);
  return world;
}

const standing = ({ game }: World, faction = 'townsfolk'): number => game.standings[faction] ?? 0;
const grudges = (world: World, raw: string, index = 0): number[] =>
  inWorld(world, all(world.game, raw)[index]!.id).grudges ?? [];

describe('a crime', () => {
  it('costs 5 points if the victim survives, with or without witnesses', () => {
    const world = strike(scenario('@t'), 'peasant', { amount: 1 });
    expect(standing(world)).toBe(-5);
    expect(eventsOfKind(world, 'standing')).toMatchObject([
      { faction: 'townsfolk', change: -5, standing: -5, attitude: 'distrust', sense: 'self' },
    ]);
  });

  it('costs 20 points, and nothing for the blow, if the victim dies in sight of its faction', () => {
    expect(standing(strike(scenario('@t.k'), 'peasant'))).toBe(-20);
  });

  it('costs nothing if a victim without witnesses dies at once', () => {
    const world = strike(scenario('@t'), 'peasant');
    expect(standing(world)).toBe(0);
    expect(kindsOf(world)).not.toContain('standing');
  });

  it('is not seen through walls', () => {
    expect(standing(strike(scenario('@t#k'), 'peasant'))).toBe(0);
  });

  it('is not seen beyond the sight of a witness', () => {
    expect(standing(strike(scenario('@t.....k'), 'peasant'))).toBe(0);
  });

  it('is seen by a witness who sees only the hero', () => {
    expect(standing(strike(scenario('k...@....t'), 'peasant'))).toBe(-20);
  });

  it('is no crime against creatures that attack by nature, even if their faction keeps a standing', () => {
    expect(strike(scenario('@aa'), 'arbat-dark-elf', { amount: 1 }).game.standings).toEqual({});
    expect(strike(scenario('@aa'), 'arbat-dark-elf').game.standings).toEqual({});
  });

  it('has no witnesses among the dead and among animals', () => {
    const game = changed(scenario('@t.kd'), (draft) => {
      find(draft, 'barkeep').pools!.hp.current = 0;
    });
    const world = strike(game, 'peasant');
    expect(world.game.standings).toEqual({});
  });

  it('adds up over several victims of one blow, and is reported once', () => {
    const world = apply(worldOf(scenario('@t.t')), { damage: 1 }, cells([2, 1], [4, 1]));
    expect(eventsOfKind(world, 'standing')).toMatchObject([{ change: -10, standing: -10, attitude: 'enemy' }]);
  });

  it('counts once for all effects of a blow', () => {
    const game = scenario('@t');
    expect(standing(apply(worldOf(game), { damage: 1, slow: 3, confusion: 4 }, on(find(game, 'peasant').id)))).toBe(-5);
  });

  it('is to poison a creature, but not each damage by the poison', () => {
    const game = scenario('@t');
    const world = apply(worldOf(game), { damage_over_time: 1 }, on(find(game, 'peasant').id));
    expect(standing(world)).toBe(-5);
    playerTurn(world);
    drainEffects(world);
    expect(kindsOf(world)).toContain('hurt');
    expect(standing(world)).toBe(-5);
  });

  it('does not include good effects', () => {
    const game = scenario('@t');
    expect(standing(apply(worldOf(game), { slow: -3 }, on(find(game, 'peasant').id)))).toBe(0);
  });

  it('counts a quarter if the hero is confused', () => {
    expect(standing(strike(confused(scenario('@t')), 'peasant', { amount: 1 }))).toBe(-1.25);
    expect(standing(strike(confused(scenario('@t.k')), 'peasant'))).toBe(-5);
  });

  it('counts in full if the same blow confuses the hero', () => {
    const world = apply(worldOf(scenario('@t')), { confusion: 4 }, cells([1, 1], [2, 1]));
    expect(standing(world)).toBe(-5);
  });

  it('counts a quarter for bystanders of an area that hits an enemy', () => {
    expect(standing(apply(worldOf(scenario('@.ot')), { damage: 1 }, cells([3, 1], [4, 1])))).toBe(-1.25);
  });

  it('counts in full for the creature aimed at, and if the area hits no enemy', () => {
    expect(standing(apply(worldOf(scenario('@.ot')), { damage: 1 }, cells([4, 1], [3, 1])))).toBe(-5);
    expect(standing(apply(worldOf(scenario('@..t')), { damage: 1 }, cells([3, 1], [4, 1])))).toBe(-5);
  });

  it('counts in full for an enemy that is harmless by nature, even beside the cell aimed at', () => {
    const game = { ...scenario('@..G'), standings: { 'dwarven-remnant': -10 } };
    expect(standing(apply(worldOf(game), { damage: 1 }, cells([3, 1], [4, 1])), 'dwarven-remnant')).toBe(-15);
  });

  it('counts a quarter if a trap that the hero set off does it, without revenge', () => {
    const game = scenario('@t.W');
    const world = worldOf(game);
    const targets = on(find(game, 'peasant').id);
    world.queue.push({ tag: 'damage', by: null, credit: HERO, source: 'landmine', targets, amount: 99 });
    drainEffects(world);
    expect(standing(world)).toBe(-5);
    expect(grudges(world, 'watch-guard')).toEqual([]);
  });

  it('belongs to the hero alone', () => {
    const game = scenario('@.ot');
    expect(standing(strike(game, 'peasant', { amount: 1, by: find(game, 'orc').id }))).toBe(0);
  });

  it('does not exist against animals, mindless creatures and enemies', () => {
    for (const raw of ['deer', 'mangy-wolf', 'black-dragon', 'bandit']) {
      const game = draw('@V', { legend: { V: raw } });
      expect(strike(game, raw, { amount: 1 }).game.standings).toEqual({});
    }
  });
});

describe('a good deed', () => {
  it.each([
    ['a foe', 'o', 'orc', 1],
    ['a leader', 'O', 'orc-leader', 10],
  ])('is to kill %s in sight', (_, letter, raw, points) => {
    expect(standing(strike(scenario(`@${letter}t`), raw))).toBe(points);
  });

  it('is to kill a creature that the faction attacks, even a harmless one', () => {
    expect(standing(strike(scenario('@dG'), 'deer'), 'dwarven-remnant')).toBe(1);
  });

  it('earns 3 points for a rival', () => {
    const game = scenario('@ot');
    const world = worldOf(game);
    const { townsfolk } = world.raws.faction;
    const faction = { ...world.raws.faction, townsfolk: { ...townsfolk!, rivals: ['cave-goblins'] } };
    world.raws = { ...world.raws, faction };
    hurt(world, HERO, on(find(game, 'orc').id), 99);
    drainEffects(world);
    expect(standing(world)).toBe(3);
  });

  it('for one clan costs as many points with each of its rivals', () => {
    const world = strike(scenario('@sa'), 'cirro-spider');
    expect(world.game.standings).toEqual({ arbat: 3, barbo: -3, cirro: -3 });
    expect(eventsOfKind(world, 'standing').map(({ faction }) => faction)).toEqual(['arbat', 'barbo', 'cirro']);
  });

  it('before two rivals of the dead earns nothing with either', () => {
    expect(strike(scenario('@sab'), 'cirro-spider').game.standings).toEqual({ cirro: -6 });
  });

  it('costs rivals no more than it earns, if the standing ends at 20', () => {
    const game = { ...scenario('@sa'), standings: { arbat: 19, barbo: -19 } };
    expect(strike(game, 'cirro-spider').game.standings).toEqual({ arbat: 20, barbo: -20, cirro: -1 });
  });

  it.each([
    [6, [HERO]],
    [7, []],
  ])('that raises a standing of %i with a clan to 10 ends its grudges', (arbat, left) => {
    const game = changed({ ...scenario('@sa'), standings: { arbat } }, (draft) => {
      find(draft, 'arbat-dark-elf').grudges = [HERO];
    });
    expect(grudges(strike(game, 'cirro-spider'), 'arbat-dark-elf')).toEqual(left);
  });

  it('counts a quarter if the hero is confused', () => {
    expect(standing(strike(confused(scenario('@Ot')), 'orc-leader'))).toBe(2.5);
  });

  it('needs a witness and a death', () => {
    expect(standing(strike(scenario('@o#t'), 'orc'))).toBe(0);
    expect(standing(strike(scenario('@ot'), 'orc', { amount: 1 }))).toBe(0);
  });

  it('is not to kill a creature that is no foe of the faction', () => {
    expect(standing(strike(scenario('@dt'), 'deer'))).toBe(0);
  });

  it('does not count if the dead was summoned', () => {
    const game = changed(scenario('@ot'), (draft) => {
      find(draft, 'orc').summoned = true;
    });
    expect(standing(strike(game, 'orc'))).toBe(0);
  });

  it('raises a standing to 20 at most', () => {
    const game = { ...scenario('@Ot'), standings: { townsfolk: 15 } };
    const world = strike(game, 'orc-leader');
    expect(eventsOfKind(world, 'standing')).toMatchObject([{ change: 5, standing: 20, attitude: 'ally' }]);
    const again = strike({ ...game, standings: { townsfolk: 20 } }, 'orc-leader');
    expect(standing(again)).toBe(20);
    expect(kindsOf(again)).not.toContain('standing');
  });

  it('does not count before other factions if the dead was not their foe', () => {
    const world = strike(scenario('@t.kd'), 'peasant');
    expect(world.game.standings).toEqual({ townsfolk: -20 });
  });
});

describe('the victim of a blow', () => {
  it('turns on the striker, and so do members of its faction who see it and can fight', () => {
    const world = strike(scenario('@G.G#G'), 'rock-golem', { amount: 1 });
    expect(grudges(world, 'rock-golem')).toEqual([HERO]);
    expect(grudges(world, 'rock-golem', 1)).toEqual([HERO]);
    expect(grudges(world, 'rock-golem', 2)).toEqual([]);
  });

  it('turns on the striker alone if its faction flees', () => {
    const world = strike(scenario('@dd'), 'deer', { amount: 1 });
    expect(grudges(world, 'deer')).toEqual([HERO]);
    expect(grudges(world, 'deer', 1)).toEqual([]);
  });

  it('is avenged by its faction if it dies at once', () => {
    expect(grudges(strike(scenario('@GG'), 'rock-golem'), 'rock-golem', 1)).toEqual([HERO]);
  });

  it('is alone in its anger if the striker was confused', () => {
    const world = strike(confused(scenario('@GG')), 'rock-golem', { amount: 1 });
    expect(grudges(world, 'rock-golem')).toEqual([HERO]);
    expect(grudges(world, 'rock-golem', 1)).toEqual([]);
  });

  it('has no grudge against a hero whom it attacks anyway', () => {
    expect(grudges(strike(scenario('@o'), 'orc', { amount: 1 }), 'orc')).toEqual([]);
  });

  it('of a clan is provoked, and so are members of its clan who see it', () => {
    const world = strike(scenario('@aa#a'), 'arbat-dark-elf', { amount: 1 });
    expect(all(world.game, 'arbat-dark-elf').map(({ provoked }) => provoked)).toEqual([true, true, undefined]);
  });

  it.each([10, 20])('of a clan is at peace again at a standing of %i', (arbat) => {
    const { game } = strike(scenario('@aa'), 'arbat-dark-elf', { amount: 1 });
    const elves = all(game, 'arbat-dark-elf');
    const stances = (standings: Game['standings']) =>
      elves.map((elf) => stanceToHero({ raws: loadRaws(), game: { ...game, standings } }, elf));
    expect(stances({})).toEqual(['hostile', 'hostile']);
    expect(stances({ arbat })).toEqual(['friendly', 'friendly']);
  });

  it('of a clan is not provoked by a rival', () => {
    const game = scenario('@..sa');
    const spider = find(game, 'cirro-spider').id;
    const world = strike(game, 'arbat-dark-elf', { amount: 1, by: spider });
    expect(inWorld(world, find(game, 'arbat-dark-elf').id)).not.toHaveProperty('provoked');
  });

  it('turns on other creatures too', () => {
    const game = scenario('@..wd');
    const wolf = find(game, 'mangy-wolf').id;
    expect(grudges(strike(game, 'deer', { amount: 1, by: wolf }), 'deer')).toEqual([wolf]);
  });

  it('has no grudge against its own faction', () => {
    const game = scenario('@..GG');
    const [first] = all(game, 'rock-golem');
    expect(grudges(strike(game, 'rock-golem', { amount: 1, by: first!.id, index: 1 }), 'rock-golem', 1)).toEqual([]);
  });

  it('drops its grudge against a creature that is gone', () => {
    const game = changed(scenario('@..wd'), (draft) => {
      find(draft, 'deer').grudges = [9999];
    });
    const wolf = find(game, 'mangy-wolf').id;
    expect(grudges(strike(game, 'deer', { amount: 1, by: wolf }), 'deer')).toEqual([wolf]);
  });

  it('goes for a striker that it does not see', () => {
    const world = strike(scenario('@.......G'), 'rock-golem', { amount: 1 });
    expect(inWorld(world, find(world.game, 'rock-golem').id).chasing).toBe(HERO);
  });
});
