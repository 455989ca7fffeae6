import { view } from '../../../src/engine';
import { askingPrice } from '../../../src/engine/creatures';
import { offeredPrice } from '../../../src/engine/knowledge';
import type { Game } from '../../../src/engine/state/game';
import { openWorld } from '../../../src/engine/state/world-draft';
import { loadRaws } from '../../../src/raws';
import { boonWith, offered, withBoons } from '../../support/boons';
import { eventsOfKind } from '../../support/combat';
import { act, changed, find, here, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const strong = { hero: poolsWith({ level: 30, xp: 29_000, hp: { current: 400, max: 465 } }) };
const TOUGH = { legend: { w: { raw: 'mangy-wolf', ...poolsWith({ level: 60, hp: { current: 400, max: 400 } }) } } };

/** Takes a boon from an offer, as a player does, so that all its consequences follow. */
const taking = (game: Game, boon: string): Game =>
  act(offered(game, [boon, 'wildfire', 'toxins']), { kind: 'answer', option: 1 }).game;

/** Repeats an action until `isDone`, at most 200 times, and returns the game and all events. */
function repeat(start: Game, action: Parameters<typeof act>[1], isDone: (game: Game) => boolean) {
  let game = start;
  const events = [];
  for (let n = 0; n < 200 && !isDone(game); n++) {
    const result = act(game, action);
    game = result.game;
    events.push(...result.events);
  }
  return { game, events };
}

describe('figures of the hero', () => {
  const figures = (boon: string, options = {}) => {
    const before = scenario('@', options);
    return { before: view(before, raws).hero, after: view(taking(before, boon), raws).hero };
  };

  test('armour class rises, and more with a shield', () => {
    const bare = figures('bulwark', { worn: [] });
    expect(bare.after.armorClass).toBe(bare.before.armorClass + 1);
    const shielded = figures('bulwark', { worn: ['shield'] });
    expect(shielded.after.armorClass).toBe(shielded.before.armorClass + 2);
  });

  test('attributes rise, with all figures that depend on them', () => {
    const { before, after } = figures('snake-skin');
    expect(after.attributes.quickness.value).toBe(before.attributes.quickness.value + 2);
    expect(after.armorClass).toBe(before.armorClass + 1);
  });

  test('a price raises the initiative penalty', () => {
    const slow = figures('ox-back');
    expect(slow.after.penalty).toBeCloseTo(slow.before.penalty + 1);
  });

  test('a price lowers the maximum hit points, and the current ones with them', () => {
    const { before, after } = figures('firebrand');
    expect(after.hp.max).toBe(before.hp.max - 10);
    expect(after.hp.current).toBe(Math.min(before.hp.current, after.hp.max));
  });

  test('sight widens, but never beyond 10 cells', () => {
    const { before, after } = figures('night-thief');
    expect(after.sight).toBe(Math.min(10, before.sight + 2));
    const both = withBoons(scenario('@'), 'night-thief', 'pack-friend');
    expect(view(both, raws).hero.sight).toBe(10);
  });

  test('a spell is learned once', () => {
    const { after } = figures('vipers-spit');
    expect(after.spells.map(({ spell }) => spell)).toEqual(['venom']);
    const known = scenario('@', { hero: { knownSpells: [{ spell: 'venom', manaCost: 2 }] } });
    expect(taking(known, 'vipers-spit').hero.knownSpells).toHaveLength(1);
  });

  test('the damage of magic grows, as the view says', () => {
    const reader = { carried: ['magic-missile-scroll'], identified: ['magic-missile-scroll'] };
    const damage = (game: Game) => view(game, raws).pack.at(-1)?.figures?.effects.damage ?? 0;
    const before = scenario('@', reader);
    expect(damage(taking(before, 'firebrand'))).toBe(Math.round(damage(before) * 1.4));
  });

  test('boons for the same figure add up', () => {
    const before = scenario('@', { worn: ['shield'] });
    const armor = (game: Game) => view(game, raws).hero.armorClass;
    expect(armor(withBoons(before, 'bulwark', 'riposte'))).toBe(armor(before) + 3);
  });
});

describe('effects in a fight', () => {
  test('a hit may poison the target', () => {
    const start = withBoons(scenario('@w', { ...strong, ...TOUGH }), 'venomed-edge');
    const isPoisoned = (game: Game) => (find(game, 'mangy-wolf').statuses ?? []).length > 0;
    const { game } = repeat(start, { kind: 'attack', direction: 'e' }, isPoisoned);
    expect(find(game, 'mangy-wolf').statuses).toMatchObject([{ kind: 'damage-over-time', source: 'venomed-edge' }]);
  });

  test('an attacker in melee is hurt, and nobody else', () => {
    const start = withBoons(scenario('@w.r', strong), 'hedgehog');
    const hurts = (game: Game) => eventsOfKind({ events: game.events }, 'hurt');
    const { game } = repeat(start, { kind: 'wait' }, (now) => hurts(now).length > 0);
    expect(hurts(game)[0]).toMatchObject({ cause: 'hedgehog', amount: 2, target: { raw: expect.any(String) } });
    expect(hurts(game)[0]?.target.id).not.toBe(game.hero.id);
  });

  test('a kill bursts, harms others around, spares the hero, and may kill again', () => {
    const weak = changed(withBoons(scenario('@ww', strong), 'wildfire'), (game) => {
      for (const mob of here(game).entities) if (mob.pools) mob.pools.hp.current = 1;
    });
    const { game } = repeat(weak, { kind: 'attack', direction: 'e' }, ({ kills }) => kills > 0);
    expect(game.kills).toBe(2);
    expect(game.hero.pools.xp).toBe(29_200);
    expect(eventsOfKind({ events: game.events }, 'hurt').some(({ target }) => target.id === game.hero.id)).toBe(false);
  });

  test('a burst spares harmless creatures', () => {
    const start = changed(withBoons(scenario('@wd', strong), 'wildfire'), (game) => {
      find(game, 'mangy-wolf').pools!.hp.current = 1;
    });
    const { game } = repeat(start, { kind: 'attack', direction: 'e' }, ({ kills }) => kills > 0);
    const before = find(start, 'deer').pools?.hp.current;
    expect(find(game, 'deer').pools?.hp.current).toBe(before);
  });

  test('a kill may help the hero', () => {
    const weak = (boon: string) =>
      changed(withBoons(scenario('@w', strong), boon), (game) => {
        find(game, 'mangy-wolf').pools!.hp.current = 1;
      });
    const isKilled = ({ kills }: Game) => kills > 0;
    const fed = repeat(weak('bear-gut'), { kind: 'attack', direction: 'e' }, isKilled);
    expect(eventsOfKind(fed, 'healed')).toMatchObject([{ amount: 3 }]);
    const { game } = repeat(weak('blood-rush'), { kind: 'attack', direction: 'e' }, isKilled);
    expect(game.hero.statuses).toMatchObject([{ kind: 'slow', source: 'blood-rush' }]);
    expect(game.hero.statuses?.every((status) => status.kind === 'slow' && status.penalty < 0)).toBe(true);
  });

  test('poison of the hero lasts longer', () => {
    const cast = (game: Game) => {
      const wolf = find(game, 'mangy-wolf').position!;
      return find(act(game, { kind: 'cast', spell: 'venom', at: wolf }).game, 'mangy-wolf').statuses?.[0]?.turns ?? 0;
    };
    const viper = scenario('@...w', { hero: { knownSpells: [{ spell: 'venom', manaCost: 2 }] } });
    expect(cast(withBoons(viper, 'toxins'))).toBe(cast(viper) + 5);
  });

  test('a ward blocks a harmful status and admits a good one', () => {
    const drink = (game: Game, potion: string) => act(game, { kind: 'use', item: find(game, potion).id }).game;
    const start = scenario('@', { carried: ['slow-potion', 'haste-potion', 'poison-potion'] });
    const steady = withBoons(start, 'steadfast');
    expect(drink(start, 'slow-potion').hero.statuses).toHaveLength(1);
    expect(drink(steady, 'slow-potion').hero.statuses).toEqual([]);
    expect(drink(steady, 'haste-potion').hero.statuses).toHaveLength(1);
    expect(drink(withBoons(start, 'snake-skin'), 'poison-potion').hero.statuses).toEqual([]);
  });

  test('a leap of the hero to an empty cell does not daze the hero', () => {
    const start = taking(scenario('@....'), 'shadow-step');
    const to = { x: start.hero.position.x + 4, y: start.hero.position.y };
    const { game } = act(start, { kind: 'cast', spell: 'shadow-leap', at: to });
    expect(game.hero.position).toEqual(to);
    expect(game.hero.statuses).toEqual([]);
  });
});

describe('people and beasts', () => {
  test('calmed creatures leave the hero alone until the hero strikes', () => {
    const start = taking(scenario('@.........', strong), 'pack-friend');
    const wolf = view(scenario('@w', strong), raws).things.find(({ raw }) => raw === 'mangy-wolf');
    expect(wolf?.stance).toBe('hostile');
    const friend = withBoons(scenario('@w', { ...strong, ...TOUGH }), ...(start.hero.boons ?? []));
    const stance = (game: Game) => view(game, raws).things.find(({ raw }) => raw === 'mangy-wolf')?.stance;
    expect(stance(friend)).toBe('friendly');
    const { game } = repeat(
      friend,
      { kind: 'attack', direction: 'e', sure: true },
      (now) => stance(now) !== 'friendly',
    );
    expect(stance(game)).toBe('hostile');
  });

  test('a purse and knowledge take effect at once', () => {
    const start = scenario('@', { carried: ['health-potion', 'web-scroll'] });
    const rich = taking(start, boonWith('purse'));
    expect(rich.hero.pools.gold).toBeGreaterThan(start.hero.pools.gold);
    const wise = taking(start, 'connoisseur');
    expect(view(wise, raws).pack.every(({ alias }) => alias === undefined)).toBe(true);
  });

  test('the dead leave more gold, which does not count as coins found', () => {
    const start = changed(withBoons(scenario('@w', strong), 'gold-nose'), (game) => {
      const { pools } = find(game, 'mangy-wolf');
      Object.assign(pools!, { gold: 10, hp: { current: 1, max: 1 } });
    });
    const { game } = repeat(start, { kind: 'attack', direction: 'e' }, ({ kills }) => kills > 0);
    expect(game.hero.pools.gold).toBe(start.hero.pools.gold + 15);
    expect(game.coins).toBe(10);
  });

  test('prices improve, but buying and selling back never pays', () => {
    const boons = raws.boons.map(({ id }) => id);
    const plain = openWorld(scenario('@k', { legend: { k: 'barkeep' } }), raws);
    const all = openWorld(withBoons(scenario('@k', { legend: { k: 'barkeep' } }), ...boons), raws);
    const vendor = all.level.entities.find(({ raw }) => raw === 'barkeep')!;
    expect(askingPrice(all, vendor, 'longsword')).toBeLessThan(askingPrice(plain, vendor, 'longsword'));
    expect(offeredPrice(all, { raw: 'dagger' })).toBeGreaterThanOrEqual(offeredPrice(plain, { raw: 'dagger' }));
    all.game.identified.push(...raws.items.map(({ id }) => id));
    for (const { id } of raws.items) {
      expect(offeredPrice(all, { raw: id })).toBeLessThanOrEqual(askingPrice(all, vendor, id));
    }
  });
});
