import fc from 'fast-check';
import { stateFaults } from '../../../scripts/simulate/invariants';
import { type Game, view } from '../../../src/engine';
import { MOST_FLAMES } from '../../../src/engine/spawning/kindle';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { drawFire, dryScenario } from '../../support/fire';
import { act, all, changed, drawing, find, here, mapped, poolsWith, refusal } from '../../support/scenario';

const raws = loadRaws();

const wait = (game: Game, turns = 1): Game => {
  let later = game;
  for (let turn = 0; turn < turns; turn++) later = act(later, { kind: 'wait' }).game;
  return later;
};

const FLASK = { carried: ['fire-flask'] };
const FIREBALL = { carried: ['fireball-scroll'], identified: ['fireball-scroll'] };
const aim = (game: Game, raw: string, x: number, y = 1) =>
  act(game, { kind: 'use', item: find(game, raw).id, at: { x, y }, sure: true });

describe('a flame', () => {
  it('burns for three turns and leaves burnt ground', () => {
    const lit = dryScenario('@...F');
    expect(drawFire(wait(lit, 2))).toBe('@...F');
    const out = wait(lit, 3);
    expect(drawFire(out)).toBe('@....');
    expect(here(out).burnt).toHaveLength(1);
  });

  it('spreads only to dry grass, which smoulders for a turn before it burns', () => {
    let game = dryScenario('@.."F..', { seed: 'spread' });
    while (drawFire(game) === '@.."F..') game = wait(game);
    expect(drawFire(game)).toBe('@..sF..');
    expect(view(game, raws).things.find(({ raw }) => raw === 'smoulder')?.igniting).toBe(true);
    expect(drawFire(wait(game)).slice(0, 4)).toBe('@..F');
  });

  it('goes out when no dry grass is left, and burnt ground does not burn again', () => {
    const out = wait(dryScenario('@....""F""'), 12);
    expect(all(out, 'flame')).toEqual([]);
    expect(all(out, 'smoulder')).toEqual([]);
    const again = aim(
      changed(out, (game) => {
        here(game).dry = here(game).burnt!;
        game.pack.push({ id: game.nextId++, kind: 'item', raw: 'fire-flask', inBackpack: { owner: game.hero.id } });
      }),
      'fire-flask',
      7,
    );
    expect(all(again.game, 'flame')).toEqual([]);
  });

  it('hurts a creature that stands in it, each turn anew', () => {
    const game = dryScenario('F', { legend: { F: { raw: 'flame' } } });
    const burning = changed(game, ({ hero }) => {
      hero.position = { x: 1, y: 1 };
    });
    expect(wait(burning).hero.pools.hp.current).toBe(25);
    expect(wait(burning, 2).hero.pools.hp.current).toBeLessThan(22);
  });

  it('burns no stairs, no door and no thing', () => {
    const game = dryScenario(`
      @>F+
      .!F/`);
    const out = wait(game, 4);
    expect(drawFire(out)).toBe(
      drawing(`
        @>.+
        .!./`),
    );
  });

  it('burns furniture', () => {
    const game = dryScenario('@....TF', { seed: 'table' });
    expect(all(wait(game, 4), 'table')).toEqual([]);
  });
});

test('a level never has more than forty flames', () => {
  const field = Array.from({ length: 12 }, () => '""""""""""""""').join('\n');
  let game = dryScenario(`@.............\n..............\n..............\n${field.replace('"', 'F')}`);
  let most = 0;
  for (let turn = 0; turn < 12; turn++) {
    game = wait(game);
    most = Math.max(most, all(game, 'flame').length + all(game, 'smoulder').length);
  }
  expect(most).toBe(MOST_FLAMES);
});

test('every fire goes out, and the game is valid on the way', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.constantFrom('"', '"', '.', 'F', 'T'), { minLength: 60, maxLength: 60 }),
      (seed, cells) => {
        const rows = Array.from({ length: 6 }, (_, y) => cells.slice(10 * y, 10 * y + 10).join(''));
        let game = dryScenario(['@.........', ...rows].join('\n'), {
          seed,
          hero: poolsWith({ hp: { current: 900, max: 900 } }),
        });
        for (let turn = 0; turn < 80 && /[Fs]/.test(drawFire(game)); turn++) {
          game = wait(game);
          expect(stateFaults(raws, game).filter((fault) => !fault.includes('hit points'))).toEqual([]);
        }
        expect(drawFire(game)).not.toMatch(/[Fs]/);
      },
    ),
    { numRuns: 15 },
  );
});

