import { type Action, type Game, type TurnResult, turn } from '../../../src/engine';
import { queueEffects } from '../../../src/engine/effects/queue/carriers';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { refreshDerivedState } from '../../../src/engine/levels/change-level';
import type { Hero } from '../../../src/engine/state/entity';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { encumbrance } from '../../../src/engine/systems/encumbrance';
import { loadRaws } from '../../../src/raws';
import { isDeep } from '../../support/deep';
import { deepFreeze } from '../../support/deep-freeze';
import { act, changed, here, type ScenarioOptions, scenario } from '../../support/scenario';

/** Player-turns of the longest act, which is Explore. */
const LONGEST = 250;

const raws = loadRaws();
/** Most ticks between two actions of the hero. */
const LIMIT = 200;

/**
 * Hero with several slow statuses, due in the next tick. Games of earlier builds have such heroes, because webs added
 * up.
 */
const slowed = (count: number, penalty = 10): Partial<Hero> => ({
  statuses: Array.from({ length: count }, () => ({ kind: 'slow', source: 'web-scroll', turns: 5, by: null, penalty })),
  initiative: 1,
});

const webs = (game: Game): number => game.hero.statuses?.length ?? 0;

/** Changes a game and computes everything that is derived from its state again. */
function refreshed(game: Game, change: (game: Game) => void): Game {
  const world = openWorld(changed(game, change), raws);
  refreshDerivedState(world);
  return closeWorld(world);
}

/** Game with the hero in the middle of a field and creatures on every third cell around. */
function crowd(letter: string, options: ScenarioOptions = {}): Game {
  const [width, height] = isDeep ? [60, 30] : [11, 9];
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => ((x + 2 * y) % 3 === 0 ? letter : '.')).join(''),
  );
  const middle = (height - 1) / 2;
  const row = rows[Math.floor(middle)] as string;
  rows[Math.floor(middle)] = `${row.slice(0, width >> 1)}@${row.slice((width >> 1) + 1)}`;
  const game = scenario(rows.join('\n'), { legend: { s: 'large-spider', c: 'gelatinous-cube' }, ...options });
  return changed(game, ({ hero }) => {
    hero.godMode = true;
  });
}

test.each([1, 19, 20, 200])(
  '%i webs cast on the hero are one: it is due in time, and free after five turns',
  (count) => {
    const world = openWorld(scenario('.....\n..@..\n.....', { worn: [] }), raws);
    const web = { raw: 'web-scroll', entity: null, effects: { slow: 10 }, from: { x: 1, y: 1 } };
    for (let i = 0; i < count; i++) queueEffects(world, web, null, { kind: 'entity', id: world.game.hero.id });
    drainEffects(world);
    encumbrance(world);
    let game = closeWorld(world);
    for (let turn = 4; turn >= 0; turn--) {
      game = act(game, { kind: 'wait' }).game;
      expect(game.hero.initiative).toBeLessThanOrEqual(6 + 6 + 10);
      expect(game.hero.statuses?.map(({ turns }) => turns)).toEqual(turn > 0 ? [turn] : []);
    }
  },
);

test.each([1, 19, 20, 50, isDeep ? 1000 : 200])(
  'under %i webs of an older save every action ends, and they wear off',
  (count) => {
    let game = scenario('.....\n..@..\n.....', { hero: slowed(count) });
    const interval = 10 * count + 20;
    const most = 6 * (Math.ceil(interval / LIMIT) + 1);
    let actions = 0;
    for (; webs(game) > 0 && actions <= most; actions++) {
      const { game: next, turns } = act(game, { kind: 'wait' });
      expect(turns).toBe(1);
      game = next;
    }
    expect(webs(game)).toBe(0);
  },
);

test('the hero acts after 200 ticks even if not due, and its counter goes on', () => {
  const game = scenario('.@.', { hero: { ...slowed(0), initiative: 1000 } });
  const { game: once } = act(game, { kind: 'wait' });
  expect(once.hero.initiative).toBe(1000 - LIMIT);
  expect(act(once, { kind: 'wait' }).game.hero.initiative).toBe(1000 - 2 * LIMIT);
});

test.each<Action>([
  { kind: 'rest' },
  { kind: 'explore' },
  { kind: 'travel', to: { x: 1, y: 1 } },
  { kind: 'move', direction: 'w', steps: 20 },
])('a series under many webs ends as any other: %j', (action) => {
  const drawing = `......@${'.'.repeat(40)}`;
  const hurt = changed(scenario(drawing, { hero: slowed(100), lit: false }), ({ hero }) => {
    hero.pools.hp.current = 1;
    hero.viewshed = { range: 8 };
  });
  const { events, turns } = act(hurt, action);
  expect(events.at(-1)).toMatchObject({ kind: 'stopped', turns });
});

describe.each([
  ['wolves', 'w'],
  ['spiders, which cast webs', 's'],
  ['slow jelly', 'c'],
  ['peasants', 't'],
  ['traps and walkers', 'X'],
  ['fires', 'f'],
])('in a crowd of %s', (_, letter) => {
  const many = crowd(letter);
  const swift = refreshed(many, (game) => {
    Object.assign(game.hero, slowed(60));
    for (const one of here(game).entities) if (one.kind === 'mob') Object.assign(one, slowed(40, -10));
  });
  const lost = refreshed(many, ({ hero }) => {
    Object.assign(hero, slowed(60));
    hero.statuses!.push({ kind: 'confusion', source: 'confusion-scroll', turns: 5, by: null });
  });

  test.each([
    ['as they are', many],
    ['hasted, the hero slowed', swift],
    ['the hero slowed and confused', lost],
  ])('%s, every action ends', (_what, game) => {
    const tries: Action[] = [
      { kind: 'wait' },
      { kind: 'rest' },
      { kind: 'explore' },
      { kind: 'fight', sure: true },
      { kind: 'move', direction: 'e', steps: 20, sure: true },
      { kind: 'attack', direction: 'w', sure: true },
    ];
    const results = tries.map((action): TurnResult => turn(deepFreeze(game), action, raws));
    for (const result of results) {
      if (result.ok) expect(result.turns).toBeLessThanOrEqual(LONGEST);
      else expect(result.refusal.code).not.toBe('unknown-action');
    }
    expect(results[0]).toMatchObject({ ok: true, turns: 1 });
  });
});
