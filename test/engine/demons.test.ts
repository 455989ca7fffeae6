import { type Game, type GameEvent, view } from '../../src/engine';
import { paysExperience } from '../../src/engine/creatures';
import { armorClass } from '../../src/engine/formulas';
import { loadRaws } from '../../src/raws';
import { told } from '../support/combat';
import { think } from '../support/minds';
import { act, all, changed, find, type Legend, scenario } from '../support/scenario';

const raws = loadRaws();
const WAIT = { kind: 'wait' } as const;

const abyss: Legend = {
  i: 'ember-imp',
  t: 'twainfiend',
  h: 'gaffer',
  c: 'cinder-cantor',
  V: 'ember-vent',
  v: 'vault-hound',
  C: 'slag-colossus',
  R: 'gore-ram',
  b: 'bulwark-fiend',
  w: 'wick-eater',
};
const tough = { hero: { naturalArmor: 999 } };
const demons = (map: string, options: Parameters<typeof scenario>[1] = {}): Game =>
  scenario(map, { legend: abyss, depth: 13, ...options });

/** The same game with the first creature of a raw at so many hit points. */
const hurt = (game: Game, raw: string, hp: number): Game =>
  changed(game, (draft) => {
    find(draft, raw).pools!.hp.current = hp;
  });

/** Waits until something is told of, for so many turns at most. */
function until(game: Game, kind: GameEvent['kind'], turns = 40): { game: Game; events: GameEvent[] } | null {
  let now = game;
  for (let turn = 0; turn < turns; turn++) {
    const { game: next, events } = act(now, WAIT);
    if (events.some((event) => event.kind === kind)) return { game: next, events };
    now = next;
  }
  return null;
}

describe('an Ember Imp', () => {
  const struck = (map: string) => {
    const game = hurt(demons(map, { hero: { skills: { melee: 99 } } }), 'ember-imp', 1);
    return act(game, { kind: 'attack', direction: 'e' });
  };

  test('burns whoever stands beside it when it dies, and nobody two cells away', () => {
    expect(told(struck('..t\n@i.\n..t'), 'hurt').map(({ target }) => target.raw)).toEqual([
      'hero',
      'twainfiend',
      'twainfiend',
    ]);
    expect(told(struck('@i.t'), 'hurt').map(({ target }) => target.raw)).toEqual(['hero']);
  });
});

describe('a Twainfiend', () => {
  const wounded = (map: string, hp: number) => think(hurt(demons(map), 'twainfiend', hp));

  test('that is wounded comes apart, and each has half of what is left', () => {
    const { game, events } = wounded('.....\n..t.@\n.....', 61);
    expect(all(game, 'twainfiend').map(({ pools }) => pools?.hp)).toEqual([
      { current: 31, max: 31 },
      { current: 30, max: 30 },
    ]);
    expect(told({ events }, 'divided')).toHaveLength(1);
  });

  test('pays for the first alone', () => {
    const { game } = wounded('.....\n..t.@\n.....', 61);
    expect(all(game, 'twainfiend').map((one) => paysExperience(raws, one))).toEqual([true, false]);
  });

  test.each([
    ['unhurt', '..t.@', 84],
    ['with too little left', '..t.@', 27],
    ['without room', '#####\n#@t##\n#####', 61],
  ])('%s stays in one piece', (_, map, hp) => {
    expect(all(wounded(map, hp).game, 'twainfiend')).toHaveLength(1);
  });
});

describe('a Gaffer', () => {
  test('hauls the hero beside itself', () => {
    const { game } = until(demons('@.....h', tough), 'dragged')!;
    expect(game.hero.position).toMatchObject({ x: find(game, 'gaffer').position!.x - 1 });
  });

  test('over a chasm, but never into one', () => {
    const { game } = until(demons('@~~~.h', tough), 'dragged')!;
    expect(game.hero.position).toEqual({ x: 5, y: 1 });
    expect(until(demons('@.~~~~h', tough), 'dragged')?.game.hero.position).toEqual({ x: 2, y: 1 });
  });

  test('cannot haul whom it does not see', () => {
    expect(until(demons('@.#...h', tough), 'dragged', 6)).toBeNull();
  });
});

describe('a Cinder Cantor', () => {
  test('sings imps out of vents, who are worth nothing', () => {
    const { game } = until(demons('V.....\n@...c.\n#####.', tough), 'woken')!;
    const [imp] = all(game, 'ember-imp');
    expect(imp && paysExperience(raws, imp)).toBe(false);
  });

  test('has no choir where there are no vents', () => {
    expect(until(demons('@.....c', tough), 'woken', 20)).toBeNull();
  });
});

test('of demons in sight the hero may know what they do', () => {
  const seen = view(demons('@.i.t'), raws).things.map(({ raw }) => raw);
  for (const raw of seen) expect(raws.mob[raw ?? '']?.habit).toBeDefined();
  const kinds = raws.spawnTable.filter(({ min_depth }) => min_depth === 13).flatMap(({ raw }) => raws.mob[raw] ?? []);
  expect(kinds.filter(({ id, habit }) => id !== 'orc' && habit === undefined)).toEqual([]);
});

