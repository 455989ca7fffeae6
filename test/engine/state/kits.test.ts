import { hash, newGame, type Raws, turn, view } from '../../../src/engine';
import { formatSeedCode, parseSeedCode, rawsFor } from '../../../src/engine/state/campaign';
import { openWorld } from '../../../src/engine/state/world-draft';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const begin = (kit: string, campaign?: string) =>
  newGame({ seed: '7Q4-KVX', kit, ...(campaign === undefined ? {} : { campaign }) }, raws);
const wornBy = (kit: string, campaign?: string) =>
  begin(kit, campaign).pack.flatMap(({ raw, equipped }) => (equipped ? [raw] : []));

/** Raws in which the Tinker carries this item too. */
function withCarried(item: string): Raws {
  const carrying = (kit: Raws['kit']) => ({ ...kit, hero: { ...kit.hero, carried: [...kit.hero.carried, item] } });
  return { ...raws, kits: raws.kits.map((kit) => (kit.id === 'tinker' ? carrying(kit) : kit)) };
}

test('a hero without a kit is a Fighter', () => {
  expect(hash(begin('fighter'))).toBe(hash(newGame({ seed: '7Q4-KVX' }, raws)));
  expect(begin('fighter')).not.toHaveProperty('kit');
});

test('a game keeps its kit from action to action', () => {
  const game = begin('scout');
  expect(turn(game, { kind: 'wait' }, raws)).toMatchObject({ game: { kit: 'scout' } });
  expect(openWorld(game, raws).raws.kit.id).toBe('scout');
});

test('a campaign with its own kit gives every hero that kit', () => {
  const game = begin('fighter', 'sprint');
  expect(game).toMatchObject({ kit: 'tinker' });
  expect(openWorld(game, raws).raws.kit.id).toBe('tinker');
});

test('a stored game plays on identically', () => {
  const game = begin('apprentice');
  const stored = JSON.parse(JSON.stringify(game));
  expect(turn(stored, { kind: 'explore' }, raws)).toEqual(turn(game, { kind: 'explore' }, raws));
});

test('the Apprentice knows Web and has more mana than the Fighter', () => {
  const [apprentice, fighter] = [begin('apprentice'), begin('fighter')].map((game) => view(game, raws).hero);
  expect(apprentice?.spells.map(({ spell }) => spell)).toEqual(['web']);
  expect(apprentice?.mana.max).toBeGreaterThan(fighter?.mana.max ?? 0);
});

test('the Scout sees farther than the Fighter and has fewer hit points', () => {
  const [scout, fighter] = [begin('scout'), begin('fighter')].map((game) => view(game, raws).hero);
  expect(scout?.sight).toBeGreaterThan(fighter?.sight ?? 99);
  expect(scout?.hp.max).toBeLessThan(fighter?.hp.max ?? 0);
});

test('the Scout shoots from seven cells away', () => {
  expect(view(begin('scout'), raws).hero.shot?.range).toBe(7);
});

test('the Tinker carries a rod and two flasks', () => {
  const carried = begin('tinker').pack.map(({ raw }) => raw);
  expect(carried).toEqual(expect.arrayContaining(['spark-rod', 'fire-flask', 'fire-flask']));
});

test('the hero knows the magic items with which it begins', () => {
  const game = newGame({ seed: 'known', kit: 'tinker' }, withCarried('rod-of-venom'));
  expect(game.identified).toEqual(['rod-of-venom']);
});

test('a level is the same for every kit', () => {
  const places = (kit: string) => {
    const level = begin(kit).levels['1'];
    return level && 'tiles' in level && [level.tiles, level.entities.map(({ raw, position }) => [raw, position])];
  };
  expect(places('scout')).toEqual(places('fighter'));
});

test('the gear of a campaign goes only into slots that the kit leaves free', () => {
  expect(wornBy('tinker', 'amulet')).toEqual([...wornBy('tinker'), 'shortbow']);
  expect(wornBy('scout', 'amulet')).toEqual(wornBy('scout'));
});

test('each kit has a look of its own, the Fighter the default one', () => {
  const lookWith = (kit: string) => rawsFor(raws, { kit }).sprites.looks.hero;
  expect(new Set(raws.kits.map(({ id }) => lookWith(id))).size).toBe(raws.kits.length);
  expect(lookWith('fighter')).toBe(raws.sprites.looks.hero);
});

test('the raws of a kit are computed once, because caches use them as a key', () => {
  expect(rawsFor(raws, { kit: 'scout' })).toBe(rawsFor(raws, { kit: 'scout' }));
  expect(rawsFor(raws, { kit: 'scout' })).not.toBe(rawsFor(raws, { kit: 'tinker' }));
});

test('a kit that does not exist is an error', () => {
  expect(() => begin('bard')).toThrow('no kit bard');
});

test('a run that ends names its kit', () => {
  const ended = turn(begin('scout'), { kind: 'abandon', sure: true }, raws);
  expect(ended.ok && view(ended.game, raws)).toMatchObject({ kit: 'scout', summary: { kit: 'scout' } });
});

describe('a seed code', () => {
  test.each([
    [{ seed: '7Q4-KVX', kit: 'scout' }, 'SCOUT.7Q4-KVX'],
    [{ seed: '7Q4-KVX', campaign: 'amulet', kit: 'tinker' }, 'AMULET.TINKER.7Q4-KVX'],
    [{ seed: '7Q4-KVX', campaign: 'amulet' }, 'AMULET.7Q4-KVX'],
    [{ seed: '7Q4-KVX' }, '7Q4-KVX'],
  ])('of %j is %s, and is read as such', (dungeon, code) => {
    expect(formatSeedCode(dungeon)).toBe(code);
    expect(parseSeedCode(raws, code)).toEqual(dungeon);
  });

  test('with the first kit is the same as one without a kit', () => {
    expect(parseSeedCode(raws, 'FIGHTER.7Q4-KVX')).toEqual({ seed: '7Q4-KVX' });
  });

  test.each(['BARD.7Q4-KVX', 'SCOUT.AMULET.7Q4-KVX', 'SCOUT.TINKER.7Q4-KVX'])('%s is no seed code', (code) => {
    expect(parseSeedCode(raws, code)).toBeNull();
  });
});
