import { legalActions, summarizeGame } from '../../src/engine';
import type { Game } from '../../src/engine/state/game';
import { loadRaws } from '../../src/raws';
import { kindsOf } from '../support/combat';
import { act, all, changed, find, here, refusal, scenario } from '../support/scenario';

const raws = loadRaws();

/** Game with a dragon that dies of the next missile. */
const dying = (seed = 'laurel'): Game =>
  changed(
    scenario('@...D..\n.......', {
      seed,
      depth: 6,
      carried: ['magic-missile-scroll'],
      identified: ['magic-missile-scroll'],
    }),
    (game) => {
      find(game, 'black-dragon').pools!.hp.current = 1;
    },
  );

const slay = (game: Game) =>
  act(game, { kind: 'use', item: find(game, 'magic-missile-scroll').id, at: find(game, 'black-dragon').position! });

describe('killing the Black Dragon', () => {
  it("wins the run's laurel", () => {
    const { game, events } = slay(dying());
    expect(game.laurel).toBe(true);
    expect(kindsOf({ events })).toContain('laurel');
  });

  it('wins the laurel only once', () => {
    const { game, events } = slay(changed(dying(), (before) => Object.assign(before, { laurel: true })));
    expect(game.kills).toBe(1);
    expect(kindsOf({ events })).not.toContain('laurel');
  });

  it('leaves a Dragon Scale and three different magic items on its cells', () => {
    for (let run = 0; run < 20; run++) {
      const { game } = slay(dying(`laurel ${run}`));
      const left = here(game).entities.filter(({ kind }) => kind === 'item');
      expect(left.map(({ raw }) => raw)).toContain('dragon-scale');
      expect(new Set(left.map(({ raw }) => raw)).size).toBe(4);
      expect(left.filter(({ raw }) => raws.item[raw]?.magic)).toHaveLength(3);
      expect(new Set(left.map(({ position }) => `${position!.x} ${position!.y}`)).size).toBe(4);
    }
  });

  it('leaves as much in The Amulet, but wins nothing there', () => {
    const { game } = slay(changed(dying(), (before) => Object.assign(before, { campaign: 'amulet' })));
    const left = here(game).entities.filter(({ kind }) => kind === 'item');
    expect(left.map(({ raw }) => raw)).toContain('dragon-scale');
    expect(left.filter(({ raw }) => raws.item[raw]?.magic || raws.item[raw]?.variant)).toHaveLength(3);
    expect(game.laurel).toBe(false);
  });

  it('wins nothing if another creature does it', () => {
    const poisoned = changed(dying(), (game) => {
      find(game, 'black-dragon').statuses = [
        { kind: 'damage-over-time', source: 'watch-fire', turns: 5, by: null, damage: 9 },
      ];
    });
    const { game } = act(poisoned, { kind: 'wait' });
    expect(all(game, 'black-dragon')).toEqual([]);
    expect(all(game, 'dragon-scale')).toHaveLength(1);
    expect(game.laurel).toBe(false);
  });
});

describe('retiring', () => {
  it('is for victors only', () => {
    expect(refusal(scenario('@'), { kind: 'retire' })).toEqual({ code: 'not-a-victor' });
  });

  it('ends the run without a death', () => {
    const { game, turns } = act(slay(dying()).game, { kind: 'retire' });
    expect(turns).toBe(0);
    expect(game.over).toMatchObject({ result: 'retired', depth: 6, by: null, cause: null });
  });

  it('is listed to victors', () => {
    expect(legalActions(slay(dying()).game, raws)).toContainEqual({ kind: 'retire' });
    expect(legalActions(scenario('@'), raws)).not.toContainEqual({ kind: 'retire' });
  });
});

describe('the summary of a game', () => {
  it('is made when it is over', () => {
    expect(summarizeGame(scenario('@'), raws)).toBeNull();
  });

  it('counts levels, experience, gold and the laurel', () => {
    const { game } = act(slay(dying()).game, { kind: 'retire' });
    const { xp, gold, level } = game.hero.pools;
    expect(summarizeGame(game, raws)).toEqual({
      result: 'retired',
      score: 500 + Math.floor(xp / 10) + Math.floor(gold - raws.hero.gold) + 3000,
      depth: 6,
      deepest: 6,
      level,
      xp,
      kills: 1,
      gold,
      turns: 1,
      by: null,
      cause: null,
      laurel: true,
      cheated: false,
    });
  });
});
