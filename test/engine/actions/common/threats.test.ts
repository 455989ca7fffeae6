import { type Action, type Game, turn, view } from '../../../../src/engine';
import { loadRaws } from '../../../../src/raws';
import { stopped, wounded } from '../../../support/actions';
import { act, changed, find, here, mapped, refusal, type ScenarioOptions, scenario } from '../../../support/scenario';

const raws = loadRaws();

/** A wolf that sees the hero from 8 cells, and one that sees nothing. Both stay where they are until they hunt. */
const LEGEND = {
  w: { raw: 'mangy-wolf', moveMode: 'static', viewshed: { range: 8 } },
  b: { raw: 'mangy-wolf', moveMode: 'static', viewshed: { range: 0 } },
  s: { raw: 'large-spider', moveMode: 'static' },
  r: { raw: 'mangy-wolf', rooted: true },
} as const;
const seen = (drawing: string, options: ScenarioOptions = {}): Game =>
  scenario(drawing, { legend: LEGEND, ...options });

const isRefused = (game: Game, action: Action): boolean => !turn(game, action, raws).ok;
const aloofness = (game: Game) =>
  view(game, raws)
    .things.filter(({ kind }) => kind === 'mob')
    .map(({ aloof }) => aloof);

const ALOOF: [what: string, game: Game, as: 'barred' | 'unaware'][] = [
  ['a wolf beyond deep water that sees the hero', seen('...~w\n@..~.\n...~.'), 'barred'],
  ['a blind wolf beyond deep water', seen('...~b\n@..~.\n...~.'), 'unaware'],
  ['a blind wolf behind a trap in the only way', seen('@.X.b'), 'unaware'],
  ['a wolf that never leaves its place', seen('@...r'), 'barred'],
];

describe.each(ALOOF)('%s', (_, game, as) => {
  test('is marked in the view as barred or unaware', () => {
    expect(aloofness(game)).toEqual([as]);
  });

  test.each<Action>([
    { kind: 'travel', to: { x: 2, y: 1 } },
    { kind: 'move', direction: 'e', steps: 2 },
  ])('leaves the hero free to $kind', (action) => {
    const start = changed(game, ({ hero }) => {
      hero.position = { x: 1, y: 1 };
    });
    expect(isRefused(start, action)).toBe(false);
  });

  test('lets a hurt hero rest', () => {
    const { game: rested } = act(wounded(game, 20), { kind: 'rest' });
    expect(rested.hero.pools.hp.current).toBe(30);
  });
});

const HUNTERS: [what: string, game: Game][] = [
  ['a wolf that sees the hero and can come', seen('@..w')],
  ['a blind wolf that the hero can walk up to', seen('@..b')],
  ['a wolf that sees the hero and can come over a trap', seen('@.X.w')],
  ['a wolf beside the hero', seen('@b~')],
  ['a spider that can shoot over deep water', seen('@.~.s')],
];

describe.each(HUNTERS)('%s', (_, game) => {
  test('is a threat', () => {
    expect(aloofness(game)).toEqual([undefined]);
  });

  test('keeps the hero from rest', () => {
    expect(refusal(wounded(game, 20), { kind: 'rest' })).toMatchObject({ code: 'hostile-in-view' });
  });
});

describe('while the hero cannot fight a foe either', () => {
  const games: [string, Game][] = [
    ['a hunter beyond a trap', seen('@.X.w\n.#####')],
    ['a spider beyond deep water', seen('@.~.s\n..####')],
  ];

  test.each(games)('the hero walks one step at a time: %s', (_, game) => {
    expect(refusal(game, { kind: 'fight' })).toEqual({ code: 'no-path' });
    const { events } = act(game, { kind: 'travel', to: { x: 1, y: 2 } });
    expect(stopped(events)).toMatchObject({ turns: 1 });
  });
});

test('past a foe that only shoots, the hero walks one step at a time', () => {
  const game = seen('@.......\n....s...', { legend: { ...LEGEND, s: { raw: 'large-spider', rooted: true } } });
  const { events, turns } = act(game, { kind: 'travel', to: { x: 8, y: 1 } });
  expect([stopped(events)?.reason, turns]).toEqual(['hostile', 1]);
});

