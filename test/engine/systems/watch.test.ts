import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { Game } from '../../../src/engine/state/game';
import { eventsOfKind, kindsOf, worldOf } from '../../support/combat';
import { HERO, hurt, on } from '../../support/effects';
import { act, all, changed, scenario as draw, here, type Legend } from '../../support/scenario';

const legend: Legend = { W: { raw: 'watch-guard', summoned: true } };
const scenario = (drawing: string, points: number, depth = 1): Game => ({
  ...draw(drawing, { legend, depth, hero: { godMode: true } }),
  standings: { townsfolk: points },
});
const wait = (game: Game) => act(game, { kind: 'wait' });
const guards = (game: Game) => all(game, 'watch-guard');

/** Game with its turn counter moved on. Nothing else changes. */
const later = (game: Game, turns: number): Game => ({ ...game, turn: game.turn + turns });

const TOWN = '@.#######.\n..#######>\n.........>';

describe('the Watch', () => {
  it('comes through the gate, two guards at a time, when the town is an enemy of the hero', () => {
    const result = wait(scenario(TOWN, -10));
    expect(guards(result.game)).toHaveLength(2);
    for (const guard of guards(result.game)) {
      expect(guard).toMatchObject({ summoned: true, chasing: HERO, pools: { level: 5, gold: 0 } });
      expect(guard.position!.x).toBeGreaterThanOrEqual(9);
    }
    expect(eventsOfKind(result, 'watch-called')).toMatchObject([{ faction: 'townsfolk', at: { x: 10, y: 3 } }]);
    expect(result.game.watchCalled).toBe(1);
  });

  it('gives each guard an id of its own', () => {
    const { game } = wait(scenario(TOWN, -10));
    const ids = here(game).entities.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(game.nextId);
  });

  it('is not called before that, nor on other levels', () => {
    expect(guards(wait(scenario(TOWN, -9.75)).game)).toEqual([]);
    expect(guards(wait(scenario(TOWN, -10, 2)).game)).toEqual([]);
  });

  it('is called again after every 100 turns', () => {
    const { game } = wait(scenario(TOWN, -10));
    expect(guards(wait(later(game, 98)).game)).toHaveLength(2);
    expect(guards(wait(later(game, 99)).game)).toHaveLength(4);
  });

  it('comes also through a gate that is shut behind a hero with the Amulet', () => {
    const town = scenario(`${TOWN}\n##########\n.#########`, -10);
    const carrying = changed(town, (game) => {
      game.campaign = 'amulet';
      here(game).start = { x: 1, y: 5 };
      game.pack.push({ id: 9000, kind: 'item', raw: 'amulet-of-yala', inBackpack: { owner: game.hero.id } });
    });
    const { game } = wait(carrying);
    expect(here(game).tiles).not.toContain('>');
    expect(guards(wait(later(game, 99)).game)).toHaveLength(4);
  });

  it('has eight guards at most', () => {
    const seven = wait(scenario(`${TOWN}\nWWWWWWW..`, -10)).game;
    expect(guards(seven)).toHaveLength(8);
    expect(guards(wait(later(seven, 500)).game)).toHaveLength(8);
  });

  it('comes from the far end of the town', () => {
    const far = `${'.'.repeat(70)}>`;
    const { game } = wait(scenario(`@${far}`, -10));
    const before = Math.min(...guards(game).map(({ position }) => position!.x));
    let next = game;
    for (let turn = 0; turn < 40; turn++) next = wait(next).game;
    const after = Math.min(...guards(next).map(({ position }) => position!.x));
    expect(before).toBeGreaterThan(60);
    expect(after).toBeLessThan(40);
  });

  it('leaves the hero alone once the fine is paid', () => {
    const { game } = wait(scenario(TOWN, -10));
    const paid: Game = { ...game, standings: {} };
    let next = paid;
    for (let turn = 0; turn < 3; turn++) next = wait(next).game;
    for (const guard of guards(next)) expect(guard.chasing).toBeUndefined();
  });

  it('pays and leaves nothing, however often it comes', () => {
    let game = scenario(TOWN, -10);
    for (let call = 0; call < 6; call++) {
      game = wait(later(game, 100)).game;
      expect(guards(game)).toHaveLength(2);
      const world = worldOf(game);
      for (const { id } of guards(game)) hurt(world, HERO, on(id), 999);
      drainEffects(world);
      expect(kindsOf(world)).not.toContain('rewarded');
      game = changed(game, (draft) => {
        for (const guard of guards(draft)) guard.pools!.hp.current = 0;
      });
      game = wait(game).game;
    }
    expect(game.hero.pools).toMatchObject({ xp: 0, level: 1, gold: 20 });
    expect(here(game).entities).toEqual([]);
  });
});
