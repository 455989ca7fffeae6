import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { stageAt } from '../../../src/engine/schema/campaigns';
import { rawsFor } from '../../../src/engine/state/campaign';
import type { Game } from '../../../src/engine/state/game';
import type { World } from '../../../src/engine/state/world';
import type { Status } from '../../../src/engine/statuses';
import { encumbrance } from '../../../src/engine/systems/encumbrance';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { changed, find, scenario } from '../../support/scenario';
import { playerTurn } from '../../support/statuses';

function kill(game: Game, raw: string, rolls: number[] = [], by: number | null = HERO): World {
  const world = worldOf(game, rolls);
  const targets = { kind: 'entity', id: find(game, raw).id } as const;
  world.queue.push({ tag: 'damage', by, source: 'zap', targets, amount: 999 });
  drainEffects(world);
  return world;
}

const experienced = (game: Game, xp: number, level = 1): Game =>
  changed(game, ({ hero }) => {
    hero.pools.xp = xp;
    hero.pools.level = level;
  });

describe('a kill', () => {
  it.each([
    ['rat', 100],
    ['black-dragon', 600],
  ])('of a %s gives %i experience', (raw, xp) => {
    const game = scenario('@rD.\n....');
    const world = kill(game, raw);
    expect(world.game.hero.pools?.xp).toBe(xp);
    expect(world.game.kills).toBe(1);
  });

  it('gives the gold of the victim', () => {
    const game = changed(scenario('@b'), (draft) => {
      draft.hero.pools.gold = 0.1;
      find(draft, 'bandit').pools!.gold = 0.2;
    });
    const world = kill(game, 'bandit');
    expect(world.game.hero.pools?.gold).toBe(0.3);
    expect(eventsOfKind(world, 'rewarded')).toMatchObject([{ xp: 100, gold: 0.2 }]);
  });

  it('by another creature gives nothing', () => {
    const world = kill(scenario('@r'), 'rat', [], null);
    expect(world.game.hero.pools?.xp).toBe(0);
    expect(kindsOf(world)).not.toContain('rewarded');
  });
});

describe('in a stage that pays by level', () => {
  const deep = (level: number): Game =>
    Object.assign(experienced(scenario('@r', { depth: 7 }), 0, level), { campaign: 'amulet' });
  const { campaign } = rawsFor(loadRaws(), { campaign: 'amulet' });
  const shareAt = (depth: number): number => stageAt(campaign, depth)?.pay_percent ?? 100;

  it.each([
    ['pays a hero of twice its level half', 2, 0.5],
    ['pays a hero of its level all', 1, 1],
  ])('a creature %s', (_, level, share) => {
    expect(kill(deep(level), 'rat').game.hero.pools?.xp).toBe(Math.round(share * shareAt(7)));
  });

  it('a creature born in a stage with a percentage pays that share', () => {
    const game = changed(deep(2), (draft) => Object.assign(find(draft, 'rat'), { birthDepth: 13 }));
    expect(shareAt(13)).toBeLessThan(100);
    expect(kill(game, 'rat').game.hero.pools?.xp).toBe(Math.round(0.5 * shareAt(13)));
  });

  it('a creature born in an earlier stage pays in full', () => {
    const game = changed(deep(2), (draft) => Object.assign(find(draft, 'rat'), { birthDepth: 2 }));
    expect(kill(game, 'rat').game.hero.pools?.xp).toBe(100);
  });
});

describe('a level', () => {
  it('is reached at 1000 experience, not before', () => {
    expect(kill(experienced(scenario('@r'), 899), 'rat').game.hero.pools?.level).toBe(1);
    expect(kill(experienced(scenario('@r'), 900), 'rat', [1]).game.hero.pools?.level).toBe(2);
  });

  it('is gained once for a kill, however much experience the kill gives', () => {
    expect(kill(experienced(scenario('@r'), 5000), 'rat', [1]).game.hero.pools?.level).toBe(2);
  });

  it('three ends at 3000 experience in total', () => {
    expect(kill(experienced(scenario('@r'), 2900, 3), 'rat', [1]).game.hero.pools?.level).toBe(4);
  });

  it.each([
    [1, 'might'],
    [2, 'fitness'],
    [3, 'quickness'],
    [4, 'intelligence'],
  ] as const)('on a roll of %i raises %s', (roll, attribute) => {
    const world = kill(experienced(scenario('@r'), 900), 'rat', [roll]);
    expect(world.game.hero.attributes?.[attribute].base).toBe(12);
    expect(eventsOfKind(world, 'levelled')).toMatchObject([{ level: 2, attribute, sense: 'self' }]);
  });

  it('that raises might lowers the penalty of a heavy load', () => {
    const start = experienced(scenario('@r', { worn: [], carried: Array<string>(56).fill('longsword') }), 900);
    expect(start.hero.pools).toMatchObject({ weight: 168, penalty: 4 });
    const world = kill(start, 'rat', [1]);
    encumbrance(world);
    expect(world.game.hero.pools?.penalty).toBe(0);
  });

  it('raises every skill by one', () => {
    const world = kill(experienced(scenario('@r'), 900), 'rat', [1]);
    expect(world.game.hero.skills).toEqual({ melee: 2, defense: 2, magic: 2 });
  });

  it('fills hit points and mana at their new maxima', () => {
    const game = changed(experienced(scenario('@r'), 900), ({ hero }) => {
      hero.pools.hp.current = 1;
      hero.pools.mana.current = 0;
    });
    const fit = kill(game, 'rat', [2]).game.hero.pools;
    expect(fit).toMatchObject({ hp: { current: 47, max: 47 }, mana: { current: 8, max: 8 } });
  });

  it('loses the hit points of temporary fitness when the fitness ends', () => {
    const fit: Status = { kind: 'attributes', source: 'venom', turns: 1, by: null, bonus: { fitness: 5 } };
    const world = kill(experienced(scenario('@r', { hero: { statuses: [fit] } }), 900), 'rat', [1]);
    expect(world.game.hero.pools?.hp).toEqual({ current: 51, max: 51 });
    playerTurn(world);
    encumbrance(world);
    expect(world.game.hero.pools?.hp).toEqual({ current: 45, max: 45 });
  });

  it('does not revive the dead', () => {
    const world = worldOf(experienced(scenario('@r'), 900), []);
    const strike = (id: number, by: number) =>
      world.queue.push({ tag: 'strike', by, source: 'zap', targets: { kind: 'entity', id }, amount: 99 });
    const rat = find(world.game, 'rat').id;
    strike(rat, HERO);
    strike(HERO, rat);
    drainEffects(world);
    expect(world.game.hero.pools).toMatchObject({ level: 1, xp: 1000 });
    expect(world.game.over?.result).toBe('died');
  });
});