test('a foe that can be fought keeps the hero from walking', () => {
  const to = { x: 1, y: 2 };
  expect(refusal(seen('@..w\n....'), { kind: 'travel', to })).toEqual({ code: 'hostile-in-view', who: 'mangy-wolf' });
});

describe('an act of a hero that is too hurt to fight on the way', () => {
  const hurt = (game: Game): Game => wounded(game, 12);
  const lake = `${'.'.repeat(12)}~b\n@${'.'.repeat(11)}~.\n${'.'.repeat(12)}~.`;

  test('stops once when an aloof creature comes into sight, and may then go on', () => {
    const first = act(hurt(mapped(seen(lake))), { kind: 'travel', to: { x: 12, y: 2 } });
    expect(stopped(first.events)).toMatchObject({ reason: 'hostile', what: 'mangy-wolf' });
    const second = act(first.game, { kind: 'travel', to: { x: 12, y: 2 } });
    expect(stopped(second.events)).toMatchObject({ reason: 'done' });
  });

  /** Game with a lake whose creature sees the hero within `range` cells. */
  const sharp = (range: number): Game =>
    changed(seen(`......~b\n@.....~.\n......~.`), (game) => {
      find(game, 'mangy-wolf').viewshed = { range };
    });

  test('stops again when the creature notices the hero', () => {
    const { events } = act(hurt(sharp(4)), { kind: 'travel', to: { x: 6, y: 2 } });
    expect(stopped(events)).toMatchObject({ reason: 'hostile', what: 'mangy-wolf' });
    expect(stopped(events)?.turns).toBeLessThan(5);
  });

  test('goes on while the creature does not notice the hero', () => {
    expect(stopped(act(hurt(sharp(0)), { kind: 'travel', to: { x: 6, y: 2 } }).events)).toMatchObject({
      reason: 'done',
    });
  });

  test('stops when the hero sees a way by which the creature may come', () => {
    const game = seen('@.........\n~~~~~~~~~.\n..w.......');
    expect(aloofness(game)).toEqual(['barred']);
    const { events } = act(hurt(game), { kind: 'travel', to: { x: 8, y: 1 } });
    expect(stopped(events)).toMatchObject({ reason: 'hostile', what: 'mangy-wolf', turns: 1 });
  });

  test('stops when the hero comes within range of the creature’s spell', () => {
    const game = seen('.......~~s\n@......~~~\n.......~~~');
    const { events } = act(game, { kind: 'travel', to: { x: 7, y: 2 } });
    expect(stopped(events)).toMatchObject({ reason: 'first-met', what: 'large-spider' });
  });
});

describe('something that the hero does not see changes nothing', () => {
  const known = mapped(seen('@..~w\n...~.\n~~~~.\n.....'));

  test('a bridge that nobody has seen', () => {
    const twin = changed(known, (game) => {
      const level = here(game);
      const cell = 3 * level.width + 3;
      level.revealed = `${level.revealed.slice(0, cell)}0${level.revealed.slice(cell + 1)}`;
    });
    const bridged = changed(twin, (game) => {
      const level = here(game);
      const cell = 3 * level.width + 3;
      level.tiles = `${level.tiles.slice(0, cell)}.${level.tiles.slice(cell + 1)}`;
    });
    expect(aloofness(bridged)).toEqual(aloofness(twin));
    expect(isRefused(bridged, { kind: 'rest' })).toBe(isRefused(twin, { kind: 'rest' }));
  });

  test('a hunter out of sight', () => {
    const far = '.'.repeat(14);
    const away = seen(`@${far}.`);
    const hunted = changed(seen(`@${far}w`), (game) => {
      find(game, 'mangy-wolf').chasing = game.hero.id;
    });
    expect(view(hunted, raws).things).toEqual(view(away, raws).things);
    expect(isRefused(hunted, { kind: 'explore' })).toBe(isRefused(away, { kind: 'explore' }));
  });
});