describe('a Vault Hound', () => {
  const ready = (map: string) =>
    changed(demons(map, tough), (draft) => {
      const hound = find(draft, 'vault-hound');
      hound.windUp = { spell: 'pounce', at: { ...draft.hero.position! }, turn: 0 };
      hound.initiative = 1;
    });

  test('crouches in sight of the hero before it leaps, and shows where', () => {
    const { game, events } = until(demons('@...v', tough), 'prepared')!;
    expect(told({ events }, 'prepared')).toMatchObject([{ spell: 'pounce', cells: [{ x: 1, y: 1 }] }]);
    expect(find(game, 'vault-hound').windUp).toMatchObject({ spell: 'pounce', at: { x: 1, y: 1 } });
  });

  test('strikes whoever stays', () => {
    const result = act(ready('@...v'), WAIT);
    expect(told(result, 'hurt')).toMatchObject([{ target: { raw: 'hero' }, cause: 'pounce', amount: 26 }]);
    expect(find(result.game, 'vault-hound').position).toEqual({ x: 2, y: 1 });
  });

  test('lands dazed where whoever stepped aside has been', () => {
    const result = act(ready('@...v\n.....'), { kind: 'move', direction: 's' });
    expect(told(result, 'hurt')).toEqual([]);
    const hound = find(result.game, 'vault-hound');
    expect(hound.position).toEqual({ x: 1, y: 1 });
    expect(hound.statuses).toMatchObject([{ kind: 'confusion' }]);
  });
});

test('whoever is quick waits until the hero has had a turn after it wound up', () => {
  const begun = think(demons('@...v', tough)).game;
  const again = think(begun);
  expect([find(begun, 'vault-hound').windUp?.turn, again.intents.size]).toEqual([0, 0]);
  expect(think({ ...begun, turn: 1 }).intents.size).toBe(1);
});

describe('a Slag Colossus', () => {
  const ready = (map: string) =>
    changed(demons(map, tough), (draft) => {
      const colossus = find(draft, 'slag-colossus');
      colossus.windUp = { spell: 'slam', at: { ...draft.hero.position! }, turn: 0 };
      colossus.initiative = 1;
    });
  const MAP = '......\n..C...\n.@....\n......\n......';

  test('strikes whoever is beside it, and nobody who stepped back', () => {
    expect(told(act(ready(MAP), WAIT), 'hurt')).toMatchObject([{ target: { raw: 'hero' }, amount: 48 }]);
    expect(told(act(ready(MAP), { kind: 'move', direction: 'w' }), 'hurt')).toEqual([]);
  });

  test('raises its fists before, in place of a common blow', () => {
    const { intents, events } = think(demons(MAP, tough));
    expect([intents.size, told({ events }, 'prepared')[0]?.cells.length]).toEqual([0, 12 + 9]);
  });
});

describe('a Gore Ram', () => {
  const ready = (map: string) =>
    changed(demons(map, tough), (draft) => {
      const ram = find(draft, 'gore-ram');
      ram.windUp = { spell: 'charge', at: { ...draft.hero.position! }, turn: 0 };
      ram.initiative = 1;
    });

  test('runs down whoever stands in its line', () => {
    const result = act(ready('@....R.\n.......'), WAIT);
    expect(told(result, 'hurt')).toMatchObject([{ target: { raw: 'hero' }, cause: 'charge', amount: 38 }]);
    expect(find(result.game, 'gore-ram')).toMatchObject({ position: { x: 2, y: 1 } });
    expect(find(result.game, 'gore-ram').statuses ?? []).toEqual([]);
  });

  test.each([
    ['a wall', '......R.\n@.......\n........'],
    ['a chasm', '~~....R.\n~@......\n........'],
  ])('is dazed by %s when its line is clear', (_, map) => {
    const result = act(ready(map), { kind: 'move', direction: 's' });
    expect(told(result, 'hurt')).toEqual([]);
    expect(find(result.game, 'gore-ram').statuses).toMatchObject([{ kind: 'confusion' }]);
  });
});

describe('a Bulwark Fiend', () => {
  const armor = (game: Game): number => armorClass({ raws, game }, find(game, 'bulwark-fiend'));

  test('comes on behind its shield, lowers it to strike, and raises it again', () => {
    const far = demons('@....b', tough);
    const coming = think(far);
    expect(armor(coming.game) - armor(far)).toBe(16);
    const near = changed(coming.game, (draft) => {
      find(draft, 'bulwark-fiend').position = { x: 2, y: 1 };
    });
    const striking = think(near);
    expect([armor(striking.game), striking.intents.size]).toEqual([armor(far), 1]);
    const covered = think(striking.game);
    expect([armor(covered.game) - armor(far), covered.intents.size]).toEqual([16, 0]);
  });
});

describe('a Wick-Eater', () => {
  const dimmed = (turns: number) =>
    changed(demons('@.......', tough), ({ hero }) => {
      hero.statuses = [{ kind: 'dimness', source: 'snuff', turns, by: null, cells: 4 }];
    });

  test('takes light from the hero', () => {
    const { game } = until(demons('@...w', tough), 'status-gained')!;
    expect(game.hero.statuses).toMatchObject([{ kind: 'dimness', cells: 4 }]);
    expect(view(game, raws).hero.sight).toBe(4);
  });

  test('so that it sees less far, and as far as ever once that ends', () => {
    const seen = (game: Game) => [...view(game, raws).visible].filter((one) => one === '1').length;
    const whole = seen(demons('@.......', tough));
    expect(seen(dimmed(3))).toBeLessThan(whole);
    expect(seen(act(dimmed(1), WAIT).game)).toBe(whole);
  });
});
