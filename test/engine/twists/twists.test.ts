import { type Action, type Game, legalActions, type TwistId, turn, view } from '../../../src/engine';
import { mobMaxHp } from '../../../src/engine/formulas';
import { enterLevel } from '../../../src/engine/levels/change-level';
import type { Hero } from '../../../src/engine/state/entity';
import { openWorld } from '../../../src/engine/state/world-draft';
import { dealTwist } from '../../../src/engine/twists/common/deal';
import { TWISTS } from '../../../src/engine/vocabulary/twist';
import { createI18n } from '../../../src/i18n';
import { kingDistance } from '../../../src/lib/geometry';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { deepFreeze } from '../../support/deep-freeze';
import { all, changed, draw, find, here, type ScenarioOptions, scenario } from '../../support/scenario';

const plain = loadRaws();
const [model] = plain.levels.recipes;
if (!model) throw new Error('there are no recipes');

/** Raws with one more recipe for each modifier, and one with all modifiers. */
const raws = {
  ...plain,
  levels: {
    recipes: [
      ...plain.levels.recipes,
      ...TWISTS.map((twist) => ({ ...model, id: `only-${twist}`, twists: [twist] })),
      { ...model, id: 'any-twist', twists: [...TWISTS] },
    ],
  },
};

const WAIT = { kind: 'wait' } as const;

const twisted = (twist: TwistId, drawing: string, options: ScenarioOptions = {}): Game =>
  changed(scenario(drawing, options), (game) => {
    here(game).recipe = `only-${twist}`;
  });

function act(game: Game, action: Action) {
  const result = turn(deepFreeze(game), action, raws);
  if (!result.ok) throw new Error(`${action.kind} was refused: ${JSON.stringify(result.refusal)}`);
  return result;
}

const refusalOf = (game: Game, action: Action) => {
  const result = turn(game, action, raws);
  return result.ok ? null : result.refusal;
};

/** Pools of a creature of level 60, so that it survives every fight of these tests. */
const ENDURING: Partial<Hero> = {
  pools: {
    hp: { current: 400, max: 400 },
    mana: { current: 50, max: 50 },
    level: 60,
    xp: 0,
    gold: 0,
    weight: 0,
    penalty: 0,
  },
};
/** Creature that nearly always hits, deals little damage, and is nearly always hit. */
const FEEBLE: Partial<Hero> = {
  gear: null,
  naturalAttacks: [{ name: 'bite', hitBonus: 60, damage: '1d4' }],
  naturalArmor: -60,
};
const HALE: Partial<Hero> = { ...ENDURING, godMode: true };

const hardy = (raw: string, more: Partial<Hero> = {}) => ({ raw, ...ENDURING, ...FEEBLE, ...more });

function until(turns: number, game: Game): Game {
  let now = game;
  while (now.turn < turns) now = act(now, WAIT).game;
  return now;
}

describe('which twist a level has', () => {
  const deal = (seed: string, depth: number, campaign = raws.campaign) =>
    dealTwist({ ...raws, campaign }, { seed }, { recipe: 'any-twist', depth });

  test('depends on campaign, seed and depth, and none returns before all have been', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(new Set(TWISTS.map((_, i) => deal(seed, 13 + i)))).toEqual(new Set(TWISTS));
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => deal(seed, 13))).size).toBeGreaterThan(2);
    const other = { ...raws.campaign, id: 'another' };
    expect(['a', 'b', 'c', 'd', 'e', 'f'].some((seed) => deal(seed, 13) !== deal(seed, 13, other))).toBe(true);
  });

  test('is in the list of the recipe, and differs from the levels above while others are left', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const above = [13, 14].map((depth) => deal(seed, depth));
      const last = dealTwist(raws, { seed }, { recipe: 'abyss-bottom', depth: 15 });
      expect(plain.levels.recipes.find(({ id }) => id === 'abyss-bottom')?.twists).toContain(last);
      expect(above).not.toContain(last);
    }
  });

  test('is used by some recipe of raws/levels.json, for each of them', () => {
    const drawn = plain.levels.recipes.flatMap(({ twists = [] }) => twists);
    expect(TWISTS.filter((twist) => !drawn.includes(twist))).toEqual([]);
  });

  test('is none if the recipe lists none', () => {
    expect(dealTwist(raws, { seed: 'a' }, { recipe: 'forest', depth: 2 })).toBeNull();
    expect(view(scenario('@'), raws).twist).toBeUndefined();
  });

  test('is reported on arrival, and stands on the board, in /look, on the map sheet and in texts', () => {
    const game = twisted('silence', '@..');
    const world = openWorld(
      changed(game, (draft) => {
        draft.levels['3'] = { ...here(draft), depth: 3 };
      }),
      raws,
    );
    enterLevel(world, 3, 'stairs');
    expect(world.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['arrived', 'twist']));
    const i18n = createI18n(raws);
    const seen = view(game, raws);
    expect(i18n.captions(seen).chips.map(({ text }) => text)).toContain('Silence');
    const rule = /nobody can cast a spell/;
    for (const text of [i18n.look(seen).join(), i18n.mapLists(seen).join()]) expect(text).toMatch(rule);
    for (const text of [i18n.altText(seen), i18n.textMode(seen), i18n.status(seen)]) expect(text).toMatch('Silence');
  });
});

