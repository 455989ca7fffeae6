import { type Action, digestLevel, legalActions } from '../../../src/engine';
import type { Game } from '../../../src/engine/state/game';
import { loadRaws } from '../../../src/raws';
import { wounded } from '../../support/actions';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { act, all, changed, draw, find, here, refusal, scenario } from '../../support/scenario';

const SCROLL = 'town-portal-scroll';
const legend = { O: 'town-portal' };

/** Game of a hero below the town with scrolls in the pack. The level of the town is part of the game. */
function below(drawing: string, carried = [SCROLL], identified = [SCROLL]): Game {
  const town = scenario('......>\n@......', { depth: 1 });
  return changed(scenario(drawing, { depth: 3, carried, identified }), (game) => {
    game.levels['1'] = here(town);
  });
}

const read = (game: Game) => act(game, { kind: 'use', item: find(game, SCROLL).id });

test('takes the hero to the town gate, with a portal west of it', () => {
  const { game, events } = read(below('.@.'));
  expect(game.depth).toBe(1);
  expect(draw(game, legend)).toBe('....O@>\n.......');
  expect(find(game, 'town-portal')).toMatchObject({ portal: { depth: 3, x: 2, y: 1 } });
  expect(kindsOf({ events })).toEqual(['used', 'portal-opened', 'arrived']);
});

test('uses up the scroll and takes a turn', () => {
  const { game, turns } = read(below('.@.'));
  expect(turns).toBe(1);
  expect(all(game, SCROLL)).toEqual([]);
});

test('the portal leads back to the same cell and disappears', () => {
  const { game: town } = read(below('.@.'));
  const { game, events } = act(town, { kind: 'move', direction: 'w' });
  expect(game.depth).toBe(3);
  expect(game.hero.position).toEqual({ x: 2, y: 1 });
  expect(eventsOfKind({ events }, 'arrived')).toMatchObject([{ depth: 3, way: 'portal', first: false }]);
  expect((game.levels['1'] as { entities: unknown[] }).entities).toEqual([]);
});

test('nobody follows the hero, and the other level stays the same', () => {
  const start = below('w.@');
  const { game } = read(start);
  expect(all(game, 'mangy-wolf')).toEqual([]);
  const { game: back } = act(game, { kind: 'move', direction: 'w' });
  expect(all(back, 'mangy-wolf')).toHaveLength(1);
});

test('a hero who dies in the same tick is not moved', () => {
  const starving = changed(wounded(below('.@.'), 1), ({ hero }) => {
    hero.hunger = { state: 'starving', turns: 1 };
  });
  const { game, events } = read(starving);
  expect(kindsOf({ events })).toContain('portal-opened');
  expect(game.over).toMatchObject({ result: 'died', depth: 3, cause: 'hunger' });
  expect(game.depth).toBe(3);
});

test('a creature on the arrival cell makes way', () => {
  const { game: town } = read(below('.@.w'));
  const waylaid = changed(town, (game) => {
    const level = game.levels['3'] as ReturnType<typeof here>;
    level.entities[0]!.position = { x: 2, y: 1 };
  });
  const { game } = act(waylaid, { kind: 'move', direction: 'w' });
  expect(game.hero.position).toEqual({ x: 2, y: 1 });
  expect(find(game, 'mangy-wolf').position).not.toEqual({ x: 2, y: 1 });
});

test('a new portal replaces the old one', () => {
  const { game: once } = read(below('.@.', [SCROLL, SCROLL]));
  const walked = changed(once, (game) => {
    game.depth = 3;
    game.hero.position = { x: 3, y: 1 };
  });
  const { game } = read(walked);
  expect(all(game, 'town-portal')).toMatchObject([{ portal: { x: 3, y: 1 } }]);
});

test('is used by the hero alone', () => {
  const town = scenario('#####\n@.rO.\n#####', {
    depth: 1,
    legend: { O: { raw: 'town-portal', portal: { depth: 3, x: 1, y: 1 } }, r: { raw: 'rat', moveMode: 'static' } },
  });
  const stepped = changed(town, (game) => {
    find(game, 'rat').position = { x: 4, y: 2 };
  });
  const { game, events } = act(stepped, { kind: 'wait' });
  expect(kindsOf({ events })).not.toContain('triggered');
  expect(all(game, 'town-portal')).toHaveLength(1);
});

describe('in the town', () => {
  it('a known scroll is refused and kept', () => {
    const game = scenario('@', { depth: 1, carried: [SCROLL], identified: [SCROLL] });
    expect(refusal(game, { kind: 'use', item: find(game, SCROLL).id })).toEqual({ code: 'no-effect-here' });
  });

  it('an unknown one takes the turn, is identified and kept', () => {
    const { game, turns } = read(scenario('@', { depth: 1, carried: [SCROLL] }));
    expect(turns).toBe(1);
    expect(game.identified).toEqual([SCROLL]);
    expect(all(game, SCROLL)).toHaveLength(1);
  });
});

describe('parked levels', () => {
  const park = (game: Game, depth: number): Game =>
    changed(game, ({ levels }) => {
      const level = levels[String(depth)]!;
      levels[String(depth)] = { parked: true, digest: 'parked' in level ? level.digest : digestLevel(level) };
    });

  it('reading the scroll needs the town loaded', () => {
    const game = park(below('@'), 1);
    expect(refusal(game, { kind: 'use', item: find(game, SCROLL).id })).toEqual({ code: 'level-parked', depth: 1 });
  });

  it('stepping into the portal needs its level loaded, and is listed nevertheless', () => {
    const game = park(read(below('.@.')).game, 3);
    const step: Action = { kind: 'move', direction: 'w' };
    expect(refusal(game, step)).toEqual({ code: 'level-parked', depth: 3 });
    expect(legalActions(game, loadRaws())).toContainEqual(step);
    expect(refusal(game, { kind: 'travel', to: find(game, 'town-portal').position! })).toEqual({
      code: 'level-parked',
      depth: 3,
    });
  });

  it('a move of a confused hero beside the portal needs its level loaded', () => {
    const game = changed(park(read(below('.@.')).game, 3), ({ hero }) => {
      hero.statuses = [{ kind: 'confusion', source: 'confusion-scroll', turns: 9, by: null }];
    });
    expect(refusal(game, { kind: 'move', direction: 's' })).toEqual({ code: 'level-parked', depth: 3 });
  });
});

test('travel goes round the portal unless the portal is the goal', () => {
  const { game } = read(below('.@.'));
  const past = act(game, { kind: 'travel', to: { x: 3, y: 1 } }).game;
  expect(past.depth).toBe(1);
  expect(past.hero.position).toEqual({ x: 3, y: 1 });
  expect(act(past, { kind: 'travel', to: find(past, 'town-portal').position! }).game.depth).toBe(3);
});
