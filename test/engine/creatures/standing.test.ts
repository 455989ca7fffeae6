import fc from 'fast-check';
import { view } from '../../../src/engine';
import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import {
  changeStandings,
  changesBy,
  hostilesInView,
  nextStanding,
  reaction,
  tributeStep,
} from '../../../src/engine/creatures';
import { rawsFor } from '../../../src/engine/state/campaign';
import type { Game } from '../../../src/engine/state/game';
import { loadRaws } from '../../../src/raws';
import { worldOf } from '../../support/combat';
import { think } from '../../support/minds';
import { act, all, changed, draw, find, here, type Legend, refusal, scenario } from '../../support/scenario';

const raws = loadRaws();
const legend: Legend = { G: 'rock-golem', W: 'watch-guard' };
const inStanding = (drawing: string, standings: Game['standings']): Game => ({
  ...scenario(drawing, { legend }),
  standings,
});

/** Reaction of the first creature of a raw to the hero. */
const toHero = (game: Game, raw: string) => reaction({ raws, game }, find(game, raw), game.hero);

describe('the reaction to the hero', () => {
  it.each([
    [-20, 'flee', 'attack', 'attack'],
    [-10, 'flee', 'attack', 'attack'],
    [-9.75, 'ignore', 'ignore', 'ignore'],
    [0, 'ignore', 'ignore', 'ignore'],
    [20, 'ignore', 'ignore', 'ignore'],
  ])('at a standing of %s is to flee, or to attack if the creature can fight', (points, peasant, guard, golem) => {
    const game = inStanding('@tWG', { townsfolk: points, 'dwarven-remnant': points });
    expect([toHero(game, 'peasant'), toHero(game, 'watch-guard'), toHero(game, 'rock-golem')]).toEqual([
      peasant,
      guard,
      golem,
    ]);
  });

  it('is peace from a standing of 10 on, if the faction would attack', () => {
    expect(toHero(inStanding('@b', { bandits: 9.75 }), 'bandit')).toBe('attack');
    expect(toHero(inStanding('@b', { bandits: 10 }), 'bandit')).toBe('ignore');
  });

  it('does not change reactions to other creatures', () => {
    const game = inStanding('@tb', { townsfolk: -20, bandits: 20 });
    expect(reaction({ raws, game }, find(game, 'bandit'), find(game, 'peasant'))).toBe('attack');
    expect(reaction({ raws, game }, find(game, 'peasant'), find(game, 'bandit'))).toBe('flee');
  });
});

describe('a grudge', () => {
  const grudge = (drawing: string, raw: string, standings: Game['standings'] = {}): Game =>
    changed(inStanding(drawing, standings), (draft) => {
      find(draft, raw).grudges = [draft.hero.id];
    });

  it('outweighs standing and faction', () => {
    expect(toHero(grudge('@t', 'peasant', { townsfolk: 20 }), 'peasant')).toBe('attack');
    expect(toHero(grudge('@d', 'deer'), 'deer')).toBe('attack');
  });

  it('makes even a harmless creature strike the hero', () => {
    const game = grudge('@d', 'deer');
    expect(think(game).intents.get(find(game, 'deer').id)).toEqual({ kind: 'melee', target: game.hero.id });
    expect(hostilesInView(worldOf(game)).map(({ raw }) => raw)).toEqual(['deer']);
    expect(view(game, raws).things[0]).toMatchObject({ raw: 'deer', stance: 'hostile' });
  });

  it('keeps a creature from fleeing the hero whom it attacks', () => {
    const game = grudge('@.d', 'deer');
    const deer = find(game, 'deer');
    expect(draw(think(game, [deer]).game)).toBe('@d.');
  });

  it('belongs to one creature and concerns one enemy', () => {
    const game = grudge('@.dd', 'deer');
    const [first, second] = all(game, 'deer');
    expect(reaction({ raws, game }, first!, second!)).toBe('ignore');
    expect(reaction({ raws, game }, second!, game.hero)).toBe('flee');
  });
});

describe('guards', () => {
  it('attack creatures that the rest of their faction flees', () => {
    const game = inStanding('@.Wo', {});
    expect(think(game).intents.get(find(game, 'watch-guard').id)).toMatchObject({ kind: 'melee' });
  });
});

describe('an ally', () => {
  it('goes for its own foes that the hero sees, even if it does not see them itself', () => {
    const open = (points: number): Game => inStanding('G.........\n.@.......o', { 'dwarven-remnant': points });
    const golem = (game: Game) => find(game, 'rock-golem');
    expect(golem(think(open(20)).game).chasing).toBe(find(open(20), 'orc').id);
    expect(golem(think(open(19)).game).chasing).toBeUndefined();
  });
});