describe('silence', () => {
  const priestess = hardy('large-spider', {
    initiative: 1,
    abilities: [{ spell: 'web', chance: 1, range: 6, minRange: 1 }],
  });

  test('keeps everybody from casting', () => {
    const map = '@....s';
    const loud = act(
      changed(twisted('silence', map, { legend: { s: priestess }, hero: HALE }), (game) => {
        here(game).recipe = 'forest';
      }),
      WAIT,
    );
    expect(kindsOf(loud)).toContain('cast');
    const quiet = act(twisted('silence', map, { legend: { s: priestess }, hero: HALE }), WAIT);
    expect(kindsOf(quiet)).not.toContain('cast');
    expect(find(quiet.game, 'large-spider').position?.x).toBeLessThan(6);
  });

  test('refuses a spell at no cost and says why; no spell is listed or advised', () => {
    const knowing = { ...HALE, knownSpells: [{ spell: 'zap', manaCost: 1 }] };
    const game = twisted('silence', '@.o', { hero: knowing, legend: { o: hardy('orc') } });
    expect(refusalOf(game, { kind: 'cast', spell: 'zap', at: { x: 3, y: 1 } })).toEqual({ code: 'muted' });
    const legal = legalActions(game, raws);
    expect(legal.some(({ kind }) => kind === 'cast')).toBe(false);
    expect(adviseOn(situationOf(game, raws, { view: view(game, raws), legal }))).not.toMatchObject({
      action: { kind: 'cast' },
    });
  });

  test('does not affect scrolls', () => {
    const options = { carried: ['magic-missile-scroll'], identified: ['magic-missile-scroll'], hero: HALE };
    const game = twisted('silence', '@..o', { ...options, legend: { o: hardy('orc') } });
    const used = act(game, { kind: 'use', item: find(game, 'magic-missile-scroll').id, at: { x: 4, y: 1 } });
    expect(eventsOfKind(used, 'hurt')).not.toEqual([]);
  });
});

describe('tilting ground', () => {
  const blow = (drawing: string, more: Partial<Hero> = {}) =>
    act(twisted('tilting', drawing, { hero: HALE, legend: { o: hardy('orc', { initiative: 50, ...more }) } }), {
      kind: 'move',
      direction: 'e',
    });
  const strike = (drawing: string, more: Partial<Hero> = {}) => blow(drawing, more).game;

  test('throws a struck creature one cell away from the striker', () => {
    expect(draw(strike('.@o..'), { o: 'orc' })).toBe('.@.o.');
  });

  test('does not move large bodies, and creatures with something solid behind them', () => {
    expect(draw(strike('.@o'), { o: 'orc' })).toBe('.@o');
    expect(draw(strike('.@oo.'), { o: 'orc' })).toBe('.@oo.');
    const large = strike('.@o..\n.....', { tileSize: { width: 2, height: 2 } });
    expect(find(large, 'orc').position).toEqual({ x: 3, y: 1 });
  });

  test('does not move creatures that are shot', () => {
    const game = twisted('tilting', '@..o..', {
      hero: HALE,
      worn: ['shortbow'],
      legend: { o: hardy('orc', { initiative: 50 }) },
    });
    const shot = act(game, { kind: 'fire' });
    expect(eventsOfKind(shot, 'hit')).not.toEqual([]);
    expect(eventsOfKind(shot, 'thrown')).toEqual([]);
  });

  test('throws the hero as well, which is reported', () => {
    const orc = hardy('orc', { initiative: 0 });
    const result = act(twisted('tilting', '..@o', { hero: HALE, legend: { o: orc } }), WAIT);
    expect(eventsOfKind(result, 'thrown')).toMatchObject([{ who: { raw: 'hero' }, at: { x: 2, y: 1 } }]);
  });

  test('throws creatures onto traps, for which the striker is to blame', () => {
    const result = blow('.@oX.', { pools: { ...ENDURING.pools!, hp: { current: 8, max: 400 } } });
    expect(eventsOfKind(result, 'died')).toMatchObject([{ who: { raw: 'orc' }, cause: 'bear-trap' }]);
    expect(result.game.kills).toBe(1);
  });
});