describe('a Fire Flask', () => {
  it('lights its own oil on bare ground, which spreads to nothing', () => {
    const lit = aim(dryScenario('@.......', FLASK), 'fire-flask', 5).game;
    expect(drawFire(lit)).toBe('@..FFF..');
    expect(drawFire(wait(lit, 3))).toBe('@.......');
  });

  it('leaves no oil where nothing burns', () => {
    const town = changed(dryScenario('@.......', FLASK), (game) => {
      here(game).recipe = 'town';
    });
    expect(all(aim(town, 'fire-flask', 5).game, 'oil')).toEqual([]);
  });
});

describe('fire magic', () => {
  it('sets the dry grass in its blast on fire', () => {
    expect(drawFire(aim(dryScenario('@....""""', FIREBALL), 'fireball-scroll', 7).game)).toMatch(/^@\.+F+$/);
  });

  it('lights nothing in the town', () => {
    const town = changed(dryScenario('@....""""', FIREBALL), (game) => {
      here(game).recipe = 'town';
    });
    expect(drawFire(aim(town, 'fireball-scroll', 7).game)).toBe('@....""""');
  });

  it('reports a new fire once', () => {
    const lit = aim(dryScenario('@...."""', FLASK), 'fire-flask', 5);
    expect(eventsOfKind(lit, 'kindled')).toHaveLength(1);
    expect(eventsOfKind(act(lit.game, { kind: 'wait' }), 'kindled')).toEqual([]);
  });
});

describe('webs and oil', () => {
  const thrown = (raw: string, map: string) =>
    aim(dryScenario(map, { carried: [raw, 'fire-flask'], identified: [raw] }), raw, 4, 2);
  const open = '.......\n@......\n.......';

  it('stay where they fell, on nine cells at most, and burn', () => {
    for (const [thing, prop] of [
      ['web-scroll', 'sticky-web'],
      ['oil-flask', 'oil'],
    ] as const) {
      const { game } = thrown(thing, open);
      const laid = all(game, prop).length;
      expect([5, 9]).toContain(laid);
      expect(all(aim(game, 'fire-flask', 4, 2).game, prop).length).toBeLessThan(laid);
    }
  });

  it('form no second layer, and lie neither on stairs nor on doors', () => {
    const { game } = thrown('oil-flask', '.......\n@.>+...\n.......');
    const cells = all(game, 'oil').map(({ position }) => `${position!.x},${position!.y}`);
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells).not.toContain('3,2');
    expect(cells).not.toContain('4,2');
  });
});

describe('experience for a creature that dies in a fire', () => {
  const dying = (unaware: boolean, lit: boolean) =>
    changed(
      dryScenario('@.....o', {
        legend: { o: { raw: 'orc', ...(unaware && { unaware: 'asleep' as const }) } },
        hero: poolsWith(),
      }),
      (game) => {
        find(game, 'orc').pools!.hp.current = 2;
        const { position } = find(game, 'orc');
        const flame = { id: game.nextId++, kind: 'prop', raw: 'flame', position: { ...position! } } as const;
        here(game).entities.push({ ...flame, burnsUntil: game.turn + 3, ...(lit && { litBy: game.hero.id }) });
      },
    );
  const xpOf = (game: Game): number => wait(game).hero.pools.xp;

  it('is whole if the hero lit it', () => expect(xpOf(dying(false, true))).toBeGreaterThan(0));
  it('is half if the creature never noticed the hero', () =>
    expect(xpOf(dying(true, true))).toBe(Math.round(xpOf(dying(false, true)) / 2)));
  it('is none if the hero neither lit it nor led the creature there', () => expect(xpOf(dying(true, false))).toBe(0));
});

test('lighting the grass under the hero’s feet asks first', () => {
  const game = changed(dryScenario('@"o"', FLASK), (draft) => {
    here(draft).dry = [...here(draft).dry!, 7].sort((a, b) => a - b);
  });
  const use = { kind: 'use', item: find(game, 'fire-flask').id, at: { x: 2, y: 1 } } as const;
  expect(refusal(game, use)).toMatchObject({ code: 'danger', danger: 'self' });
});

test('a step into flames or onto ground that smoulders asks first', () => {
  for (const fire of ['F', 's']) {
    const game = mapped(dryScenario(`@${fire}`));
    expect(refusal(game, { kind: 'move', direction: 'e' })).toMatchObject({ code: 'danger', danger: 'fire' });
  }
});