describe('walking into a creature', () => {
  it('that is wary asks first, because a blow costs standing', () => {
    const game = inStanding('@t', { townsfolk: -10 });
    expect(refusal(game, { kind: 'move', direction: 'e' })).toEqual({
      code: 'danger',
      danger: 'friendly',
      what: 'peasant',
      cost: { faction: 'townsfolk', strike: 5, kill: 20 },
    });
    expect(act(game, { kind: 'move', direction: 'e', sure: true }).turns).toBe(1);
  });

  it('that attacks the hero does not ask', () => {
    expect(act(inStanding('@W', { townsfolk: -10 }), { kind: 'move', direction: 'e' }).turns).toBe(1);
  });

  it('that is game does not ask', () => {
    expect(act(inStanding('@d', {}), { kind: 'move', direction: 'e' }).turns).toBe(1);
  });
});

test('the view has standings that are not 0, and those of factions in sight', () => {
  expect(view(inStanding('@', {}), raws).standings).toEqual([]);
  expect(view(inStanding('@t', {}), raws).standings).toEqual([
    { faction: 'townsfolk', standing: 0, attitude: 'neutral', next: { standing: 20, gives: 'help' } },
  ]);
  expect(view(inStanding('@', { 'dwarven-remnant': -1.25 }), raws).standings).toEqual([
    {
      faction: 'dwarven-remnant',
      standing: -1.25,
      attitude: 'distrust',
      next: { standing: 20, gives: 'help' },
    },
  ]);
});

test.each([
  ['arbat', -12, { standing: -9, gives: 'trade' }],
  ['arbat', -9.75, { standing: 0, gives: 'fair-prices' }],
  ['arbat', 0, { standing: 10, gives: 'peace' }],
  ['arbat', 10, { standing: 20, gives: 'help' }],
  ['townsfolk', -5, { standing: 0, gives: 'fair-prices' }],
  ['townsfolk', 0, { standing: 20, gives: 'help' }],
  ['dwarven-remnant', -12, { standing: -9, gives: 'peace' }],
  ['dwarven-remnant', -5, { standing: 20, gives: 'help' }],
])('the next change for the hero in the standing with the %s, from %d on', (faction, points, next) => {
  expect(nextStanding({ raws }, faction, points)).toEqual(next);
});

test('there is no next change at the highest standing, nor with a faction that does not fight', () => {
  expect(nextStanding({ raws }, 'arbat', 20)).toBeNull();
  expect(nextStanding({ raws }, 'market', 0)).toBeNull();
});

describe('the clans of the Open City', () => {
  const clans: Legend = {
    a: { raw: 'arbat-dark-elf', initiative: 10000 },
    b: { raw: 'barbo-dark-elf', initiative: 10000 },
    q: { raw: 'old-quarrel', initiative: 10000 },
  };
  /** Standing with the Arbat after one of them sees the hero kill a creature, or `undefined` if nothing changes. */
  const worth = (letter: string): number | undefined => {
    const game = changed(scenario(`a.@${letter}`, { legend: clans }), (draft) => {
      const victim = here(draft).entities.find(({ raw }) => raw !== 'arbat-dark-elf')!;
      victim.pools!.hp.current = 1;
      victim.naturalArmor = -60;
      victim.gear = [];
    });
    return act(game, { kind: 'attack', direction: 'e' }).game.standings.arbat;
  };

  it('give 3 points for killing a rival in their sight, and 10 for killing a leader', () => {
    expect(worth('b')).toBe(3);
    expect(worth('q')).toBe(10);
  });

  it('have a leader each at their seat, with a name and a prize of its own', () => {
    const { spawns } = buildLevel(rawsFor(raws, { campaign: 'amulet' }), 'seats', 11);
    const leaders = spawns.flatMap(({ raw }) => (raws.mob[raw ?? '']?.leader ? [raws.mob[raw ?? '']!] : []));
    expect(leaders.map(({ faction }) => faction).sort()).toEqual(['arbat', 'barbo', 'cirro']);
    for (const { id, proper_name, description, equipped = [] } of leaders) {
      expect([proper_name, typeof description]).toEqual([true, 'string']);
      const others = raws.mobs.filter((other) => other.id !== id).flatMap((other) => other.equipped ?? []);
      expect(equipped.filter((item) => !others.includes(item))).toHaveLength(1);
    }
  });
});

describe('the standings with clans at war', () => {
  const clans = ['arbat', 'barbo', 'cirro'];
  const deed = fc.record({ faction: fc.constantFrom(...clans), change: fc.constantFrom(-5, 0.75, 2.5, 3, 10) });
  const tribute = fc.record({ faction: fc.constantFrom(...clans), points: fc.integer({ min: 1, max: 26 }) });

  it('make the hero a friend of one clan at most, for any order of tributes and kills', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(deed, tribute), { maxLength: 40 }), (acts) => {
        const world = worldOf(scenario('@'));
        for (const one of acts) {
          const changes =
            'points' in one ? tributeStep(world, one.faction, one.points)?.changes : changesBy(world, [one]);
          changeStandings(world, changes ?? []);
        }
        const [best, second] = clans.map((clan) => world.game.standings[clan] ?? 0).sort((a, b) => b - a);
        expect(best! + second!).toBeLessThanOrEqual(1);
      }),
    );
  });
});
