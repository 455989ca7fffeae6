import { type Action, type Game, hash } from '../../../src/engine';
import { kingDistance } from '../../../src/lib/geometry';
import { decodeGame, encodeGame } from '../../../src/storage/codec';
import { eventsOfKind } from '../../support/combat';
import { act, all, changed, find, here, type Legend, scenario } from '../../support/scenario';

/** Game with the hero on the stairs down, drawn as `>`. The level below is empty. */
function onStairs(map: string, legend: Legend = {}): Game {
  const drawn = scenario(map, { legend });
  const at = here(drawn).tiles.indexOf('>');
  const { width } = here(drawn);
  const standing = changed(drawn, (draft) => {
    draft.hero.position = { x: at % width, y: Math.floor(at / width) };
    draft.hero.godMode = true;
  });
  const { game } = act(act(standing, { kind: 'descend' }).game, { kind: 'ascend' });
  return changed(standing, (draft) => {
    const below = game.levels['3'];
    if (!below || 'parked' in below) throw new Error('not built');
    draft.levels['3'] = { ...below, entities: [], revealed: below.revealed.replaceAll('0', '1') };
    draft.nextId = game.nextId;
  });
}

const play = (game: Game, ...kinds: ('descend' | 'ascend' | 'wait')[]): Game =>
  kinds.reduce((so, kind) => act(so, { kind } as Action).game, game);

const isBeside = (game: Game, raw: string): boolean => {
  const { position } = find(game, raw);
  return position != null && kingDistance(position, game.hero.position) === 1;
};

describe('over the stairs', () => {
  test('hostile creatures beside the hero follow, and arrive next to it a turn later', () => {
    const start = onStairs('w>');
    const down = act(start, { kind: 'descend' });
    expect(all(down.game, 'mangy-wolf')).toEqual([]);
    expect(down.game.pursuers).toMatchObject(
      [{ arrives: 1, entity: { raw: 'mangy-wolf', birthDepth: 2 } }].map((one) => ({
        ...one,
        arrives: down.game.turn + 1,
      })),
    );
    const later = act(down.game, { kind: 'wait' });
    expect(isBeside(later.game, 'mangy-wolf')).toBe(true);
    expect(eventsOfKind(later, 'pursued')).toMatchObject([{ who: { raw: 'mangy-wolf' }, sense: 'seen' }]);
    expect(eventsOfKind(later, 'noticed')).toEqual([]);
    expect(later.game.pursuers).toEqual([]);
  });

  test('they act in the turn in which they arrive', () => {
    const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`);
    const struck = seeds.filter((seed) => {
      const start = { ...onStairs('o>'), rng: scenario('@', { seed }).rng };
      const later = act(act(start, { kind: 'descend' }).game, { kind: 'wait' });
      return eventsOfKind(later, 'hit').length + eventsOfKind(later, 'missed').length > 0;
    });
    expect(struck.length).toBeGreaterThan(6);
  });

  test('distant, peaceful, wary, large and rooted creatures stay', () => {
    for (const [map, raw] of [
      ['w.>', 'mangy-wolf'],
      ['t>', 'peasant'],
      ['d>', 'deer'],
      ['D.>\n...', 'black-dragon'],
      ['c>', 'firecap'],
    ] as const) {
      const { game } = act(onStairs(map, { c: 'firecap' }), { kind: 'descend' });
      expect([raw, game.pursuers]).toEqual([raw, []]);
    }
  });

  test('confused creatures stay, and so does a member of a clan that sees a rival', () => {
    const confused = changed(onStairs('o>'), (draft) => {
      find(draft, 'orc').statuses = [{ kind: 'confusion', source: 'confusion-scroll', turns: 4, by: null }];
    });
    const elves = { a: 'arbat-dark-elf', s: 'cirro-spider' };
    for (const start of [confused, onStairs('a>..s', elves)]) {
      expect(act(start, { kind: 'descend' }).game.pursuers).toEqual([]);
    }
    expect(act(onStairs('a>', elves), { kind: 'descend' }).game.pursuers).toHaveLength(1);
  });

  test('pursuers follow again when the hero leaves at once', () => {
    const game = play(onStairs('w>'), 'descend', 'ascend');
    expect(game.depth).toBe(2);
    expect(isBeside(game, 'mangy-wolf')).toBe(true);
    expect(find(game, 'mangy-wolf')).not.toHaveProperty('birthDepth');
  });

  test('pursuers keep their wounds, statuses and chase', () => {
    const venom = { kind: 'damage-over-time', source: 'venom', turns: 9, by: null, damage: 0 } as const;
    const start = changed(onStairs('o>'), (draft) => {
      const orc = find(draft, 'orc');
      orc.pools!.hp.current = 2;
      Object.assign(orc, { statuses: [venom], chasing: draft.hero.id });
    });
    const { entity } = act(start, { kind: 'descend' }).game.pursuers[0]!;
    expect(entity).toMatchObject({ pools: { hp: { current: 2 } }, statuses: [venom], chasing: start.hero.id });
  });

  test.each(['waypoint', 'heard', 'home', 'windUp'] as const)(
    'they forget cells of the level they leave: %s',
    (key) => {
      const at = { x: 1, y: 1 };
      const start = changed(onStairs('o>'), (draft) => {
        Object.assign(find(draft, 'orc'), { [key]: key === 'windUp' ? { spell: 'charge', at, turn: draft.turn } : at });
      });
      expect(act(start, { kind: 'descend' }).game.pursuers[0]?.entity).not.toHaveProperty(key);
    },
  );

  test('several pursuers arrive at once, each on a free cell', () => {
    const game = play(onStairs('oo\ng>\ngo'), 'descend', 'wait');
    const mobs = here(game).entities.filter(({ kind }) => kind === 'mob');
    expect(mobs).toHaveLength(5);
    const cells = [game.hero, ...mobs].map(({ position }) => JSON.stringify(position));
    expect(new Set(cells).size).toBe(6);
  });

  test('a save between departure and arrival changes nothing', () => {
    const down = play(onStairs('w>'), 'descend');
    const loaded = decodeGame(encodeGame(down));
    expect(hash(loaded)).toBe(hash(down));
    expect(hash(play(loaded, 'wait'))).toBe(hash(play(down, 'wait')));
    expect(hash(JSON.parse(JSON.stringify(play(loaded, 'wait'))))).toBe(hash(play(down, 'wait')));
  });
});
