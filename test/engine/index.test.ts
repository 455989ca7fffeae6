import { type Action, digestLevel, type Game, hash, isParked, newGame, turn } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { act, changed, here } from '../support/scenario';

const raws = loadRaws();
const begin = (seed = 'door'): Game => newGame({ seed, heroName: 'Ada' }, raws);

/** Game with the hero on the stairs down of its level. */
const atStairs = (game: Game): Game =>
  changed(game, (draft) => {
    const { tiles, width } = here(draft);
    const cell = tiles.indexOf('>');
    draft.hero.position = { x: cell % width, y: Math.floor(cell / width) };
  });

describe('a new game', () => {
  test('begins in the town beside the gate', () => {
    const game = begin();
    expect(game).toMatchObject({ seed: 'door', heroName: 'Ada', turn: 0, depth: 1, deepest: 1, kills: 0, over: null });
    const { tiles, width } = here(game);
    const { x, y } = game.hero.position;
    expect(tiles[y * width + x + 1]).toBe('>');
    expect(game.events.filter(({ kind }) => kind === 'began')).toHaveLength(1);
    expect(here(game).recipe).toBe('town');
  });

  test('has a new hero', () => {
    const { hero, pack } = begin();
    expect(hero.pools).toEqual({
      hp: { current: 30, max: 30 },
      mana: { current: 4, max: 4 },
      level: 1,
      xp: 0,
      gold: 20,
      weight: 10,
      penalty: 2.3,
    });
    expect(pack.map(({ raw }) => raw)).toEqual([
      'rusty-longsword',
      'stained-tunic',
      'torn-trousers',
      'old-boots',
      'dried-sausage',
      'beer',
    ]);
    expect(hero.hunger).toEqual({ state: 'well-fed', turns: 20 });
    expect(hero.statuses).toEqual([]);
  });

  test('takes the name of the hero from the raws if no name is given', () => {
    expect(newGame({ seed: 'x' }, raws).heroName).toBe(raws.hero.name);
  });

  test('depends on the seed alone', () => {
    expect(hash(begin('a'))).toBe(hash(begin('a')));
    expect(hash(begin('a'))).not.toBe(hash(begin('b')));
  });

  test('gives every entity a different id, in ascending order', () => {
    const game = begin();
    const ids = [game.hero, ...game.pack, ...here(game).entities].map(({ id }) => id);
    expect(ids).toEqual(Array.from(ids, (_, i) => i + 1));
    expect(game.nextId).toBe(ids.length + 1);
  });

  test('is plain JSON', () => {
    const game = begin();
    expect(JSON.parse(JSON.stringify(game))).toEqual(game);
  });

  test('sees its surroundings from the first moment', () => {
    const game = begin();
    expect(here(game).revealed).toContain('1');
    expect(game.hero.pools?.weight).toBeGreaterThan(0);
  });
});

describe('levels', () => {
  test('depend on seed and depth alone, not on earlier play', () => {
    const straight = act(atStairs(begin()), { kind: 'descend' }).game;
    let busy = begin();
    for (let i = 0; i < 5; i++) busy = act(busy, { kind: 'wait' }).game;
    busy = act(atStairs(busy), { kind: 'descend' }).game;
    const inhabitants = (game: Game) =>
      here(game).entities.map(({ raw, position, pools }) => ({ raw, position, gold: pools?.gold }));
    expect(here(busy).tiles).toBe(here(straight).tiles);
    expect(inhabitants(busy)).toEqual(inhabitants(straight));
  });

  test('are the same when the hero comes back', () => {
    const game = act(atStairs(begin()), { kind: 'descend' }).game;
    const town = game.levels['1'];
    const waited = act(game, { kind: 'wait' }).game;
    expect(waited.levels['1']).toEqual(town);
    const back = act(waited, { kind: 'ascend' }).game;
    expect(here(back).entities.map(({ pools }) => pools)).toEqual(
      town && !isParked(town) ? town.entities.map(({ pools }) => pools) : null,
    );
  });

  test('going up to the town ends one step west of the gate', () => {
    const down = act(atStairs(begin()), { kind: 'descend' }).game;
    const up = act(down, { kind: 'ascend' }).game;
    const { tiles, width } = here(up);
    const { x, y } = up.hero.position ?? { x: 0, y: 0 };
    expect(tiles.lastIndexOf('>')).toBe(y * width + x + 1);
  });

  test('continue without end', () => {
    let game = begin();
    for (let depth = 2; depth <= 8; depth++) {
      game = act(atStairs(game), { kind: 'descend' }).game;
      expect(game.depth).toBe(depth);
      expect(here(game).tiles[(game.hero.position?.y ?? 0) * 80 + (game.hero.position?.x ?? 0)]).toBe('<');
    }
  });
});

describe('the hash', () => {
  const below = () => act(atStairs(begin()), { kind: 'descend' }).game;
  const park = (game: Game, depth: string): Game => {
    const level = game.levels[depth];
    if (!level || isParked(level)) throw new Error('nothing to park');
    return { ...game, levels: { ...game.levels, [depth]: { parked: true, digest: digestLevel(level) } } };
  };

  test('is 32 hexadecimal digits', () => expect(hash(begin())).toMatch(/^[0-9a-f]{32}$/));

  test('is the same if levels are parked', () => {
    const game = below();
    expect(hash(park(game, '1'))).toBe(hash(game));
  });

  test('does not depend on the order of keys', () => {
    const game = begin();
    const reversed = Object.fromEntries(Object.entries(game).reverse()) as unknown as Game;
    expect(hash(reversed)).toBe(hash(game));
  });

  test.each<[string, (game: Game) => unknown]>([
    ['the generator', ({ rng }) => rng.reverse()],
    ['a coin', ({ hero }) => Object.assign(hero.pools ?? {}, { gold: 0.1 })],
    ['a thing in the pack', ({ pack }) => pack.pop()],
    ['somebody on the level', (game) => here(game).entities.pop()],
    ['a level above', ({ levels }) => Object.assign(levels['1'] ?? {}, { blood: [7] })],
    ['an event', ({ events }) => events.pop()],
  ])('changes with %s', (_, change) => {
    const game = below();
    expect(hash(changed(game, change))).not.toBe(hash(game));
  });

  test('a run continues the same if the levels above are parked', () => {
    const actions: Action[] = [
      { kind: 'wait' },
      { kind: 'move', direction: 'n' },
      { kind: 'wait' },
      { kind: 'explore' },
    ];
    const play = (game: Game): string => {
      let now = game;
      for (const action of actions) {
        const result = turn(now, action, raws);
        if (result.ok) now = result.game;
      }
      return hash(now);
    };
    const game = below();
    expect(play(park(game, '1'))).toBe(play(game));
  });
});
