import { type Game, view } from '../../src/engine';
import { paysExperience } from '../../src/engine/creatures';
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
function until(game: Game, kind: 'dragged' | 'woken', turns = 40): Game | null {
  let now = game;
  for (let turn = 0; turn < turns; turn++) {
    const { game: next, events } = act(now, WAIT);
    if (events.some((event) => event.kind === kind)) return next;
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
    const game = until(demons('@.....h', tough), 'dragged');
    expect(game?.hero.position).toMatchObject({ x: find(game!, 'gaffer').position!.x - 1 });
  });

  test('over a chasm, but never into one', () => {
    const game = until(demons('@~~~.h', tough), 'dragged');
    expect(game?.hero.position).toEqual({ x: 5, y: 1 });
    expect(until(demons('@.~~~~h', tough), 'dragged')?.hero.position).toEqual({ x: 2, y: 1 });
  });

  test('cannot haul whom it does not see', () => {
    expect(until(demons('@.#...h', tough), 'dragged', 6)).toBeNull();
  });
});

describe('a Cinder Cantor', () => {
  test('sings imps out of vents, who are worth nothing', () => {
    const game = until(demons('V.....\n@...c.\n#####.', tough), 'woken');
    const [imp] = all(game!, 'ember-imp');
    expect(imp && paysExperience(raws, imp)).toBe(false);
  });

  test('has no choir where there are no vents', () => {
    expect(until(demons('@.....c', tough), 'woken', 20)).toBeNull();
  });
});

test('of demons in sight the hero may know what they do', () => {
  const seen = view(demons('@.i.t'), raws).things.map(({ raw }) => raw);
  for (const raw of seen) expect(raws.mob[raw ?? '']?.description).toBeDefined();
  const kinds = raws.mobs.filter(({ faction }) => faction === 'demons');
  expect(kinds.filter(({ description }) => description === undefined)).toEqual([]);
});