describe('mirrors', () => {
  const fought = (drawing: string, o = hardy('orc'), turns = 7) =>
    until(turns, twisted('mirrors', drawing, { hero: HALE, legend: { o } }));

  test('release a frail copy of the last creature that struck the hero, which pays nothing', () => {
    const before = fought('..@o....', hardy('orc'), 6);
    expect(all(before, 'orc')).toHaveLength(1);
    const result = act(before, WAIT);
    expect(eventsOfKind(result, 'mirrored')).toMatchObject([{ who: { raw: 'orc' } }]);
    const [, copy] = all(result.game, 'orc');
    expect(copy).toMatchObject({ summoned: true, chasing: result.game.hero.id });
    const half = Math.ceil(mobMaxHp(1, 0) / 2);
    expect(copy?.pools?.hp).toEqual({ current: half, max: half });
  });

  test('copy no creature that is unseen, large or named', () => {
    const gone = changed(fought('..@o....', hardy('orc'), 6), (game) => {
      find(game, 'orc').position = { x: 8, y: 1 };
      game.hero.viewshed = { range: 2 };
    });
    expect(all(act(gone, WAIT).game, 'orc')).toHaveLength(1);
    const large = fought('..@o....\n........', hardy('orc', { tileSize: { width: 2, height: 2 } }));
    expect(all(large, 'orc')).toHaveLength(1);
    for (const raw of ['squeaky-bill', 'captain-nine-cuts']) {
      expect(all(fought('..@o....', hardy(raw)), raw)).toHaveLength(1);
    }
  });

  test('forget a blow after some time', () => {
    const struck = (turn: number) =>
      changed(
        twisted('mirrors', '..@o....', { hero: HALE, legend: { o: hardy('orc', { initiative: 50 }) } }),
        (game) => {
          game.turn = 13;
          game.hero.harmedBy = { id: find(game, 'orc').id, turn };
        },
      );
    expect(all(act(struck(8), WAIT).game, 'orc')).toHaveLength(2);
    expect(all(act(struck(7), WAIT).game, 'orc')).toHaveLength(1);
  });

  test('release three copies at most, and no copy of a copy', () => {
    const many = until(36, twisted('mirrors', '..@o........', { hero: HALE, legend: { o: hardy('orc') } }));
    expect(all(many, 'orc').length).toBeLessThanOrEqual(4);
    const alone = fought('..@o....', hardy('orc', { summoned: true }), 14);
    expect(all(alone, 'orc')).toHaveLength(1);
  });
});

describe('burning cracks', () => {
  const open = `
    .........
    .........
    .........
    ....@....
    .........
    .........
    .........`;
  const glowing = () => until(6, twisted('burning-cracks', open, { hero: ENDURING }));

  test('glow a turn before they burn, in sight of the hero, and close before others open', () => {
    const result = act(until(5, twisted('burning-cracks', open, { hero: HALE })), WAIT);
    const cracks = all(result.game, 'glowing-crack');
    expect(cracks.length).toBeGreaterThan(4);
    const isNear = cracks.some(({ position }) => kingDistance(position!, result.game.hero.position) <= 2);
    expect(eventsOfKind(result, 'ground-glows')).toHaveLength(isNear ? 1 : 0);
    const igniting = view(result.game, raws).things.filter((thing) => thing.igniting);
    expect(igniting.map(({ id }) => id).sort()).toEqual(cracks.map(({ id }) => id).sort());
    const burning = act(result.game, WAIT).game;
    expect(all(burning, 'glowing-crack')).toEqual([]);
    expect(view(burning, raws).things.some((thing) => thing.igniting)).toBe(false);
    expect(all(burning, 'burning-crack').map(({ position }) => position)).toEqual(
      cracks.map(({ position }) => position),
    );
    expect(all(until(11, burning), 'burning-crack')).toHaveLength(cracks.length);
    expect(all(until(12, burning), 'burning-crack')).toEqual([]);
  });

  test('hurt a creature on them once, and spare one that has stepped off', () => {
    const game = changed(glowing(), (draft) => {
      find(draft, 'glowing-crack').position = { ...draft.hero.position };
    });
    const burnt = act(game, WAIT);
    expect(eventsOfKind(burnt, 'hurt')).toMatchObject([
      { target: { raw: 'hero' }, amount: 12, cause: 'burning-crack' },
    ]);
    const away = legalActions(game, raws).find((action) => action.kind === 'move' && !action.sure);
    expect(eventsOfKind(act(game, away!), 'hurt')).toEqual([]);
  });

  test('open a cell once at a time', () => {
    const room = `
      ...
      .@.
      ...`;
    expect(all(until(6, twisted('burning-cracks', room, { hero: ENDURING })), 'glowing-crack')).toHaveLength(1);
  });

  test('open only on open ground: not in passages, beside walls, on stairs or under things', () => {
    const passage = until(30, twisted('burning-cracks', '....@....', { hero: HALE }));
    expect(all(passage, 'glowing-crack')).toEqual([]);
    for (const { position } of all(glowing(), 'glowing-crack')) {
      expect(position!.x).toBeGreaterThan(1);
      expect(position!.x).toBeLessThan(9);
      expect(position!.y).toBeGreaterThan(1);
      expect(position!.y).toBeLessThan(7);
    }
  });

  test('end a rest when they open under the hero, and ask first like fire', () => {
    const tired = { ...HALE, pools: { ...HALE.pools!, hp: { current: 100, max: 400 } } };
    const small = `
      ...
      .@.
      ...`;
    const result = act(twisted('burning-cracks', small, { hero: tired }), { kind: 'rest' });
    expect(eventsOfKind(result, 'stopped')).toMatchObject([{ reason: 'underfoot', turns: 6 }]);
    const off = act(result.game, { kind: 'move', direction: 'n' }).game;
    expect(refusalOf(off, { kind: 'move', direction: 's' })).toMatchObject({ code: 'danger', danger: 'fire' });
  });

  test('are avoided even if they open on the way', () => {
    const hall = Array.from({ length: 7 }, (_, y) => (y === 3 ? `@${'.'.repeat(39)}` : '.'.repeat(40))).join('\n');
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const game = changed(twisted('burning-cracks', hall, { hero: ENDURING, seed }), (draft) => {
        here(draft).revealed = '1'.repeat(here(draft).tiles.length);
      });
      const result = act(game, { kind: 'travel', to: { x: 40, y: 4 } });
      expect(eventsOfKind(result, 'stopped').map(({ reason }) => reason)).not.toEqual(['blocked']);
      expect(eventsOfKind(result, 'hurt')).toEqual([]);
    }
  });

  test('make Explore leave things on them for last', () => {
    const hall = `
      ...${'#'.repeat(30)}
      @!.${'.'.repeat(30)}
      ...${'#'.repeat(30)}`;
    const game = changed(until(6, twisted('burning-cracks', hall, { hero: HALE })), (draft) => {
      draft.hero.pools.hp.current = draft.hero.pools.hp.max;
      const level = here(draft);
      level.revealed = [...level.tiles].map((_, cell) => (cell % level.width < 32 ? '1' : '0')).join('');
    });
    expect(find(game, 'glowing-crack').position).toEqual(find(game, 'health-potion').position);
    const result = act(game, { kind: 'explore', take: 'all' });
    expect(here(result.game).revealed[2 * here(game).width + 32]).toBe('1');
    expect(eventsOfKind(result, 'hurt')).toEqual([]);
  });

  test('are walked round on the way', () => {
    const room = `
      .......
      .......
      @......
      .......
      .......`;
    const known = changed(twisted('burning-cracks', room, { hero: HALE }), (game) => {
      const level = here(game);
      level.revealed = '1'.repeat(level.tiles.length);
      for (const [n, y] of [2, 3, 4].entries()) {
        level.entities.push({ id: game.nextId + n, kind: 'prop', raw: 'burning-crack', position: { x: 3, y } });
      }
      game.nextId += 3;
    });
    const result = act(known, { kind: 'travel', to: { x: 7, y: 3 } });
    expect(result.game.hero.position).toEqual({ x: 7, y: 3 });
    expect(eventsOfKind(result, 'hurt')).toEqual([]);
  });
});
